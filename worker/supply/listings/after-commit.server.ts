import { refreshAvailabilityOrLog } from '../../catalogue/refresh-availability.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { catalogueTags } from '../../kernel/rules/cache.ts'

/** A public listing that was written. */
export interface WrittenListing {
  id: string
  category: string
  /** Changed spots of a public listing, whose availability on cards is refreshed. */
  spots?: readonly string[]
}

/** Call it after the commit of a write to public listings: cards get their words, and cached pages are purged. */
export async function afterPublic(
  ctx: Pick<ServiceContext, 'db' | 'now' | 'cache'>,
  listings: readonly WrittenListing[],
): Promise<void> {
  const places = listings.flatMap(({ id, spots = [] }) => [id, ...spots.map((spot) => `${id}:${spot}`)])
  await refreshAvailabilityOrLog(ctx, places)
  ctx.cache.purge([
    ...new Set([...catalogueTags(), ...listings.flatMap(({ id, category }) => catalogueTags(category, id))]),
  ])
}
