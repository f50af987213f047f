import { expect, test } from 'vitest'
import { reportOf } from '../../../../worker/money/rules/earnings/report.ts'
import { earningsCsv } from './earnings-csv.ts'
import { priceText } from './listings-card.tsx'

const NONE = { received: 0, invoiced: 0, expected: 0 }

const REPORT = reportOf({
  range: 'next',
  months: [
    { id: '2026-11', name: 'Nov 2026' },
    { id: '2026-12', name: 'Dec' },
  ],
  earnings: [
    { ...NONE, line: 'l', listing: 'wall', month: '2026-11', expected: 1_00_050, gst: 18_009, tds: 0 },
    { ...NONE, line: 'l', listing: 'wall', month: '2026-12', received: 2_00_000, gst: 36_000, tds: 4_000 },
  ],
  listings: [
    {
      id: 'wall',
      title: '=SUM(A1)',
      ref: 'OOH-0001',
      ownRef: 'HYD 17',
      side: '',
      path: null,
      picture: null,
      days: { taken: 1, offered: 8 },
      price: { rate: 5_00_000, unit: 'per_month', similar: { count: 9, median: 4_00_000 } },
    },
  ],
  feeBp: 1_000,
})

test('the file has the months, the listings and what is received, and its sums agree', () => {
  const rows = earningsCsv(REPORT, 'Golconda Skyline').split('\r\n')
  expect(rows).toContain('Month,"Paid, ₹","Invoiced, ₹","Expected, ₹","Value, ₹"')
  expect(rows).toContain('2026-11,0.00,0.00,1000.50,1000.50')
  expect(rows.filter((row) => row === 'Sum,2000.00,0.00,1000.50,3000.50')).toHaveLength(2)
  expect(rows.at(-2)).toBe(`"You receive, ₹",${(3000.5 + 540.09 - 300.05 - 54.01 - 40).toFixed(2)}`)
})

test('a title is no formula', () => {
  expect(earningsCsv(REPORT, '@cmd')).toMatch(/\r\n'=SUM\(A1\),2000/)
  expect(earningsCsv(REPORT, '@cmd')).toMatch(/^'@cmd/)
})

test('a rate is compared with similar ones in a sentence', () => {
  const similar = { count: 9, median: 4_00_000 }
  expect(priceText({ rate: 5_00_000, unit: 'per_month', similar })).toBe(
    '₹5,000 per month, 25% above the median ₹4,000 of 9 similar',
  )
  expect(priceText({ rate: 4_00_000, unit: 'per_month', similar })).toMatch(/, at the median/)
  expect(priceText({ rate: 4_00_000, unit: 'per_month', similar: { count: 4, median: null } })).toMatch(
    /fewer than 5 similar: no comparison/,
  )
})
