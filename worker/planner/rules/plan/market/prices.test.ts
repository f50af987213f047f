import { describe, expect, test } from 'vitest'
import { generateCatalogue } from '../../../../../seed/catalogue.seed.ts'
import { inventoryItem } from '../../../../../tests/support/inventory-item.ts'
import { plannedRows } from '../../../../../tests/support/planned-items.ts'
import { datedEstimate } from '../../../../catalogue/rules/dated-price.ts'
import { MEDIA } from '../../../../catalogue/rules/registry/media.ts'
import { toInventory } from '../stock/to-inventory.ts'
import { daysOfOrder, runOf } from './flight.ts'
import { toOffer } from './offer.ts'
import { netOn } from './prices.ts'

const { listings, spots } = plannedRows(generateCatalogue({ today: '2026-11-23' }))
const listingOf = new Map(listings.map((listing) => [listing.id, listing]))
const spotOf = new Map(spots.map((spot) => [`${spot.listingId}:${spot.id}`, spot]))

// Over New Year, over the monsoon, over the leap day, and days that are no whole month.
const FLIGHTS = [
  { start: '2026-12-05', end: '2027-01-03' },
  { start: '2027-02-01', end: '2027-03-31' },
  { start: '2027-06-10', end: '2027-09-24' },
  { start: '2027-09-11', end: '2027-11-30' },
]

test.each(FLIGHTS)('each order costs what the page of its listing says for its days: $start to $end', (flight) => {
  const wrong: string[] = []
  let seasonal = 0
  for (const item of toInventory(listings, spots)) {
    const run = runOf(item, flight)
    if (typeof run === 'string') continue
    const listing = listingOf.get(item.listingId)
    const spot = spotOf.get(item.id)
    if (!listing) throw new Error(`no listing of ${item.id}`)
    const { percent } = MEDIA[listing.category].gst
    for (const order of toOffer(item, run, []).orders) {
      const asked = {
        span: daysOfOrder(item, order.units, run),
        quantity: item.trade.quantity * order.quantity,
        pieces: order.units,
      }
      const page = datedEstimate(spot?.rate ?? listing.rate, asked, percent, {
        seconds: spot?.seconds ?? null,
        minBudget: spot ? null : listing.minBudget,
        seasons: listing.seasons ?? [],
      })
      if (page?.season) seasonal++
      if (page?.media !== order.net) wrong.push(`${item.id}: ${order.net} instead of ${page?.media}`)
    }
  }
  expect(wrong).toEqual([])
  expect(seasonal).toBeGreaterThan(50)
})

describe('an order in a season', () => {
  const item = inventoryItem({
    rate: 333_333,
    seasons: [{ name: 'Monsoon', fromMd: '07-01', untilMd: '07-10', bp: -1_000 }],
  })
  const JULY = { start: '2027-07-01', end: '2027-07-31' }

  test('is rounded once', () => {
    expect(netOn(item, { units: 1, quantity: 3 }, JULY)).toBe(Math.round(999_999 * (1 - 1 / 31)))
  })

  test('costs its least spend at least', () => {
    expect(netOn({ ...item, leastSpend: 333_333 }, { units: 1, quantity: 1 }, JULY)).toBe(333_333)
  })
})
