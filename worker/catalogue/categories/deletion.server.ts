import { eq, lte, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { record } from '../../kernel/events/record.server.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { categories, customFields, listings, subcategories } from '../catalogue.table.ts'
import { deletedCategories } from '../deleted.table.ts'
import { ownerListings } from '../owner-listings.table.ts'
import { categoryDeleted, categoryRestored } from '../rules/catalogue.events.ts'
import { type AdminCategory, RESTORE_MS } from '../rules/categories/category.ts'
import { afterCommit } from './after-commit.ts'
import { categoryMissing, findAdminCategory, getAdminCategory } from './read.server.ts'
import { refuseInUse, refuseName } from './refusals.server.ts'
import {
  categoryExists,
  hasStored,
  type MoveTarget,
  moveListings,
  moveStored,
  subcategoryExists,
} from './statements.server.ts'

/** Deletions after this instant can be undone. */
export const restorableSince = ({ now }: Pick<ServiceContext, 'now'>) =>
  new Date(now.getTime() - RESTORE_MS).toISOString()

/**
 * Deletes a category with its fields and subcategories. It can be restored for ten minutes.
 * @param move the subcategory of another category that takes its listings
 * @throws DomainError not_found; in_use when it has listings and no `move`; bad_input when the target does not exist
 */
export async function deleteCategory(
  ctx: ServiceContext,
  staff: CurrentUser,
  id: string,
  move?: MoveTarget,
): Promise<void> {
  const { db } = ctx
  const isTarget = move
    ? sql`${move.category} <> ${id} and ${subcategoryExists(move.category, move.subcategory)}`
    : sql`1`
  await commit(
    db.batch([
      guard(db, sql`${categoryExists(id)} and ${isTarget}`),
      db.delete(deletedCategories).where(lte(deletedCategories.deletedAt, restorableSince(ctx))),
      snapshotCategory(ctx, id, move),
      ...(move ? [moveListings(db, { category: id }, move), moveStored(db, { category: id }, move)] : []),
      guard(db, sql`not ${hasStored({ category: id })}`),
      // Foreign keys delete its fields and subcategories; listings that are left in one break the batch.
      db.delete(categories).where(eq(categories.id, id)),
      record(
        ctx,
        categoryDeleted.of(staff.id, {
          subject: id,
          detail: { move: move ? `${move.category}/${move.subcategory}` : null },
        }),
      ),
    ]),
    () => whyNotDeleted(ctx, id, move),
  )
  await afterCommit(ctx, move ? [id, move.category] : [id], { event: 'categoryDeleted', data: id })
}

/** Stores the category as JSON before it is deleted. */
const snapshotCategory = ({ db, now }: ServiceContext, id: string, move: MoveTarget | undefined) =>
  db.insert(deletedCategories).select(sql`select id, json_object(
      'name', name, 'key', name_key, 'icon', icon, 'description', description, 'position', position, 'area', area, 'version', version,
      'subcategories', (select json_group_array(json_object('id', id, 'name', name, 'key', name_key, 'description', description,
        'features', json(features), 'position', position)) from subcategories where category_id = categories.id),
      'fields', (select json_group_array(json_object('id', id, 'name', name, 'key', name_key, 'type', type, 'required', required,
        'options', json(options), 'position', position)) from custom_fields where category_id = categories.id),
      'listings', (select json_group_array(json_array(id, subcategory_id)) from listings where category_id = categories.id),
      'stored', (select json_group_array(json_array(id, content ->> '$.subcategory')) from owner_listings
        where category_id = categories.id and state <> 'live'),
      'movedTo', json_array(${move?.category ?? null}, ${move?.subcategory ?? null})), ${now.toISOString()}
    from categories where id = ${id}`)

async function whyNotDeleted(ctx: ServiceContext, id: string, move?: MoveTarget): Promise<DomainError | undefined> {
  const current = await findAdminCategory(ctx, id)
  if (!current) return categoryMissing()
  if (!move) return refuseInUse(ctx, id, current.subcategories)
  const message = 'Choose a subcategory of another category'
  return new DomainError('bad_input', message, [{ path: 'move', message }])
}

/**
 * Restores a category that was deleted in the last ten minutes: its position, fields and subcategories, and those of its
 * listings that are still where they were moved to.
 * @throws DomainError not_found when it is too late; conflict when another category has taken its name
 */
export async function restoreCategory(ctx: ServiceContext, staff: CurrentUser, id: string): Promise<AdminCategory> {
  const { db, now } = ctx
  const snapshot = sql`deleted_categories where deleted_categories.id = ${id}`
  const parts = (path: string) =>
    sql`deleted_categories, json_each(snapshot, ${path}) where deleted_categories.id = ${id}`
  await commit(
    db.batch([
      guard(db, sql`exists (select 1 from ${snapshot} and deleted_at > ${restorableSince(ctx)})`),
      db
        .insert(categories)
        .select(sql`select id, snapshot ->> 'name', snapshot ->> 'key', snapshot ->> 'icon', snapshot ->> 'description',
        snapshot ->> 'position', snapshot ->> 'area', (snapshot ->> 'version') + 1, ${now.toISOString()} from ${snapshot}`),
      db
        .insert(subcategories)
        .select(sql`select ${id}, value ->> 'id', value ->> 'name', value ->> 'key', value ->> 'description',
        value -> 'features', value ->> 'position' from ${parts('$.subcategories')}`),
      db.insert(customFields).select(sql`select ${id}, value ->> 'id', value ->> 'name',
        value ->> 'key', value ->> 'type', value ->> 'required',
        value -> 'options', value ->> 'position' from ${parts('$.fields')}`),
      db
        .update(listings)
        .set({ categoryId: id, subcategoryId: sql`was.subcategory` })
        .from(sql`(select value ->> 0 as id, value ->> 1 as subcategory, snapshot ->> '$.movedTo[0]' as category,
          snapshot ->> '$.movedTo[1]' as moved from ${parts('$.listings')}) as was`)
        .where(
          sql`${listings.id} = was.id and ${listings.categoryId} = was.category and ${listings.subcategoryId} = was.moved`,
        ),
      // Those that are not public come back as well.
      db
        .update(ownerListings)
        .set({
          categoryId: id,
          content: sql`json_set(${ownerListings.content}, '$.subcategory', was.subcategory)`,
          version: sql`${ownerListings.version} + 1`,
        })
        .from(sql`(select value ->> 0 as id, value ->> 1 as subcategory, snapshot ->> '$.movedTo[0]' as category
          from ${parts('$.stored')}) as was`)
        .where(
          sql`${ownerListings.id} = was.id and ${ownerListings.categoryId} = was.category and ${ownerListings.state} <> 'live'`,
        ),
      db.delete(deletedCategories).where(eq(deletedCategories.id, id)),
      record(ctx, categoryRestored.of(staff.id, { subject: id })),
    ]),
    () => whyNotRestored(ctx, id),
  )
  const category = await getAdminCategory(ctx, id)
  await afterCommit(ctx, [id], { event: 'categoryAdded', data: category })
  return category
}

async function whyNotRestored(ctx: ServiceContext, id: string): Promise<DomainError | undefined> {
  const [deleted] = await ctx.db
    .select({ name: sql<string>`snapshot ->> 'name'` })
    .from(deletedCategories)
    .where(sql`${deletedCategories.id} = ${id} and ${deletedCategories.deletedAt} > ${restorableSince(ctx)}`)
  if (!deleted) return new DomainError('not_found', 'This category cannot be brought back any more')
  return refuseName(ctx, deleted.name)
}
