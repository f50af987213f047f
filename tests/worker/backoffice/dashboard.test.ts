import { expect, test, vi } from 'vitest'
import { getCatalogueFacts } from '../../../worker/catalogue/overview.server.ts'
import { ROWS } from '../../support/catalogue.ts'
import { countRoundTrips } from '../../support/recorder.ts'
import { service } from '../../support/service.ts'

test('the catalogue is counted, in one round trip', async () => {
  const trips = countRoundTrips()
  const facts = await getCatalogueFacts(service)
  expect(trips.count()).toBe(1)
  vi.restoreAllMocks()
  expect(facts).toEqual({
    listings: ROWS.listings.length,
    categories: ROWS.categories.filter(({ area }) => area !== 'discover').length,
    cities: new Set(ROWS.listings.map(({ city }) => city.toLowerCase())).size,
    owners: ROWS.owners.length,
  })
})
