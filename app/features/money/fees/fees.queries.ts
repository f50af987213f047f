import { hc } from 'hono/client'
import type { staffApi } from '../../../../worker/backoffice/staff.api.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const fees = hc<typeof staffApi>(...API).admin['fee-invoices']

/** Makes the due fee invoices of a month. @throws RequestError bad_input before the month is over */
export const makeFees = (month: string) => signedInAnswerOf(fees.$post({ json: { month } }))
