import { hc } from 'hono/client'
import type { staffApi } from '../../../../worker/backoffice/staff.api.ts'
import type { ownerPaymentsApi } from '../../../../worker/money/payments.api.ts'
import type { Correction, NewPayment, NewRefund } from '../../../../worker/money/rules/documents/payment.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

/** Side that records: staff in the back office, or a member of the owner. */
export type Recorder = 'staff' | 'owner'

const staff = hc<typeof staffApi>(...API).admin.campaigns[':id']
const owner = hc<typeof ownerPaymentsApi>(...API).owner.campaigns[':id']

const of = (id: string) => ({ param: { id: encodeURIComponent(id) } })

/** Records a payment. @throws RequestError bad_input by field; conflict without billing details; key_reused */
export const recordPayment = (by: Recorder, campaign: string, json: NewPayment) =>
  signedInAnswerOf(
    by === 'staff' ? staff.payments.$post({ ...of(campaign), json }) : owner.payments.$post({ ...of(campaign), json }),
  )

/** Records a refund. @throws RequestError bad_input by field; key_reused */
export const recordRefund = (by: Recorder, campaign: string, json: NewRefund) =>
  signedInAnswerOf(
    by === 'staff' ? staff.refunds.$post({ ...of(campaign), json }) : owner.refunds.$post({ ...of(campaign), json }),
  )

/** Reverses a payment. @throws RequestError conflict when it is already corrected; key_reused */
export function correctPayment(by: Recorder, campaign: string, payment: number, json: Correction) {
  const asked = { param: { ...of(campaign).param, payment: String(payment) }, json }
  return signedInAnswerOf(
    by === 'staff' ? staff.payments[':payment'].correct.$post(asked) : owner.payments[':payment'].correct.$post(asked),
  )
}
