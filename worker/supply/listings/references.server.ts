import { sql } from 'drizzle-orm'
import { ownerListings } from '../../catalogue/owner-listings.table.ts'
import { mediaSpec } from '../../catalogue/rules/registry/media.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { series } from '../../kernel/series.table.ts'
import { listingRef } from '../rules/listings/listing-ref.ts'

/**
 * Reserves the next references of a medium, for listings that are made after it. The counter never goes back, so the
 * reference of a deleted listing is not reused, and audit rows and notices with it point to no other listing. Unused
 * references are gaps.
 */
export async function reserveRefs(
  { db }: Pick<ServiceContext, 'db'>,
  category: string,
  count: number,
): Promise<string[]> {
  if (count === 0) return []
  const { refPrefix } = mediaSpec({ id: category, name: '' })
  // "." is the character after "-": the range has all references with the prefix, by the index. Listings of the seed
  // have separate references.
  const known = sql`(select coalesce(max(cast(substr(${ownerListings.ref}, ${refPrefix.length + 2}) as integer)), 0) from ${ownerListings}
    where ${ownerListings.ref} > ${`${refPrefix}-`} and ${ownerListings.ref} < ${`${refPrefix}.`})`
  const [row] = await db
    .insert(series)
    .values({ name: `listing:${refPrefix}`, fy: '', n: sql`${known} + ${count}` })
    .onConflictDoUpdate({ target: [series.name, series.fy], set: { n: sql`max(${series.n}, ${known}) + ${count}` } })
    .returning({ last: series.n })
  const last = row?.last ?? count
  return Array.from({ length: count }, (_, index) => listingRef(refPrefix, last - count + 1 + index))
}
