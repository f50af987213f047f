import { expect, test } from 'vitest'
import { offerOf } from '../../../../../tests/support/plan-lines.ts'
import type { Offer } from '../market/offer.ts'
import { priceLines } from './price-lines.ts'

const PLACES = [{ name: 'Mumbai', state: 'Maharashtra', people: 1_000_000 }]
const priced = (...offers: Offer[]) =>
  priceLines(
    offers.map((offer) => {
      const order = offer.orders[0]
      if (!order) throw new Error('No order')
      return { offer, order, locked: false }
    }),
    PLACES,
  )
const idsOf = (lines: ReturnType<typeof priced>) => lines.map(({ offer: { item } }) => item.id)

test('the medium that costs most comes first, in it the dearest line, and equal lines by id', () => {
  const lines = priced(
    offerOf({ id: 'site', channel: 'ooh' }, { net: 500 }),
    offerOf({ id: 'late', channel: 'radio' }, { net: 300 }),
    offerOf({ id: 'early', channel: 'radio' }, { net: 300 }),
    offerOf({ id: 'dear', channel: 'radio' }, { net: 400 }),
  )
  expect(idsOf(lines)).toEqual(['dear', 'early', 'late', 'site'])
})

test('media of the same cost are ordered by name', () => {
  const of = (id: string, channel: 'tv' | 'ooh' | 'radio') => offerOf({ id, channel }, { net: 500 })
  expect(idsOf(priced(of('a', 'tv'), of('b', 'ooh'), of('c', 'radio')))).toEqual(['b', 'c', 'a'])
})

test('a line has the GST of its item and the setup of each piece', () => {
  const [line] = priced(offerOf({ setup: 700, gst: { percent: 5, sac: '' } }, { net: 2_000, quantity: 3 }))
  expect(line).toMatchObject({ net: 2_000, gst: 100, setup: 2_100 })
})

test('its days are those of its units, or the event’s own', () => {
  const run = { start: '2027-01-01', end: '2027-03-31', maxUnits: 3 }
  const [month] = priced({ ...offerOf({}, { units: 2 }), run })
  expect(month).toMatchObject({ startDate: '2027-01-01', endDate: '2027-02-28' })
  const event = offerOf({ fixedDates: { from: '2027-01-05', until: '2027-01-07' }, unit: 'per_day' }, { units: 1 })
  const [days] = priced({ ...event, run: { start: '2027-01-05', end: '2027-01-07', maxUnits: 1 } })
  expect(days).toMatchObject({ startDate: '2027-01-05', endDate: '2027-01-07' })
})

test('its impressions are those of all places, or unknown', () => {
  const both = [
    { place: 0, accessible: 10, impressions: 100.4 },
    { place: 1, accessible: 10, impressions: 30.3 },
  ]
  expect(priced(offerOf({}, { exposures: both }))[0]?.impressions).toBe(131)
  expect(priced(offerOf({}, { exposures: [] }))[0]?.impressions).toBeNull()
  expect(priced(offerOf({ impressionsPerUnit: null }))[0]?.impressions).toBeNull()
})

test('a line keeps its own reach when it moves in the order', () => {
  const wide = offerOf({ id: 'wide' }, { net: 100, exposures: [{ place: 0, accessible: 200_000, impressions: 1e9 }] })
  const small = offerOf({ id: 'small' }, { net: 900, exposures: [{ place: 0, accessible: 10, impressions: 1e9 }] })
  const reaches = new Map(priced(wide, small).map(({ offer, reach }) => [offer.item.id, reach.own]))
  expect(reaches.get('small')).toBeLessThanOrEqual(10)
  expect(reaches.get('wide')).toBeGreaterThan(100_000)
})
