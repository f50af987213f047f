import { describe, expect, test } from 'vitest'
import { stopsOf } from './airport-stops.ts'
import { daypartText, hourText } from './daypart.ts'
import { nextFriday } from './facts-theatre.tsx'

describe('hours of the day', () => {
  test('midnight and noon are twelve', () => {
    expect([0, 9, 12, 20, 24].map(hourText)).toEqual(['12 am', '9 am', '12 pm', '8 pm', '12 am'])
  })

  test('the chart in words names the peak and the prime hours', () => {
    const hours = Array.from({ length: 24 }, () => 10)
    hours.splice(8, 1, 64)
    hours.splice(19, 3, 70, 100, 90)
    expect(daypartText(hours)).toBe('Peaks at 8 pm. At least 60% of the peak audience: 8 am to 9 am, 7 pm to 10 pm.')
  })
})

test('an airport’s zones stand in the order a passenger meets them, unknown ones last', () => {
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
