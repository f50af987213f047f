import { and, eq, ne, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { record } from '../../kernel/events/record.server.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { foldName } from '../../kernel/rules/text/names.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { subcategories } from '../catalogue.table.ts'
import { subcategoryChanged, subcategoryCreated, subcategoryDeleted } from '../rules/catalogue.events.ts'
import type { AdminSubcategory, SubcategoryInput } from '../rules/categories/category.ts'
import { afterCommit } from './after-commit.ts'
import { categoryMissing, findAdminCategory, getAdminCategory } from './read.server.ts'
import { refuseInUse, refuseSubcategoryName } from './refusals.server.ts'
import {
  freeSubcategoryId,
  hasStored,
  moveListings,
  moveStored,
  subcategoryExists,
  touchCategory,
} from './statements.server.ts'

interface SubcategoryRef {
  category: string
  id: string
}

const subcategoryMissing = () => new DomainError('not_found', 'Subcategory not found')

async function getSubcategory(ctx: ServiceContext, { category, id }: SubcategoryRef): Promise<AdminSubcategory> {
  const found = (await getAdminCategory(ctx, category)).subcategories.find((one) => one.id === id)
  if (!found) throw subcategoryMissing()
  return found
}

/**
 * Adds a subcategory, the last of its category.
 * @throws DomainError not_found for the category; conflict when a sibling has the name
 */
export async function createSubcategory(
  ctx: ServiceContext,
  staff: CurrentUser,
  category: string,
  { name, description = '', features = [] }: SubcategoryInput,
): Promise<AdminSubcategory> {
  const { db } = ctx
  const [[row]] = await commit(
    db.batch([
      db
        .insert(subcategories)
        .values({
          // If the category does not exist, the foreign key breaks the batch.
          categoryId: category,
          id: freeSubcategoryId(category, name),
          name,
          nameKey: foldName(name),
          description,
          features,
          position: sql`(select coalesce(max(position), -1) + 1 from subcategories where category_id = ${category})`,
        })
        .returning({ id: subcategories.id }),
      touchCategory(ctx, category),
      record(ctx, subcategoryCreated.of(staff.id, { subject: category, detail: { name } })),
    ]),
    async () =>
      (await findAdminCategory(ctx, category)) ? refuseSubcategoryName(ctx, category, name) : categoryMissing(),
  )
  const subcategory = await getSubcategory(ctx, { category, id: row?.id ?? '' })
  await afterCommit(ctx, [category], { event: 'subcategoryAdded', data: { categoryId: category, subcategory } })
  return subcategory
}

/**
 * Changes a subcategory; missing parts of the input stay as they are.
 * @throws DomainError not_found; conflict when a sibling has the name
 */
export async function updateSubcategory(
  ctx: ServiceContext,
  staff: CurrentUser,
  { category, id }: SubcategoryRef,
  { name, description, features }: SubcategoryInput,
): Promise<AdminSubcategory> {
  const { db } = ctx
  const one = and(eq(subcategories.categoryId, category), eq(subcategories.id, id))
  await commit(
    db.batch([
      guard(db, subcategoryExists(category, id)),
      // A trigger reindexes all listings with every write of a name, so it is written only when it differs.
      db
        .update(subcategories)
        .set({ name, nameKey: foldName(name) })
        .where(and(one, ne(subcategories.name, name))),
      db
        .update(subcategories)
        .set({ position: sql`${subcategories.position}`, description, features })
        .where(one),
      touchCategory(ctx, category),
      record(ctx, subcategoryChanged.of(staff.id, { subject: category, detail: { id, name } })),
    ]),
    async () => {
      const current = await findAdminCategory(ctx, category)
      if (!current) return categoryMissing()
      if (!current.subcategories.some((group) => group.id === id)) return subcategoryMissing()
      return refuseSubcategoryName(ctx, category, name, id)
    },
  )
  const subcategory = await getSubcategory(ctx, { category, id })
  await afterCommit(ctx, [category], { event: 'subcategoryUpdated', data: { categoryId: category, subcategory } })
  return subcategory
}

/**
 * Deletes a subcategory.
 * @param move the sibling to which its listings go
 * @throws DomainError not_found; bad_input for a sibling that is not there; in_use when it has listings and no `move`
 */
export async function deleteSubcategory(
  ctx: ServiceContext,
  staff: CurrentUser,
  { category, id }: SubcategoryRef,
  move?: string,
): Promise<void> {
  const { db } = ctx
  const target = move === undefined || move === id ? undefined : { category, subcategory: move }
  await commit(
    db.batch([
      guard(
        db,
        sql`${subcategoryExists(category, id)} and ${move === undefined ? sql`1` : isOther(category, id, move)}`,
      ),
      ...(target
        ? [
            moveListings(db, { category, subcategory: id }, target),
            moveStored(db, { category, subcategory: id }, target),
          ]
        : []),
      guard(db, sql`not ${hasStored({ category, subcategory: id })}`),
      db.delete(subcategories).where(and(eq(subcategories.categoryId, category), eq(subcategories.id, id))),
      touchCategory(ctx, category),
      record(ctx, subcategoryDeleted.of(staff.id, { subject: category, detail: { id, move: move ?? null } })),
    ]),
    () => whyNotDeleted(ctx, { category, id }, move),
  )
  await afterCommit(ctx, [category], { event: 'subcategoryDeleted', data: { categoryId: category, subcategoryId: id } })
}

const isOther = (category: string, id: string, move: string) =>
  sql`${move} <> ${id} and ${subcategoryExists(category, move)}`

async function whyNotDeleted(
  ctx: ServiceContext,
  { category, id }: SubcategoryRef,
  move: string | undefined,
): Promise<DomainError | undefined> {
  const current = await findAdminCategory(ctx, category)
  if (!current) return categoryMissing()
  const group = current.subcategories.find((one) => one.id === id)
  if (!group) return subcategoryMissing()
  if (move === undefined) return refuseInUse(ctx, category, [group])
  const message = 'Choose another subcategory of this category'
  return new DomainError('bad_input', message, [{ path: 'move', message }])
}
