import type { ServiceContext } from '../context.ts'
import type { CompareQuery, Comparison } from '../domain/catalogue/compare.ts'
import { selectCompared } from './cards.server.ts'

/** Listings of any media side by side, in the order asked for; ids that no listing has are named, not refused. */
export async function compareListings({ db }: ServiceContext, { ids }: CompareQuery): Promise<Comparison> {
  if (ids.length === 0) return { listings: [], missing: [] }
  const found = await selectCompared(db, ids)
  return {
    listings: ids.flatMap((id) => found.filter((listing) => listing.id === id)),
    missing: ids.filter((id) => found.every((listing) => listing.id !== id)),
  }
}
