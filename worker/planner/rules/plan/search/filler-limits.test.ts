import { expect, test } from 'vitest'
import { inventoryItem } from '../../../../../tests/support/inventory-item.ts'
import { toOffer } from '../market/offer.ts'
import { contactLimits, isTooOften } from './contact-limits.ts'
import { fillerLimits } from './filler-limits.ts'
import type { Candidate, Option } from './problem.ts'

const RUN = { start: '2027-01-01', end: '2027-01-30', maxUnits: 4 }
const PLACES = [{ name: 'Mumbai', state: 'Maharashtra', people: 10_000_000 }]
const offer = (...[more]: Parameters<typeof inventoryItem>) => toOffer(inventoryItem(more), RUN, PLACES)
const candidate = (id: string, medium: Candidate['medium'] = 'radio'): Candidate => ({
  id,
  medium,
  place: 0,
  options: [],
})
const option: Option = { units: 1, quantity: 1, cost: 1_000, exposures: [] }

test('fillers take up what the rest of their medium allows them', () => {
  const tag = offer({ id: 'tag', channel: 'radio', type: 'Traffic update tag' })
  const drive = offer({ id: 'drive', channel: 'radio', type: 'Evening drive' })
  const [limit] = fillerLimits([tag, drive], 10_000)
  expect(limit?.takes(candidate('tag'), option)).toBeCloseTo(700)
  expect(limit?.takes(candidate('drive'), option)).toBeCloseTo(-300)
  expect(limit?.takes(candidate('site', 'ooh'), option)).toBe(0)
  expect(fillerLimits([tag], 10_000)).toEqual([])
})

test('a digital order that meets its users more than fifteen times a month is too often, and all of digital has a limit', () => {
  const network = (impressionsPerUnit: number) =>
    offer({ id: 'network', channel: 'digital', city: 'Mumbai', accessible: 1_000_000, impressionsPerUnit })
  const often = (impressions: number) => {
    const one = network(impressions)
    return one.orders.map((order) => isTooOften(one, order, RUN))[0]
  }
  expect(often(5_000_000)).toBe(false)
  expect(often(12_000_000)).toBe(true)
  const one = network(5_000_000)
  const [limit] = contactLimits([one], { places: PLACES, flight: RUN })
  expect(limit?.takes(candidate('network', 'digital'), option)).toBe(5_000_000)
  expect(limit?.most).toBeGreaterThan(5 * 0.75 * 10_000_000)
  expect(contactLimits([offer()], { places: PLACES, flight: RUN })).toEqual([])
})
