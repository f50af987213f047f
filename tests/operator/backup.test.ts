import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertDemoAccounts } from '../../seed/accounts.ts'
import { type CatalogueRows, generateCatalogue } from '../../seed/catalogue.seed.ts'
import { insertCatalogue } from '../../seed/insert.ts'
import { writeBackup } from '../../seed/operator/backup-file.ts'
import { backupOf, restore } from '../../seed/operator/copy.ts'
import { applyMigrations, openDatabase } from '../../seed/operator/database.ts'
import { tablesOf } from '../../seed/operator/tables.ts'
import { insertPosts } from '../../seed/posts.seed.ts'

const PATIENCE = 180_000
const folder = mkdtempSync(join(tmpdir(), 'adchowk-backup-'))
const file = join(folder, 'site.backup.gz')
const opened: Awaited<ReturnType<typeof openDatabase>>[] = []

const placeOf = (name: string) => ({ remote: false, 'persist-to': join(folder, name) })

async function open(name: string): Promise<D1Database> {
  const database = await openDatabase(placeOf(name))
  opened.push(database)
  return database.db
}

/** Every eighth listing: a copy of all takes its time. */
function someOf(rows: CatalogueRows): CatalogueRows {
  const listings = rows.listings.filter((_, i) => i % 8 === 0)
  const ids = new Set(listings.map(({ id }) => id))
  const isOfThem = ({ listingId }: { listingId: string }) => ids.has(listingId)
  return {
    ...rows,
    listings,
    coverage: rows.coverage.filter(isOfThem),
    spots: rows.spots.filter(isOfThem),
    seasons: rows.seasons.filter(isOfThem),
  }
}

async function allRows(db: D1Database) {
  const rows: Record<string, string[]> = {}
  for (const { table } of await tablesOf(db)) {
    const { results } = await db.prepare(`SELECT * FROM "${table}"`).all()
    rows[table] = results.map((row) => JSON.stringify(row)).sort()
  }
  return rows
}

/** Ids that a search for a word finds. */
async function found(db: D1Database, word: string) {
  const { results } = await db
    .prepare(
      'SELECT id FROM listings WHERE rowid IN (SELECT rowid FROM listings_fts WHERE listings_fts MATCH ?) ORDER BY id',
    )
    .bind(word)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

let source: D1Database
let target: D1Database

beforeAll(async () => {
  const { db, dispose } = await openDatabase(placeOf('source'))
  await applyMigrations(placeOf('source'), db)
  await dispose()
  cpSync(placeOf('source')['persist-to'], placeOf('target')['persist-to'], { recursive: true })
  source = await open('source')
  target = await open('target')
  await insertCatalogue(source, someOf(generateCatalogue({ today: '2026-11-20' })))
  await insertDemoAccounts(source)
  await insertPosts(source)
  await source.batch([
    // Text that a file of lines may stumble over, and a row that belongs to nobody.
    source
      .prepare("UPDATE users SET company = ? WHERE role = 'advertiser'")
      .bind('Quote " line\nbreak, \\ and नमस्ते 🪔'),
    source.prepare(
      `INSERT INTO audit_log (actor, action, subject, network, at, detail)
       VALUES (NULL, 'user.refused', NULL, '192.0.2.1', '2026-11-22T10:00:00.000Z', '{}')`,
    ),
  ])
  await writeBackup(file, backupOf(source, new Date('2026-11-22T10:00:00Z')))
}, PATIENCE)

afterAll(async () => {
  for (const { dispose } of opened) await dispose()
  rmSync(folder, { recursive: true, force: true })
})

test(
  'every row comes back to an empty database, with the search in step',
  async () => {
    await restore(target, file)
    const rows = await allRows(source)
    expect(await allRows(target)).toEqual(rows)
    expect(rows).toHaveProperty('catalogue_revision')
    expect(rows.listings).toHaveLength(365)
    for (const word of ['mumbai', 'billboard', 'cafe', 'nothinghasthisword'])
      expect(await found(target, word)).toEqual(await found(source, word))
    expect((await found(target, 'mumbai')).length).toBeGreaterThan(10)
  },
  PATIENCE,
)

test(
  'the search follows what is changed afterwards, and another restore takes its place',
  async () => {
    await target.prepare("UPDATE listings SET title = 'Zzyzx arch' WHERE id = (SELECT min(id) FROM listings)").run()
    expect(await found(target, 'zzyzx')).toHaveLength(1)
    await restore(target, file)
    expect(await found(target, 'zzyzx')).toEqual([])
    expect(await allRows(target)).toEqual(await allRows(source))
  },
  PATIENCE,
)

test(
  'a file that is damaged or of another version changes nothing',
  async () => {
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
    const write = (name: string, changed: string[]) => {
      writeFileSync(join(folder, name), gzipSync(changed.join('\n')))
      return join(folder, name)
    }
    const before = await allRows(target)
    const other = write('other', ['{"hello":"world"}', ...lines.slice(1)])
    await expect(restore(target, other)).rejects.toThrow('not a backup')
    await expect(restore(target, write('short', lines.slice(0, -1)))).rejects.toThrow('ends early')
    const renamed = (from: string, to: string) => lines.map((line) => line.replace(`"${from}"`, `"${to}"`))
    await expect(restore(target, write('table', renamed('users', 'people')))).rejects.toThrow(
      'another version: this database has no people',
    )
    await expect(restore(target, write('column', renamed('password_hash', 'secret')))).rejects.toThrow(
      'this database has no users.secret',
    )
    expect(await allRows(target)).toEqual(before)
  },
  PATIENCE,
)

test(
  'a backup never overwrites a file',
  async () => {
    await expect(writeBackup(file, backupOf(source, new Date()))).rejects.toThrow('EEXIST')
  },
  PATIENCE,
)
