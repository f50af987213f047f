import { describe, expect, test } from 'vitest'
import { type Earning, type EarningLine, earningsOf } from './earnings.ts'
import { monthsOf } from './range.ts'
import { fromMedian, reportOf } from './report.ts'
import { daysByMonth, shareOut } from './share-out.ts'

let made = 0
const lineOf = (more: Partial<EarningLine> = {}): EarningLine => ({
  id: `lin_${++made}`,
  campaign: 'cmp_1',
  listing: 'wall',
  starts: '2026-12-15',
  ends: '2027-01-14',
  days: null,
  taxable: 3_100_00,
  total: 3_658_00,
  refund: 0,
  ...more,
})
const worthOf = ({ received, invoiced, expected }: Earning) => received + invoiced + expected
const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const paidFor = (campaign: string, paid: number, tds = 0) => ({ campaign, paid, tds })

describe('shares', () => {
  test('add up, with what rounding leaves at the largest remainders', () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(shareOut(101, [10, 20, 70])).toEqual([10, 20, 71])
    expect(shareOut(0, [1, 2])).toEqual([0, 0])
    expect(shareOut(5, [0, 0])).toEqual([5, 0])
    for (const amount of [1, 7, 999, 123_456_789]) {
      const weights = [17, 31, 30, 28, 3]
      expect(sumOf(shareOut(amount, weights))).toBe(amount)
    }
  })

  test('of a crore of crores are exact', () => {
    expect(sumOf(shareOut(9_007_199_254_740_991, [999_999_937, 1, 3]))).toBe(9_007_199_254_740_991)
  })
})

describe('days by month', () => {
  test.each([
    ['2026-12-15', '2027-01-14', [17, 14]],
    ['2026-12-01', '2026-12-31', [31]],
    ['2027-01-31', '2027-03-01', [1, 28, 1]],
    ['2026-11-30', '2026-12-01', [1, 1]],
    ['2028-02-29', '2028-02-29', [1]],
  ])('from %s to %s', (starts, ends, days) => {
    expect(daysByMonth(starts, ends, null).map((month) => month.days)).toEqual(days)
  })

  test('issues count where they appear', () => {
    expect(daysByMonth('2026-12-15', '2027-02-14', ['2027-01-03', '2026-12-20', '2027-01-10'])).toEqual([
      { month: '2026-12', days: 1 },
      { month: '2027-01', days: 2 },
    ])
  })
})

describe('a line', () => {
  test('is shared by its days, and its months add up to it', () => {
    const earnings = earningsOf([lineOf({ taxable: 3_100_01, total: 3_658_01 })], [], [])
    expect(earnings.map(({ month, expected }) => [month, expected])).toEqual([
      ['2026-12', 1_700_01],
      ['2027-01', 1_400_00],
    ])
    expect(sumOf(earnings.map(({ gst }) => gst))).toBe(558_00)
  })

  test('that was cancelled counts with what is kept, before GST', () => {
    const half = lineOf({ taxable: 1_000_00, total: 1_180_00, refund: 590_00 })
    expect(sumOf(earningsOf([half], [], []).map(worthOf))).toBe(500_00)
    expect(earningsOf([lineOf({ refund: 3_658_00 })], [], [])).toEqual([])
  })

  test('is received in the order of its months', () => {
    const [december, january] = earningsOf([lineOf()], [], [paidFor('cmp_1', 2_124_00)])
    // Rs 2,124 with GST are Rs 1,800 before it.
    expect(december).toMatchObject({ received: 1_700_00, expected: 0 })
    expect(january).toMatchObject({ received: 100_00, expected: 1_300_00 })
  })

  test('gets its share of what was paid for a campaign, and never more than it costs', () => {
    const value = (paid: number, lines = 1) => {
      const [line, ...others] = Array.from({ length: lines }, () => lineOf())
      const earnings = line ? earningsOf([line, ...others], [], [paidFor('cmp_1', paid)]) : []
      return sumOf(earnings.flatMap((one) => (one.line === line?.id ? [one.received] : [])))
    }
    expect(value(3_658_00, 2)).toBe(1_550_00)
    expect(value(9_999_00)).toBe(3_100_00)
    expect(value(-500_00)).toBe(0)
  })

  test('is invoiced in each of its months, and what is paid is no longer open', () => {
    const line = lineOf()
    const invoice = { campaign: 'cmp_1', line: line.id, taxable: 3_100_00, gst: 558_00 }
    const [december, january] = earningsOf([line], [invoice], [])
    expect(december).toMatchObject({ received: 0, invoiced: 1_700_00, expected: 0, gst: 306_00 })
    expect(january).toMatchObject({ invoiced: 1_400_00, expected: 0 })
    const [settled] = earningsOf([line], [invoice], [paidFor('cmp_1', 1_180_00, 20_00)])
    expect(settled).toMatchObject({ received: 1_000_00, invoiced: 700_00, expected: 0, tds: 20_00 })
  })

  test('invoiced for less than it was booked, the rest is open; an invoice of another line is not its own', () => {
    const line = lineOf()
    const half = { campaign: 'cmp_1', line: line.id, taxable: 1_550_00, gst: 279_00 }
    const [less] = earningsOf([line], [half], [])
    expect(less).toMatchObject({ invoiced: 850_00, expected: 850_00 })
    const [none] = earningsOf([line], [{ ...half, line: 'lin_other' }], [])
    expect(none).toMatchObject({ invoiced: 0, expected: 1_700_00 })
  })
})

describe('ranges', () => {
  test('twelve months end with this one, the financial year begins in April', () => {
    const ids = (range: 'past' | 'year' | 'next', today: string) => monthsOf(range, today).months.map(({ id }) => id)
    expect(ids('past', '2026-11-24')).toHaveLength(12)
    expect(ids('past', '2026-11-24').at(-1)).toBe('2026-11')
    expect(ids('year', '2026-11-24')[0]).toBe('2026-04')
    expect(ids('year', '2027-03-31').at(-1)).toBe('2027-03')
    expect(ids('next', '2026-11-24')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04'])
    expect(monthsOf('next', '2026-11-24')).toMatchObject({ first: '2026-11-01', after: '2027-05-01' })
    expect(monthsOf('past', '2026-11-24').months.map(({ name }) => name)).toContain('Jan 2026')
  })
})

describe('a report', () => {
  const fact = (id: string, days: { taken: number; offered: number } | null) => ({
    ...{ id, days, title: id, ref: '', ownRef: null, side: '', path: null, price: null, picture: null },
  })

  test('adds up by month and by listing to the same total, to the paisa', () => {
    const lines = [7, 11, 13, 17].map((odd, at) =>
      lineOf({
        listing: at % 2 ? 'wall' : 'gantry',
        starts: `2026-0${at + 5}-1${at}`,
        ends: '2027-02-03',
        taxable: odd * 33_333_31,
        total: odd * 39_333_31,
      }),
    )
    const invoice = { campaign: 'cmp_1', line: lines[0]?.id ?? '', taxable: 111_111, gst: 20_000 }
    const earnings = earningsOf(lines, [invoice], [paidFor('cmp_1', 777_777)])
    const { months } = monthsOf('year', '2026-11-24')
    const report = reportOf({
      ...{ range: 'year', months, earnings, feeBp: 1_000 },
      listings: [fact('wall', null), fact('gantry', null), fact('idle', null)],
    })
    for (const key of ['value', 'received', 'invoiced', 'expected'] as const) {
      expect(sumOf(report.months.map((month) => month[key]))).toBe(report.total[key])
      expect(sumOf(report.listings.map((listing) => listing[key]))).toBe(report.total[key])
    }
    expect(report.total.invoiced).toBeGreaterThan(0)
    expect(report.total.received + report.total.invoiced + report.total.expected).toBe(report.total.value)
    expect(report.total.value).toBe(sumOf(lines.map(({ taxable }) => taxable)))
    expect(report.bookings).toBe(4)
    expect(report.listings.at(-1)).toMatchObject({ id: 'idle', value: 0 })
  })

  test('leaves out months beyond the range', () => {
    const { months } = monthsOf('past', '2026-12-20')
    const report = reportOf({
      ...{
        range: 'past',
        months,
        earnings: earningsOf([lineOf()], [], []),
        listings: [fact('wall', null)],
        feeBp: 1_000,
      },
    })
    expect(report.total.value).toBe(1_700_00)
    // Fee of 10 percent, and 18 percent GST on it.
    expect(report.payout).toMatchObject({ fee: 170_00, feeGst: 30_60, receives: 1_700_00 + 306_00 - 170_00 - 30_60 })
  })

  test('counts booked days of what is limited', () => {
    const months = monthsOf('next', '2026-11-24').months
    const report = reportOf({
      ...{ range: 'next', months, earnings: [], feeBp: 0 },
      listings: [fact('a', { taken: 30, offered: 60 }), fact('b', { taken: 0, offered: 60 }), fact('c', null)],
    })
    expect(report.occupancyBp).toBe(2_500)
    expect(report.listings.map(({ id, occupancyBp }) => [id, occupancyBp])).toEqual([
      ['a', 5_000],
      ['b', 0],
      ['c', null],
    ])
  })
})

test('a rate is compared with the median only where there is one', () => {
  expect(fromMedian(116, { count: 9, median: 100 })).toBe(16)
  expect(fromMedian(80, { count: 9, median: 100 })).toBe(-20)
  expect(fromMedian(80, { count: 4, median: null })).toBeNull()
})
