import { refreshAvailabilityOrLog } from '../../catalogue/refresh-availability.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { catalogueTags } from '../../kernel/rules/cache.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import type { blockMade, blockRemoved } from '../rules/supply.events.ts'

/** Something whose days were blocked or are free again. */
export interface ChangedPlace {
  resource: string
  listing: string
  category: string
  owner: string
}

/**
 * Call it after the commit: refreshes the availability shown in the catalogue, purges cached pages, sends mails to the
 * users who watched the days, and updates open pages of the owner's members.
 */
export async function afterChange(
  ctx: ServiceContext,
  user: CurrentUser,
  kind: typeof blockMade | typeof blockRemoved,
  places: readonly ChangedPlace[],
): Promise<void> {
  const { cache, now, sweeper } = ctx
  sweeper.wake()
  await refreshAvailabilityOrLog(
    ctx,
    places.map(({ resource }) => resource),
  )
  cache.purge([...new Set(places.flatMap(({ category, listing }) => catalogueTags(category, listing)))])
  const owners = [...new Set(places.map(({ owner }) => owner))]
  const happened = await emit(ctx, ...owners.map((owner) => kind.of(user.id, { owner, at: now.getTime() })))
  await happened.committed()
}
