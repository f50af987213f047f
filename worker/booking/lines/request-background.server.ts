import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { watches } from '../../catalogue/watches.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import { addDays, type CivilDate, civilDate, type DateSpan } from '../../kernel/rules/dates.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import type { Paise } from '../../kernel/rules/money.ts'
import { campaignLines, campaigns } from '../campaigns.table.ts'
import { gapsAround, leastDays } from '../rules/lines/gaps-around.ts'
import { getRequestedLine } from './line-decisions.server.ts'
import { findOffered } from './offer-days.server.ts'

/**
 * Background for an owner who decides on a request: the advertiser, and other demand for the days. Other advertisers
 * are counted, never named.
 */
export interface RequestBackground {
  advertiser: {
    /** Day of the sign-up; null once the account is deleted. */
    since: CivilDate | null
    /** Bookings that owners have confirmed, anywhere and with this owner, and media and setup of the latter. */
    confirmed: number
    withOwner: number
    worthWithOwner: Paise
    /** Bookings that were shown to their end. */
    completed: number
  }
  /** Other accounts that watch the days, or have them in a draft; other requests for them that expired. */
  others: { watching: number; drafts: number; ranOut: number }
  /** Free days that the booking would leave next to it, fewer than can be sold. */
  gaps: { before: DateSpan | null; after: DateSpan | null; least: number }
}

/** States after the confirmation of an owner, without cancelled bookings. */
const CONFIRMED = sql.raw("('confirmed', 'live', 'ended', 'stopped', 'settled')")

/** @throws DomainError not_found, also for another owner's */
export async function getRequestBackground(
  ctx: ServiceContext,
  user: CurrentUser,
  id: string,
): Promise<RequestBackground> {
  const { db, now } = ctx
  const today = civilDate(now)
  const line = await getRequestedLine(ctx, 'mediaOwner', user, id)
  const until = addDays(line.ends, 1)
  const buyer = line.userId ?? ''
  const onDays = and(
    eq(campaignLines.resourceId, line.resource),
    lt(campaignLines.starts, until),
    gt(campaignLines.ends, addDays(line.starts, -1)),
  )
  const [[history], [joined], [watching], [same], offered] = await Promise.all([
    db
      .select({
        confirmed: sql<number>`count(case when ${campaignLines.status} in ${CONFIRMED} then 1 end)`,
        withOwner: sql<number>`count(case when ${campaignLines.status} in ${CONFIRMED} and ${campaignLines.ownerId} = ${line.ownerId} then 1 end)`,
        worthWithOwner: sql<Paise>`coalesce(sum(case when ${campaignLines.status} in ${CONFIRMED} and ${campaignLines.ownerId} = ${line.ownerId}
          then ${campaignLines.media} + ${campaignLines.setup} end), 0)`,
        completed: sql<number>`count(case when ${campaignLines.status} in ('ended', 'settled')
          or (${campaignLines.status} in ('confirmed', 'live') and ${campaignLines.ends} < ${today}) then 1 end)`,
      })
      .from(campaignLines)
      .innerJoin(campaigns, eq(campaigns.id, campaignLines.campaignId))
      .where(eq(campaigns.userId, buyer)),
    db
      .select({ since: sql<CivilDate>`substr(${users.createdAt}, 1, 10)` })
      .from(users)
      .where(eq(users.id, buyer)),
    db
      .select({ count: sql<number>`count(distinct ${watches.userId})` })
      .from(watches)
      .where(
        and(
          eq(watches.resourceId, line.resource),
          ne(watches.userId, buyer),
          lt(watches.starts, until),
          gt(watches.until, line.starts),
        ),
      ),
    db
      .select({
        drafts: sql<number>`count(distinct case when ${campaignLines.status} = 'draft' then ${campaigns.userId} end)`,
        ranOut: sql<number>`count(case when ${campaignLines.status} = 'expired' then 1 end)`,
      })
      .from(campaignLines)
      .innerJoin(campaigns, eq(campaigns.id, campaignLines.campaignId))
      .where(and(onDays, ne(campaigns.userId, buyer))),
    findOffered(ctx, line),
  ])
  const least = leastDays({ unit: line.unit, minDuration: line.snapshot.minimum.minDuration })
  const gaps =
    offered && line.days === null
      ? gapsAround(offered.open, { start: line.starts, end: line.ends }, least)
      : { before: null, after: null }
  return {
    advertiser: {
      since: joined?.since ?? null,
      confirmed: history?.confirmed ?? 0,
      withOwner: history?.withOwner ?? 0,
      worthWithOwner: history?.worthWithOwner ?? 0,
      completed: history?.completed ?? 0,
    },
    others: { watching: watching?.count ?? 0, drafts: same?.drafts ?? 0, ranOut: same?.ranOut ?? 0 },
    gaps: { ...gaps, least },
  }
}
