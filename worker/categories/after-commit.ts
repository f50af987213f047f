import type { ServiceContext } from '../context.ts'
import { catalogueTags } from '../domain/cache.ts'
import type { LiveChange } from '../domain/live/live.ts'

/**
 * Call it after the commit of a write: purges the cached answers of the public site and sends the change to every page of
 * staff.
 * @param ids categories whose pages changed
 */
export async function afterCommit(
  { cache, live }: ServiceContext,
  ids: string[],
  ...changes: LiveChange[]
): Promise<void> {
  cache.purge([...new Set([...catalogueTags(), ...ids.flatMap((id) => catalogueTags(id))])])
  await live.publish([...changes, { event: 'categoryUpdate', data: null }])
}
