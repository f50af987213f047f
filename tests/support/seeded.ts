import { abortAllDurableObjects, reset, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { insertCatalogue } from '../../seed/insert.ts'
import { ROWS } from './catalogue.ts'
import { startEmpty } from './empty.ts'

// The catalogue as it is seeded, for each test file. Writing it takes two seconds, so each Worker writes it once and keeps a copy of
// the database's file, which takes milliseconds to put back.

/** Outlives a test file, as the Worker does. */
let seed: { mark: string } | undefined

/** Aborting the objects closes the database, with everything in its one file. */
async function withDatabaseClosed(step: 'save' | 'restore', mark: string): Promise<void> {
  await abortAllDurableObjects()
  await env.DATABASE_FILE.fetch(`http://database/${step}?mark=${mark}`)
}

async function writeSeed(): Promise<void> {
  await startEmpty()
  await insertCatalogue(env.DB, ROWS)
  const id = env.LIVE.newUniqueId()
  await runInDurableObject(env.LIVE.get(id), (_, { storage }) => storage.put('mark', true))
  await withDatabaseClosed('save', `${id}`)
  seed = { mark: `${id}` }
}

/** The seeded catalogue and nothing else in any binding. */
export async function startSeeded(): Promise<void> {
  if (!seed) await writeSeed()
  else {
    await reset()
    await withDatabaseClosed('restore', seed.mark)
  }
}
