import type { ServiceContext } from '../../kernel/context.ts'
import { catalogueTags } from '../../kernel/rules/cache.ts'
import type { CategoryChange } from '../rules/categories/changes.ts'

/**
 * Call it after the commit of a write: purges the cached answers of the public site and sends the change to every page
 * of staff. Open forms of media owners receive only that something changed.
 * @param ids categories whose pages changed
 */
export async function afterCommit(
  { cache, live }: ServiceContext,
  ids: string[],
  ...changes: CategoryChange[]
): Promise<void> {
  cache.purge([...new Set([...catalogueTags(), ...ids.flatMap((id) => catalogueTags(id))])])
  const changed: CategoryChange = { event: 'categoryUpdate', data: null }
  await Promise.all([live.publish([...changes, changed]), live.publish([changed], ['forms'])])
}
