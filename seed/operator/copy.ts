import { insertJson, STATEMENTS_A_BATCH } from '../insert.ts'
import { appendOnlyTriggers } from './append-only.ts'
import { type BackupLine, readBackup, type TableRows } from './backup-file.ts'
import { tablesOf } from './tables.ts'

/** Rows that one question reads. */
const PAGE = 500

/**
 * All rows of a database, as the lines of a backup. Rows that are written meanwhile may be missing. Children are read
 * before their parents, so that no row of the backup names one that came later.
 */
export async function* backupOf(db: D1Database, now: Date): AsyncGenerator<BackupLine> {
  yield { backup: 'adchowk', version: 1, takenAt: now.toISOString() }
  let count = 0
  for (const { table, columns } of (await tablesOf(db)).toReversed()) {
    yield { table, columns }
    for await (const row of rowsOf(db, table, columns)) {
      count += 1
      yield row
    }
  }
  yield { rows: count }
}

async function* rowsOf(db: D1Database, table: string, columns: string[]): AsyncGenerator<(string | number | null)[]> {
  const names = columns.map((column) => `"${column}"`).join(', ')
  const page = db.prepare(`SELECT rowid, ${names} FROM "${table}" WHERE rowid > ? ORDER BY rowid LIMIT ${PAGE}`)
  for (let after = 0; ; ) {
    const rows = await page.bind(after).raw<[number, ...(string | number | null)[]]>()
    for (const [, ...values] of rows) yield values
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last[0]
  }
}

/**
 * Puts the rows of a backup in place of all that a database holds. Its tables must be those of the backup.
 * @returns how many rows
 * @throws Error when the file is no backup, or has tables or columns that the database has not
 */
export async function restore(db: D1Database, path: string): Promise<number> {
  const shapes = await tablesOf(db)
  const wanted: TableRows[] = []
  for await (const rows of readBackup(path)) wanted.push(rows)
  for (const { table, columns } of wanted) {
    const known = shapes.find((shape) => shape.table === table)
    const unknown = known ? columns.find((column) => !known.columns.includes(column)) : table
    if (unknown !== undefined)
      throw new Error(`The backup is of another version: this database has no ${known ? `${table}.${unknown}` : table}`)
  }
  const { drop, create } = await appendOnlyTriggers(db)
  const statements = [
    // In the first batch, which leaves the log append-only whether it commits or not.
    ...drop,
    db.prepare('DELETE FROM "audit_log"'),
    ...create,
    ...shapes
      .toReversed()
      .flatMap(({ table }) => (table === 'audit_log' ? [] : [db.prepare(`DELETE FROM "${table}"`)])),
    ...shapes
      .flatMap(({ table }) => wanted.filter((one) => one.table === table))
      .flatMap((one) => insertJson(db, one, one.rows)),
  ]
  for (let i = 0; i < statements.length; i += STATEMENTS_A_BATCH) {
    await db.batch(statements.slice(i, i + STATEMENTS_A_BATCH))
  }
  return wanted.reduce((sum, { rows }) => sum + rows.length, 0)
}
