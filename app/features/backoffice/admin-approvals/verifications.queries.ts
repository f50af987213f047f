import { hc } from 'hono/client'
import type { staffApi } from '../../../../worker/backoffice/staff.api.ts'
import type {
  NewVerification,
  VerificationWithdrawal,
} from '../../../../worker/organisations/rules/owners/verification.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const { verifications } = hc<typeof staffApi>(...API).admin.owners[':id']

/** Records a check of an owner's documents. @throws RequestError bad_input */
export const recordVerification = (owner: string, json: NewVerification) =>
  signedInAnswerOf(verifications.$post({ param: { id: encodeURIComponent(owner) }, json }))

/** Withdraws a check. @throws RequestError conflict when it is already withdrawn */
export const withdrawVerification = (owner: string, verification: string, json: VerificationWithdrawal) =>
  signedInAnswerOf(
    verifications[':verification'].withdraw.$post({
      param: { id: encodeURIComponent(owner), verification: encodeURIComponent(verification) },
      json,
    }),
  )
