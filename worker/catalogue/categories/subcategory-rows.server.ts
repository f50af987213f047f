import { type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { ServiceContext } from '../../kernel/context.ts'
import { slugOf } from '../../kernel/rules/slug.ts'
import { foldName } from '../../kernel/rules/text/names.ts'
import { guard } from '../../kernel/sql/statements.server.ts'
import { subcategories } from '../catalogue.table.ts'
import type { CategoryInput } from '../rules/categories/category.ts'
import { freeSubcategoryId } from './statements.server.ts'

type Db = ServiceContext['db']
type Groups = NonNullable<CategoryInput['subcategories']>

/** Inserts the subcategories of a new category. Ids in the input belong to other categories and are ignored. */
export function insertSubcategories(db: Db, category: SQL, groups: Groups) {
  const rows = withIds(groups)
  return db
    .insert(subcategories)
    .select(sql`select ${category}, value ->> 'id', value ->> 'name', value ->> 'nameKey', value ->> 'description', '[]', key
      from json_each(${JSON.stringify(rows)})`)
}

function withIds(groups: Groups) {
  const taken = new Set<string>()
  return groups.map(({ name, description = '' }) => {
    const slug = slugOf(name) || 'group'
    let id = slug
    for (let n = 2; taken.has(id); n++) id = `${slug}-${n}`
    taken.add(id)
    return { id, name, nameKey: foldName(name), description }
  })
}

/**
 * Statements that leave a category with exactly these subcategories, in this order. Those with an id are changed, the
 * others are new. Missing ones are deleted, which the foreign key of listings refuses when there are some.
 */
export function replaceSubcategories(db: Db, categoryId: string, groups: Groups): BatchItem<'sqlite'>[] {
  const kept = JSON.stringify(
    groups.flatMap(({ id, ...group }, at) =>
      id === undefined ? [] : [{ ...group, id, at, nameKey: foldName(group.name) }],
    ),
  )
  const all = sql`json_each(${kept})`
  const same = sql`${subcategories.categoryId} = ${categoryId} and ${subcategories.id} = value ->> 'id'`
  const isRenamed = sql`${same} and ${subcategories.name} <> value ->> 'name'`
  return [
    guard(db, sql`(select count(*) from ${subcategories}, ${all} where ${same}) = json_array_length(${kept})`),
    guard(
      db,
      sql`not exists (select 1 from owner_listings where category_id = ${categoryId} and state <> 'live'
        and content ->> '$.subcategory' in (select id from ${subcategories} where ${subcategories.categoryId} = ${categoryId})
        and content ->> '$.subcategory' not in (select value ->> 'id' from ${all}))`,
    ),
    db
      .delete(subcategories)
      .where(
        sql`${subcategories.categoryId} = ${categoryId} and ${subcategories.id} not in (select value ->> 'id' from ${all})`,
      ),
    db
      .update(subcategories)
      .set({
        position: sql`value ->> 'at'`,
        description: sql`coalesce(value ->> 'description', ${subcategories.description})`,
      })
      .from(all)
      .where(same),
    // Two may swap their names: first each gives up its own, then each takes the new one.
    db
      .update(subcategories)
      .set({ nameKey: sql`char(1) || ${subcategories.id}` })
      .from(all)
      .where(isRenamed),
    db
      .update(subcategories)
      .set({ name: sql`value ->> 'name'`, nameKey: sql`value ->> 'nameKey'` })
      .from(all)
      .where(isRenamed),
    ...groups.flatMap(({ id, name, description = '' }, position) =>
      id === undefined
        ? [
            db.insert(subcategories).values({
              categoryId,
              id: freeSubcategoryId(categoryId, name),
              name,
              nameKey: foldName(name),
              description,
              features: [],
              position,
            }),
          ]
        : [],
    ),
  ]
}
