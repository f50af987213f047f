import type { ServiceContext } from '../kernel/context.ts'
import { civilDate } from '../kernel/rules/dates.ts'
import { selectCompared } from './cards.server.ts'
import { isFreeOn } from './free.server.ts'
import { wantedDays } from './rules/availability/range.ts'
import type { CompareQuery, Comparison } from './rules/compare.ts'

/** Listings of any media side by side, in the order asked for; ids that no listing has are named, not refused. */
export async function compareListings(
  { db, now }: ServiceContext,
  { ids, ...days }: CompareQuery,
): Promise<Comparison> {
  if (ids.length === 0) return { listings: [], missing: [] }
  const span = wantedDays(days, civilDate(now))
  const found = await selectCompared(db, ids, span ? isFreeOn(span, now) : undefined)
  return {
    listings: ids.flatMap((id) => found.filter((listing) => listing.id === id)),
    missing: ids.filter((id) => found.every((listing) => listing.id !== id)),
  }
}
