import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/rules/dates.ts'
import { wholeRupees } from '../../../kernel/rules/money.ts'
import { addSums, campaignSums, type MoneySums, ownerSums, sumFigures } from './campaign-sums.ts'
import type { MoneyFacts } from './money.ts'

const TODAY = '2026-12-15'
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

type Line = MoneyFacts['lines'][number]
type Facts = { [Key in keyof MoneyFacts]: MoneyFacts[Key] extends readonly (infer Row)[] ? Row[] : MoneyFacts[Key] }

type Act =
  | { kind: 'ask'; owner: number; total: number; day: number }
  | { kind: 'confirm'; which: number }
  | { kind: 'decline'; which: number }
  | { kind: 'settle'; which: number }
  | { kind: 'cancel'; which: number; percent: number }
  | { kind: 'credit'; which: number; percent: number }
  | { kind: 'invoice'; owner: number; day: number }
  | { kind: 'pay'; owner: number; amount: number; tds: number }
  | { kind: 'refund'; owner: number; percent: number }

const [owner, which, percent] = [fc.nat(2), fc.nat(30), fc.nat(100)]
const day = fc.integer({ min: -60, max: 60 })
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('ask' as const), owner, total: fc.integer({ min: 1, max: 50_00_000_00 }), day }),
  fc.record({ kind: fc.constantFrom('confirm' as const, 'decline' as const, 'settle' as const), which }),
  fc.record({ kind: fc.constantFrom('cancel' as const, 'credit' as const), which, percent }),
  fc.record({ kind: fc.constant('invoice' as const), owner, day }),
  fc.record({
    kind: fc.constant('pay' as const),
    owner,
    amount: fc.integer({ min: 0, max: 50_00_000_00 }),
    tds: fc.integer({ min: 0, max: 50_000 }).map((rupees) => rupees * 100),
  }),
  fc.record({ kind: fc.constant('refund' as const), owner, percent }),
)

const idOf = (one: number) => `own_${one}`

/** Rows that several acts leave: lines requested, answered, cancelled and billed, and money received and refunded. */
function factsOf(acts: readonly Act[]): Facts {
  const facts: Facts = { campaign: { starts: TODAY }, percents: [30, 40, 30], lines: [], documents: [], payments: [] }
  const change = (which: number, from: Line['status'], to: (line: Line) => Partial<Line>) => {
    const some = facts.lines.filter(({ status }) => status === from)
    const line = some[which % (some.length || 1)]
    if (line) facts.lines = facts.lines.map((one) => (one === line ? { ...one, ...to(one) } : one))
    return line
  }
  const billedOf = (id: string) => facts.documents.some((one) => one.lines.some((line) => line.id === id))
  for (const [n, one] of acts.entries()) {
    if (one.kind === 'ask') {
      const starts = addDays(TODAY, one.day)
      const line = { id: `lin_${n}`, ownerId: idOf(one.owner), starts, total: one.total, refund: 0 }
      facts.lines.push({ ...line, status: 'requested' })
    } else if (one.kind === 'confirm') change(one.which, 'requested', () => ({ status: 'confirmed' }))
    else if (one.kind === 'decline') change(one.which, 'requested', () => ({ status: 'declined' }))
    else if (one.kind === 'settle') change(one.which, 'confirmed', () => ({ status: 'settled' }))
    else if (one.kind === 'cancel') {
      change(one.which, 'confirmed', ({ total }) => ({
        status: 'cancelled',
        refund: Math.round((total * one.percent) / 100),
      }))
    } else if (one.kind === 'credit') {
      const more = ({ total, refund }: Line) => Math.round(((total - refund) * one.percent) / 100)
      const line = change(one.which, 'settled', (own) => ({ refund: own.refund + more(own) }))
      if (line && billedOf(line.id) && more(line) > 0) {
        const gross = more(line)
        facts.documents.push({
          ...{ kind: 'credit', ownerId: line.ownerId, payable: wholeRupees(gross), due: null },
          lines: [{ id: line.id, gross }],
        })
      }
    } else if (one.kind === 'invoice') {
      const lines = facts.lines
        .filter(({ id, ownerId, status }) => ownerId === idOf(one.owner) && status === 'settled' && !billedOf(id))
        .map(({ id, total, refund }) => ({ id, gross: total - refund }))
      const payable = wholeRupees(sumOf(lines.map(({ gross }) => gross)))
      if (payable > 0) {
        facts.documents.push({
          ...{ kind: 'invoice', ownerId: idOf(one.owner), payable, due: addDays(TODAY, one.day) },
          lines,
        })
      }
    } else if (one.kind === 'pay') {
      facts.payments.push({ ownerId: idOf(one.owner), amount: one.amount, tds: one.tds })
    } else {
      const own = facts.payments.filter(({ ownerId }) => ownerId === idOf(one.owner))
      const money = sumOf(own.map(({ amount }) => amount))
      const over = ownerSums(facts, TODAY).get(idOf(one.owner))?.overpaid ?? 0
      const back = Math.round((Math.min(money, over) * one.percent) / 100)
      if (back > 0) facts.payments.push({ ownerId: idOf(one.owner), amount: -back, tds: 0 })
    }
  }
  return facts
}

const histories = fc.array(act, { maxLength: 60, size: 'max' }).map(factsOf)
const check = (property: (facts: Facts) => void) => fc.assert(fc.property(histories, property))

const inBalance = ({ ordered, unconfirmed, paid, due, later, credited, overpaid }: MoneySums) =>
  expect(ordered).toBe(credited + unconfirmed + paid + due + later - overpaid)

const WAITING: readonly Line['status'][] = ['requested']
const BOOKED: readonly Line['status'][] = ['confirmed', 'settled']

describe('the sums of a campaign', () => {
  test('ordered is what is credited, not confirmed, paid, due and later, less what is overpaid: by owner and in all', () =>
    check((facts) => {
      const owners = [...ownerSums(facts, TODAY).values()]
      for (const sums of owners) inBalance(sums)
      const all = campaignSums(facts, TODAY)
      inBalance(all)
      for (const { key, amount } of sumFigures(all)) expect(amount).toBe(sumOf(owners.map((sums) => sums[key])))
    }))

  test('are what the lines and the payments say, each paper rounded to the rupee', () =>
    check((facts) => {
      const sums = campaignSums(facts, TODAY)
      const of = (states: readonly Line['status'][], amount: (line: Line) => number) =>
        sumOf(facts.lines.filter(({ status }) => states.includes(status)).map(amount))
      const near = (amount: number, exact: number) =>
        expect(Math.abs(amount - exact)).toBeLessThanOrEqual(50 * (facts.documents.length + 6))
      const kept = of(['cancelled'], ({ total, refund }) => total - refund)
      expect([sums.ordered - sums.credited, sums.unconfirmed].map((amount) => amount % 100)).toEqual([0, 0])
      near(sums.ordered, of([...WAITING, ...BOOKED], ({ total }) => total) + kept)
      near(
        sums.unconfirmed,
        of(WAITING, ({ total }) => total),
      )
      expect(sums.credited).toBe(of(BOOKED, ({ refund }) => refund))
      expect(sums.paid).toBe(sumOf(facts.payments.map(({ amount, tds }) => amount + tds)))
    }))

  test('are never below zero, and who was paid too much asks for nothing', () =>
    check((facts) => {
      for (const sums of ownerSums(facts, TODAY).values()) {
        expect(Math.min(...sumFigures(sums).map(({ amount }) => amount))).toBeGreaterThanOrEqual(0)
        if (sums.overpaid > 0) expect([sums.due, sums.later]).toEqual([0, 0])
        expect(sums.dueSince === null).toBe(sums.due === 0)
      }
    }))

  test('move from later to due as days pass, and change in nothing else', () =>
    fc.assert(
      fc.property(histories, day, (facts, days) => {
        const [before, after] = [campaignSums(facts, TODAY), campaignSums(facts, addDays(TODAY, Math.abs(days)))]
        expect(after.due).toBeGreaterThanOrEqual(before.due)
        expect(after).toEqual({ ...before, due: after.due, later: after.later, dueSince: after.dueSince })
      }),
    ))
})

const line = (own: Partial<Line>): Line => ({
  ...{ id: 'lin', ownerId: 'own_0', status: 'confirmed', starts: addDays(TODAY, 10), total: 1_000_00, refund: 0 },
  ...own,
})
const facts = (own: Partial<MoneyFacts>): MoneyFacts => ({
  ...{ campaign: { starts: TODAY }, percents: [30, 40, 30], lines: [], documents: [], payments: [], ...own },
})
const figures = (own: Partial<MoneyFacts>) =>
  Object.fromEntries(sumFigures(campaignSums(facts(own), TODAY)).map(({ label, amount }) => [label, amount / 100]))

describe('a campaign', () => {
  test('has five sums while nothing is credited and nobody was paid too much', () => {
    const lines = [line({ starts: TODAY }), line({ id: 'other', status: 'requested', total: 500_00 })]
    expect(figures({ lines, payments: [{ ownerId: 'own_0', amount: 290_00, tds: 10_00 }] })).toEqual({
      ...{ Ordered: 1_500, 'Not confirmed yet': 500, Paid: 300, 'Due now': 400, Later: 300 },
    })
  })

  test('that is cancelled before anything was paid owes what is kept, and gets nothing back', () => {
    expect(figures({ lines: [line({ status: 'cancelled', refund: 1_000_00 })] })).toEqual({
      ...{ Ordered: 0, 'Not confirmed yet': 0, Paid: 0, 'Due now': 0, Later: 0 },
    })
    expect(figures({ lines: [line({ status: 'cancelled', refund: 600_00 })] })).toMatchObject({
      Ordered: 400,
      Later: 400,
    })
  })

  test('that was paid for and is cancelled is overpaid, tax that was withheld included', () => {
    const payments = [{ ownerId: 'own_0', amount: 290_00, tds: 10_00 }]
    const lines = [line({ status: 'cancelled', refund: 1_000_00 })]
    expect(figures({ lines, payments })).toMatchObject({ Ordered: 0, Paid: 300, Overpaid: 300, 'Due now': 0 })
    const refunded = [...payments, { ownerId: 'own_0', amount: -290_00, tds: 0 }]
    expect(figures({ lines, payments: refunded })).toMatchObject({ Paid: 10, Overpaid: 10 })
  })

  test('never pays one owner with what another has to give back', () => {
    const lines = [line({ status: 'cancelled', refund: 1_000_00 }), line({ id: 'other', ownerId: 'own_1' })]
    const payments = [{ ownerId: 'own_0', amount: 300_00, tds: 0 }]
    expect(figures({ lines, payments })).toMatchObject({ Ordered: 1_000, Overpaid: 300, Later: 1_000 })
  })

  test('that is billed before its first day is due since the day of that invoice', () => {
    const documents = [
      {
        kind: 'invoice' as const,
        ownerId: 'own_0',
        payable: 400_00,
        due: '2026-12-05',
        lines: [{ id: 'lin', gross: 400_00 }],
      },
    ]
    const lines = [line({ status: 'cancelled', refund: 600_00, starts: '2026-12-12' })]
    expect(campaignSums(facts({ lines, documents }), TODAY)).toMatchObject({ due: 400_00, dueSince: '2026-12-05' })
  })

  test('rounds what waits together with what is booked, less what is taken off that', () => {
    const lines = [line({ total: 100_00, refund: 60 }), line({ id: 'other', status: 'requested', total: 100_40 })]
    expect(campaignSums(facts({ lines }), TODAY)).toMatchObject({ unconfirmed: 101_00 })
  })

  test('several of them add up, due since the earliest day', () => {
    const late = campaignSums(facts({ lines: [line({ starts: '2026-11-01' })] }), TODAY)
    const later = campaignSums(facts({ lines: [line({ starts: '2026-12-10' })] }), TODAY)
    expect(addSums([later, late])).toMatchObject({ ordered: 2_000_00, due: 1_400_00, dueSince: '2026-10-31' })
  })
})
