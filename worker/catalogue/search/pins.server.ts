import { and, eq, inArray } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { listings } from '../catalogue.table.ts'
import { selectPinCities, selectPins } from '../pins.server.ts'
import type { PinsPage } from '../rules/pages.ts'
import { pointsNamed } from '../rules/places/nearness.ts'
import { readPlaces } from '../rules/search/place-words.ts'
import type { SearchQuery } from '../rules/search/search.ts'
import { passes } from './counts.server.ts'
import { prepareSearch } from './search.server.ts'

/** Results of a search on a map: the sites of its city, and the number in every city. One round trip. */
export async function mapSearch(ctx: ServiceContext, asked: SearchQuery): Promise<PinsPage> {
  const { db } = ctx
  const query = readPlaces(asked)
  const { media, near, state } = query
  const city = query.city ?? (near === undefined ? undefined : pointsNamed(near)[0]?.city)
  const wanted = and(
    passes(db, prepareSearch(ctx, query)),
    media === undefined ? undefined : inArray(listings.categoryId, media),
    state === undefined ? undefined : inArray(listings.state, [state]),
  )
  const [cities, pins] = await db.batch([
    selectPinCities(db, wanted),
    selectPins(db, and(wanted, eq(listings.city, city ?? ''))),
  ])
  return { city: city ?? null, cities, pins }
}
