import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import type { ServiceContext } from '../../worker/kernel/context.ts'
import { service } from './service.ts'

/**
 * Everything that goes from a Worker to D1: one call is one round trip. `steps` is the longest row of them in which each began after
 * the one before had ended: so many may wait for each other.
 */
export function countRoundTrips() {
  let [count, ended] = [0, 0]
  const database = Object.getPrototypeOf(env.DB)
  const statement = Object.getPrototypeOf(env.DB.prepare('SELECT 1'))
  const follow = (owner: Record<string, (...args: unknown[]) => Promise<unknown>>, method: string) => {
    const send = owner[method]
    vi.spyOn(owner, method).mockImplementation(async function (this: unknown, ...args: unknown[]) {
      count += 1
      const step = ended + 1
      try {
        return await send?.apply(this, args)
      } finally {
        ended = Math.max(ended, step)
      }
    })
  }
  for (const method of ['batch', 'exec']) follow(database, method)
  for (const method of ['first', 'run', 'all', 'raw']) follow(statement, method)
  return { count: () => count, steps: () => ended }
}

/** Query plan of a statement, line by line. */
export interface Plan {
  sql: string
  lines: string[]
}

/** Runs a verb and explains every statement that it sends, in batches or alone. */
export async function plansOf(verb: (service: ServiceContext) => Promise<unknown>): Promise<Plan[]> {
  const batch = vi.spyOn(env.DB, 'batch')
  const alone = (['first', 'run', 'all', 'raw'] as const).map((method) =>
    vi.spyOn(Object.getPrototypeOf(env.DB.prepare('SELECT 1')), method),
  )
  await verb(service)
  const statements = [
    ...batch.mock.calls.flatMap(([calls]) => calls),
    ...alone.flatMap((spy) => spy.mock.contexts),
  ] as (D1PreparedStatement & { statement: string; params: unknown[] })[]
  for (const spy of [batch, ...alone]) spy.mockRestore()
  return Promise.all(
    statements.map(async ({ statement: sql, params }) => {
      const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...params)
        .all<{ detail: string }>()
      return { sql, lines: results.map(({ detail }) => detail) }
    }),
  )
}
