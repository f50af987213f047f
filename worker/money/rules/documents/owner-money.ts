import type { CampaignLine } from '../../../booking/rules/campaigns/campaign.ts'
import { type CivilDate, civilDate } from '../../../kernel/rules/dates.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import { type MoneySums, ownerSums } from './campaign-sums.ts'
import type { BankAccount, DocumentKind } from './document.ts'
import { printedNow } from './due-documents.ts'
import {
  type CampaignMoney,
  creditsOf,
  invoicesOf,
  type KnownDocument,
  notInvoiced,
  payableTo,
  receivedBy,
  sharesOf,
} from './money.ts'
import { milestonesByOwner, type OwnerMilestone } from './owner-milestones.ts'
import type { PaymentMethod, TdsBasis } from './payment.ts'

// Money of one owner of a campaign: payable, received, to be refunded.

const sumOf = (amounts: readonly Paise[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** A payment in the dialog that corrects it. */
export interface CorrectablePayment {
  id: number
  amount: Paise
  tds: Paise
  reference: string
  document: { id: string; number: string } | null
}

/** A payment as pages list it. */
export interface ListedPayment extends CorrectablePayment {
  method: PaymentMethod
  day: CivilDate
  /** The payment that it corrects, and whether another one corrects it. */
  of: number | null
  isCorrected: boolean
}

/** An owner of a campaign as pages show its money. */
export interface OwnerMoney {
  owner: string
  name: string
  sums: MoneySums
  /** Sum that the owner has to refund. */
  toRefund: Paise
  milestones: OwnerMilestone[]
  tdsBasis: TdsBasis
  /** Bank account and payment reference; null while the owner has given none. */
  bank: BankAccount | null
  account: string
  payWith: string | null
  /** It has said how it is billed, so vouchers and invoices can be numbered. */
  isBilled: boolean
  payments: ListedPayment[]
}

/** The invoice that a payment is for: the earliest with something open. Null where it is an advance. */
export function invoiceToPay(money: CampaignMoney, owner: string): KnownDocument | null {
  let left = receivedBy(money, owner)
  for (const invoice of invoicesOf(money, owner)) {
    const credited = sumOf(creditsOf(money, owner).flatMap((one) => (one.of === invoice.id ? [one.payable] : [])))
    left -= invoice.payable - credited
    if (left < 0) return invoice
  }
  return null
}

/** Open proforma of the first unpaid milestone. */
export function proformaToPay(
  { documents }: CampaignMoney,
  owner: string,
  milestones: readonly OwnerMilestone[],
): KnownDocument | null {
  const next = milestones.find(({ amount, received }) => amount > received)?.n
  const asks = ({ kind, ownerId, milestone, closedAt }: KnownDocument) =>
    kind === 'proforma' && ownerId === owner && closedAt === null && milestone === next
  return documents.find(asks) ?? null
}

export const openTo = (money: CampaignMoney, owner: string): Paise =>
  Math.max(0, payableTo(money, owner) - receivedBy(money, owner))

/** Refund to the advertiser: the sum received above the payable one, and never more than was received as money. */
export function refundOf(money: CampaignMoney, owner: string): Paise {
  const inMoney = sumOf(money.payments.flatMap((one) => (one.ownerId === owner ? [one.amount] : [])))
  return Math.max(0, Math.min(receivedBy(money, owner) - payableTo(money, owner), inMoney))
}

/**
 * Advances without an invoice: receipt vouchers less refund vouchers and invoices. A refund of them needs a refund
 * voucher; other refunds have a credit note.
 */
export function advanceLeft({ documents }: CampaignMoney, owner: string): Paise {
  const sumOfKind = (wanted: DocumentKind) =>
    sumOf(documents.flatMap(({ kind, ownerId, payable }) => (kind === wanted && ownerId === owner ? [payable] : [])))
  return Math.max(0, sumOfKind('receipt') - sumOfKind('refund') - sumOfKind('invoice'))
}

const taxableOf = (lines: readonly CampaignLine[]) => sumOf(lines.map((line) => printedNow(line).taxable))

/** Basis of TDS on a payment to an owner. @param bp basis points */
export const tdsBasisOf = (money: CampaignMoney, owner: string, bp: number): TdsBasis => ({
  payable: payableTo(money, owner),
  taxable:
    sumOf(invoicesOf(money, owner).map(({ taxable }) => taxable)) -
    sumOf(creditsOf(money, owner).map(({ taxable }) => taxable)) +
    taxableOf(notInvoiced(money, owner)),
  received: receivedBy(money, owner),
  withheld: sumOf(money.payments.flatMap((one) => (one.ownerId === owner ? [one.tds] : []))),
  bp,
})

/** The number that is given with a payment: of the invoice, or of the last proforma that is open. */
const referenceFor = (money: CampaignMoney, owner: string): string | null =>
  (
    invoiceToPay(money, owner) ??
    money.documents.findLast(
      ({ kind, ownerId, closedAt }) => kind === 'proforma' && ownerId === owner && closedAt === null,
    )
  )?.number ?? null

/** Facts of an owner on pages, apart from its money. */
export interface PaidParty {
  name: string
  bank: BankAccount | null
  prefix: string | null
  tdsBp: number
}

/** The payments of an owner as pages list them, the newest first. */
function listed({ payments, documents }: CampaignMoney, owner: string): ListedPayment[] {
  const corrected = new Set(payments.map(({ of }) => of))
  const named = new Map(documents.map(({ id, number }) => [id, { id, number }]))
  return payments
    .filter(({ ownerId }) => ownerId === owner)
    .map(({ id, amount, tds, method, reference, of, at, documentId }) => ({
      ...{ id, amount, tds, method, reference, of },
      day: civilDate(new Date(at)),
      isCorrected: corrected.has(id),
      document: named.get(documentId ?? '') ?? null,
    }))
    .toReversed()
}

/** Owners of a campaign with their money: those with an order or a payment. */
export function ownersMoneyOf(
  money: CampaignMoney,
  partyOf: (owner: string) => PaidParty,
  today: CivilDate,
): OwnerMoney[] {
  const byOwner = milestonesByOwner(money.percents, sharesOf(money), (owner) => receivedBy(money, owner))
  return [...ownerSums(money, today)].map(([owner, sums]) => {
    const party = partyOf(owner)
    const milestones = byOwner.get(owner) ?? []
    const tdsBasis = tdsBasisOf(money, owner, party.tdsBp)
    return {
      owner,
      name: money.lines.find(({ ownerId }) => ownerId === owner)?.snapshot.owner ?? party.name,
      sums,
      toRefund: refundOf(money, owner),
      ...{ milestones, tdsBasis },
      bank: party.bank,
      account: party.name,
      payWith: referenceFor(money, owner),
      isBilled: party.prefix !== null,
      payments: listed(money, owner),
    }
  })
}
