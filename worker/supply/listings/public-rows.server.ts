import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { discounts, seasons } from '../../catalogue/calendar.table.ts'
import { coverage, listings, spots } from '../../catalogue/catalogue.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import type { PublicRows } from '../rules/listings/public-rows.ts'

/** Columns that are written: the database makes the others of them. */
export const writtenColumns = (table: SQLiteTable): Record<string, SQLiteColumn> =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([, column]) => column.generated === undefined))

const listingColumns = writtenColumns(listings)
const spotColumns = writtenColumns(spots)

/** Public rows of some listings, by id, in one round trip. Listings that are not public are missing. */
export async function readPublicRows(
  { db }: Pick<ServiceContext, 'db'>,
  ids: readonly string[],
): Promise<Map<string, PublicRows>> {
  if (ids.length === 0) return new Map()
  const asked: SQL = idsOf(ids)
  const [whole, inside, areas, dated, long] = await db.batch([
    db.select(listingColumns).from(listings).where(inArray(listings.id, asked)),
    db.select(spotColumns).from(spots).where(inArray(spots.listingId, asked)).orderBy(spots.listingId, spots.position),
    // In the order in which their owner has them.
    db.select().from(coverage).where(inArray(coverage.listingId, asked)).orderBy(coverage.listingId, sql`rowid`),
    db.select().from(seasons).where(inArray(seasons.listingId, asked)).orderBy(seasons.listingId, sql`rowid`),
    db.select().from(discounts).where(inArray(discounts.listingId, asked)).orderBy(discounts.listingId, sql`rowid`),
  ])
  const found = new Map<string, PublicRows>()
  // The names of the columns are those of the type: both are of the tables.
  for (const listing of whole as unknown as PublicRows['listing'][]) {
    found.set(listing.id, { listing, spots: [], coverage: [], seasons: [], discounts: [] })
  }
  for (const spot of inside as unknown as PublicRows['spots']) found.get(spot.listingId)?.spots.push(spot)
  for (const { listingId, ...area } of areas) found.get(listingId)?.coverage.push(area)
  for (const { listingId, ...season } of dated) found.get(listingId)?.seasons.push(season)
  for (const { listingId, ...discount } of long) found.get(listingId)?.discounts.push(discount)
  return found
}
