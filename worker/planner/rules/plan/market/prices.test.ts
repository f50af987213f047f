import { describe, expect, test } from 'vitest'
import { generateCatalogue } from '../../../../../seed/catalogue.seed.ts'
import { inventoryItem } from '../../../../../tests/support/inventory-item.ts'
import { plannedRows } from '../../../../../tests/support/planned-items.ts'
import { priceMedia, toOffer as toOfferOfPage } from '../../../../catalogue/rules/offer.ts'
import { MEDIA } from '../../../../catalogue/rules/registry/media.ts'
import { toInventory } from '../stock/to-inventory.ts'
import { daysOfOrder, runOf } from './flight.ts'
import { toOffer } from './offer.ts'
import { discountOn, netOf, netOn } from './prices.ts'

const DISCOUNTS = [
  { months: 1, bp: 333 },
  { months: 2, bp: 1_250 },
]
const rows = plannedRows(generateCatalogue({ today: '2026-11-23' }))
const { spots } = rows
const listings = rows.listings.map((listing) => ({ ...listing, seasons: listing.seasons ?? [], discounts: DISCOUNTS }))
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
  let [seasonal, lower] = [0, 0]
  for (const item of toInventory(listings, spots)) {
    const run = runOf(item, flight)
    if (typeof run === 'string') continue
    const listing = listingOf.get(item.listingId)
    const spot = spotOf.get(item.id)
    if (!listing) throw new Error(`no listing of ${item.id}`)
    const offer = toOfferOfPage(listing, spot ?? null, MEDIA[listing.category].gst)
    for (const order of toOffer(item, run, []).orders) {
      const asked = {
        span: daysOfOrder(item, order.units, run),
        quantity: item.trade.quantity * order.quantity,
        pieces: order.units,
      }
      const page = priceMedia(offer, asked)
      if (page?.season) seasonal++
      if (page?.discount) lower++
      if (page?.media !== order.net) wrong.push(`${item.id}: ${order.net} instead of ${page?.media}`)
    }
  }
  expect(wrong).toEqual([])
  expect(seasonal).toBeGreaterThan(50)
  expect(lower).toBeGreaterThan(50)
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

  test('is lowered by the largest discount that its days are long enough for, then raised to its least spend', () => {
    const discounts = [
      { months: 1, bp: 1_000 },
      { months: 2, bp: 2_000 },
    ]
    const long = { ...item, seasons: [], discounts }
    expect(netOn(long, { units: 1, quantity: 1 }, JULY)).toBe(300_000)
    expect(netOn(long, { units: 2, quantity: 1 }, { start: '2027-07-01', end: '2027-08-31' })).toBe(533_333)
    expect(netOf(long, { units: 2, quantity: 1 })).toBe(533_333)
    expect(discountOn(long, { units: 1, quantity: 1 }, JULY)).toBe(33_333)
    const least = { ...long, leastSpend: 333_333 }
    expect(netOn(least, { units: 1, quantity: 1 }, JULY)).toBe(333_333)
    expect(discountOn(least, { units: 1, quantity: 1 }, JULY)).toBe(0)
  })

  test('costs its least spend at least', () => {
    expect(netOn({ ...item, leastSpend: 333_333 }, { units: 1, quantity: 1 }, JULY)).toBe(333_333)
  })
})
