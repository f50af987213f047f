import { describe, expect, test } from 'vitest'
import { normalise } from '../text/tokens.ts'
import { findFestivals, nextDays } from './festivals.ts'

const next = (text: string, today: string, year: number | null = null) =>
  findFestivals(normalise(text)).map((festival) => nextDays(festival, today, year)?.last ?? null)

describe('a festival', () => {
  test.each([
    ['Holi', '2027-03-22'],
    ['होली', '2027-03-22'],
    ['Deepavali', '2027-10-29'],
    ['दिवाली', '2027-10-29'],
    ['Eid', '2027-03-10'],
    ['Bakri Eid', '2027-05-17'],
    ['Ganpati', '2027-09-04'],
    ['Durga Pujo', '2027-10-09'],
    ['Navratri', '2027-10-08'],
    ['Dasara', '2027-10-09'],
    ['Makar Sankranti', '2027-01-15'],
    ['Gudi Padwa', '2027-04-07'],
    ['Onam', '2027-09-12'],
    ['Rakhi', '2027-08-17'],
    ['Valentine’s Day', '2027-02-14'],
    ['Maha Shivratri', '2027-03-06'],
    ['Republic Day', '2027-01-26'],
    ['Christmas', '2026-12-25'],
    ['Chhath Puja', '2027-11-04'],
  ])('%s comes next on %s', (text, date) => expect(next(text, '2026-11-23')).toEqual([date]))

  test('comes next year once its day has come', () => {
    expect(next('holi', '2026-03-03')).toEqual(['2026-03-04'])
    expect(next('holi', '2026-03-04')).toEqual(['2027-03-22'])
  })

  test('is unknown where the table does not reach', () => expect(next('holi', '2029-01-01')).toEqual([null]))

  test('is not found within another word', () => expect(next('holiday in alleppey', '2026-11-23')).toEqual([]))

  test('has one name at one place', () => {
    expect(findFestivals('eid ul adha').map(({ label }) => label)).toEqual(['Eid ul-Adha'])
  })
})
