import { abortAllDurableObjects, listDurableObjectIds, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { insertCatalogue } from '../../seed/insert.ts'
import { appendOnlyTriggers } from '../../seed/operator/append-only.ts'
import { ROWS } from './catalogue.ts'
import { startEmpty } from './empty.ts'

// The catalogue as it is seeded, for each test file. Writing it takes two seconds, so each Worker writes it once and copies every
// row of it. Before the next file, rows that differ from their copies are put back.

/** Copy of a table. A generated column follows from the others. */
interface Copied {
  table: string
  columns: readonly string[]
}

interface Seed {
  tables: readonly Copied[]
  schema: string
  words: string
}

/** Outlives a test file, as the Worker does. */
let seed: Seed | undefined

const ask = async (sql: string) => (await env.DB.prepare(sql).raw<string[]>()).map(([value]) => value ?? '')

const takeSchema = async () =>
  (await ask("SELECT coalesce(sql, name) FROM sqlite_master WHERE name NOT LIKE 'seeded %' ORDER BY name")).join()

/** State of the full-text index, of which there is no copy. */
const takeWords = async () =>
  (await env.DB.prepare('SELECT count(*), sum(doc), sum(cnt) FROM listings_words').raw()).join()

async function tablesToCopy(): Promise<Copied[]> {
  // Virtual tables, what belongs to them and tables without row ids are left to the triggers, which keep them. Names come first:
  // triggers read them for the words of what is put back after them.
  const tables = await ask(
    `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND wr = 0 AND name NOT LIKE 'sqlite%'
     AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'd1%' AND name NOT LIKE 'seeded %'
     ORDER BY name NOT IN ('categories', 'owners', 'subcategories'), name`,
  )
  return Promise.all(
    tables.map(async (table) => {
      const columns = await ask(`SELECT '"' || name || '"' FROM pragma_table_xinfo('${table}') WHERE hidden = 0`)
      return { table, columns }
    }),
  )
}

const copyOf = ({ table }: Copied) => `"seeded ${table}"`

async function writeSeed(): Promise<void> {
  await startEmpty()
  await insertCatalogue(env.DB, ROWS)
  const tables = await tablesToCopy()
  await env.DB.batch(
    tables.flatMap((of) => [
      // Columns without a type keep every value as it is.
      env.DB.prepare(`CREATE TABLE ${copyOf(of)} (seeded_row INTEGER PRIMARY KEY, ${of.columns})`),
      env.DB.prepare(`INSERT INTO ${copyOf(of)} SELECT rowid, ${of.columns} FROM "${of.table}"`),
    ]),
  )
  seed = { tables, schema: await takeSchema(), words: await takeWords() }
}

/** Ids of rows that the seed does not have, or has otherwise. */
function strange(of: Copied): string {
  const differs = `(${of.columns.map((name) => `now.${name}`)}) IS NOT (${of.columns.map((name) => `old.${name}`)})`
  return `SELECT now.rowid FROM "${of.table}" now LEFT JOIN ${copyOf(of)} old ON old.seeded_row = now.rowid WHERE old.seeded_row IS NULL OR ${differs}`
}

const lost = (of: Copied) => `SELECT * FROM ${copyOf(of)} WHERE seeded_row NOT IN (SELECT rowid FROM "${of.table}")`

/** Puts rows back, and says whether all is as it was. */
async function undoChanges({ tables, schema, words }: Seed): Promise<boolean> {
  if ((await takeSchema()) !== schema) return false
  const putBack = tables.flatMap((of) => [
    env.DB.prepare(`DELETE FROM "${of.table}" WHERE rowid IN (${strange(of)})`),
    env.DB.prepare(`INSERT INTO "${of.table}" (rowid, ${of.columns}) ${lost(of)}`),
  ])
  const compare = tables.map((of) =>
    env.DB.prepare(`SELECT EXISTS (${strange(of)}) OR EXISTS (${lost(of)}) AS differs`),
  )
  const { drop, create } = await appendOnlyTriggers(env.DB)
  // More than once: a row that is put back sets off triggers, which count it and give the catalogue a new revision.
  for (let pass = 0; pass < 4; pass += 1) {
    await env.DB.batch([env.DB.prepare('PRAGMA defer_foreign_keys = on'), ...drop, ...putBack, ...create])
    const compared = await env.DB.batch<{ differs: number }>(compare)
    if (compared.every(({ results }) => results[0]?.differs === 0)) {
      await writeFacetWords()
      return hasWords(words)
    }
  }
  return false
}

/** Writes what a search counts by: a counter may have been put back while names were still as a test had left them. */
async function writeFacetWords(): Promise<void> {
  const write = 'INSERT INTO facet_words (rowid, kind, owner) SELECT * FROM facet_texts'
  await env.DB.batch(['DELETE FROM facet_words', write].map((sql) => env.DB.prepare(sql)))
}

async function hasWords(words: string): Promise<boolean> {
  if ((await takeWords()) === words) return true
  // The index keeps words of rows that are gone until it is merged.
  await env.DB.prepare("INSERT INTO listings_fts (listings_fts) VALUES ('optimize')").run()
  return (await takeWords()) === words
}

/** Throttles that were emptied. Each test signs in with an address and a network of its own, so none is filled again. */
const emptied = new Set<string>()

async function emptyOthers(): Promise<void> {
  const { keys } = await env.SESSIONS.list()
  await Promise.all(keys.map(({ name }) => env.SESSIONS.delete(name)))
  for (const namespace of [env.LIVE, env.SIGN_IN_THROTTLE, env.SWEEPER]) {
    // An object stays listed, and starting all that there ever were would take longer than most files.
    const ids = (await listDurableObjectIds(namespace)).filter((id) => !emptied.has(`${id}`))
    await Promise.all(ids.map((id) => runInDurableObject(namespace.get(id), (_, { storage }) => storage.deleteAll())))
    if (namespace === env.SIGN_IN_THROTTLE) for (const id of ids) emptied.add(`${id}`)
  }
  // Ends their memory and their sockets. Waiting for each to end by itself would take longer than the seed.
  await abortAllDurableObjects()
}

/** The seeded catalogue and nothing else in any binding. */
export async function startSeeded(): Promise<void> {
  if (seed && (await undoChanges(seed))) await emptyOthers()
  else await writeSeed()
}
