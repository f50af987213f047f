import { type CivilDate, civilDate } from '../../../kernel/rules/dates.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import { list } from '../../../kernel/rules/text/list.ts'
import { formatPercent } from '../../../organisations/rules/billing/dated-words.ts'
import { taxSum } from '../../../organisations/rules/billing/gst.ts'
import type { DocumentBodies, DocumentLine, DocumentMilestone, DocumentParty } from './document.ts'
import { orderNumbers, printedNow } from './due-documents.ts'
import { advanceParts } from './line.ts'
import { type CampaignMoney, notInvoiced } from './money.ts'
import { partyOnly } from './order.ts'
import type { OwnerMilestone } from './owner-milestones.ts'
import { proformaToPay } from './owner-money.ts'
import { milestoneText, ordersLabel, plainMoney } from './parts.ts'
import { type NewPayment, type NewRefund, PAYMENT_METHODS } from './payment.ts'
import type { DocumentTotals, TaxedLine } from './totals.ts'

// Vouchers for money before the service: received (CGST rule 50), or refunded (rule 51).

interface Sides {
  buyer: DocumentParty
  supplier: DocumentParty
}

/** A voucher without its number. Its sum is the money, so its sums are not those of the lines rounded to the rupee. */
export interface Voucher<Kind extends 'receipt' | 'refund'> {
  body: DocumentBodies[Kind]
  totals: Omit<DocumentTotals, 'exact'>
}

const sumOf = (lines: readonly TaxedLine[], head: keyof TaxedLine) => lines.reduce((sum, line) => sum + line[head], 0)

/** The sums of a voucher over exactly the money that moved. */
function totalsOf(lines: readonly TaxedLine[], gross: Paise): Omit<DocumentTotals, 'exact'> {
  const [taxable, cgst, sgst, igst] = [
    sumOf(lines, 'taxable'),
    sumOf(lines, 'cgst'),
    sumOf(lines, 'sgst'),
    sumOf(lines, 'igst'),
  ]
  return { taxable, cgst, sgst, igst, roundOff: gross - taxable - cgst - sgst - igst, payable: gross }
}

/** Value and tax in a sum, by SAC and rate, with its purpose. */
function voucherLines(gross: Paise, title: string, basis: readonly DocumentLine[]): DocumentLine[] {
  const parts = advanceParts(gross, basis)
  return parts.map((part) => {
    const isSame = (line: DocumentLine) =>
      line.sac === part.sac &&
      line.gstBp === part.gstBp &&
      line.place === part.place &&
      (line.igst !== 0) === (part.igst !== 0)
    const held = parts.length === 1 ? gross : part.taxable + taxSum(part)
    const titles = [...new Set(basis.filter(isSame).map((line) => line.title))]
    return {
      ...{ id: null, ref: '', title, parts: [], starts: null, ends: null },
      details: [
        ...(titles.length > 0 ? [titles.join('; ')] : []),
        `Value held in ${plainMoney(held)} × 100 / ${formatPercent(10_000 + part.gstBp).replace('%', '')}`,
      ],
      ...part,
    }
  })
}

/** `Advance, 30%`; `Part of progress, 40%` where it is not all that is open of it. */
function purposeOf(gross: Paise, milestones: readonly OwnerMilestone[]): string {
  let left = gross
  const named: string[] = []
  for (const milestone of milestones) {
    const open = milestone.amount - milestone.received
    if (open <= 0 || left <= 0) continue
    const text = milestoneText(milestone)
    const how = left < open ? 'Part of ' : milestone.received > 0 ? 'Rest of ' : ''
    const name = how === '' && named.length === 0 ? text : `${text[0]?.toLowerCase()}${text.slice(1)}`
    named.push(`${named.length === 0 ? how : how.toLowerCase()}${name}`)
    left -= open
  }
  return named.length === 0 ? 'Advance' : list(named)
}

const asMilestone = ({ kind, percent, amount, due }: OwnerMilestone): DocumentMilestone => ({
  kind,
  percent,
  amount,
  due,
})

/** The milestones of an order once more money has come; it pays for the earliest first. */
function standingAfter(milestones: readonly OwnerMilestone[], gross: Paise) {
  let left = gross
  return milestones.map((milestone) => {
    const more = Math.min(left, milestone.amount - milestone.received)
    left -= more
    return { ...asMilestone(milestone), received: milestone.received + more }
  })
}

/** The receipt voucher for money that came before an invoice. @param milestones of the owner, before it came */
export function receiptVoucher(
  money: CampaignMoney,
  owner: string,
  milestones: readonly OwnerMilestone[],
  { buyer, supplier }: Sides,
  payment: Pick<NewPayment, 'amount' | 'tds' | 'method' | 'reference' | 'day'>,
): Voucher<'receipt'> {
  const gross = payment.amount + payment.tds
  const order = orderNumbers(money, owner)
  const basis = notInvoiced(money, owner).map(printedNow)
  const title = `${purposeOf(gross, milestones)} of ${ordersLabel(order).toLowerCase()} ${order}`
  const lines = voucherLines(gross, title, basis)
  return {
    body: {
      ...{ from: partyOnly(supplier), to: partyOnly(buyer), campaign: money.campaign, lines, order },
      against: proformaToPay(money, owner, milestones)?.number ?? null,
      receivedOn: payment.day,
      method: PAYMENT_METHODS[payment.method],
      reference: payment.reference,
      money: payment.amount,
      tds: payment.tds,
      standing: standingAfter(milestones, gross),
    },
    totals: totalsOf(lines, gross),
  }
}

/** A receipt voucher that was made earlier. */
export interface MadeReceipt {
  number: string
  at: number
  body: DocumentBodies['receipt']
}

const named = (receipts: readonly MadeReceipt[]) =>
  receipts.map(({ number, at }) => ({ number, on: civilDate(new Date(at)) }))

/** Refund voucher for a refund before an invoice, taxed as the advance was. */
export function refundVoucher(
  money: CampaignMoney,
  owner: string,
  receipts: readonly MadeReceipt[],
  { buyer, supplier }: Sides,
  refund: Pick<NewRefund, 'amount' | 'method' | 'reference' | 'day' | 'reason'>,
): Voucher<'refund'> {
  const order = orderNumbers(money, owner)
  const lines = voucherLines(
    refund.amount,
    `Refund of an advance of ${ordersLabel(order).toLowerCase()} ${order}`,
    receipts.flatMap(({ body }) => body.lines).map((line) => ({ ...line, title: line.details[0] ?? line.title })),
  )
  return {
    body: {
      ...{ from: partyOnly(supplier), to: partyOnly(buyer), campaign: money.campaign, lines, order },
      receipts: named(receipts),
      paidOn: refund.day,
      method: PAYMENT_METHODS[refund.method],
      reference: refund.reference,
      reason: refund.reason,
    },
    totals: totalsOf(lines, refund.amount),
  }
}

/** Refund voucher that reverses a mistaken receipt voucher, line by line. */
export function reversal(
  receipt: MadeReceipt & { totals: Omit<DocumentTotals, 'exact'> },
  { day, reason }: { day: CivilDate; reason: string },
): Voucher<'refund'> {
  const { from, to, campaign, lines, order, method, reference } = receipt.body
  return {
    body: {
      ...{ from, to, campaign, order, method, reference, receipts: named([receipt]), paidOn: day, reason },
      lines: lines.map((line) => ({ ...line, title: `Taken back: ${line.title}` })),
    },
    totals: receipt.totals,
  }
}

/** Receipt voucher that reverses a mistaken refund voucher: the advance is valid again. */
export function restored(
  { number, body, totals }: { number: string; body: DocumentBodies['refund']; totals: Omit<DocumentTotals, 'exact'> },
  day: CivilDate,
): Voucher<'receipt'> {
  const { from, to, campaign, lines, order, method, reference } = body
  return {
    body: {
      ...{ from, to, campaign, order, method, reference, receivedOn: day, money: totals.payable, tds: 0 },
      against: number,
      lines: lines.map((line) => ({ ...line, title: `Taken back: ${line.title}` })),
      standing: [],
    },
    totals,
  }
}
