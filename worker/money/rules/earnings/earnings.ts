import type { CivilDate } from '../../../kernel/rules/dates.ts'
import { groupBy } from '../../../kernel/rules/group-by.ts'
import { type Paise, roundedRatio } from '../../../kernel/rules/money.ts'
import { daysByMonth, shareOut } from './share-out.ts'

/** A line with earnings: booked, or cancelled with a part kept. */
export interface EarningLine {
  id: string
  campaign: string
  listing: string
  starts: CivilDate
  ends: CivilDate
  days: CivilDate[] | null
  /** Media and setup. */
  taxable: Paise
  /** With GST. */
  total: Paise
  refund: Paise
}

/** Invoices of the owner for a line, less their credit notes. */
export interface EarningInvoice {
  campaign: string
  /** Null where an invoice names no line: it is for all of the campaign. */
  line: string | null
  taxable: Paise
  gst: Paise
}

/** Money received by the owner in a campaign. */
export interface EarningPayments {
  campaign: string
  /** Tax withheld by the advertiser included. */
  paid: Paise
  tds: Paise
}

/** Earnings of a line in a month, before GST. */
export interface Earning {
  line: string
  listing: string
  month: string
  /** The three add up to the value. */
  received: Paise
  invoiced: Paise
  expected: Paise
  gst: Paise
  tds: Paise
}

interface Part {
  line: EarningLine
  month: string
  net: Paise
  gst: Paise
  invoiced: Paise
}

const sumOf = (amounts: readonly Paise[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const grossOf = ({ total, refund }: EarningLine): Paise => total - refund
/** Value of a line less refunds, before GST. */
const netOf = (line: EarningLine): Paise => roundedRatio([grossOf(line), line.taxable], [line.total])

/** A line by its months: by the share of its days. */
function partsOf(line: EarningLine): Part[] {
  const months = daysByMonth(line.starts, line.ends, line.days)
  const weights = months.map(({ days }) => days)
  const net = netOf(line)
  const nets = shareOut(net, weights)
  const taxes = shareOut(grossOf(line) - net, weights)
  return months.map(({ month }, at) => ({ line, month, net: nets[at] ?? 0, gst: taxes[at] ?? 0, invoiced: 0 }))
}

/** Adds invoices to the parts that they bill. An amount above the value of a part counts there, too. */
function addInvoices(parts: Part[], invoices: readonly EarningInvoice[]): void {
  for (const { campaign, line, taxable, gst } of invoices) {
    const billed = parts.filter((part) => part.line.campaign === campaign && (line === null || part.line.id === line))
    const weights = billed.map(({ net }) => net)
    const nets = shareOut(taxable, weights)
    const taxes = shareOut(gst, weights)
    for (const [at, part] of billed.entries()) {
      part.invoiced += nets[at] ?? 0
      part.net = Math.max(part.net, part.invoiced)
      part.gst = Math.max(part.gst, taxes[at] ?? 0)
    }
  }
}

/** Payments for each line of an owner in one campaign. */
function paidOf(lines: readonly EarningLine[], payments: EarningPayments | undefined): { paid: Paise; tds: Paise }[] {
  if (!payments) return lines.map(() => ({ paid: 0, tds: 0 }))
  const weights = lines.map(grossOf)
  const paid = shareOut(Math.max(0, payments.paid), weights)
  const tds = shareOut(Math.max(0, payments.tds), weights)
  return lines.map((_, at) => ({ paid: paid[at] ?? 0, tds: tds[at] ?? 0 }))
}

/** Money pays for the earliest months first. */
function applyPayments(parts: readonly Part[], paid: Paise, tds: Paise): Earning[] {
  const [first] = parts
  if (!first) return []
  let left = Math.min(
    roundedRatio([paid, netOf(first.line)], [Math.max(1, grossOf(first.line))]),
    sumOf(parts.map(({ net }) => net)),
  )
  const received = parts.map(({ net }) => {
    const part = Math.min(left, net)
    left -= part
    return part
  })
  const withheld = shareOut(tds, received)
  return parts.map(({ line, month, net, gst, invoiced }, at) => {
    const got = received[at] ?? 0
    const open = Math.max(0, Math.min(invoiced, net) - got)
    return {
      line: line.id,
      listing: line.listing,
      month,
      received: got,
      invoiced: open,
      expected: net - got - open,
      gst,
      tds: withheld[at] ?? 0,
    }
  })
}

/**
 * Earnings from the lines of one owner, by month, before GST: received, invoiced and unpaid, booked and not invoiced.
 * @param payments one a campaign
 */
export function earningsOf(
  lines: readonly EarningLine[],
  invoices: readonly EarningInvoice[],
  payments: readonly EarningPayments[],
): Earning[] {
  const counted = lines.filter((line) => grossOf(line) > 0)
  const parts = counted.flatMap(partsOf)
  addInvoices(parts, invoices)
  const byLine = groupBy(parts, ({ line }) => line.id)
  const paidBy = new Map(payments.map((one) => [one.campaign, one]))
  return [...groupBy(counted, ({ campaign }) => campaign)].flatMap(([campaign, own]) => {
    const sums = paidOf(own, paidBy.get(campaign))
    return own.flatMap(({ id }, at) => applyPayments(byLine.get(id) ?? [], sums[at]?.paid ?? 0, sums[at]?.tds ?? 0))
  })
}
