import { and, eq, type SQL, sql } from 'drizzle-orm'
import { categories, customFields, listings, subcategories } from '../catalogue/catalogue.table.ts'
import type { ServiceContext } from '../context.ts'
import type { CustomField } from '../domain/catalogue/custom-field.ts'
import { RESERVED_IDS } from '../domain/categories/category.ts'
import { slugOf } from '../domain/slug.ts'
import { deletedCategories } from './deleted.table.ts'

// What writes to categories are made of. Every write is one batch, and what it takes for granted is asked inside of it:
// whoever reads first and writes then may have been overtaken in between.

type Db = ServiceContext['db']

/** Breaks the whole batch unless the condition holds: an empty text is no JSON. */
export const guard = (db: Db, condition: SQL) =>
  db.select({ holds: sql`json(case when ${condition} then '1' else '' end)`.as('holds') }).from(sql`(select 1)`)

/** Whether a batch was broken by a guard, a key or a unique name, and not by a failure of the database. */
export function isRefusal(failure: unknown): boolean {
  for (let cause = failure; cause instanceof Error; cause = cause.cause) {
    if (/constraint failed|malformed JSON/i.test(cause.message)) return true
  }
  return false
}

/** @param version the one that must not have changed; any where it is undefined */
export const categoryExists = (id: string, version?: number) => {
  const isSeen = version === undefined ? sql`1` : sql`${categories.version} = ${version}`
  return sql`exists (select 1 from ${categories} where ${categories.id} = ${id} and ${isSeen})`
}

export const subcategoryExists = (categoryId: string, id: string) =>
  sql`exists (select 1 from ${subcategories} where ${subcategories.categoryId} = ${categoryId} and ${subcategories.id} = ${id})`

/** The first of `kites`, `kites-2`, `kites-3` … that is not taken, found by whoever writes it. */
const freeId = (slug: string, taken: SQL) => sql`(
  with recursive tried(n, id) as (
    select 1, ${slug} union all select n + 1, ${slug} || '-' || (n + 1) from tried where id in (${taken})
  )
  select id from tried order by n desc limit 1)`

/** An id for a category: no other one has it, may come back with it, or means something else in an address. */
export const freeCategoryId = (name: string) =>
  freeId(
    slugOf(name) || 'category',
    sql`select ${categories.id} from ${categories} union all select ${deletedCategories.id} from ${deletedCategories}
      union all select value from json_each(${JSON.stringify(RESERVED_IDS)})`,
  )

/** An id for a subcategory, its own among its siblings. */
export const freeSubcategoryId = (categoryId: string, name: string) =>
  freeId(
    slugOf(name) || 'group',
    sql`select ${subcategories.id} from ${subcategories} where ${subcategories.categoryId} = ${categoryId}`,
  )

/** Raises the version, so that an edit of what was there before is told. */
export const touchCategory = ({ db, now }: ServiceContext, id: string) =>
  db
    .update(categories)
    .set({ version: sql`${categories.version} + 1`, updatedAt: now.toISOString() })
    .where(sql`${categories.id} = ${id}`)

/** Gives a category its fields, in this order. @param category its id, or what finds it */
export const insertFields = (db: Db, category: string | SQL, fields: readonly CustomField[]) =>
  db.insert(customFields).select(sql`select ${category}, value ->> 'name', value ->> 'type', value ->> 'required',
      coalesce(value -> 'options', '[]'), key from json_each(${JSON.stringify(fields)})`)

/** Moves listings to where they are sold from now on; their texts in the search follow by a trigger. */
export const moveListings = (db: Db, from: { category: string; subcategory?: string }, to: Place) =>
  db
    .update(listings)
    .set({ categoryId: to.category, subcategoryId: to.subcategory })
    .where(
      and(
        eq(listings.categoryId, from.category),
        from.subcategory === undefined ? undefined : eq(listings.subcategoryId, from.subcategory),
      ),
    )

/** A subcategory, as where listings stand. */
export interface Place {
  category: string
  subcategory: string
}
