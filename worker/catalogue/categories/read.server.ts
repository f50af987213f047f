import { and, eq } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { categories, customFields, listings, subcategories } from '../catalogue.table.ts'
import type { AdminCategory } from '../rules/categories/category.ts'
import { categoryColumns, countInside } from '../summaries.server.ts'

type ReadContext = Pick<ServiceContext, 'db'>

export const categoryMissing = () => new DomainError('not_found', 'Category not found')

/** Categories with their fields and counted subcategories, in the order of the site. One round trip. */
async function readCategories({ db }: ReadContext, id?: string): Promise<AdminCategory[]> {
  const inside = and(eq(listings.categoryId, subcategories.categoryId), eq(listings.subcategoryId, subcategories.id))
  const [rows, groups, fields] = await db.batch([
    db
      .select({
        ...categoryColumns,
        version: categories.version,
        position: categories.position,
        updatedAt: categories.updatedAt,
      })
      .from(categories)
      .where(id === undefined ? undefined : eq(categories.id, id))
      .orderBy(categories.position, categories.id),
    db
      .select({
        categoryId: subcategories.categoryId,
        id: subcategories.id,
        name: subcategories.name,
        description: subcategories.description,
        features: subcategories.features,
        inventoryCount: countInside(db, inside),
      })
      .from(subcategories)
      .where(id === undefined ? undefined : eq(subcategories.categoryId, id))
      .orderBy(subcategories.position, subcategories.id),
    db
      .select()
      .from(customFields)
      .where(id === undefined ? undefined : eq(customFields.categoryId, id))
      .orderBy(customFields.position, customFields.name),
  ])
  return rows.map((row) => {
    const own = groups.flatMap(({ categoryId, ...group }) => (categoryId === row.id ? [group] : []))
    return {
      ...row,
      inventoryCount: own.reduce((sum, { inventoryCount }) => sum + inventoryCount, 0),
      fields: fields
        .filter(({ categoryId }) => categoryId === row.id)
        .map(({ id, name, type, required, options }) => ({
          id,
          name,
          type,
          required,
          ...(type === 'select' && { options }),
        })),
      subcategories: own,
    }
  })
}

/** Every category, including those of /discover. */
export const listAdminCategories = (ctx: ReadContext): Promise<AdminCategory[]> => readCategories(ctx)

export async function findAdminCategory(ctx: ReadContext, id: string): Promise<AdminCategory | null> {
  const [category] = await readCategories(ctx, id)
  return category ?? null
}

/** @throws DomainError not_found */
export async function getAdminCategory(ctx: ReadContext, id: string): Promise<AdminCategory> {
  const category = await findAdminCategory(ctx, id)
  if (!category) throw categoryMissing()
  return category
}
