import { and, eq, inArray } from 'drizzle-orm'
import type { ServiceContext } from '../kernel/context.ts'
import { civilDate } from '../kernel/rules/dates.ts'
import { selectCards } from './cards.server.ts'
import { listings } from './catalogue.table.ts'
import { matches, orderOf } from './filters.server.ts'
import type { CustomFilters } from './rules/custom-filters.ts'
import type { ListingSummary } from './rules/listing.ts'
import type { ListingQuery, ListingsRef } from './rules/query.ts'
import { mediaSpec } from './rules/registry/media.ts'

/** Rows of a file: as many as a person can go through, and a small part of the cost allowed for a request. */
export const MAX_ROWS = 1_000

/** The listings of a list, in its order, for a file. */
export async function listForFile(
  { db, now }: ServiceContext,
  { category, subcategory, query }: ListingsRef & { query: ListingQuery & CustomFilters },
): Promise<ListingSummary[]> {
  const spec = mediaSpec({ id: category, name: category })
  const group = subcategory ?? query.group
  return selectCards(db)
    .where(
      and(
        eq(listings.categoryId, category),
        group === undefined ? undefined : eq(listings.subcategoryId, group),
        matches(spec, query, civilDate(now)),
      ),
    )
    .orderBy(...orderOf(spec, query.sort))
    .limit(MAX_ROWS)
}

/** Listings by their ids, in this order; those that are gone are left out. */
export async function namedForFile({ db }: ServiceContext, ids: readonly string[]): Promise<ListingSummary[]> {
  const found = await selectCards(db).where(inArray(listings.id, [...ids]))
  return ids.flatMap((id) => found.filter((listing) => listing.id === id))
}
