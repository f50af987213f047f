import { and, count, eq, ne, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { DomainError, type ErrorBody } from '../../kernel/rules/errors.ts'
import { foldName } from '../../kernel/rules/text/names.ts'
import { plural } from '../../kernel/rules/text/plural.ts'
import { categories, listings, subcategories } from '../catalogue.table.ts'
import { ownerListings } from '../owner-listings.table.ts'
import type { AdminCategory, AdminSubcategory, CategoryConflict, CategoryInUse } from '../rules/categories/category.ts'

const LISTINGS = ['listing', 'listings'] as const

/** Error for a version that another member of staff has replaced, with the current one. */
export function versionConflict(current: AdminCategory): DomainError {
  const detail: Omit<CategoryConflict, keyof ErrorBody> = { current }
  return new DomainError('conflict', 'Someone else has changed this category', undefined, undefined, detail)
}

/** Refuses when some of these subcategories have listings: `24 listings stand in Rickshaws`. */
export async function refuseInUse(
  { db }: ServiceContext,
  category: string,
  groups: readonly Pick<AdminSubcategory, 'id' | 'name'>[],
): Promise<DomainError | undefined> {
  const counts = await db
    .select({ id: listings.subcategoryId, count: count() })
    .from(listings)
    .where(eq(listings.categoryId, category))
    .groupBy(listings.subcategoryId)
  // Drafts, paused ones and those that wait for staff.
  const stored = await db
    .select({ id: sql<string>`${ownerListings.content} ->> '$.subcategory'`.as('group_id'), count: count() })
    .from(ownerListings)
    .where(and(eq(ownerListings.categoryId, category), ne(ownerListings.state, 'live')))
    .groupBy(sql`group_id`)
  const used = groups.flatMap(({ id, name }) => {
    const inventoryCount = [...counts, ...stored].reduce((sum, row) => sum + (row.id === id ? row.count : 0), 0)
    return inventoryCount > 0 ? [{ id, name, inventoryCount }] : []
  })
  if (used.length === 0) {
    const ungrouped = stored.reduce((sum, row) => sum + row.count, 0)
    if (groups.length === 0 || ungrouped === 0) return
    return new DomainError('in_use', `${plural(ungrouped, ['draft', 'drafts'])} of media owners are in it`)
  }
  const inventoryCount = used.reduce((sum, group) => sum + group.inventoryCount, 0)
  const names = used.map(({ name }) => name).join(', ')
  const message = `${plural(inventoryCount, LISTINGS)} ${inventoryCount === 1 ? 'stands' : 'stand'} in ${names}`
  const detail: Omit<CategoryInUse, keyof ErrorBody> = { inventoryCount, subcategories: used }
  return new DomainError('in_use', message, undefined, undefined, detail)
}

const nameTaken = (path: string, message: string) => new DomainError('conflict', message, [{ path, message }])

/** A refusal when another category has this name. @param but the category that may have it */
export async function refuseName({ db }: ServiceContext, name: string, but = ''): Promise<DomainError | undefined> {
  const others = await db.$count(categories, and(eq(categories.nameKey, foldName(name)), ne(categories.id, but)))
  return others > 0 ? nameTaken('name', 'Another category has this name') : undefined
}

/** A refusal when another subcategory of the category has this name. @param but the subcategory that may have it */
export async function refuseSubcategoryName(
  { db }: ServiceContext,
  categoryId: string,
  name: string,
  but = '',
): Promise<DomainError | undefined> {
  const others = await db.$count(
    subcategories,
    and(eq(subcategories.categoryId, categoryId), eq(subcategories.nameKey, foldName(name)), ne(subcategories.id, but)),
  )
  return others > 0 ? nameTaken('name', 'Another subcategory of this category has this name') : undefined
}
