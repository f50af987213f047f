import { expect, test } from 'vitest'
import { JANUARY, pricedLine } from '../../../../../tests/support/plan-lines.ts'
import { channelSummary, citySummary, flightPlan } from './summaries.ts'

const PLACES = [{ name: 'Mumbai', state: 'Maharashtra', people: 1_000_000 }]
const seenBy = (accessible: number, impressions: number) => ({
  order: { units: 1, quantity: 1, net: 0, exposures: [{ place: 0, accessible, impressions }] },
  impressions,
})
const unmeasured = { order: { units: 1, quantity: 1, net: 0, exposures: [] }, impressions: null }

test('media are summed, the dearest first', () => {
  const sums = channelSummary(
    [
      pricedLine({}, { net: 1_000, ...seenBy(1_000, 1e9) }),
      pricedLine({ channel: 'radio' }, { net: 2_000, ...unmeasured }),
      pricedLine({ channel: 'radio' }, { net: 3_000, ...unmeasured }),
    ],
    PLACES,
  )
  expect(sums.map(({ channel }) => channel)).toEqual(['radio', 'ooh'])
  expect(sums[0]).toEqual({
    channel: 'radio',
    netAmount: 5_000,
    sharePct: 83.3,
    impressions: 0,
    reach: 0,
    frequency: 0,
    cpm: 0,
  })
})

test('a medium’s frequency is impressions by person, and its CPM the price of a thousand', () => {
  const [site] = channelSummary([pricedLine({}, { net: 500_000, ...seenBy(1_000, 2_000) })], PLACES)
  expect(site?.sharePct).toBe(100)
  expect(site?.reach).toBeGreaterThan(500)
  expect(site?.reach).toBeLessThan(1_000)
  expect(site?.frequency).toBeCloseTo(2_000 / (site?.reach ?? 0), 2)
  expect(site?.cpm).toBe(250_000)
})

test('free lines have no share', () => {
  expect(channelSummary([pricedLine({}, { net: 0 })], PLACES)[0]?.sharePct).toBe(0)
})

test('cities are summed, the dearest first, then by name; what no city bounds has its state or the country', () => {
  const sums = citySummary(
    [
      pricedLine({ city: 'Pune' }, { net: 100 }),
      pricedLine({ city: 'Mumbai' }, { net: 100 }),
      pricedLine({ city: null, scope: 'state', state: 'Kerala' }, { net: 300 }),
      pricedLine({ city: null, scope: 'national', state: 'Goa' }, { net: 200 }),
      pricedLine({ city: null, scope: 'state', state: 'Kerala' }, { net: 300 }),
    ],
    PLACES,
  )
  expect(sums.map(({ city, netAmount, sharePct }) => [city, netAmount, sharePct])).toEqual([
    ['Kerala', 600, 60],
    ['All India', 200, 20],
    ['Mumbai', 100, 10],
    ['Pune', 100, 10],
  ])
})

test('a line spreads evenly over its days, week by week', () => {
  const line = pricedLine({}, { net: 1_000, impressions: 300, startDate: '2027-01-06', endDate: '2027-01-15' })
  expect(flightPlan([line], JANUARY)).toEqual([
    { weekStart: '2027-01-01', netAmount: 200, impressions: 60 },
    { weekStart: '2027-01-08', netAmount: 700, impressions: 210 },
    { weekStart: '2027-01-15', netAmount: 100, impressions: 30 },
    { weekStart: '2027-01-22', netAmount: 0, impressions: 0 },
    { weekStart: '2027-01-29', netAmount: 0, impressions: 0 },
  ])
})

test('a line of one day is in one week, and two lines add up', () => {
  const day = pricedLine({}, { net: 70, impressions: null, startDate: '2027-01-08', endDate: '2027-01-08' })
  const weeks = flightPlan([day, day], { start: '2027-01-01', end: '2027-01-14' })
  expect(weeks).toEqual([
    { weekStart: '2027-01-01', netAmount: 0, impressions: 0 },
    { weekStart: '2027-01-08', netAmount: 140, impressions: 0 },
  ])
})
