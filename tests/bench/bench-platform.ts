import { loadavg } from 'node:os'
import { getPlatformProxy } from 'wrangler'
import { DEMO_ACCOUNTS } from '../../worker/identity/rules/demo.ts'
import type { CivilDate } from '../../worker/kernel/rules/dates.ts'
import { STATE } from './hub-server.ts'

// Parts that benches of bookings share. The database is read and filled while no server runs on it.

const platformOf = () => getPlatformProxy<Env>({ persist: { path: `${STATE}/v3` } })
export type Platform = Awaited<ReturnType<typeof platformOf>>

export async function inPlatform<T>(act: (platform: Platform) => Promise<T>): Promise<T> {
  const platform = await platformOf()
  try {
    return await act(platform)
  } finally {
    await platform.dispose()
  }
}

/** The statement that copies a row of a table once for each number from 0. @param own what columns of a copy are, in SQL: `n.value` is its number */
export async function copyRow(
  { env }: Platform,
  table: string,
  id: string,
  count: number,
  own: Record<string, string>,
): Promise<D1PreparedStatement> {
  const { results } = await env.DB.prepare(`SELECT name FROM pragma_table_info('${table}')`).all<{ name: string }>()
  const columns = results.map(({ name }) => name)
  return env.DB.prepare(
    `INSERT INTO ${table} (${columns.join()}) SELECT ${columns.map((column) => own[column] ?? `t.${column}`).join()}
    FROM json_each(?1) n CROSS JOIN ${table} t WHERE t.id = ?2`,
  ).bind(JSON.stringify(Array.from({ length: count }, (_, n) => n)), id)
}

export interface Account {
  id: string
  email: string
  password: string
}

/** Advertisers like the one of the demo, with its password. */
export async function newAccounts(platform: Platform, name: string, count: number): Promise<Account[]> {
  const { email, password } = DEMO_ACCOUNTS.advertiser
  const demo = await platform.env.DB.prepare('SELECT id FROM users WHERE email = ?').bind(email).first<{ id: string }>()
  const own = { id: `'usr_${name}-' || n.value`, email: `'${name}-' || n.value || '@adchowk.example'` }
  await (await copyRow(platform, 'users', demo?.id ?? '', count, own)).run()
  await platform.env.DB.prepare(
    `INSERT INTO parties (id, user_id, legal_name, state, address)
     SELECT 'pty_' || id, id, company, 'Karnataka', 'Church Street, Bangalore' FROM users WHERE id LIKE ?`,
  )
    .bind(`usr_${name}-%`)
    .run()
  return Array.from({ length: count }, (_, n) => ({
    id: `usr_${name}-${n}`,
    email: `${name}-${n}@adchowk.example`,
    password,
  }))
}

/** Listings of a capacity of which nothing is taken from a day on, and which no campaign has. */
export async function freeListings(
  { env }: Platform,
  { capacity, unit, from, count }: { capacity: number; unit: string; from: CivilDate; count: number },
): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT l.id FROM listings l WHERE unit = ?1 AND min_duration <= 30 AND capacity = ?2 AND availability = 'available'
      AND (unit <> 'per_month' OR min_duration = 1)
      AND NOT EXISTS (SELECT 1 FROM spots s WHERE s.listing_id = l.id)
      AND NOT EXISTS (SELECT 1 FROM allocations a WHERE a.resource_id = l.id AND a.until > ?4)
      AND NOT EXISTS (SELECT 1 FROM campaign_lines c WHERE c.resource_id = l.id) LIMIT ?3`,
  )
    .bind(unit, capacity, count, from)
    .all<{ id: string }>()
  if (results.length < count) throw new Error(`There are no ${count} free listings with ${capacity} places`)
  return results.map(({ id }) => id)
}

export const say = (line: string) => process.stdout.write(`${line}\n`)

export const load = () =>
  loadavg()
    .map((n) => n.toFixed(1))
    .join(' ')

/** A network for each request: limits of one are no limits of another. RFC 2544. */
export const networkOf = (n: number) => `198.${18 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`
