import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { setWordsOrLog } from '../../catalogue/roll.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import { catalogueTags } from '../../kernel/rules/cache.ts'
import type { BookingChange, LiveRoom } from '../../kernel/rules/live/live.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import { isMember } from '../../organisations/owners/belongs.server.ts'
import { ownerMembers } from '../../organisations/owners.table.ts'
import { campaignLines, campaigns } from '../campaigns.table.ts'
import type { Campaign } from '../rules/campaigns/campaign.ts'
import { wasAsked } from './select-campaigns.server.ts'

type Committed = Pick<ServiceContext, 'db' | 'now' | 'cache' | 'live' | 'sweeper'>

const ofLines = (changes: readonly BookingChange[]) =>
  changes
    .filter(({ event }) => event.startsWith('line') || event === 'creativeChanged' || event === 'proofChanged')
    .map(({ data }) => data.id)

/** Who hears of which line: those who belong to its owner, once that was asked. */
const selectHearers = ({ db }: Committed, lines: readonly string[]) =>
  db
    .select({ user: ownerMembers.userId, line: campaignLines.id })
    .from(campaignLines)
    .innerJoin(ownerMembers, eq(ownerMembers.ownerId, campaignLines.ownerId))
    .innerJoin(users, eq(users.id, ownerMembers.userId))
    .where(and(inArray(campaignLines.id, idsOf(lines)), wasAsked, isMember))

/**
 * Call it after the commit of a write to a campaign: what the catalogue says of its places is set, cached pages are purged, open pages of its
 * advertiser, of the owners and of staff are told, and letters go out.
 * @param changes of the campaign, and of its lines: owners hear of their own lines alone
 */
export async function afterBooking(ctx: Committed, campaign: string, ...changes: BookingChange[]): Promise<void> {
  const { db, cache, live, sweeper } = ctx
  const lines = ofLines(changes)
  const [[owned], places, hearers] = await db.batch([
    db.select({ user: campaigns.userId }).from(campaigns).where(eq(campaigns.id, campaign)),
    db
      .selectDistinct({
        resource: campaignLines.resourceId,
        listing: campaignLines.listingId,
        category: sql<string>`${campaignLines.snapshot} ->> 'category'`,
      })
      .from(campaignLines)
      .where(
        and(
          eq(campaignLines.campaignId, campaign),
          ne(campaignLines.status, 'removed'),
          lines.length > 0 ? inArray(campaignLines.id, idsOf(lines)) : undefined,
        ),
      ),
    selectHearers(ctx, lines),
  ])
  if (changes.some(({ event }) => event !== 'lineMessage')) sweeper.wake()
  // A message or artwork takes no place.
  if (changes.some(({ event }) => event !== 'lineMessage' && event !== 'creativeChanged')) {
    await setWordsOrLog(
      ctx,
      places.map(({ resource }) => resource),
    )
    cache.purge([...new Set(places.flatMap(({ category, listing }) => catalogueTags(category, listing)))])
  }
  const rooms: LiveRoom[] = owned?.user ? ['hub', `user:${owned.user}`] : ['hub']
  const own = new Map<LiveRoom, BookingChange[]>()
  for (const { user, line } of hearers) {
    const room: LiveRoom = `user:${user}`
    const heard = changes.filter(({ data }) => data.id === line)
    if (!rooms.includes(room)) own.set(room, [...(own.get(room) ?? []), ...heard])
  }
  await Promise.all([live.publish(changes, rooms), ...[...own].map(([room, heard]) => live.publish(heard, [room]))])
}

/** The same for a draft, which holds no place and nobody else sees. */
export async function afterDraft(
  { live }: Pick<Committed, 'live'>,
  user: { id: string },
  campaign: Campaign,
): Promise<Campaign> {
  const { id, version } = campaign
  await live.publish([{ event: 'campaignChanged', data: { id, version } }], [`user:${user.id}`])
  return campaign
}
