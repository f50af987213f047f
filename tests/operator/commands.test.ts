import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { applyMigrations, openDatabase, readConfig, writeConfig } from '../../seed/operator/database.ts'
import { tablesOf } from '../../seed/operator/tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'adchowk-commands-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Each starts wrangler, on a machine that builds at the same time. */
const PATIENCE = 90_000

const pathOf = (command: string) => join(import.meta.dirname, `../../seed/operator/${command}.ts`)

let runs = 0

/**
 * Runs a command of the operator on the database of this test, within this process, which has loaded wrangler already.
 * @returns what it wrote
 */
async function run(command: string, ...args: string[]): Promise<string> {
  const said: string[] = []
  const output = vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  const { argv } = process
  process.argv = [process.execPath, pathOf(command), '--persist-to', folder, ...args]
  try {
    runs += 1
    await import(/* @vite-ignore */ `${pathOf(command)}?run=${runs}`)
  } finally {
    process.argv = argv
    output.mockRestore()
  }
  return said.join('')
}

/** Runs a command as the operator does. There is no terminal, as in a script. */
function start(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [pathOf(command), '--persist-to', folder, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { status, stdout, stderr }
}

async function inDatabase<T>(ask: (db: D1Database) => Promise<T>): Promise<T> {
  const { db, dispose } = await openDatabase({ remote: false, 'persist-to': folder })
  try {
    return await ask(db)
  } finally {
    await dispose()
  }
}

describe('a dry run says what would be done, and does nothing:', () => {
  test(
    'seed',
    async () => {
      expect(await run('seed', '--dry-run')).toMatch(
        /^Would write to the local database: \d+ categories and 2917 listings, the demo articles, demo accounts/,
      )
      expect(await run('seed', '--dry-run', '--empty')).toMatch(/\d+ categories and 0 listings, demo accounts/)
    },
    2 * PATIENCE,
  )

  test(
    'staff',
    async () => {
      expect(await run('staff', '--dry-run', 'make-admin', 'Asha@Example.in')).toContain(
        'makes asha@example.in an administrator',
      )
      expect(await inDatabase(tablesOf)).toEqual([])
    },
    PATIENCE,
  )
})

describe('a start says at once, before it builds,', () => {
  const startAt = (port: string) =>
    spawnSync(process.execPath, ['seed/start.ts'], { encoding: 'utf8', env: { ...process.env, PORT: port } })

  test('that its port is taken, and announces no other server', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const port = v.parse(v.object({ port: v.number() }), other.address()).port
    const { status, stdout, stderr } = startAt(String(port))
    other.close()
    expect(status).toBe(1)
    expect(stderr).toContain(`Port ${port} is taken by another program. Choose another port: PORT=9000 npm start`)
    expect(stdout).toBe('')
  })

  test('that its port is no number', () => {
    const { status, stderr } = startAt('web')
    expect(status).toBe(1)
    expect(stderr).toContain('PORT must be a number from 1 to 65535, not "web".')
  })
})

test(
  'a site with the configuration of this machine is not deployed',
  () => {
    const { status, stderr } = spawnSync(process.execPath, ['seed/operator/deploy.ts'], { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toContain('APP_ORIGIN is still http://127.0.0.1:8787')
    expect(stderr).toContain('Nothing was uploaded')
  },
  PATIENCE,
)

test(
  'from nothing to an empty catalogue with an administrator, a backup and its return',
  async () => {
    expect(await run('seed', '--empty')).toContain('Seeded 0 listings')
    expect(await run('seed')).not.toContain('listings')

    const made = await run('staff', 'make-admin', 'first@adchowk.in')
    expect(made).toContain('first@adchowk.in is an administrator, with a new account')
    expect(made).toMatch(/\/reset-password#token=[\w-]{43}/)
    expect(start('staff', 'make-admin', 'nobody').stderr).toContain('npm run staff -- make-admin <email>')

    const file = join(folder, 'site.backup')
    expect(start('backup', file).stdout).toMatch(/^\d+ rows of the local database and \d+ files? of its bucket are in /)
    await inDatabase((db) => db.prepare("DELETE FROM users WHERE email = 'first@adchowk.in'").run())
    expect(await run('restore', '--dry-run', file)).toMatch(
      /^(?:\w+: \d+\n)+This deletes all rows .*Not done: a dry run/,
    )
    const unasked = start('restore', file)
    expect(unasked.status).toBe(1)
    expect(unasked.stderr).toContain('Add --yes')
    expect(await run('restore', '--yes', file)).toMatch(/^Restored \d+ rows and \d+ files?\./)
    const kept = await inDatabase((db) =>
      db
        .prepare(
          `SELECT (SELECT count(*) FROM listings) AS listings,
           (SELECT role FROM users WHERE email = 'first@adchowk.in') AS role`,
        )
        .first(),
    )
    expect(kept).toEqual({ listings: 0, role: 'admin' })
  },
  4 * PATIENCE,
)

test(
  'a local database of another checkout is refused, with what to do',
  () =>
    inDatabase(async (db) => {
      const place = { remote: false, 'persist-to': folder }
      await applyMigrations(place, db)
      for (const change of ["checksum = 'of an older baseline'", 'checksum = NULL', "name = '0000_older.sql'"]) {
        await db.prepare(`UPDATE d1_migrations SET ${change}`).run()
        await expect(applyMigrations(place, db)).rejects.toThrow(
          `The local database in ${folder} was made by another version of AdChowk. Delete it with its files and sessions, then run the command again: rm -rf '${folder}'`,
        )
      }
    }),
  PATIENCE,
)

test('with --remote the database and the bucket are both those of wrangler.toml at Cloudflare', () => {
  const { name, d1_databases, r2_buckets } = readConfig()
  expect(d1_databases.length + r2_buckets.length).toBe(2)
  expect(unstable_readConfig({ config: writeConfig({ remote: true }) })).toMatchObject({
    name,
    d1_databases: d1_databases.map((one) => ({ ...one, remote: true })),
    r2_buckets: r2_buckets.map((one) => ({ ...one, remote: true })),
  })
  expect(unstable_readConfig({ config: writeConfig({ remote: false }) }).d1_databases).toMatchObject([
    { remote: false },
  ])
})
