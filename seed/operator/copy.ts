import { insertJson, STATEMENTS_A_BATCH } from '../insert.ts'
import { appendOnlyTriggers } from './append-only.ts'
import { type BackupLine, readBackup, readStored, writeBackup } from './backup-file.ts'
import { emptyDerived, tablesOf } from './tables.ts'

/** Rows that one question reads. */
const PAGE = 500

/** Keys that the bucket deletes at once. */
const KEYS = 1_000

interface Site {
  db: D1Database
  files: R2Bucket
}

interface Saved {
  rows: number
  files: number
  /** Keys in rows whose file is missing in the bucket, or differs from the row. */
  missing: string[]
}

/**
 * Saves all rows of a database and all files of its bucket in a new folder. Rows written during the run may be missing.
 * Children are read before their parents, so that no row of the backup names a later one; files come last, so that
 * those of all rows are there.
 */
export async function backUp({ db, files }: Site, path: string, now: Date): Promise<Saved> {
  const saved: Saved = { rows: 0, files: 0, missing: [] }
  await writeBackup(path, async function* (keep): AsyncGenerator<BackupLine> {
    yield { backup: 'adchowk', version: 2, takenAt: now.toISOString() }
    for (const { table, columns } of (await tablesOf(db)).toReversed()) {
      yield { table, columns }
      for await (const row of rowsOf(db, table, columns)) {
        saved.rows += 1
        yield row
      }
    }
    const sums = new Map<string, string>()
    for await (const key of keysOf(files)) {
      // The site makes other widths of a picture again on request.
      const object = key.startsWith('variants/') ? null : await files.get(key)
      if (!object) continue
      const sha256 = await keep(new Uint8Array(await object.arrayBuffer()))
      sums.set(key, sha256)
      const { contentType } = object.httpMetadata ?? {}
      yield { key, sha256, ...(contentType && { contentType }), custom: object.customMetadata ?? {} }
    }
    saved.files = sums.size
    const { results } = await db
      .prepare(
        `SELECT key, sha256 FROM uploads WHERE sha256 <> ''
         UNION ALL SELECT pdf, sha256 FROM documents WHERE pdf IS NOT NULL`,
      )
      .all<{ key: string; sha256: string }>()
    saved.missing = results.flatMap(({ key, sha256 }) => (sums.get(key) === sha256 ? [] : [key]))
    yield { rows: saved.rows, files: saved.files }
  })
  return saved
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

async function* keysOf(files: R2Bucket): AsyncGenerator<string> {
  for (let cursor: string | undefined; ; ) {
    const page = await files.list(cursor === undefined ? {} : { cursor })
    for (const { key } of page.objects) yield key
    if (!page.truncated) return
    cursor = page.cursor
  }
}

/**
 * Replaces all rows and files of a database and its bucket by those of a backup. Its tables must be those of the
 * backup. Tables that triggers derive are emptied as well, so that they follow from the rows of the backup alone.
 * @throws Error when the folder is no backup or is damaged, or has tables or columns missing in the database; nothing
 * is written then
 */
export async function restore({ db, files }: Site, path: string): Promise<{ rows: number; files: number }> {
  const backup = await readBackup(path)
  const shapes = await tablesOf(db)
  for (const { table, columns } of backup.tables) {
    const known = shapes.find((shape) => shape.table === table)
    const unknown = known ? columns.find((column) => !known.columns.includes(column)) : table
    if (unknown !== undefined)
      throw new Error(`The backup is of another version: this database has no ${known ? `${table}.${unknown}` : table}`)
  }
  // Files first: no row names one that is not there.
  for (const file of backup.files) {
    await files.put(file.key, await readStored(path, file), {
      httpMetadata: file.contentType === undefined ? {} : { contentType: file.contentType },
      customMetadata: file.custom,
    })
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
    ...(await emptyDerived(db)),
    ...shapes
      .flatMap(({ table }) => backup.tables.filter((one) => one.table === table))
      .flatMap((one) => insertJson(db, one, one.rows)),
  ]
  for (let i = 0; i < statements.length; i += STATEMENTS_A_BATCH) {
    await db.batch(statements.slice(i, i + STATEMENTS_A_BATCH))
  }
  const kept = new Set(backup.files.map(({ key }) => key))
  const others: string[] = []
  for await (const key of keysOf(files)) if (!kept.has(key)) others.push(key)
  for (let i = 0; i < others.length; i += KEYS) await files.delete(others.slice(i, i + KEYS))
  return { rows: backup.tables.reduce((sum, { rows }) => sum + rows.length, 0), files: kept.size }
}
