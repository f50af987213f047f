import { asc, count, eq, exists, sql } from 'drizzle-orm'
import type { ServiceContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import { owners } from '../organisations/owners.table.ts'
import { categories, listings, spots, subcategories } from './catalogue.table.ts'
import { mediaSpec } from './rules/registry/media.ts'

/** Addresses in one file of the sitemap; the protocol allows 50,000. */
const PART_SIZE = 10_000

export interface SitemapIndex {
  /** Owners with a listing. */
  owners: string[]
  categories: { id: string; updatedAt: string; groups: string[]; parts: number }[]
}

/** A page of a listing, or of a spot inside it. */
export interface SitemapEntry {
  category: string
  subcategory: string
  id: string
  spot: string | null
}

/** True for a category sold by the spot, which alone has pages for its spots: channels and venues. */
const hasSpotPages = (category: string) => mediaSpec({ id: category, name: category }).shape !== 'groups'

/** Every category with its groups and the number of files that its listings fill. One round trip to D1. */
export async function getSitemapIndex({ db }: ServiceContext): Promise<SitemapIndex> {
  const [rows, groups, listed, inside, sellers] = await db.batch([
    db
      .select({ id: categories.id, updatedAt: categories.updatedAt })
      .from(categories)
      .orderBy(categories.position, categories.id),
    db
      .select({ category: subcategories.categoryId, id: subcategories.id })
      .from(subcategories)
      .orderBy(subcategories.position, subcategories.id),
    db.select({ category: listings.categoryId, count: count() }).from(listings).groupBy(listings.categoryId),
    db
      .select({ category: listings.categoryId, count: count() })
      .from(spots)
      .innerJoin(listings, eq(listings.id, spots.listingId))
      .groupBy(listings.categoryId),
    db
      .select({ id: owners.id })
      .from(owners)
      .where(exists(db.select({ id: listings.id }).from(listings).where(eq(listings.ownerId, owners.id))))
      .orderBy(owners.id)
      .limit(PART_SIZE),
  ])
  const countIn = (counts: typeof listed, id: string) => counts.find(({ category }) => category === id)?.count ?? 0
  return {
    owners: sellers.map(({ id }) => id),
    categories: rows.map(({ id, updatedAt }) => ({
      id,
      updatedAt,
      groups: groups.filter(({ category }) => category === id).map((group) => group.id),
      parts: Math.ceil((countIn(listed, id) + (hasSpotPages(id) ? countIn(inside, id) : 0)) / PART_SIZE),
    })),
  }
}

/**
 * The pages of a category's listings, and of their spots where these have pages, one file of the sitemap at a time.
 * @param ref `part` counts from 1
 * @throws DomainError not_found for a file beyond the last
 */
export async function getSitemapPart(
  { db }: ServiceContext,
  { category, part }: { category: string; part: number },
): Promise<SitemapEntry[]> {
  const entry = { category: listings.categoryId, subcategory: listings.subcategoryId, id: listings.id }
  const pages = db
    .select({ ...entry, spot: sql<string | null>`null`.as('spot') })
    .from(listings)
    .where(eq(listings.categoryId, category))
  const inside = db
    .select({ ...entry, spot: sql<string | null>`${spots.id}`.as('spot') })
    .from(listings)
    .innerJoin(spots, eq(spots.listingId, listings.id))
    .where(eq(listings.categoryId, category))
  const entries = await (hasSpotPages(category) ? pages.unionAll(inside).$dynamic() : pages.$dynamic())
    .orderBy(asc(sql`id`), asc(sql`spot`))
    .limit(PART_SIZE)
    .offset((part - 1) * PART_SIZE)
  if (entries.length === 0) throw new DomainError('not_found', 'Sitemap not found')
  return entries
}
