import { hc } from 'hono/client'
import type { staffApi } from '../../../../worker/backoffice/staff.api.ts'
import type { ownerPaymentsApi } from '../../../../worker/money/payments.api.ts'
import type { Correction, NewPayment, NewRefund } from '../../../../worker/money/rules/documents/payment.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

/** Who records: staff in the back office, or a member of the owner. */
export type Recorder = 'staff' | 'owner'

const staff = hc<typeof staffApi>(...API).admin.campaigns[':id']
const owner = hc<typeof ownerPaymentsApi>(...API).owner.campaigns[':id']

const of = (id: string) => ({ param: { id: encodeURIComponent(id) } })

/** @throws RequestError bad_input by the field; conflict without billing details; key_reused */
export const recordPayment = (by: Recorder, campaign: string, json: NewPayment) =>
  signedInAnswerOf(
    by === 'staff' ? staff.payments.$post({ ...of(campaign), json }) : owner.payments.$post({ ...of(campaign), json }),
  )

/** @throws RequestError bad_input by the field; key_reused */
export const recordRefund = (by: Recorder, campaign: string, json: NewRefund) =>
  signedInAnswerOf(
    by === 'staff' ? staff.refunds.$post({ ...of(campaign), json }) : owner.refunds.$post({ ...of(campaign), json }),
  )

/** @throws RequestError conflict where it is corrected already; key_reused */
export function correctPayment(by: Recorder, campaign: string, payment: number, json: Correction) {
  const asked = { param: { ...of(campaign).param, payment: String(payment) }, json }
  return signedInAnswerOf(
    by === 'staff' ? staff.payments[':payment'].correct.$post(asked) : owner.payments[':payment'].correct.$post(asked),
  )
}
