import { describe, expect, test } from 'vitest'
import { addDays } from '../worker/kernel/rules/dates.ts'
import { type BookingRows, generateBookings } from './bookings/bookings.seed.ts'
import { generateCatalogue } from './catalogue.seed.ts'

const LAKH = 1_00_000_00
const generate = (today: string) => generateBookings(generateCatalogue({ today }), new Date(`${today}T11:00:00+05:30`))

/** Lakh that came in from one day to another, both included. */
const received = ({ payments }: BookingRows, from: string, until: string) =>
  payments
    .filter(({ at }) => at >= Date.parse(`${from}T00:00+05:30`) && at < Date.parse(`${addDays(until, 1)}T00:00+05:30`))
    .reduce((sum, { amount }) => sum + amount, 0) / LAKH

test('the same instant gives the same rows', () => {
  expect(generate('2026-11-23')).toEqual(generate('2026-11-23'))
})

describe.each([
  ['2026-09-20', 2026],
  ['2026-12-31', 2026],
  ['2027-06-30', 2026],
  ['2028-02-29', 2027],
])('on %s', (today, year) => {
  const rows = generate(today)
  const day = (offset: number) => addDays(today, offset)

  test('payments of both periods and of January to June are those of the figures', () => {
    expect(received(rows, day(-18), day(-1))).toBe(45.6)
    expect(received(rows, day(-41), day(-19))).toBe(0)
    expect(received(rows, day(-48), day(-42))).toBe(40.53)
    expect(received(rows, day(-59), day(-49))).toBe(0)
    const months = [28.4, 31.2, 36.8, 33.5, 41.1, 45.6]
    for (const [m, lakh] of months.entries()) {
      expect(received(rows, `${year}-0${m + 1}-01`, addDays(`${year}-0${m + 2}-01`, -1)), `month ${m + 1}`).toBe(lakh)
    }
  })

  test('184 campaigns are approved, and 45 are under way for twenty days more', () => {
    const approved = rows.campaigns.filter(({ status }) => status === 'planned')
    const active = approved.filter(({ starts, ends }) => starts <= today && ends >= today)
    expect(approved).toHaveLength(184)
    expect(active).toHaveLength(45)
    expect(active.filter(({ ends }) => ends < day(20))).toEqual([])
    expect(active.filter(({ starts }) => starts > day(-45)).map(({ name }) => name)).toHaveLength(2)
    expect(approved.filter(({ ends }) => ends < today)).toHaveLength(121)
    const recent = new Set(approved.filter(({ ends }) => ends >= day(-355)).map(({ client }) => client))
    const returned = [...recent].filter((name) => approved.filter(({ client }) => client === name).length > 1)
    expect([recent.size, returned.length]).toEqual([40, 34])
  })
})
