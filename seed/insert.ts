import { type Column, getTableColumns, getTableName, is, SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { allocations, clock, seasons } from '../worker/catalogue/calendar.table.ts'
import {
  categories,
  coverage,
  customFields,
  listings,
  spots,
  subcategories,
} from '../worker/catalogue/catalogue.table.ts'
import { owners } from '../worker/organisations/owners.table.ts'
import { verifications } from '../worker/organisations/verification.table.ts'
import type { CatalogueRows } from './catalogue.seed.ts'

/** Parents first; rows are deleted in the opposite order. */
const TABLES = [
  ['owners', owners],
  ['verifications', verifications],
  ['categories', categories],
  ['subcategories', subcategories],
  ['customFields', customFields],
  ['listings', listings],
  ['coverage', coverage],
  ['spots', spots],
  ['seasons', seasons],
  ['allocations', allocations],
  ['clock', clock],
] as const satisfies readonly (readonly [keyof CatalogueRows, SQLiteTable])[]

/** D1 binds at most 2 MB; a character has at most 3 bytes in UTF-8. */
const CHARACTERS_A_STATEMENT = 600_000
/** Number of statements sent to D1 at once. The ordinary catalogue fits, and is replaced atomically. */
export const STATEMENTS_A_BATCH = 50

/** Replaces the whole catalogue. Each chunk of rows is one bound JSON value, many times faster than VALUES lists. */
export async function insertCatalogue(db: D1Database, rows: CatalogueRows): Promise<void> {
  // Places of campaigns are not the catalogue's: they stay with their lines.
  const statements = TABLES.toReversed().map(([name, table]) =>
    db.prepare(`DELETE FROM "${getTableName(table)}"${name === 'allocations' ? " WHERE kind = 'block'" : ''}`),
  )
  for (const [name, table] of TABLES) statements.push(...insertsOf(db, table, rows[name]))
  for (let i = 0; i < statements.length; i += STATEMENTS_A_BATCH) {
    await db.batch(statements.slice(i, i + STATEMENTS_A_BATCH))
  }
}

/** Statements that insert rows by their names in the schema. */
export function insertsOf(
  db: D1Database,
  table: SQLiteTable,
  rows: readonly Record<string, unknown>[],
): D1PreparedStatement[] {
  // A column that no row names keeps the default of the database.
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => rows.some((row) => row[key] !== undefined))
  return insertJson(
    db,
    { table: getTableName(table), columns: columns.map(([, column]) => column.name) },
    rows.map((row) => JSON.stringify(columns.map(([key, column]) => row[key] ?? valueWithout(column)))),
  )
}

/**
 * Statements that insert rows, many times faster than VALUES lists.
 * @param rows each the JSON of its values, in the order of the columns
 */
export function insertJson(
  db: D1Database,
  { table, columns }: { table: string; columns: readonly string[] },
  rows: readonly string[],
): D1PreparedStatement[] {
  const names = columns.map((column) => `"${column}"`).join(', ')
  // Values as Drizzle would write them: ->> gives a list or an object as its JSON text, true and false as 1 and 0.
  const values = columns.map((_, i) => `value ->> ${i}`).join(', ')
  const insert = `INSERT INTO "${table}" (${names}) SELECT ${values} FROM json_each(?)`
  return chunks(rows).map((chunk) => db.prepare(insert).bind(`[${chunk.join(',')}]`))
}

/** The value of a column that other rows name and this one does not. */
const valueWithout = (column: Column) => (is(column.default, SQL) ? null : (column.default ?? null))

/** Runs of rows whose JSON stays under the limit together. */
function chunks(rows: readonly string[]): string[][] {
  const all: string[][] = []
  let room = 0
  for (const row of rows) {
    if (room < row.length) {
      all.push([])
      room = CHARACTERS_A_STATEMENT
    }
    all.at(-1)?.push(row)
    room -= row.length + 1
  }
  return all
}
