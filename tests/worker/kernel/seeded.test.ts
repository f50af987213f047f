import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { startSeeded } from '../../support/seeded.ts'

/** Rows of the catalogue, and what triggers and the full-text index make of them. */
const QUESTIONS = [
  'SELECT rowid, * FROM listings ORDER BY rowid',
  'SELECT rowid, * FROM allocations ORDER BY rowid',
  'SELECT * FROM facet_counts ORDER BY 1, 2, 3, 4, 5',
  'SELECT * FROM facet_homes ORDER BY 1, 2',
  'SELECT * FROM catalogue_revision',
  'SELECT * FROM audit_log',
  'SELECT * FROM listings_words ORDER BY term',
  "SELECT rowid FROM listings_fts WHERE listings_fts MATCH 'mumbai OR zzyzx' ORDER BY rowid",
  "SELECT rowid FROM facet_words WHERE facet_words MATCH 'theatre' ORDER BY rowid",
]
const state = async () => {
  const answers = await env.DB.batch(QUESTIONS.map((sql) => env.DB.prepare(sql)))
  return {
    rows: answers.map(({ results }) => JSON.stringify(results)),
    keys: (await env.SESSIONS.list()).keys.map(({ name }) => name),
  }
}

test('a test file starts with the seed, whatever the one before has changed, added and deleted', async () => {
  const seeded = await state()
  await env.DB.batch(
    [
      "UPDATE listings SET title = 'Zzyzx arch', city = 'Pune' WHERE rowid IN (SELECT rowid FROM listings LIMIT 3)",
      'DELETE FROM allocations WHERE rowid % 9 = 0',
      "DELETE FROM listings WHERE category_id = 'theatre'",
      "DELETE FROM subcategories WHERE category_id = 'theatre'",
      "INSERT INTO audit_log (action, network, at, detail) VALUES ('user.refused', '192.0.2.1', '2026-11-22T10:00:00.000Z', '{}')",
    ].map((sql) => env.DB.prepare(sql)),
  )
  await env.SESSIONS.put('left', 'behind')
  const changed = await state()
  for (const [i, rows] of seeded.rows.entries()) expect(changed.rows[i], QUESTIONS[i]).not.toEqual(rows)
  await startSeeded()
  const { rows, keys } = await state()
  for (const [i, answer] of rows.entries()) expect(answer === seeded.rows[i], QUESTIONS[i]).toBe(true)
  // Not empty: a request of the file before may still write its session.
  expect(keys).not.toContain('left')
})
