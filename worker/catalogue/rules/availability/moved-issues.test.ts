import { describe, expect, test } from 'vitest'
import { moveIssues } from './moved-issues.ts'

const daily = { weekdays: [0, 1, 2, 3, 4, 5, 6], artworkDays: 1 }
const sundays = { weekdays: [0], artworkDays: 1 }
const monthly = { from: '2026-01-05', everyMonths: 1, artworkDays: 10 }
const today = '2026-11-28'

describe('days of issue that are moved', () => {
  test('stay on their weekday, as near as can be', () => {
    // Two Saturdays; 60 days later is a Wednesday, 63 days later a Saturday.
    const days = ['2027-01-02', '2027-01-09']
    expect(moveIssues(daily, days, { by: 60, first: '2027-01-01', today })).toEqual(['2027-03-06', '2027-03-13'])
    expect(moveIssues(daily, days, { by: 63, first: '2027-01-01', today })).toEqual(['2027-03-06', '2027-03-13'])
    expect(moveIssues(daily, days, { by: 65, first: '2027-01-01', today })).toEqual(['2027-03-06', '2027-03-13'])
  })

  test('do not come before the first day', () => {
    expect(moveIssues(sundays, ['2027-01-03'], { by: 29, first: '2027-02-01', today })).toEqual(['2027-02-07'])
    expect(moveIssues(sundays, ['2027-01-03'], { by: 29, first: '2027-01-01', today })).toEqual(['2027-01-31'])
  })

  test('of a magazine are its next issues, each once', () => {
    const days = ['2027-01-05', '2027-02-05']
    expect(moveIssues(monthly, days, { by: 40, first: '2027-02-01', today })).toEqual(['2027-02-05', '2027-03-05'])
    expect(moveIssues(monthly, ['2027-02-05', '2027-03-05'], { by: 16, first: '2027-02-20', today })).toEqual([
      '2027-03-05',
      '2027-04-05',
    ])
  })

  test('keep their distance where no issue is open', () => {
    expect(moveIssues(sundays, ['2027-01-03'], { by: -60, first: '2026-11-01', today })).toEqual(['2026-11-04'])
  })
})
