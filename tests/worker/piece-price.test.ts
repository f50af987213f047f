import fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecePriceSql } from '../../worker/catalogue/cards.server.ts'
import { listListings } from '../../worker/catalogue/catalogue.server.ts'
import { spots } from '../../worker/catalogue/catalogue.table.ts'
import { piecePrice } from '../../worker/domain/catalogue/rate.ts'
import { RATE_UNITS } from '../../worker/domain/catalogue/registry/units.ts'
import { toPaise } from '../../worker/domain/money.ts'
import { ROWS } from '../support/catalogue.ts'
import { buildGroup, buildSpots } from '../support/rows.ts'
import { query, service } from '../support/service.ts'

test('D1 and the rule price every piece alike, to the paisa', async () => {
  const anySpots = fc.array(
    fc.record({
      rate: fc.oneof(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: toPaise(50_00_000) })),
      unit: fc.oneof(fc.constant('per_10_sec' as const), fc.constantFrom(...RATE_UNITS)),
      seconds: fc.option(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 120 })), { nil: null }),
    }),
    { minLength: 200, maxLength: 200 },
  )
  await buildGroup(service.db, { category: 'tv', group: 'pieces' }, { id: 'pieces' })
  const [drawn = []] = fc.sample(anySpots, 1)
  await buildSpots(service.db, 'pieces', ...drawn.map((spot, i) => ({ id: `spot-${i}`, ...spot })))

  const rows = await service.db
    .select({ rate: spots.rate, unit: spots.unit, seconds: spots.seconds, price: piecePriceSql.as('price') })
    .from(spots)
  expect(rows.length).toBe(ROWS.spots.length + drawn.length)
  expect(rows.filter(({ price, seconds, ...rate }) => price !== piecePrice(rate, seconds))).toEqual([])
})

test('seeded cards sum up their spots as the rule does', async () => {
  const { listings } = await listListings(service, { category: 'tv', subcategory: null, query: query() })
  expect(listings.length).toBeGreaterThan(10)
  for (const { id, spots: inside } of listings) {
    const own = ROWS.spots
      .filter(({ listingId }) => listingId === id)
      .sort((a, b) => a.position - b.position)
      .map((spot) => ({ name: spot.name, price: piecePrice(spot, spot.seconds ?? null) }))
    const prices = own.map(({ price }) => price)
    expect(inside).toEqual({
      count: own.length,
      from: Math.min(...prices),
      to: Math.max(...prices),
      first: own.slice(0, 2),
    })
  }
})
