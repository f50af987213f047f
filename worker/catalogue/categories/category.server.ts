import { and, eq, ne, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { ServiceContext } from '../../kernel/context.ts'
import { record, recordEach } from '../../kernel/events/record.server.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { changes } from '../../kernel/rules/identity/changes.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { foldName } from '../../kernel/rules/text/names.ts'
import { commit, guard, idsOf } from '../../kernel/sql/statements.server.ts'
import { categories } from '../catalogue.table.ts'
import { categoriesOrdered, categoryChanged, categoryCreated } from '../rules/catalogue.events.ts'
import {
  type AdminCategory,
  type CategoryInput,
  type CategoryOrder,
  DEFAULT_ICON,
} from '../rules/categories/category.ts'
import { afterCommit } from './after-commit.ts'
import { insertFields, replaceFields } from './field-rows.server.ts'
import { categoryMissing, findAdminCategory, getAdminCategory, listAdminCategories } from './read.server.ts'
import { refuseInUse, refuseName, versionConflict } from './refusals.server.ts'
import { categoryExists, freeCategoryId, touchCategory } from './statements.server.ts'
import { insertSubcategories, replaceSubcategories } from './subcategory-rows.server.ts'

/**
 * Creates a category, the last in the order of the site. Its id is made from its name and never changes.
 * @throws DomainError conflict when another one has the name
 */
export async function createCategory(
  ctx: ServiceContext,
  staff: CurrentUser,
  input: CategoryInput,
): Promise<AdminCategory> {
  const { db, now } = ctx
  const { name, icon = DEFAULT_ICON, description = '', fields = [], subcategories = [] } = input
  // Names are unique, so the rest of the batch finds the new row by its name.
  const made = sql`(select id from categories where name_key = ${foldName(name)})`
  const writes = db.batch([
    db
      .insert(categories)
      .values({
        id: freeCategoryId(name),
        name,
        nameKey: foldName(name),
        icon,
        description,
        position: sql`(select coalesce(max(position), -1) + 1 from categories)`,
        updatedAt: now.toISOString(),
      })
      .returning({ id: categories.id }),
    insertSubcategories(db, made, subcategories),
    insertFields(db, made, fields),
    recordEach(ctx, categoryCreated, staff.id, sql`select ${made} as subject, json_object('name', ${name}) as detail`),
  ])
  const [[row]] = await commit(writes, () => refuseName(ctx, name))
  const category = await getAdminCategory(ctx, row?.id ?? '')
  await afterCommit(ctx, [category.id], { event: 'categoryAdded', data: category })
  return category
}

/** Fields of a category in an audit row. */
const told = ({ name, icon, description, fields, subcategories }: CategoryInput | AdminCategory) => ({
  name,
  icon,
  description,
  fields: fields?.map((field) => field.name),
  subcategories: subcategories?.map((group) => group.name),
})

/**
 * Changes a category. Missing parts of the input stay as they are; given fields and subcategories replace all old ones.
 * @throws DomainError not_found; conflict with the `current` category when `version` is outdated, or when the name is
 * taken; bad_input for an unknown subcategory; in_use when a subcategory that is left out has listings
 */
export async function updateCategory(
  ctx: ServiceContext,
  staff: CurrentUser,
  id: string,
  input: CategoryInput,
): Promise<AdminCategory> {
  const { db } = ctx
  const { name, icon, description, fields, subcategories, version } = input
  const more: BatchItem<'sqlite'>[] = []
  // A trigger reindexes all listings of the category with every write of a name, so it is written only when it differs.
  if (icon !== undefined || description !== undefined) {
    more.push(db.update(categories).set({ icon, description }).where(eq(categories.id, id)))
  }
  if (fields) more.push(...replaceFields(db, id, fields))
  if (subcategories) more.push(...replaceSubcategories(db, id, subcategories))

  const before = await findAdminCategory(ctx, id)
  const writes = db.batch([
    guard(db, categoryExists(id, version)),
    db
      .update(categories)
      .set({ name, nameKey: foldName(name) })
      .where(and(eq(categories.id, id), ne(categories.name, name))),
    ...more,
    touchCategory(ctx, id),
    record(ctx, categoryChanged.of(staff.id, { subject: id, detail: changes(told(before ?? input), told(input)) })),
  ])
  await commit(writes, () => whyNotUpdated(ctx, id, input))
  const category = await getAdminCategory(ctx, id)
  await afterCommit(ctx, [id], { event: 'categoryUpdated', data: category })
  return category
}

async function whyNotUpdated(
  ctx: ServiceContext,
  id: string,
  { name, version, subcategories = [] }: CategoryInput,
): Promise<DomainError | undefined> {
  const current = await findAdminCategory(ctx, id)
  if (!current) return categoryMissing()
  if (version !== undefined && version !== current.version) return versionConflict(current)

  const unknown = subcategories.findIndex(
    (group) => group.id !== undefined && !current.subcategories.some((one) => one.id === group.id),
  )
  if (unknown >= 0) {
    const message = 'Subcategory not found'
    return new DomainError('bad_input', message, [{ path: `subcategories.${unknown}.id`, message }])
  }
  const dropped = current.subcategories.filter((group) => !subcategories.some((one) => one.id === group.id))
  return (await refuseName(ctx, name, id)) ?? refuseInUse(ctx, id, dropped)
}

/**
 * Orders the categories. Their versions stay the same, so edits in progress do not conflict.
 * @throws DomainError conflict when the ids are not those of all categories
 */
export async function orderCategories(
  ctx: ServiceContext,
  staff: CurrentUser,
  { ids }: CategoryOrder,
): Promise<AdminCategory[]> {
  const { db } = ctx
  const writes = db.batch([
    guard(
      db,
      sql`(select count(*) from categories) = ${ids.length}
        and not exists (select 1 from categories where id not in ${idsOf(ids)})`,
    ),
    db
      .update(categories)
      .set({ position: sql`key` })
      .from(sql`json_each(${JSON.stringify(ids)})`)
      .where(sql`${categories.id} = value and ${categories.position} <> key`),
    record(ctx, categoriesOrdered.of(staff.id, { subject: null, detail: { count: ids.length } })),
  ])
  await commit(writes, async () => new DomainError('conflict', 'There are other categories by now. Please reload'))
  await afterCommit(ctx, ids)
  return listAdminCategories(ctx)
}
