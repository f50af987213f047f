import type { CampaignLine } from '../../../booking/rules/campaigns/campaign.ts'
import { addDays, type CivilDate, civilDate } from '../../../kernel/rules/dates.ts'
import { groupBy } from '../../../kernel/rules/group-by.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import { list } from '../../../kernel/rules/text/list.ts'
import { tdsOf } from '../../../organisations/rules/billing/withheld-tax.ts'
import type { DocumentBodies, DocumentLine, DocumentMilestone, DocumentParty } from './document.ts'
import { advanceParts, documentLine, partLine } from './line.ts'
import {
  billedLines,
  type CampaignMoney,
  creditsOf,
  grossByLine,
  invoicesOf,
  isOver,
  type KnownDocument,
  notInvoiced,
  receivedBy,
} from './money.ts'
import { partyOnly } from './order.ts'
import type { OwnerMilestone } from './owner-milestones.ts'
import { exactMoney } from './parts.ts'
import { documentTotals } from './totals.ts'

/** Days before the first day of an owner on which its second milestone is billed. */
export const ASK_DAYS = 7

interface Sides {
  buyer: DocumentParty & { creditDays: number }
  supplier: DocumentParty & { tdsBp: number }
}

/** A document that is due, without its number. */
export type DueDocument =
  | { kind: 'proforma'; milestone: number; asked: Paise; replaces: string | null; body: DocumentBodies['proforma'] }
  | { kind: 'invoice'; month: string; body: DocumentBodies['invoice']; lines: CampaignLine[] }
  | { kind: 'credit'; of: string; month: string | null; body: DocumentBodies['credit']; lines: CampaignLine[] }

const sumOf = (amounts: readonly Paise[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Release orders that a paper names one by one; of more it counts the rest. */
const NAMED_ORDERS = 3

/** `RO/26-27/000241 and RO/26-27/000242`: numbers of the release orders of an owner, the earliest first; empty without one. */
export function orderNumbers({ documents }: CampaignMoney, owner: string): string {
  const numbers = documents.flatMap(({ kind, ownerId, number }) => (kind === 'ro' && ownerId === owner ? [number] : []))
  const more = numbers.length - NAMED_ORDERS
  return list(more > 0 ? [...numbers.slice(0, NAMED_ORDERS), `${more} more`] : numbers)
}

const asMilestone = ({ kind, percent, amount, due }: OwnerMilestone): DocumentMilestone => ({
  kind,
  percent,
  amount,
  due,
})

/**
 * Documents of an owner that are due on a day: proformas of milestones, the invoice once everything was shown and
 * proven, credit notes.
 */
export function dueDocuments(
  money: CampaignMoney,
  owner: string,
  milestones: readonly OwnerMilestone[],
  sides: Sides,
  today: CivilDate,
): DueDocument[] {
  return [
    ...dueProformas(money, owner, milestones, sides, today),
    ...dueInvoice(money, owner, sides, today),
    ...dueCredits(money, owner, sides),
  ]
}

function dueProformas(
  money: CampaignMoney,
  owner: string,
  milestones: readonly OwnerMilestone[],
  { buyer, supplier }: Sides,
  today: CivilDate,
): DueDocument[] {
  const lines = billedLines(money, owner)
  // Once everything is over the invoice asks.
  if (lines.length === 0 || isOver(money, owner) || invoicesOf(money, owner).length > 0) return []
  const printed = lines.map(printedNow)
  return milestones.flatMap((milestone): DueDocument[] => {
    const { n, kind, amount, received, due } = milestone
    if (kind === 'final' || amount <= received) return []
    if (kind === 'progress' && (due === null || addDays(due, -ASK_DAYS) > today)) return []
    const open = money.documents.find(
      (one) => one.kind === 'proforma' && one.ownerId === owner && one.milestone === n && one.closedAt === null,
    )
    if (open?.asked === amount) return []
    const parts = advanceParts(amount, printed)
    const taxable = sumOf(parts.map((part) => part.taxable))
    const body: DocumentBodies['proforma'] = {
      ...headOf(money, supplier, buyer),
      lines: printed,
      order: orderNumbers(money, owner),
      milestone: { n, ...asMilestone(milestone) },
      others: milestones.filter((other) => other.n !== n).map(asMilestone),
      taxable,
      gst: amount - taxable,
      tds: { bp: supplier.tdsBp, amount: tdsOf({ taxable, bp: supplier.tdsBp }) },
    }
    return [{ kind: 'proforma', milestone: n, asked: amount, replaces: open?.id ?? null, body }]
  })
}

const headOf = ({ campaign }: CampaignMoney, from: DocumentParty, to: DocumentParty) => ({
  ...{ from: partyOnly(from), to: partyOnly(to), campaign },
})

/** A line at its present cost: whole, or the part that is kept. */
export function printedNow(line: CampaignLine): DocumentLine {
  if (line.refund === 0) return documentLine(line)
  const why = line.status === 'cancelled' ? 'Cancelled: what is kept of' : 'Less what was not shown, of'
  return partLine(line, line.total - line.refund, `${why} ${exactMoney(line.total)} with GST`)
}

function dueInvoice(money: CampaignMoney, owner: string, { buyer, supplier }: Sides, today: CivilDate): DueDocument[] {
  const lines = notInvoiced(money, owner)
  const month = today.slice(0, 7)
  if (lines.length === 0 || !isOver(money, owner)) return []
  // At most one open invoice a month: lines proven later go into the next month's.
  if (invoicesOf(money, owner).some((invoice) => invoice.month === month && invoice.closedAt === null)) return []
  const printed = lines.map(printedNow)
  const { taxable, payable } = documentTotals(printed)
  const vouchers = money.documents.filter(({ kind, ownerId }) => kind === 'receipt' && ownerId === owner)
  const earlier = sumOf(invoicesOf(money, owner).map((invoice) => invoice.payable))
  const body: DocumentBodies['invoice'] = {
    ...headOf(money, supplier, buyer),
    lines: printed,
    order: orderNumbers(money, owner),
    due: addDays(today, buyer.creditDays),
    vouchers:
      earlier === 0
        ? vouchers.map(({ number, at, payable: amount }) => ({ number, on: civilDate(new Date(at)), amount }))
        : [],
    balance: Math.max(0, payable - Math.max(0, receivedBy(money, owner) - earlier)),
    tds: { bp: supplier.tdsBp, amount: tdsOf({ taxable, bp: supplier.tdsBp }) },
    irn: null,
  }
  return [{ kind: 'invoice', month, body, lines }]
}

/** Credit notes for refunds of invoiced lines: one an invoice. */
function dueCredits(money: CampaignMoney, owner: string, { buyer, supplier }: Sides): DueDocument[] {
  const credited = grossByLine(creditsOf(money, owner))
  const invoiced = grossByLine(invoicesOf(money, owner))
  const lines = money.lines.filter(({ id, total, refund }) => {
    const billed = invoiced.get(id)
    return billed !== undefined && billed - (credited.get(id) ?? 0) > total - refund
  })
  const invoiceOf = ({ id }: CampaignLine) =>
    invoicesOf(money, owner).find((invoice) => invoice.lines.some((line) => line.id === id))?.id ?? ''
  return [...groupBy(lines, invoiceOf)].flatMap(([id, own]): DueDocument[] => {
    const invoice = invoicesOf(money, owner).find((one) => one.id === id)
    if (!invoice) return []
    const printed = own.map((line) => {
      const gross = (invoiced.get(line.id) ?? 0) - (credited.get(line.id) ?? 0) - (line.total - line.refund)
      return partLine(line, gross, line.status === 'cancelled' ? 'Cancelled' : 'Not shown as ordered')
    })
    const earlier = creditsOf(money, owner).filter((credit) => credit.of === id)
    const body: DocumentBodies['credit'] = {
      ...headOf(money, supplier, buyer),
      lines: printed,
      invoice: { number: invoice.number, on: civilDate(new Date(invoice.at)), ...sumsOf(invoice) },
      earlier: earlier.map((credit) => ({ number: credit.number, ...sumsOf(credit) })),
      reason: own.some(({ status }) => status === 'cancelled')
        ? 'The booking was cancelled. Tax goes back at the rates of the line.'
        : 'Part of what was ordered was not shown. Tax goes back at the rates of the line.',
      balance: Math.max(0, invoice.payable - sumOf(earlier.map(({ payable }) => payable)) - receivedBy(money, owner)),
    }
    return [{ kind: 'credit', of: id, month: invoice.month, body, lines: own }]
  })
}

const sumsOf = ({ taxable, cgst, sgst, igst, roundOff, payable }: KnownDocument) => ({
  ...{ taxable, cgst, sgst, igst, roundOff, payable },
})
