import { eq, lte, sql } from 'drizzle-orm'
import { categories, customFields, listings, subcategories } from '../catalogue/catalogue.table.ts'
import type { ServiceContext } from '../context.ts'
import { type AdminCategory, RESTORE_MS } from '../domain/categories/category.ts'
import { DomainError } from '../domain/errors.ts'
import type { CurrentUser } from '../domain/identity/user.ts'
import { audit } from '../identity/audit.server.ts'
import { afterCommit } from './after-commit.ts'
import { deletedCategories } from './deleted.table.ts'
import { categoryMissing, findAdminCategory, getAdminCategory } from './read.server.ts'
import { commit, refuseInUse, refuseName } from './refusals.server.ts'
import { categoryExists, guard, moveListings, type Place, subcategoryExists } from './statements.server.ts'

/** Since when a deletion can be taken back. */
const restorableSince = ({ now }: ServiceContext) => new Date(now.getTime() - RESTORE_MS).toISOString()

/**
 * Deletes a category with its fields and subcategories. For ten minutes it can be brought back.
 * @param move the subcategory of another category to which its listings go
 * @throws DomainError not_found; in_use when it has listings and no `move`; bad_input when there is no such place
 */
export async function deleteCategory(ctx: ServiceContext, staff: CurrentUser, id: string, move?: Place): Promise<void> {
  const { db } = ctx
  const isPlace = move
    ? sql`${move.category} <> ${id} and ${subcategoryExists(move.category, move.subcategory)}`
    : sql`1`
  await commit(
    db.batch([
      guard(db, sql`${categoryExists(id)} and ${isPlace}`),
      db.delete(deletedCategories).where(lte(deletedCategories.deletedAt, restorableSince(ctx))),
      keep(ctx, id, move),
      ...(move ? [moveListings(db, { category: id }, move)] : []),
      // Fields and subcategories go with it; listings that still stand in one break the batch.
      db.delete(categories).where(eq(categories.id, id)),
      audit(ctx, {
        actor: staff.id,
        action: 'category.deleted',
        subject: id,
        detail: { move: move ? `${move.category}/${move.subcategory}` : null },
      }),
    ]),
    () => whyNotDeleted(ctx, id, move),
  )
  await afterCommit(ctx, move ? [id, move.category] : [id], { event: 'categoryDeleted', data: id })
}

/** Writes down what the category is, before it goes. */
const keep = ({ db, now }: ServiceContext, id: string, move: Place | undefined) =>
  db.insert(deletedCategories).select(sql`select id, json_object(
      'name', name, 'icon', icon, 'description', description, 'position', position, 'area', area, 'version', version,
      'subcategories', (select json_group_array(json_object('id', id, 'name', name, 'description', description,
        'features', json(features), 'position', position)) from subcategories where category_id = categories.id),
      'fields', (select json_group_array(json_object('name', name, 'type', type, 'required', required,
        'options', json(options), 'position', position)) from custom_fields where category_id = categories.id),
      'listings', (select json_group_array(json_array(id, subcategory_id)) from listings where category_id = categories.id),
      'movedTo', json_array(${move?.category ?? null}, ${move?.subcategory ?? null})), ${now.toISOString()}
    from categories where id = ${id}`)

async function whyNotDeleted(ctx: ServiceContext, id: string, move?: Place): Promise<DomainError | undefined> {
  const current = await findAdminCategory(ctx, id)
  if (!current) return categoryMissing()
  if (!move) return refuseInUse(ctx, id, current.subcategories)
  const message = 'Choose a subcategory of another category'
  return new DomainError('bad_input', message, [{ path: 'move', message }])
}

/**
 * Brings back a category that was deleted in the last ten minutes: its place, its fields and subcategories, and those of its
 * listings that still stand where they were moved.
 * @throws DomainError not_found when it is too late; conflict when another category has taken its name
 */
export async function restoreCategory(ctx: ServiceContext, staff: CurrentUser, id: string): Promise<AdminCategory> {
  const { db, now } = ctx
  const kept = sql`deleted_categories where deleted_categories.id = ${id}`
  const parts = (path: string) =>
    sql`deleted_categories, json_each(snapshot, ${path}) where deleted_categories.id = ${id}`
  await commit(
    db.batch([
      guard(db, sql`exists (select 1 from ${kept} and deleted_at > ${restorableSince(ctx)})`),
      db.insert(categories).select(sql`select id, snapshot ->> 'name', snapshot ->> 'icon', snapshot ->> 'description',
        snapshot ->> 'position', snapshot ->> 'area', (snapshot ->> 'version') + 1, ${now.toISOString()} from ${kept}`),
      db.insert(subcategories).select(sql`select ${id}, value ->> 'id', value ->> 'name', value ->> 'description',
        value -> 'features', value ->> 'position' from ${parts('$.subcategories')}`),
      db.insert(customFields).select(sql`select ${id}, value ->> 'name', value ->> 'type', value ->> 'required',
        value -> 'options', value ->> 'position' from ${parts('$.fields')}`),
      db
        .update(listings)
        .set({ categoryId: id, subcategoryId: sql`was.subcategory` })
        .from(sql`(select value ->> 0 as id, value ->> 1 as subcategory, snapshot ->> '$.movedTo[0]' as category,
          snapshot ->> '$.movedTo[1]' as moved from ${parts('$.listings')}) as was`)
        .where(
          sql`${listings.id} = was.id and ${listings.categoryId} = was.category and ${listings.subcategoryId} = was.moved`,
        ),
      db.delete(deletedCategories).where(eq(deletedCategories.id, id)),
      audit(ctx, { actor: staff.id, action: 'category.restored', subject: id }),
    ]),
    () => whyNotRestored(ctx, id),
  )
  const category = await getAdminCategory(ctx, id)
  await afterCommit(ctx, [id], { event: 'categoryAdded', data: category })
  return category
}

async function whyNotRestored(ctx: ServiceContext, id: string): Promise<DomainError | undefined> {
  const [kept] = await ctx.db
    .select({ name: sql<string>`snapshot ->> 'name'` })
    .from(deletedCategories)
    .where(sql`${deletedCategories.id} = ${id} and ${deletedCategories.deletedAt} > ${restorableSince(ctx)}`)
  if (!kept) return new DomainError('not_found', 'This category cannot be brought back any more')
  return refuseName(ctx, kept.name)
}
