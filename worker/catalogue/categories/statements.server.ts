import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { slugOf } from '../../kernel/rules/slug.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import { categories, listings, subcategories } from '../catalogue.table.ts'
import { deletedCategories } from '../deleted.table.ts'
import { ownerListings } from '../owner-listings.table.ts'
import { RESERVED_IDS } from '../rules/categories/category.ts'

// Statements of writes to categories. Every write is one batch with its conditions inside: a read before the batch may be
// outdated when the batch runs.

type Db = ServiceContext['db']

/** @param version the expected version; undefined for any */
export const categoryExists = (id: string, version?: number) => {
  const isSeen = version === undefined ? sql`1` : sql`${categories.version} = ${version}`
  return sql`exists (select 1 from ${categories} where ${categories.id} = ${id} and ${isSeen})`
}

export const subcategoryExists = (categoryId: string, id: string) =>
  sql`exists (select 1 from ${subcategories} where ${subcategories.categoryId} = ${categoryId} and ${subcategories.id} = ${id})`

/** The first of `kites`, `kites-2`, `kites-3` … that is free, found inside the statement that writes it. */
const freeId = (slug: string, taken: SQL) => sql`(
  with recursive tried(n, id) as (
    select 1, ${slug} union all select n + 1, ${slug} || '-' || (n + 1) from tried where id in (${taken})
  )
  select id from tried order by n desc limit 1)`

/** A free id for a category: not that of another one, of one that can be restored, or of a path segment. */
export const freeCategoryId = (name: string) =>
  freeId(
    slugOf(name) || 'category',
    sql`select ${categories.id} from ${categories} union all select ${deletedCategories.id} from ${deletedCategories}
      union all select value from ${idsOf(RESERVED_IDS)}`,
  )

/** A free id for a subcategory, unique among its siblings. */
export const freeSubcategoryId = (categoryId: string, name: string) =>
  freeId(
    slugOf(name) || 'group',
    sql`select ${subcategories.id} from ${subcategories} where ${subcategories.categoryId} = ${categoryId}`,
  )

/** Raises the version, so that an edit of an older version conflicts. */
export const touchCategory = ({ db, now }: ServiceContext, id: string) =>
  db
    .update(categories)
    .set({ version: sql`${categories.version} + 1`, updatedAt: now.toISOString() })
    .where(sql`${categories.id} = ${id}`)

/** Moves listings to another subcategory; a trigger updates the search index. */
export const moveListings = (db: Db, from: { category: string; subcategory?: string }, to: MoveTarget) =>
  db
    .update(listings)
    .set({ categoryId: to.category, subcategoryId: to.subcategory })
    .where(
      and(
        eq(listings.categoryId, from.category),
        from.subcategory === undefined ? undefined : eq(listings.subcategoryId, from.subcategory),
      ),
    )

/** Listings of owners that are not public, in a category or a subcategory of it. */
const storedIn = ({ category, subcategory }: { category: string; subcategory?: string | undefined }) =>
  and(
    eq(ownerListings.categoryId, category),
    ne(ownerListings.state, 'live'),
    subcategory === undefined ? undefined : sql`${ownerListings.content} ->> '$.subcategory' = ${subcategory}`,
  )

/** Moves listings of owners that are not public: drafts, paused ones and those that wait for staff. */
export const moveStored = (db: Db, from: { category: string; subcategory?: string }, to: MoveTarget) =>
  db
    .update(ownerListings)
    .set({
      categoryId: to.category,
      content: sql`json_set(${ownerListings.content}, '$.subcategory', ${to.subcategory})`,
      version: sql`${ownerListings.version} + 1`,
    })
    .where(storedIn(from))

/** True when an owner's listing that is not public is in one of some subcategories; no foreign key covers them. */
export const hasStored = (from: { category: string; subcategory?: string }) =>
  sql`exists (select 1 from ${ownerListings} where ${storedIn(from)})`

/** The subcategory that listings move to. */
export interface MoveTarget {
  category: string
  subcategory: string
}
