import { describe, expect, test } from 'vitest'
import { stopsOf } from './airport-stops.ts'
import { daypartText, hourText } from './daypart.ts'
import { byAgeAndGender } from './facts-influencer.tsx'
import { nextFriday } from './facts-theatre.tsx'

describe('hours of the day', () => {
  test('are on the clock that slots are on', () => {
    expect([0, 9, 12, 20, 24].map(hourText)).toEqual(['00:00', '09:00', '12:00', '20:00', '00:00'])
  })

  test('the chart in words names the peak and the prime hours', () => {
    const hours = Array.from({ length: 24 }, () => 10)
    hours.splice(8, 1, 64)
    hours.splice(19, 3, 70, 100, 90)
    expect(daypartText(hours)).toBe(
      'Peaks at 20:00. At least 60% of the peak audience: 08:00 to 09:00, 19:00 to 22:00.',
    )
  })
})

test('an airport’s zones are in the order a passenger meets them, unknown ones last', () => {
  const zones = ['Arrivals', 'Prayer room', 'Gates', 'Kerb', 'Gates', null, 'Security', 'Check-in']
  expect(stopsOf(zones.map((zone) => ({ zone }))).map(({ zone, count }) => `${zone} ${count}`)).toEqual([
    'Kerb 1',
    'Check-in 1',
    'Security 1',
    'Gates 2',
    'Arrivals 1',
    'Prayer room 1',
  ])
})

test('a cinema week begins on the next Friday, or today', () => {
  expect(nextFriday('2026-11-20')).toBe('2026-11-20')
  expect(nextFriday('2026-11-21')).toBe('2026-11-27')
  expect(nextFriday('2026-12-31')).toBe('2027-01-01')
})

test('women and men are parts of another whole than the ages', () => {
  const [women, young, mixed] = [
    { label: 'Women', percent: 48 },
    { label: '18 to 24', percent: 30 },
    { label: 'Women 25 to 34', percent: 20 },
  ]
  expect(byAgeAndGender([women, young, mixed])).toEqual({ genders: [women], ages: [young, mixed] })
  expect(byAgeAndGender(undefined)).toEqual({ genders: [], ages: [] })
})
