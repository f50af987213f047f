import { and, eq, inArray } from 'drizzle-orm'
import { setWordsOrLog } from '../../catalogue/roll.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import { catalogueTags } from '../../kernel/rules/cache.ts'
import type { ListingChange, LiveRoom } from '../../kernel/rules/live/live.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import { isMember } from '../../organisations/owners/belongs.server.ts'
import { ownerMembers } from '../../organisations/owners.table.ts'

/** A listing that was written. */
export interface WrittenListing {
  id: string
  ownerId: string
  category: string
  version: number
  /** Of its spots, while it is public: what cards say of their days is set again. */
  spots?: readonly string[]
}

/** More than this is not told one by one: pages fetch their list anyway. */
const MAX_CHANGES = 50

/**
 * Call it after the commit of a write to listings of owners: cards get their words, cached pages are purged, and open pages of members
 * are told, those of staff where they are asked.
 */
export async function afterListings(
  ctx: Pick<ServiceContext, 'db' | 'now' | 'cache' | 'live'>,
  listings: readonly WrittenListing[],
  { isPublic = false, isStaffs = false }: { isPublic?: boolean; isStaffs?: boolean } = {},
): Promise<void> {
  const { db, cache, live } = ctx
  if (isPublic) {
    const places = listings.flatMap(({ id, spots = [] }) => [id, ...spots.map((spot) => `${id}:${spot}`)])
    await setWordsOrLog(ctx, places)
    cache.purge([
      ...new Set([...catalogueTags(), ...listings.flatMap(({ id, category }) => catalogueTags(category, id))]),
    ])
  }
  const owners = [...new Set(listings.map(({ ownerId }) => ownerId))]
  const members = await db
    .select({ user: ownerMembers.userId, owner: ownerMembers.ownerId })
    .from(ownerMembers)
    .innerJoin(users, eq(users.id, ownerMembers.userId))
    .where(and(inArray(ownerMembers.ownerId, idsOf(owners)), isMember))
  const changesOf = (owner?: string): ListingChange[] =>
    listings
      .filter(({ ownerId }) => owner === undefined || ownerId === owner)
      .slice(0, MAX_CHANGES)
      .map(({ id, version }) => ({ event: 'listingChanged', data: { id, version } }))
  const told = members.map(({ user, owner }) => live.publish(changesOf(owner ?? ''), [`user:${user}` as LiveRoom]))
  await Promise.all([...told, ...(isStaffs ? [live.publish(changesOf(), ['hub'])] : [])])
}
