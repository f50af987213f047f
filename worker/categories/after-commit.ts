import type { ServiceContext } from '../context.ts'
import { catalogueTags } from '../domain/cache.ts'
import type { LiveChange } from '../domain/live/live.ts'

/**
 * After the commit of a write, and only then: the public site forgets what it kept, and every page of staff is told.
 * @param ids the categories that show something else from now on
 */
export async function afterCommit(
  { cache, live }: ServiceContext,
  ids: string[],
  ...changes: LiveChange[]
): Promise<void> {
  cache.purge([...new Set([...catalogueTags(), ...ids.flatMap((id) => catalogueTags(id))])])
  await live.publish([...changes, { event: 'categoryUpdate', data: null }])
}
