import { setPaid } from '../../booking/lines/milestones.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { newId } from '../../kernel/tokens.ts'
import { payments } from '../documents.table.ts'
import { invoiceToPay, openTo, proformaToPay, tdsBasisOf } from '../rules/documents/owner-money.ts'
import { exactMoney } from '../rules/documents/parts.ts'
import { checkDay, mostTds, type NewPayment } from '../rules/documents/payment.ts'
import { receiptVoucher } from '../rules/documents/voucher.ts'
import { paymentRecorded } from '../rules/money.events.ts'
import { issueStatements } from './issue.server.ts'
import {
  type Acting,
  emitPayment,
  guardActing,
  instantOn,
  prefixOf,
  type Recorded,
  type Recorder,
  readActing,
  recordOnce,
} from './payment-acts.server.ts'

/**
 * Records money that an owner of an approved campaign received. Before the owner's invoice it is an advance, and gets a
 * receipt voucher in the owner's name; afterwards it pays the invoice. A record is never edited. A repeated request
 * with the same key gets the first answer.
 * @throws DomainError not_found, also for a campaign of another user; forbidden without the right to sell; bad_input
 * with the field: a wrong day, more than is open; conflict while the owner has no billing details; key_reused
 */
export async function recordPayment(
  ctx: ServiceContext,
  by: Recorder,
  user: CurrentUser,
  { campaign: campaignId, ...input }: NewPayment & { campaign: string },
): Promise<Recorded> {
  const { owner, ...facts } = input
  return recordOnce(ctx, user, { campaignId, ownerId: owner, ...facts, of: null }, async () => {
    const acting = await readActing(ctx, by, user, { campaign: campaignId, owner })
    checkPayment(ctx, acting, input)
    return writePayment(ctx, by, user, acting, input)
  })
}

/** @throws DomainError bad_input at `day`, `amount` or `tds` */
function checkPayment({ now }: ServiceContext, { campaign, money, owner, supplier }: Acting, input: NewPayment): void {
  checkDay(input.day, { today: civilDate(now), approvedOn: campaign.approvedOn })
  const open = openTo(money, owner)
  if (input.amount + input.tds > open) {
    const message =
      open === 0
        ? 'Nothing due to this media owner'
        : `At most ${exactMoney(open)} is open, TDS included. What came above that is no payment of this campaign`
    throw new DomainError('bad_input', message, [{ path: 'amount', message }], undefined, { open })
  }
  const most = mostTds(tdsBasisOf(money, owner, supplier.tdsBp))
  if (input.tds > most) {
    const message = `At most ${exactMoney(most)} can be withheld here: 20% of the value without GST, less what was withheld before`
    throw new DomainError('bad_input', message, [{ path: 'tds', message }])
  }
}

async function writePayment(ctx: ServiceContext, by: Recorder, user: CurrentUser, acting: Acting, input: NewPayment) {
  const { db, now } = ctx
  const { campaign, owner, money, milestones, buyer, supplier } = acting
  const { amount, tds, method, reference, day, key } = input
  const prefix = prefixOf(acting, by)
  const invoice = invoiceToPay(money, owner)
  const made = invoice ? null : newId('doc')
  const documentId = made ?? invoice?.id ?? null
  const voucher = made === null ? null : receiptVoucher(money, owner, milestones, { buyer, supplier }, input)
  const common = { prefix, campaignId: campaign.id, userId: campaign.userId, ownerId: owner }
  const happened = await emitPayment(ctx, user, paymentRecorded, acting, {
    detail: { amount, tds, method, reference, day },
    made: made === null ? null : { id: made, kind: 'receipt' },
    of: documentId,
  })
  const statements = [
    ...guardActing(ctx, by, user, acting),
    ...(voucher && made
      ? issueStatements(ctx, {
          ...common,
          ...voucher,
          id: made,
          kind: 'receipt',
          of: proformaToPay(money, owner, milestones)?.id ?? null,
        })
      : []),
    db.insert(payments).values({
      ...{ campaignId: campaign.id, ownerId: owner, documentId, amount, tds, method, reference, key },
      at: instantOn(day, now),
      recordedAt: now.getTime(),
      recordedBy: user.id,
    }),
    setPaid(ctx, campaign.id),
  ]
  return { statements, happened }
}
