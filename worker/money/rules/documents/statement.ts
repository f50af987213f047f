import { type CivilDate, civilDate } from '../../../kernel/rules/dates.ts'
import { type Paise, wholeRupees } from '../../../kernel/rules/money.ts'
import { taxSum } from '../../../organisations/rules/billing/gst.ts'
import { campaignSums, type MoneySums } from './campaign-sums.ts'
import type { DocumentCampaign, DocumentLine, DocumentOf, DocumentParty } from './document.ts'
import { type CampaignMoney, notInvoiced, ownersOfMoney, receivedBy } from './money.ts'
import type { PaymentMethod } from './payment.ts'

// Campaign statement: the sum of the owners' documents. It is computed for each reader, so it is not a stored document.

/** A tax invoice or credit note. Sums of a credit note are negative. */
interface StatementRow {
  kind: 'invoice' | 'credit'
  number: string
  owner: string
  on: CivilDate
  taxable: Paise
  gst: Paise
  roundOff: Paise
  value: Paise
  /** Null of a credit note: money is for invoices. */
  received: Paise | null
  open: Paise
  due: CivilDate | null
}

/** Lines that an owner has confirmed and not invoiced yet. */
interface OrderedRow {
  owner: string
  /** Release orders. */
  orders: string[]
  value: Paise
  received: Paise
}

interface ReceivedRow {
  on: CivilDate
  owner: string
  /** Its voucher or invoice; null without one. */
  paper: string | null
  method: PaymentMethod
  reference: string
  amount: Paise
  tds: Paise
}

export interface Statement {
  asOf: CivilDate
  campaign: DocumentCampaign
  buyer: DocumentParty
  rows: StatementRow[]
  /** Lines of the invoices and, with negative sums, of the credit notes. */
  lines: { paper: string; isCredit: boolean; line: DocumentLine }[]
  ordered: OrderedRow[]
  received: ReceivedRow[]
  /** Paid and due sums of the campaign. */
  sums: MoneySums
}

export interface StatementSources {
  money: CampaignMoney
  /** In the order in which they were made. */
  papers: readonly (DocumentOf<'invoice'> | DocumentOf<'credit'>)[]
  buyer: DocumentParty
  supplierOf: (owner: string) => DocumentParty
  today: CivilDate
}

const sumOf = (amounts: readonly Paise[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const dayOf = (at: number) => civilDate(new Date(at))

/** Money of an owner on its invoices, earliest first; the last takes the excess. */
function paidOf(invoices: readonly DocumentOf<'invoice'>[], received: Paise): Map<string, Paise> {
  let left = received
  return new Map(
    invoices.map(({ id, payable }, i) => {
      const part = i === invoices.length - 1 ? left : Math.min(left, payable)
      left -= part
      return [id, part]
    }),
  )
}

function rowsOf({ money, papers, supplierOf }: StatementSources): StatementRow[] {
  const invoices = papers.filter((paper) => paper.kind === 'invoice')
  const paid = new Map(
    ownersOfMoney(money).flatMap((owner) => [
      ...paidOf(
        invoices.filter(({ ownerId }) => ownerId === owner),
        receivedBy(money, owner),
      ),
    ]),
  )
  return [...invoices, ...papers.filter((paper) => paper.kind === 'credit')].map((paper) => {
    const sign = paper.kind === 'credit' ? -1 : 1
    const value = sign * paper.payable
    const received = paper.kind === 'credit' ? null : (paid.get(paper.id) ?? 0)
    return {
      ...{ kind: paper.kind, number: paper.number, owner: supplierOf(paper.ownerId ?? '').name, on: dayOf(paper.at) },
      ...{ taxable: sign * paper.taxable, gst: sign * taxSum(paper), roundOff: sign * paper.roundOff, value, received },
      open: value - (received ?? 0),
      due: paper.kind === 'invoice' ? paper.body.due : null,
    }
  })
}

function orderedOf({ money, supplierOf }: StatementSources, isInvoiced: (owner: string) => boolean): OrderedRow[] {
  return ownersOfMoney(money).flatMap((owner) => {
    const value = wholeRupees(sumOf(notInvoiced(money, owner).map(({ total, refund }) => total - refund)))
    const received = isInvoiced(owner) ? 0 : receivedBy(money, owner)
    if (value === 0 && received === 0) return []
    const orders = money.documents.filter(({ kind, ownerId }) => kind === 'ro' && ownerId === owner)
    return [{ owner: supplierOf(owner).name, orders: orders.map(({ number }) => number), value, received }]
  })
}

const receivedOf = ({ money, supplierOf }: StatementSources): ReceivedRow[] =>
  money.payments.map(({ ownerId, documentId, amount, tds, method, reference, at }) => ({
    ...{ on: dayOf(at), owner: supplierOf(ownerId).name, method, reference, amount, tds },
    paper: money.documents.find(({ id }) => id === documentId)?.number ?? null,
  }))

const negative = ({ taxable, cgst, sgst, igst, ...line }: DocumentLine): DocumentLine => ({
  ...line,
  ...{ taxable: -taxable, cgst: -cgst, sgst: -sgst, igst: -igst },
})

/** Statement of a campaign on a day: invoices, credit notes and payments. */
export function statementOf(sources: StatementSources): Statement {
  const { money, papers, buyer, today } = sources
  const invoices = papers.filter(({ kind }) => kind === 'invoice')
  const isInvoiced = (owner: string) => invoices.some(({ ownerId }) => ownerId === owner)
  return {
    ...{ asOf: today, campaign: money.campaign, buyer, rows: rowsOf(sources), received: receivedOf(sources) },
    ordered: orderedOf(sources, isInvoiced),
    lines: papers.flatMap(({ kind, number, body }) =>
      body.lines.map((line) => ({
        ...{ paper: number, isCredit: kind === 'credit', line: kind === 'credit' ? negative(line) : line },
      })),
    ),
    sums: campaignSums(money, today),
  }
}
