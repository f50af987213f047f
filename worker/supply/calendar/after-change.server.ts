import { and, eq, inArray } from 'drizzle-orm'
import { setWordsOrLog } from '../../catalogue/roll.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import { catalogueTags } from '../../kernel/rules/cache.ts'
import type { LiveRoom } from '../../kernel/rules/live/live.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import { isMember } from '../../organisations/owners/belongs.server.ts'
import { ownerMembers } from '../../organisations/owners.table.ts'

/** Something whose days were blocked or are free again. */
export interface ChangedPlace {
  resource: string
  listing: string
  category: string
  owner: string
}

/**
 * Call it after the commit: what cards say of the places is set, cached pages are purged, letters to those who watched the days go out, and
 * open pages of the owner's people read again.
 */
export async function afterChange(ctx: ServiceContext, places: readonly ChangedPlace[]): Promise<void> {
  const { db, cache, live, sweeper } = ctx
  sweeper.wake()
  await setWordsOrLog(
    ctx,
    places.map(({ resource }) => resource),
  )
  cache.purge([...new Set(places.flatMap(({ category, listing }) => catalogueTags(category, listing)))])
  for (const owner of new Set(places.map((place) => place.owner))) {
    const members = await db
      .select({ id: users.id })
      .from(ownerMembers)
      .innerJoin(users, eq(users.id, ownerMembers.userId))
      .where(and(inArray(ownerMembers.ownerId, idsOf([owner])), isMember))
    const rooms = members.map(({ id }): LiveRoom => `user:${id}`)
    await live.publish([{ event: 'calendarChanged', data: { id: owner } }], rooms)
  }
}
