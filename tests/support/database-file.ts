import { copyFileSync, globSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// workerd has no file system, so tests ask for a copy of their database by a service binding, which Node answers.

/** The database of each Worker, by the id of an object that the Worker has made to be found by. */
const databases = new Map<string, string>()

/**
 * The only file of the D1 that belongs to the Durable Object with this id: only the file name shows which Worker a
 * folder belongs to.
 */
function findDatabase(mark: string): string {
  const [object] = globSync(join(tmpdir(), `miniflare-*/do/*/${mark}.sqlite`))
  const files = object ? globSync(join(object, '../../../d1/*/*.sqlite')) : []
  const [database, ...others] = files.filter((path) => !path.endsWith('metadata.sqlite'))
  if (!database || others.length > 0) throw new Error(`There is no database of one file with the object ${mark}`)
  databases.set(mark, database)
  return database
}

/** Answers `/save` by keeping a copy of the database, and `/restore` by putting it back. The database must be closed. */
export function databaseFile({ url }: { url: string }): Response {
  const { pathname, searchParams } = new URL(url)
  const mark = searchParams.get('mark') ?? ''
  const database = databases.get(mark) ?? findDatabase(mark)
  // In the folder of the Worker, which is removed with it.
  const copy = `${database}.saved`
  if (pathname === '/save') copyFileSync(database, copy)
  else copyFileSync(copy, database)
  return new Response()
}
