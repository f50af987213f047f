import type { CampaignLine } from '../../../booking/rules/campaigns/campaign.ts'
import type { CivilDate } from '../../../kernel/rules/dates.ts'
import { type Paise, wholeRupees } from '../../../kernel/rules/money.ts'
import type { DocumentCampaign, DocumentKind } from './document.ts'
import type { OwnerShare } from './owner-milestones.ts'
import type { PaymentMethod } from './payment.ts'
import type { DocumentSums } from './totals.ts'

// Balance between an advertiser and the owners of a campaign, from its lines, documents and payments.

/** A document in short, with its amount for each line. */
export interface KnownDocument extends DocumentSums {
  id: string
  kind: DocumentKind
  number: string
  ownerId: string | null
  of: string | null
  milestone: number | null
  month: string | null
  asked: Paise | null
  closedAt: number | null
  at: number
  /** Of an invoice. */
  due: CivilDate | null
  /** Sum with GST by line of the campaign. */
  lines: { id: string; gross: Paise }[]
}

/** A payment to an owner; negative for a refund. */
export interface KnownPayment {
  id: number
  ownerId: string
  documentId: string | null
  amount: Paise
  tds: Paise
  method: PaymentMethod
  reference: string
  /** The payment that it corrects. */
  of: number | null
  at: number
}

/** A campaign with all that its documents are made of. */
export interface CampaignMoney {
  campaign: DocumentCampaign
  userId: string | null
  /** Advance, progress, final. */
  percents: number[]
  lines: CampaignLine[]
  /** In the order in which they were made. */
  documents: KnownDocument[]
  payments: KnownPayment[]
}

/** Amounts that the sums of a campaign are computed from. */
export interface MoneyFacts {
  campaign: Pick<DocumentCampaign, 'starts'>
  percents: readonly number[]
  lines: readonly Pick<CampaignLine, 'id' | 'ownerId' | 'status' | 'starts' | 'total' | 'refund'>[]
  documents: readonly Pick<KnownDocument, 'kind' | 'ownerId' | 'payable' | 'due' | 'lines'>[]
  payments: readonly Pick<KnownPayment, 'ownerId' | 'amount' | 'tds'>[]
}

/** States of lines that an owner has confirmed. */
export const BOOKED: readonly CampaignLine['status'][] = ['confirmed', 'live', 'ended', 'stopped', 'settled']
/** States in which nothing more is expected of a line. */
const OVER: readonly CampaignLine['status'][] = [
  ...(['stopped', 'settled', 'cancelled', 'declined', 'withdrawn', 'expired', 'removed', 'draft'] as const),
]

/** Lines of an owner that cost something: booked, or cancelled with something kept. */
export const billedLines = <Money extends MoneyFacts>({ lines }: Money, owner: string): Money['lines'][number][] =>
  lines.filter(
    ({ ownerId, status, total, refund }) =>
      ownerId === owner && (BOOKED.includes(status) || status === 'cancelled') && total > refund,
  )

/** Owners with lines that cost something, or with documents, in the order of the lines. */
export const ownersOfMoney = (money: MoneyFacts): string[] => [
  ...new Set([
    ...money.lines.filter(({ ownerId }) => billedLines(money, ownerId).length > 0).map(({ ownerId }) => ownerId),
    ...money.documents.flatMap(({ kind, ownerId }) => (kind === 'invoice' && ownerId ? [ownerId] : [])),
  ]),
]

const sumOf = (amounts: readonly Paise[]) => amounts.reduce((sum, amount) => sum + amount, 0)

const documentsOf = <Money extends MoneyFacts>(
  { documents }: Money,
  owner: string,
  kind: DocumentKind,
): Money['documents'][number][] => documents.filter((one) => one.ownerId === owner && one.kind === kind)

/** Invoices of an owner. A credit note does not close one. */
export const invoicesOf = <Money extends MoneyFacts>(money: Money, owner: string) =>
  documentsOf(money, owner, 'invoice')
export const creditsOf = <Money extends MoneyFacts>(money: Money, owner: string) => documentsOf(money, owner, 'credit')

/** Sums with GST by line that are on some documents. */
export function grossByLine(documents: readonly Pick<KnownDocument, 'lines'>[]): Map<string, Paise> {
  const sums = new Map<string, Paise>()
  for (const { id, gross } of documents.flatMap(({ lines }) => lines)) sums.set(id, (sums.get(id) ?? 0) + gross)
  return sums
}

/** Lines that cost something and are on no invoice. */
export function notInvoiced<Money extends MoneyFacts>(money: Money, owner: string): Money['lines'][number][] {
  const invoiced = grossByLine(invoicesOf(money, owner))
  return billedLines(money, owner).filter(({ id }) => !invoiced.has(id))
}

/** Payable sum of an owner: its invoices less its credit notes, and lines not invoiced yet, each to the rupee. */
export function payableTo(money: MoneyFacts, owner: string): Paise {
  const rest = notInvoiced(money, owner).map(({ total, refund }) => total - refund)
  return (
    sumOf(invoicesOf(money, owner).map(({ payable }) => payable)) -
    sumOf(creditsOf(money, owner).map(({ payable }) => payable)) +
    wholeRupees(sumOf(rest))
  )
}

/** Sum that an owner has received, withheld tax included. */
export const receivedBy = ({ payments }: MoneyFacts, owner: string): Paise =>
  sumOf(payments.flatMap((one) => (one.ownerId === owner ? [one.amount + one.tds] : [])))

/** Payable share of each owner of a campaign, for `milestonesByOwner`. */
export const sharesOf = (money: MoneyFacts): OwnerShare[] =>
  ownersOfMoney(money).map((owner) => {
    const starts = billedLines(money, owner).map((line) => line.starts)
    return {
      owner,
      payable: payableTo(money, owner),
      starts: starts.toSorted()[0] ?? money.campaign.starts,
      invoiceDue:
        invoicesOf(money, owner)
          .flatMap(({ due }) => (due ? [due] : []))
          .toSorted()
          .at(-1) ?? null,
    }
  })

/** True when all lines of an owner are shown and proven, or ended otherwise. */
export const isOver = ({ lines }: CampaignMoney, owner: string): boolean =>
  lines.every(({ ownerId, status }) => ownerId !== owner || OVER.includes(status))
