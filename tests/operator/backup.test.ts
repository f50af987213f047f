import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertDemoAccounts } from '../../seed/accounts.ts'
import { type CatalogueRows, generateCatalogue } from '../../seed/catalogue.seed.ts'
import { insertCatalogue } from '../../seed/insert.ts'
import { readBackup, sha256Of } from '../../seed/operator/backup-file.ts'
import { wordsOf } from '../../seed/operator/command.ts'
import { backUp, restore } from '../../seed/operator/copy.ts'
import { applyMigrations, openDatabase } from '../../seed/operator/database.ts'
import { tablesOf } from '../../seed/operator/tables.ts'
import { insertPosts } from '../../seed/posts.seed.ts'

const PATIENCE = 180_000
const folder = mkdtempSync(join(tmpdir(), 'adchowk-backup-'))
const backup = join(folder, 'site.backup')
const opened: Awaited<ReturnType<typeof openDatabase>>[] = []

const placeOf = (name: string) => ({ remote: false, 'persist-to': join(folder, name) })

async function open(name: string) {
  const database = await openDatabase(placeOf(name))
  opened.push(database)
  return database
}

type Site = Awaited<ReturnType<typeof open>>

/** Every fortieth listing with all that belongs to it: a copy of all takes its time. */
function someOf(rows: CatalogueRows): CatalogueRows {
  const listings = rows.listings.filter((_, i) => i % 40 === 0)
  const ids = new Set(listings.map(({ id }) => id))
  const isOfThem = ({ listingId }: { listingId: string }) => ids.has(listingId)
  return {
    ...rows,
    listings,
    coverage: rows.coverage.filter(isOfThem),
    spots: rows.spots.filter(isOfThem),
    seasons: rows.seasons.filter(isOfThem),
    allocations: rows.allocations.filter(({ resourceId }) => ids.has(resourceId.split(':')[0] ?? '')),
  }
}

async function allRows({ db }: Site) {
  const tables = await tablesOf(db)
  const answers = await db.batch(tables.map(({ table }) => db.prepare(`SELECT * FROM "${table}"`)))
  return Object.fromEntries(
    tables.map(({ table }, i) => [table, answers[i]?.results.map((row) => JSON.stringify(row)).sort()]),
  )
}

/** Rows that triggers derive, by their meaning: the numbers of facets and homes are of one database alone. */
async function derived({ db }: Site) {
  const facet =
    'f.category_id, f.subcategory_id, f.type, f.owner_id, f.face, f.lit, f.followers, f.screens, f.platforms, f.languages'
  const home = 'h.category_id, h.subcategory_id, h.city, h.state, h.price_step'
  const found: Record<string, unknown[]> = {}
  for (const [name, sql] of Object.entries({
    facets: `SELECT ${facet}, f.count FROM facet_counts f ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`,
    homes: `SELECT ${home}, h.count FROM home_counts h ORDER BY 1, 2, 3, 4, 5`,
    both: `SELECT ${facet}, ${home}, b.count FROM facet_homes b JOIN facet_counts f ON f.id = b.facet JOIN home_counts h ON h.id = b.home
      ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14, 15`,
    rows: `SELECT s.id, ${facet}, ${home}, s.covers, s.monthly, s.rating, s.audience, s.availability, s.next_available, s.capacity,
      s.min_quantity, s.lat, s.lng FROM search_rows s JOIN facet_counts f ON f.id = s.facet JOIN home_counts h ON h.id = s.home ORDER BY s.id`,
    words: 'SELECT term, doc, cnt FROM listings_words ORDER BY term',
    users:
      "SELECT u.id FROM users_fts JOIN users u ON u.rowid = users_fts.rowid WHERE users_fts MATCH 'demo' ORDER BY 1",
  })) {
    found[name] = await db.prepare(sql).raw()
  }
  return found
}

/** Ids that a search for a word finds. */
async function found({ db }: Site, word: string) {
  const { results } = await db
    .prepare(
      'SELECT id FROM listings WHERE rowid IN (SELECT rowid FROM listings_fts WHERE listings_fts MATCH ?) ORDER BY id',
    )
    .bind(word)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

/** The files of a bucket: what the site keeps with each, and its checksum. */
async function allFiles({ files }: Site) {
  const all: Record<string, unknown> = {}
  for (const { key } of (await files.list()).objects) {
    const object = await files.get(key)
    if (!object) throw new Error(`${key} is listed, but not there`)
    const { httpMetadata, customMetadata, size } = object
    all[key] = { sha256: sha256Of(new Uint8Array(await object.arrayBuffer())), httpMetadata, customMetadata, size }
  }
  return all
}

const ARTWORK = '6f1dbb1e-0000-4000-8000-000000000001.mp4'
const PHOTO = '6f1dbb1e-0000-4000-8000-000000000002.jpg'
const INVOICE = 'documents/doc_1.pdf'
/** 3 MB of every byte. */
const LARGE = Uint8Array.from({ length: 3 * 1024 * 1024 }, (_, i) => (i * 31 + (i >> 8)) & 255)

let source: Site
let target: Site

/** The files of the source without what the site makes again. */
async function savedFiles() {
  const { [`variants/320/${PHOTO}.webp`]: _, ...files } = await allFiles(source)
  return files
}

let saved: Awaited<ReturnType<typeof backUp>>

beforeAll(async () => {
  const { db, dispose } = await openDatabase(placeOf('source'))
  await applyMigrations(placeOf('source'), db)
  await dispose()
  cpSync(placeOf('source')['persist-to'], placeOf('target')['persist-to'], { recursive: true })
  source = await open('source')
  target = await open('target')
  await insertCatalogue(source.db, someOf(generateCatalogue({ today: '2026-11-20' })))
  await insertDemoAccounts(source.db)
  await insertPosts(source.db)
  await source.db.batch([
    // Text that a file of lines may stumble over, and a row that belongs to nobody.
    source.db
      .prepare("UPDATE users SET company = ? WHERE role = 'advertiser'")
      .bind('Quote " line\nbreak, \\ and नमस्ते 🪔'),
    source.db.prepare(
      `INSERT INTO audit_log (actor, action, subject, network, at, detail)
       VALUES (NULL, 'user.refused', NULL, '192.0.2.1', '2026-11-22T10:00:00.000Z', '{}')`,
    ),
  ])
  await source.files.put(ARTWORK, LARGE, { httpMetadata: { contentType: 'video/mp4' } })
  await source.files.put(PHOTO, 'a photo', {
    httpMetadata: { contentType: 'image/jpeg' },
    customMetadata: { orientation: '6' },
  })
  await source.files.put(INVOICE, '%PDF-1.7', { httpMetadata: { contentType: 'application/pdf' } })
  await source.files.put(`variants/320/${PHOTO}.webp`, 'made again')
  const upload = source.db.prepare(
    `INSERT INTO uploads (key, purpose, subject, mime, bytes, sha256, name, created_at)
     VALUES (?, 'photo', 'test-owner', 'image/jpeg', 1, ?, 'x', 1)`,
  )
  await source.db.batch([
    upload.bind(ARTWORK, sha256Of(LARGE)),
    upload.bind(PHOTO, sha256Of(Buffer.from('another photo'))),
    upload.bind('lost.jpg', sha256Of(Buffer.from('lost'))),
  ])
  saved = await backUp(source, backup, new Date('2026-11-22T10:00:00Z'))
}, PATIENCE)

afterAll(async () => {
  for (const { dispose } of opened) await dispose()
  rmSync(folder, { recursive: true, force: true })
})

test('a backup says what it holds, and which files rows name in vain', () => {
  expect(saved).toEqual({ rows: expect.any(Number), files: 3, missing: [PHOTO, 'lost.jpg'] })
  for (const name of ['', 'rows.gz', 'SHA256SUMS', `files/${sha256Of(LARGE)}`]) {
    expect(statSync(join(backup, name)).mode & 0o077, name).toBe(0)
  }
})

test(
  'every row and every file comes back to an empty site, with the search in step',
  async () => {
    expect(await restore(target, backup)).toEqual({ rows: saved.rows, files: 3 })
    const rows = await allRows(source)
    expect(await allRows(target)).toEqual(rows)
    expect(rows).toHaveProperty('catalogue_revision')
    expect(rows.listings).toHaveLength(73)
    expect(await derived(target)).toEqual(await derived(source))
    const files = await savedFiles()
    expect(Object.keys(files)).toEqual([ARTWORK, PHOTO, INVOICE])
    expect(await allFiles(target)).toEqual(files)
    for (const word of ['mumbai', 'billboard', 'cafe', 'nothinghasthisword'])
      expect(await found(target, word)).toEqual(await found(source, word))
    expect((await found(target, 'mumbai')).length).toBeGreaterThan(5)
  },
  PATIENCE,
)

test(
  'a wreck is put right: rows, files, and what triggers had derived',
  async () => {
    await target.db.batch(
      [
        "UPDATE listings SET title = 'Zzyzx arch' WHERE id = (SELECT min(id) FROM listings)",
        'DELETE FROM listings WHERE rowid % 3 = 0',
        "UPDATE users SET name = 'Somebody else'",
        "DELETE FROM uploads WHERE key = 'lost.jpg'",
        'UPDATE facet_counts SET count = count + 7',
        'DELETE FROM home_counts WHERE id % 2 = 0',
        'DELETE FROM facet_homes WHERE home % 3 = 0',
        "INSERT INTO listings_fts (listings_fts) VALUES ('delete-all')",
        "INSERT INTO listings_fts (rowid, title) VALUES (999999, 'zzyzx')",
      ].map((sql) => target.db.prepare(sql)),
    )
    await target.files.delete([ARTWORK])
    await target.files.put(PHOTO, 'not the photo')
    await target.files.put('stranger.jpg', 'of nobody')
    await target.files.put(`variants/320/${PHOTO}.webp`, 'of the wrong photo')
    await restore(target, backup)
    expect(await found(target, 'zzyzx')).toEqual([])
    expect(await allRows(target)).toEqual(await allRows(source))
    expect(await allFiles(target)).toEqual(await savedFiles())
    expect(await derived(target)).toEqual(await derived(source))
  },
  PATIENCE,
)

test(
  'a backup that is damaged or of another version changes nothing',
  async () => {
    const lines = gunzipSync(readFileSync(join(backup, 'rows.gz')))
      .toString()
      .trimEnd()
      .split('\n')
    let made = 0
    /** A copy of the backup in which something is changed; `lines` with their right checksum. */
    const copy = (change: (path: string) => void) => {
      made += 1
      const path = join(folder, `copy-${made}`)
      cpSync(backup, path, { recursive: true })
      change(path)
      return path
    }
    const withLines = (changed: string[]) =>
      copy((path) => {
        const bytes = gzipSync(changed.join('\n'))
        writeFileSync(join(path, 'rows.gz'), bytes)
        const sums = readFileSync(join(path, 'SHA256SUMS'), 'utf8')
        writeFileSync(join(path, 'SHA256SUMS'), sums.replace(/^\w+(?= {2}rows)/m, sha256Of(bytes)))
      })
    const renamed = (from: string, to: string) => lines.map((line) => line.replace(`"${from}"`, `"${to}"`))
    const large = `files/${sha256Of(LARGE)}`
    const [rows, files] = [await allRows(target), await allFiles(target)]
    for (const [path, words] of [
      [join(folder, 'nowhere'), 'is not a backup'],
      [copy((at) => rmSync(join(at, large))), `${large} is missing or has another checksum`],
      [copy((at) => writeFileSync(join(at, 'rows.gz'), 'x')), 'rows.gz is missing or has another checksum'],
      [
        copy((at) => writeFileSync(join(at, 'SHA256SUMS'), `${'0'.repeat(64)}  ../secret\n`)),
        'SHA256SUMS cannot be read',
      ],
      [withLines(['{"hello":"world"}', ...lines.slice(1)]), 'not a backup'],
      [withLines(lines.slice(0, -1)), 'ends early'],
      [withLines(lines.map((line) => line.replace(sha256Of(LARGE), '1'.repeat(64)))), `the file ${ARTWORK} is missing`],
    ] as const) {
      await expect(readBackup(path)).rejects.toThrow(words)
    }
    for (const [path, words] of [
      [copy((at) => writeFileSync(join(at, large), LARGE.toReversed())), `${large} is missing or has another checksum`],
      [withLines(renamed('users', 'people')), 'another version: this database has no people'],
      [withLines(renamed('password_hash', 'secret')), 'this database has no users.secret'],
    ] as const) {
      await expect(restore(target, path)).rejects.toThrow(words)
    }
    expect([await allRows(target), await allFiles(target)]).toEqual([rows, files])
  },
  PATIENCE,
)

test(
  'a backup that fails leaves nothing, and none overwrites another',
  async () => {
    const { dispose, files } = await openDatabase(placeOf('gone'))
    await dispose()
    const before = readdirSync(folder)
    await expect(backUp({ db: source.db, files }, join(folder, 'failed'), new Date())).rejects.toThrow()
    await expect(backUp(source, backup, new Date())).rejects.toThrow('already. Name another folder')
    expect(readdirSync(folder)).toEqual(before)
  },
  PATIENCE,
)

test('a locked database is said in words', () => {
  expect(wordsOf(new Error('D1_ERROR: database is locked: SQLITE_BUSY_SNAPSHOT'))).toMatch(
    /^The local database is in use/,
  )
  expect(wordsOf(new Error('There is something at x already.'))).toBe('There is something at x already.')
})
