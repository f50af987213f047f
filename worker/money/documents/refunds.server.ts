import { and, eq, sql } from 'drizzle-orm'
import { balanceMilestones, setPaid } from '../../booking/lines/milestones.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { newId } from '../../kernel/tokens.ts'
import { documents, payments } from '../documents.table.ts'
import type { DocumentBodies } from '../rules/documents/document.ts'
import { advanceLeft, refundOf } from '../rules/documents/owner-money.ts'
import { exactMoney } from '../rules/documents/parts.ts'
import { type Correction, checkDay, type NewRefund } from '../rules/documents/payment.ts'
import { type MadeReceipt, refundVoucher, restored, reversal } from '../rules/documents/voucher.ts'
import { paymentCorrected, paymentRefunded } from '../rules/money.events.ts'
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
 * Recounts payments in and out: first milestones no longer paid, then the payable sums, then the milestones that those
 * sums pay.
 */
const recountPayments = (ctx: ServiceContext, campaign: string) => [
  setPaid(ctx, campaign),
  balanceMilestones(ctx.db, [campaign]),
  setPaid(ctx, campaign),
]

/** Receipt vouchers of an owner in a campaign that none took back, the earliest first. */
async function readReceipts({ db }: ServiceContext, { campaign, owner }: Acting): Promise<MadeReceipt[]> {
  const rows = await db
    .select({ number: documents.number, at: documents.at, body: documents.body })
    .from(documents)
    .where(
      and(
        eq(documents.campaignId, campaign.id),
        eq(documents.ownerId, owner),
        eq(documents.kind, 'receipt'),
        // A correction took these back whole.
        sql`not exists (select 1 from payments p join payments c on c.of = p.id where p.document_id = ${documents.id})`,
      ),
    )
    .orderBy(documents.at, documents.n)
  // The kind decides the type of the body.
  return rows.map((row) => ({ ...row, body: row.body as DocumentBodies['receipt'] }))
}

/**
 * Records money that an owner paid back: at most the sum received above the payable one. A part that is an advance
 * without an invoice gets a refund voucher; the rest has a credit note already. A repeated request with the same key
 * gets the first answer.
 * @throws DomainError as of `recordPayment`; bad_input at `amount` above the sum to refund
 */
export async function recordRefund(
  ctx: ServiceContext,
  by: Recorder,
  user: CurrentUser,
  { campaign: campaignId, ...input }: NewRefund & { campaign: string },
): Promise<Recorded> {
  const { owner, key, amount, method, reference, day } = input
  const asked = { key, campaignId, ownerId: owner, amount: -amount, tds: 0, method, reference, day, of: null }
  return recordOnce(ctx, user, asked, async () => {
    const acting = await readActing(ctx, by, user, { campaign: campaignId, owner })
    checkDay(day, { today: civilDate(ctx.now), approvedOn: acting.campaign.approvedOn })
    checkRefund(acting, amount)
    return writeRefund(ctx, by, user, acting, input, await readReceipts(ctx, acting))
  })
}

/** @throws DomainError bad_input at `amount` */
function checkRefund({ money, owner }: Acting, amount: number): void {
  const most = refundOf(money, owner)
  if (amount <= most) return
  const message = most === 0 ? 'Nothing is to be paid back' : `At most ${exactMoney(most)} is to be paid back`
  throw new DomainError('bad_input', message, [{ path: 'amount', message }], undefined, { toRefund: most })
}

async function writeRefund(
  ctx: ServiceContext,
  by: Recorder,
  user: CurrentUser,
  acting: Acting,
  input: NewRefund,
  receipts: readonly MadeReceipt[],
) {
  const { db, now } = ctx
  const { campaign, owner, money, buyer, supplier } = acting
  const { amount, method, reference, day, key, reason } = input
  const ofAdvance = receipts.length === 0 ? 0 : Math.min(amount, advanceLeft(money, owner))
  const made = ofAdvance > 0 ? newId('doc') : null
  const happened = await emitPayment(ctx, user, paymentRefunded, acting, {
    detail: { amount, method, reference, day, reason },
    made: made === null ? null : { id: made, kind: 'refund' },
  })
  const statements = [
    ...guardActing(ctx, by, user, acting),
    ...(made
      ? issueStatements(ctx, {
          ...{ id: made, kind: 'refund' as const, prefix: prefixOf(acting, by) },
          ...{ campaignId: campaign.id, userId: campaign.userId, ownerId: owner },
          ...refundVoucher(money, owner, receipts, { buyer, supplier }, { ...input, amount: ofAdvance }),
        })
      : []),
    db.insert(payments).values({
      ...{ campaignId: campaign.id, ownerId: owner, documentId: made, amount: -amount, method, reference, key },
      at: instantOn(day, now),
      recordedAt: now.getTime(),
      recordedBy: user.id,
    }),
    ...recountPayments(ctx, campaign.id),
  ]
  return { statements, happened }
}

/** A payment that is to be corrected, with its voucher. */
async function readWrong({ db }: ServiceContext, campaign: string, id: number) {
  const [wrong] = await db
    .select({
      id: payments.id,
      ownerId: payments.ownerId,
      amount: payments.amount,
      tds: payments.tds,
      method: payments.method,
      reference: payments.reference,
      of: payments.of,
      at: payments.at,
      isCorrected: sql<number>`exists (select 1 from payments c where c.of = payments.id)`.as('is_corrected'),
      document: documents.id,
      kind: documents.kind,
      number: documents.number,
      madeAt: documents.at,
      body: documents.body,
      taxable: documents.taxable,
      cgst: documents.cgst,
      sgst: documents.sgst,
      igst: documents.igst,
      roundOff: documents.roundOff,
      payable: documents.payable,
    })
    .from(payments)
    .leftJoin(documents, eq(documents.id, payments.documentId))
    .where(and(eq(payments.id, id), eq(payments.campaignId, campaign)))
  return wrong
}

type Wrong = NonNullable<Awaited<ReturnType<typeof readWrong>>>

/** Voucher that reverses that of a payment; null when it had none. */
function takenBack(wrong: Wrong, { day, reason }: { day: string; reason: string }) {
  const { kind, number, madeAt, body, taxable, cgst, sgst, igst, roundOff, payable } = wrong
  if (number === null || madeAt === null || taxable === null || payable === null) return null
  const totals = {
    ...{ taxable, payable },
    ...{ cgst: cgst ?? 0, sgst: sgst ?? 0, igst: igst ?? 0, roundOff: roundOff ?? 0 },
  }
  const made = { number, at: madeAt, totals }
  // The kind decides the type of the body.
  if (kind === 'receipt') {
    const receipt = { ...made, body: body as DocumentBodies['receipt'] }
    return { kind: 'refund' as const, ...reversal(receipt, { day, reason }) }
  }
  if (kind === 'refund') {
    return { kind: 'receipt' as const, ...restored({ ...made, body: body as DocumentBodies['refund'] }, day) }
  }
  return null
}

/**
 * Reverses a payment or refund that was recorded by mistake, once, on its recorded day. Another voucher reverses its
 * voucher. A repeated request with the same key gets the first answer.
 * @throws DomainError not_found; forbidden; conflict when it is corrected already, or when its money was refunded;
 * key_reused
 */
export async function correctPayment(
  ctx: ServiceContext,
  by: Recorder,
  user: CurrentUser,
  { campaign: campaignId, payment: id, key, reason }: Correction & { campaign: string; payment: number },
): Promise<Recorded> {
  return recordOnce(ctx, user, { key, campaignId, of: id }, async () => {
    const wrong = await readWrong(ctx, campaignId, id)
    if (!wrong?.ownerId) throw new DomainError('not_found', 'Payment not found')
    const acting = await readActing(ctx, by, user, { campaign: campaignId, owner: wrong.ownerId })
    checkCorrection(acting, wrong)
    return writeCorrection(ctx, by, user, acting, wrong, { key, reason })
  })
}

async function writeCorrection(
  ctx: ServiceContext,
  by: Recorder,
  user: CurrentUser,
  acting: Acting,
  wrong: Wrong,
  { key, reason }: Correction,
) {
  const { db, now } = ctx
  const { campaign, owner } = acting
  const { id, amount, tds, method, reference, at } = wrong
  const voucher = takenBack(wrong, { day: civilDate(now), reason })
  const made = voucher && newId('doc')
  const common = { campaignId: campaign.id, userId: campaign.userId, ownerId: owner }
  const happened = await emitPayment(ctx, user, paymentCorrected, acting, {
    detail: { amount, tds, method, reference, reason },
    made: voucher && made ? { id: made, kind: voucher.kind } : null,
  })
  const statements = [
    ...guardActing(ctx, by, user, acting),
    ...(voucher && made
      ? issueStatements(ctx, { ...common, ...voucher, id: made, prefix: prefixOf(acting, by), of: wrong.document })
      : []),
    db.insert(payments).values({
      ...{ campaignId: campaign.id, ownerId: owner, documentId: made, amount: -amount, tds: tds === 0 ? 0 : -tds },
      ...{ method, reference, of: id, at, key, recordedAt: now.getTime(), recordedBy: user.id },
    }),
    ...recountPayments(ctx, campaign.id),
  ]
  return { statements, happened }
}

/** @throws DomainError conflict */
function checkCorrection({ money, owner }: Acting, wrong: Wrong): void {
  if (wrong.of !== null) throw new DomainError('conflict', 'A correction cannot be corrected. Record the payment again')
  if (wrong.isCorrected) throw new DomainError('conflict', 'This payment is already corrected')
  const left = money.payments.reduce((sum, one) => sum + (one.ownerId === owner ? one.amount : 0), 0)
  if (left - wrong.amount < 0) {
    throw new DomainError('conflict', 'This payment was refunded. Correct the refund first')
  }
}
