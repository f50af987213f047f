import { describe, expect, test } from 'vitest'
import { type Calendar, daysOf } from '../worker/catalogue/rules/availability/calendar.ts'
import { availabilityOf, availabilityOfSpots } from '../worker/catalogue/rules/availability.ts'
import { shortestEnd } from '../worker/catalogue/rules/dues.ts'
import { addDays } from '../worker/kernel/rules/dates.ts'
import { generateCatalogue } from './catalogue.seed.ts'

const TODAY = '2026-11-20'
const { listings, spots, allocations, seasons } = generateCatalogue({ today: TODAY })

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

const byResource = grouped(allocations, ({ resourceId }) => resourceId)
const spotsOf = grouped(spots, ({ listingId }) => listingId)
const resources = [
  ...listings.filter(({ id }) => !spotsOf.has(id)).map((row) => ({ ...row, resourceId: row.id })),
  ...spots.map((row) => ({ ...row, resourceId: `${row.listingId}:${row.id}` })),
]
type Resource = (typeof resources)[number]

const calendarOf = ({ resourceId, capacity = null, availability }: Resource): Calendar => ({
  capacity,
  soldOut: availability === 'sold_out',
  allocations: (byResource.get(resourceId) ?? []).map((row) => ({ ...row, expiresAt: row.expiresAt ?? null })),
})
const said = ({ availability: status, nextAvailable = null }: Pick<Resource, 'availability' | 'nextAvailable'>) => ({
  status,
  nextAvailable,
})
const wanted = ({ minQuantity }: Resource) => ({ quantity: minQuantity, now: 0 })

test('every word about today is what the days say', () => {
  for (const row of resources) {
    expect(said(row), row.resourceId).toEqual(availabilityOf(calendarOf(row), TODAY, wanted(row)))
  }
  for (const listing of listings) {
    const inside = spotsOf.get(listing.id)
    if (inside) expect(said(listing), listing.id).toEqual(availabilityOfSpots(inside.map(said), TODAY))
  }
})

test('what takes days names something that is sold, and is a span of some of it', () => {
  const known = new Map(resources.map(({ resourceId, capacity }) => [resourceId, capacity]))
  for (const { resourceId, starts, until, quantity } of allocations) {
    expect(starts < until && quantity > 0, resourceId).toBe(true)
    expect(known.get(resourceId) ?? 0, resourceId).toBeGreaterThanOrEqual(quantity)
  }
})

test('nobody has sold more than there is', () => {
  const window = { start: addDays(TODAY, -100), end: addDays(TODAY, 700) }
  for (const [resourceId, rows] of byResource) {
    const { capacity } = resources.find((row) => row.resourceId === resourceId) ?? {}
    for (const day of rows.flatMap(({ starts }) => (starts < window.start ? [] : [starts]))) {
      const used = rows.reduce((sum, row) => sum + (row.starts <= day && day < row.until ? row.quantity : 0), 0)
      expect(used, resourceId).toBeLessThanOrEqual(capacity ?? 0)
    }
  }
})

test('what can be had today can be had for the shortest booking', () => {
  for (const row of resources.filter(({ availability }) => availability === 'available')) {
    const rate = { rate: 0, unit: row.unit, minQuantity: 1, step: 1, minDuration: row.minDuration }
    const span = { start: TODAY, end: shortestEnd(rate, TODAY) }
    const runs = daysOf(calendarOf(row), span, wanted(row))
    expect(
      runs.filter(({ state }) => state !== 'free'),
      row.resourceId,
    ).toEqual([])
  }
})

test('calendars are not free for ever: four in ten of the sites are taken for some days to come', () => {
  const sites = listings.filter(({ categoryId }) => categoryId === 'ooh')
  const ahead = sites.filter(({ id }) => byResource.get(id)?.some(({ starts }) => starts > TODAY)).length
  expect(ahead / sites.length).toBeGreaterThan(0.3)
  expect(ahead / sites.length).toBeLessThan(0.6)
})

test('a loop has as many slots sold as its details say', () => {
  for (const { id, details, capacity } of listings) {
    if (!details.loop) continue
    const used = (byResource.get(id) ?? []).reduce(
      (sum, { starts, until, quantity }) => sum + (starts <= TODAY && TODAY < until ? quantity : 0),
      0,
    )
    expect({ sold: used, slots: capacity }, id).toEqual({ sold: details.loop.sold, slots: details.loop.slots })
  }
})

describe('seasons', () => {
  test('are few, and never two on one day', () => {
    const rows = grouped(seasons, ({ listingId }) => listingId)
    expect(rows.size / listings.length).toBeGreaterThan(0.05)
    expect(rows.size / listings.length).toBeLessThan(0.2)
    for (const own of rows.values()) {
      const days = own.flatMap(({ fromMd, untilMd }) =>
        fromMd <= untilMd
          ? [[fromMd, untilMd]]
          : [
              [fromMd, '12-31'],
              ['01-01', untilMd],
            ],
      )
      const sorted = days.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
      for (const [i, [, until = '']] of sorted.slice(0, -1).entries())
        expect(until < (sorted[i + 1]?.[0] ?? '')).toBe(true)
    }
  })

  test('cost at most 30 per cent more, or a tenth less', () => {
    for (const { bp } of seasons) expect(bp === -1_000 || (bp >= 600 && bp <= 3_000)).toBe(true)
  })
})
