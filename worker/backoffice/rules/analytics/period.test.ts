import { describe, expect, test } from 'vitest'
import { chartMonths, spanOf, trendMonths } from './period.ts'

describe('a period', () => {
  test.each([
    ['30d', '2026-10-28', '2026-09-28'],
    ['90d', '2026-08-29', '2026-05-31'],
    ['12m', '2025-11-27', '2024-11-27'],
  ] as const)('of %s ends today and follows one that is as long', (period, first, previous) => {
    expect(spanOf(period, '2026-11-26')).toEqual({ first, after: '2026-11-27', previous })
  })

  test('of a year that ends on a leap day begins on the first of March', () => {
    expect(spanOf('12m', '2028-02-29').first).toBe('2027-03-01')
  })
})

describe('the months of a chart', () => {
  test('end with this one, and name the year of the first and of January', () => {
    const months = chartMonths('90d', '2027-03-09')
    expect(months.map(({ name }) => name).join(' ')).toBe('Jul 2026 Aug Sept Oct Nov Dec Jan 2027 Feb Mar')
    expect(months.at(-1)).toMatchObject({ id: '2027-03', first: '2027-03-01', after: '2027-04-01' })
  })

  test.each([
    ['2026-06-30', '2025-01', '2025-06'],
    ['2026-07-01', '2026-01', '2026-06'],
  ])('of the trend of thirty days are the last half-year from January that is over: on %s', (today, first, last) => {
    const months = trendMonths('30d', today)
    expect([months[0]?.id, months.at(-1)?.id, months.length]).toEqual([first, last, 6])
  })
})
