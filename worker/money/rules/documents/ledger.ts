import { type CivilDate, civilDate } from '../../../kernel/rules/dates.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import type { DocumentKind } from './document.ts'
import { DOCUMENT_LABELS } from './document.ts'
import { PAYMENT_METHODS, type PaymentMethod } from './payment.ts'

// Ledger of an advertiser with an owner. The balance always equals the documents less money received and tax withheld.

/** A document in a ledger. Only invoices and credit notes change the debt. */
export interface LedgerDocument {
  id: string
  kind: DocumentKind
  number: string
  campaignId: string
  ownerId: string
  payable: Paise
  /** Instant, ms. */
  at: number
}

/** A payment in a ledger; negative for a refund or a corrected record. */
export interface LedgerPayment {
  id: number
  campaignId: string
  ownerId: string
  amount: Paise
  tds: Paise
  method: PaymentMethod
  reference: string
  /** The payment that it corrects. */
  of: number | null
  at: number
}

type LedgerKind = 'invoice' | 'credit' | 'payment' | 'tds' | 'refund' | 'correction'

/** One row of a ledger. `debit` raises the debt of the advertiser, `credit` lowers it. */
export interface LedgerEntry {
  /** Of the document, or of the payment. */
  key: string
  day: CivilDate
  kind: LedgerKind
  /** Number of the document, or reference of the payment. */
  number: string
  /** The document; null of payments. */
  document: string | null
  what: string
  campaignId: string
  ownerId: string
  debit: Paise
  credit: Paise
  /** Open balance after it; negative when more was received than is due so far. */
  balance: Paise
}

export interface Ledger {
  /** Open balance before the first entry. */
  opening: Paise
  entries: LedgerEntry[]
  debit: Paise
  credit: Paise
  closing: Paise
}

type Unsummed = Omit<LedgerEntry, 'balance'> & { order: number }

const dayOf = (at: number) => civilDate(new Date(at))

function ofDocument({ id, kind, number, campaignId, ownerId, payable, at }: LedgerDocument): Unsummed[] {
  if (kind !== 'invoice' && kind !== 'credit') return []
  const sides = kind === 'invoice' ? { debit: payable, credit: 0 } : { debit: 0, credit: payable }
  return [
    {
      ...{ key: id, day: dayOf(at), kind, number, document: id, what: DOCUMENT_LABELS[kind], campaignId, ownerId },
      ...sides,
      order: kind === 'invoice' ? 0 : 1,
    },
  ]
}

/** An amount in its column: a negative credit is a debit. */
const sided = (credit: Paise) => (credit < 0 ? { debit: -credit, credit: 0 } : { debit: 0, credit })

function ofPayment({ id, campaignId, ownerId, amount, tds, method, reference, of, at }: LedgerPayment): Unsummed[] {
  const kind = of !== null ? 'correction' : amount < 0 ? 'refund' : 'payment'
  const words = { correction: 'Correction of a payment', refund: 'Refund', payment: 'Payment' }[kind]
  const common = { day: dayOf(at), number: reference, document: null, campaignId, ownerId }
  return [
    {
      ...{ ...common, key: `pay_${id}`, kind, what: `${words}, ${PAYMENT_METHODS[method]}`, order: 2 },
      ...sided(amount),
    },
    ...(tds === 0
      ? []
      : [
          {
            ...{ ...common, key: `tds_${id}`, kind: of === null ? ('tds' as const) : ('correction' as const) },
            ...{ what: of === null ? 'TDS withheld' : 'Correction of TDS', order: 3 },
            ...sided(tds),
          },
        ]),
  ]
}

const compared = <T>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0)

/** The number in a key, so that `pay_9` is before `pay_10`. */
const numberIn = (key: string) => Number(/^(?:pay|tds)_(\d+)$/.exec(key)?.[1] ?? 0)

/** By day; on the same day documents first. Independent of the order in which the rows were read. */
const inOrder = (a: Unsummed, b: Unsummed) =>
  compared(a.day, b.day) ||
  compared(Math.min(a.order, 2), Math.min(b.order, 2)) ||
  compared(numberIn(a.key), numberIn(b.key)) ||
  compared(a.order, b.order) ||
  compared(a.number, b.number) ||
  compared(a.key, b.key)

/**
 * Ledger of some documents and payments: of one owner, one campaign, or one user.
 * @param opening open balance before them
 */
export function ledgerOf(
  documents: readonly LedgerDocument[],
  payments: readonly LedgerPayment[],
  opening: Paise = 0,
): Ledger {
  let balance = opening
  const entries = [...documents.flatMap(ofDocument), ...payments.flatMap(ofPayment)]
    .toSorted(inOrder)
    .map(({ order: _, ...entry }): LedgerEntry => {
      balance += entry.debit - entry.credit
      return { ...entry, balance }
    })
  const sumOf = (side: 'debit' | 'credit') => entries.reduce((sum, entry) => sum + entry[side], 0)
  return { opening, entries, debit: sumOf('debit'), credit: sumOf('credit'), closing: balance }
}
