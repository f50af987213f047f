import fc from 'fast-check'
import { expect, test } from 'vitest'
import { showingPriceSql } from '../../../worker/catalogue/cards.server.ts'
import { listListings } from '../../../worker/catalogue/catalogue.server.ts'
import { spots } from '../../../worker/catalogue/catalogue.table.ts'
import { showingRanges } from '../../../worker/catalogue/rules/price-range.ts'
import { showingPrice } from '../../../worker/catalogue/rules/rate.ts'
import { RATE_UNITS } from '../../../worker/catalogue/rules/registry/units.ts'
import { toPaise } from '../../../worker/kernel/rules/money.ts'
import { ROWS } from '../../support/catalogue.ts'
import { buildGroup, buildSpots } from '../../support/rows.ts'
import { query, service } from '../../support/service.ts'

test('D1 and the rule price every piece alike, to the paisa', async () => {
  const anySpots = fc.array(
    fc.record({
      rate: fc.oneof(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: toPaise(50_00_000) })),
      unit: fc.oneof(fc.constant('per_10_sec' as const), fc.constantFrom(...RATE_UNITS)),
      minQuantity: fc.integer({ min: 1, max: 2_000 }),
      seconds: fc.option(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 120 })), { nil: null }),
    }),
    { minLength: 200, maxLength: 200 },
  )
  await buildGroup(service.db, { category: 'tv', group: 'pieces' }, { id: 'pieces' })
  const [drawn = []] = fc.sample(anySpots, 1)
  await buildSpots(service.db, 'pieces', ...drawn.map((spot, i) => ({ id: `spot-${i}`, ...spot })))

  const rows = await service.db
    .select({
      rate: spots.rate,
      unit: spots.unit,
      minQuantity: spots.minQuantity,
      step: spots.step,
      minDuration: spots.minDuration,
      seconds: spots.seconds,
      price: showingPriceSql.as('price'),
    })
    .from(spots)
  expect(rows.length).toBe(ROWS.spots.length + drawn.length)
  expect(rows.filter(({ price, seconds, ...rate }) => price !== showingPrice(rate, seconds))).toEqual([])
})

test.each(['tv', 'theatre', 'newspaper'])(
  'seeded cards of %s sum up their spots as the rule does',
  async (category) => {
    const { listings } = await listListings(service, { category, subcategory: null, query: query() })
    expect(listings.length).toBeGreaterThan(10)
    for (const { id, spots: inside } of listings) {
      const own = ROWS.spots
        .filter(({ listingId }) => listingId === id)
        .sort((a, b) => a.position - b.position)
        .map((spot) => ({ name: spot.name, rate: spot, seconds: spot.seconds ?? null }))
      expect(inside).toEqual({
        count: own.length,
        ranges: showingRanges(own),
        first: own.slice(0, 2).map(({ name, rate, seconds }) => ({ name, price: showingPrice(rate, seconds) })),
      })
    }
  },
)
