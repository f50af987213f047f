import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LedgerDocument, type LedgerPayment, ledgerOf } from './ledger.ts'

const START = Date.parse('2026-04-01T00:00:00+05:30')
const DAY = 86_400_000

interface History {
  documents: LedgerDocument[]
  payments: LedgerPayment[]
}

type Act =
  | { kind: 'invoice' | 'credit' | 'receipt'; owner: number; rupees: number; day: number }
  | { kind: 'payment' | 'refund'; owner: number; paise: number; tds: number; day: number }
  | { kind: 'correction'; which: number; day: number }

const actOf: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('invoice' as const, 'credit' as const, 'receipt' as const),
    owner: fc.nat(3),
    rupees: fc.integer({ min: 1, max: 50_00_000 }),
    day: fc.nat(300),
  }),
  fc.record({
    kind: fc.constantFrom('payment' as const, 'refund' as const),
    owner: fc.nat(3),
    paise: fc.integer({ min: 1, max: 50_00_000_00 }),
    tds: fc.nat(50_000),
    day: fc.nat(300),
  }),
  fc.record({ kind: fc.constant('correction' as const), which: fc.nat(40), day: fc.nat(300) }),
)

/** Documents and payments that several acts leave in the database. */
function historyOf(acts: readonly Act[]): History {
  const history: History = { documents: [], payments: [] }
  for (const [i, act] of acts.entries()) {
    const at = START + act.day * DAY + i
    if (act.kind === 'correction') {
      const open = history.payments.filter(
        ({ id, of }) => of === null && !history.payments.some((other) => other.of === id),
      )
      const wrong = open[act.which % (open.length || 1)]
      if (wrong) {
        const { amount, tds } = wrong
        history.payments.push({ ...wrong, id: i, amount: -amount, tds: tds === 0 ? 0 : -tds, of: wrong.id, at })
      }
    } else if ('paise' in act) {
      const sides = act.kind === 'payment' ? [act.paise, act.tds * 100] : [-act.paise, 0]
      const [amount = 0, tds = 0] = sides
      history.payments.push({
        ...{ id: i, campaignId: `cmp_${act.owner % 2}`, ownerId: `own_${act.owner}`, amount, tds, at },
        ...{ method: 'neft', reference: `UTR${i}`, of: null },
      })
    } else {
      history.documents.push({
        ...{ id: `doc_${i}`, kind: act.kind, number: `N/${i}`, payable: act.rupees * 100, at },
        ...{ campaignId: `cmp_${act.owner % 2}`, ownerId: `own_${act.owner}` },
      })
    }
  }
  return history
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const billed = ({ documents }: History) =>
  sumOf(documents.map(({ kind, payable }) => (kind === 'invoice' ? payable : kind === 'credit' ? -payable : 0)))
const came = ({ payments }: History) => sumOf(payments.map(({ amount, tds }) => amount + tds))
const histories = fc.array(actOf, { maxLength: 40 }).map(historyOf)

describe('a ledger', () => {
  test('names each entry, documents before the money of a day, and a refund or a correction on its other side', () => {
    const at = Date.parse('2026-12-01T10:00:00+05:30')
    const common = { campaignId: 'cmp_1', ownerId: 'own_1', at }
    const document = (id: string, kind: LedgerDocument['kind'], payable: number) => ({
      ...{ ...common, id, kind, number: id, payable },
    })
    const payment = (id: number, amount: number, tds = 0, of: number | null = null) => ({
      ...{ ...common, id, amount, tds, of, method: 'neft' as const, reference: `UTR${id}` },
    })
    const { entries } = ledgerOf(
      [document('C1', 'credit', 50_00), document('I1', 'invoice', 900_00), document('R1', 'receipt', 100_00)],
      [payment(10, -20_00), payment(9, 100_00, 2_00), payment(11, -100_00, -2_00, 9)],
    )
    expect(entries.map(({ kind, what, debit, credit }) => [kind, what, debit / 100, credit / 100])).toEqual([
      ['invoice', 'Tax invoice', 900, 0],
      ['credit', 'Credit note', 0, 50],
      ['payment', 'Payment, NEFT', 0, 100],
      ['tds', 'TDS withheld', 0, 2],
      ['refund', 'Refund, NEFT', 20, 0],
      ['correction', 'Correction of a payment, NEFT', 100, 0],
      ['correction', 'Correction of TDS', 2, 0],
    ])
  })

  test('is open with what the documents say, less what came and what was withheld', () =>
    fc.assert(
      fc.property(histories, (history) => {
        const ledger = ledgerOf(history.documents, history.payments)
        expect(ledger.closing).toBe(billed(history) - came(history))
        expect(ledger.closing).toBe(ledger.debit - ledger.credit)
        expect(ledger.entries.at(-1)?.balance ?? 0).toBe(ledger.closing)
      }),
    ))

  test('balances after each entry, and no entry is on both sides or below zero', () =>
    fc.assert(
      fc.property(histories, fc.integer({ min: -1e9, max: 1e9 }), ({ documents, payments }, opening) => {
        let balance = opening
        for (const entry of ledgerOf(documents, payments, opening).entries) {
          balance += entry.debit - entry.credit
          expect(entry.balance).toBe(balance)
          expect(Math.min(entry.debit, entry.credit)).toBe(0)
          expect(Math.max(entry.debit, entry.credit)).toBeGreaterThan(0)
        }
      }),
    ))

  test('of each owner adds up to that of all', () =>
    fc.assert(
      fc.property(histories, ({ documents, payments }) => {
        const owners = [...new Set([...documents, ...payments].map(({ ownerId }) => ownerId))]
        const closings = owners.map((owner) => {
          const own = <T extends { ownerId: string }>(rows: readonly T[]) => rows.filter((row) => row.ownerId === owner)
          return ledgerOf(own(documents), own(payments)).closing
        })
        expect(sumOf(closings)).toBe(ledgerOf(documents, payments).closing)
      }),
    ))

  test('is the same in whatever order its rows are read', () =>
    fc.assert(
      fc.property(
        histories.chain((history) =>
          fc.tuple(
            fc.constant(history),
            fc.shuffledSubarray(history.documents, { minLength: history.documents.length }),
            fc.shuffledSubarray(history.payments, { minLength: history.payments.length }),
          ),
        ),
        ([{ documents, payments }, mixedDocuments, mixedPayments]) => {
          expect(ledgerOf(mixedDocuments, mixedPayments)).toEqual(ledgerOf(documents, payments))
        },
      ),
    ))

  test('goes on where the one before it ended', () =>
    fc.assert(
      fc.property(histories, fc.nat(300), ({ documents, payments }, day) => {
        const border = START + day * DAY
        const before = ledgerOf(
          documents.filter(({ at }) => at < border),
          payments.filter(({ at }) => at < border),
        )
        const after = ledgerOf(
          documents.filter(({ at }) => at >= border),
          payments.filter(({ at }) => at >= border),
          before.closing,
        )
        const whole = ledgerOf(documents, payments)
        expect([...before.entries, ...after.entries]).toEqual(whole.entries)
      }),
    ))

  test('is empty without a document that counts', () =>
    expect(ledgerOf([RECEIPT], [])).toEqual({
      ...{ opening: 0, entries: [], debit: 0, credit: 0, closing: 0 },
    }))
})

const RECEIPT: LedgerDocument = {
  ...{ id: 'doc_1', kind: 'receipt', number: 'GSM/26-27/R00187', campaignId: 'cmp_1', ownerId: 'own_1' },
  ...{ payable: 2_08_258_00, at: START },
}
