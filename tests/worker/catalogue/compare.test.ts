import { beforeAll, expect, test, vi } from 'vitest'
import { compareListings } from '../../../worker/catalogue/compare.server.ts'
import { costPerMille } from '../../../worker/catalogue/rules/compare.ts'
import { toPaise } from '../../../worker/kernel/rules/money.ts'
import { ROWS } from '../../support/catalogue.ts'
import { countRoundTrips } from '../../support/recorder.ts'
import { buildGroup, buildSpots } from '../../support/rows.ts'
import { service } from '../../support/service.ts'

beforeAll(async () => {
  await buildGroup(
    service.db,
    { category: 'tv', group: 'compared' },
    {
      id: 'channel',
      unit: 'per_10_sec',
      rate: toPaise(3_000),
      minQuantity: 7,
      monthly: toPaise(90_000),
      audience: 9e6,
    },
    { id: 'silent', unit: 'per_10_sec', rate: toPaise(3_000) },
  )
  await buildSpots(
    service.db,
    'channel',
    { id: 'prime', unit: 'per_10_sec', rate: toPaise(9_000), audience: 900_000 },
    { id: 'noon', unit: 'per_10_sec', rate: toPaise(3_000), minQuantity: 7, audience: 200_000 },
  )
})

const titles = async (...ids: string[]) => (await compareListings(service, { ids })).listings.map(({ id }) => id)

test('listings of any media come in the order asked for', async () => {
  const ids = ['ooh', 'pr', 'newspaper'].map(
    (media) => ROWS.listings.find(({ categoryId }) => categoryId === media)?.id ?? '',
  )
  expect(await titles(...ids)).toEqual(ids)
  expect(await titles(...ids.toReversed())).toEqual(ids.toReversed())
})

test('an unknown id is named, and the others are compared', async () => {
  const hostile = `<b>'); drop table listings; --`
  const { listings, missing } = await compareListings(service, { ids: ['zzz', 'channel', 'silent', hostile] })
  expect(listings.map(({ id }) => id)).toEqual(['channel', 'silent'])
  expect(missing).toEqual(['zzz', hostile])
})

test('a channel is compared by the audience of its cheapest spot, not by all of its own', async () => {
  const { listings } = await compareListings(service, { ids: ['channel', 'silent'] })
  expect(listings.map(({ spotAudience }) => spotAudience)).toEqual([200_000, null])
  expect(listings.map(costPerMille)).toEqual([toPaise(15), null])
})

test('every listing of the catalogue says where its audience comes from', async () => {
  const [first] = ROWS.listings
  const { listings } = await compareListings(service, { ids: [first?.id ?? ''] })
  expect(listings[0]?.audienceFigures[0]).toEqual(first?.audienceFigures?.[0])
})

test('a comparison is one round trip, an empty one none', async () => {
  const trips = countRoundTrips()
  await compareListings(service, { ids: ['channel', 'silent', 'zzz'] })
  expect(trips.count()).toBe(1)
  await compareListings(service, { ids: [] })
  expect(trips.count()).toBe(1)
  vi.restoreAllMocks()
})
