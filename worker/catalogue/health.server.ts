import { count } from 'drizzle-orm'
import * as v from 'valibot'
import type { ServiceContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import { categories, listings } from './catalogue.table.ts'

export const Health = v.object({ status: v.literal('ok'), listings: v.number() })
export type Health = v.InferOutput<typeof Health>

/**
 * Checks that the catalogue can be served.
 * @throws DomainError unavailable while the database cannot be read, has no tables, or no categories
 */
export async function checkHealth({ db }: ServiceContext): Promise<Health> {
  const [kept, shown] = await countRows(db).catch(() => {
    throw new DomainError('unavailable', 'The catalogue cannot be read')
  })
  if (kept === 0) throw new DomainError('unavailable', 'The catalogue is empty')
  return { status: 'ok', listings: shown }
}

async function countRows(db: ServiceContext['db']): Promise<[categories: number, listings: number]> {
  const [[inCategories], [inListings]] = await db.batch([
    db.select({ rows: count() }).from(categories),
    db.select({ rows: count() }).from(listings),
  ])
  return [inCategories?.rows ?? 0, inListings?.rows ?? 0]
}
