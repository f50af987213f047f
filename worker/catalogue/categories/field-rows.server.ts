import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { ServiceContext } from '../../kernel/context.ts'
import { foldName } from '../../kernel/rules/text/names.ts'
import { customFields } from '../catalogue.table.ts'
import type { CustomField } from '../rules/custom-field.ts'

type Db = ServiceContext['db']

const withKeys = (fields: readonly CustomField[]) =>
  JSON.stringify(fields.map((field, at) => ({ ...field, at, key: foldName(field.name) })))

const newId = sql`'fld_' || lower(hex(randomblob(8)))`

const valuesOf = (category: string | SQL) => sql`select ${category}, ${newId}, value ->> 'name', value ->> 'key',
  value ->> 'type', value ->> 'required', coalesce(value -> 'options', '[]'), value ->> 'at'`

/** Inserts the fields of a new category, in this order. Ids in the input belong to other categories and are ignored. */
export const insertFields = (db: Db, category: SQL, fields: readonly CustomField[]) =>
  db.insert(customFields).select(sql`${valuesOf(category)} from json_each(${withKeys(fields)})`)

/**
 * Statements that leave a category with exactly these fields, in this order. A field is the one with its id, or without an id the
 * one with its name, and keeps the values of the listings; the others are new, with an id that no field had before.
 */
export function replaceFields(db: Db, category: string, fields: readonly CustomField[]): BatchItem<'sqlite'>[] {
  const input = sql`json_each(${withKeys(fields)})`
  const isClaimed = sql`${customFields.id} in (select value ->> 'id' from ${input} where value ->> 'id' is not null)`
  /** While names change hands, the key of every row is marked. */
  const marked = sql`char(1) || ${customFields.nameKey}`
  const inCategory = eq(customFields.categoryId, category)
  const isNamed = (key: SQL) =>
    sql`not ${isClaimed} and exists (select 1 from ${input} where value ->> 'id' is null and ${key} = ${customFields.nameKey})`
  return [
    db.delete(customFields).where(and(inCategory, sql`not ${isClaimed} and not (${isNamed(sql`value ->> 'key'`)})`)),
    db.update(customFields).set({ nameKey: marked }).where(inCategory),
    db
      .update(customFields)
      .set({
        name: sql`value ->> 'name'`,
        nameKey: sql`value ->> 'key'`,
        type: sql`value ->> 'type'`,
        required: sql`value ->> 'required'`,
        options: sql`coalesce(value -> 'options', '[]')`,
        position: sql`value ->> 'at'`,
      })
      .from(input)
      .where(
        and(
          inCategory,
          sql`(${customFields.id} = value ->> 'id'
            or value ->> 'id' is null and not ${isClaimed} and ${customFields.nameKey} = char(1) || (value ->> 'key'))`,
        ),
      ),
    db.insert(customFields).select(sql`${valuesOf(category)} from ${input} where not exists (
      select 1 from custom_fields as there where there.category_id = ${category} and there.name_key = value ->> 'key')`),
  ]
}
