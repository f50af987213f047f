import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { ownerListings } from '../../catalogue/owner-listings.table.ts'
import { listOwnOwners } from '../../catalogue/owners/memberships.server.ts'
import { getRuleByDay } from '../../catalogue/taxes/rules.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import type { Paise } from '../../kernel/rules/money.ts'
import { pageCount } from '../../kernel/rules/pagination.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import { gstOf, taxSum } from '../../organisations/rules/billing/gst.ts'
import { type Payout, payoutOf } from '../../organisations/rules/billing/payout.ts'
import { mayAs } from '../../organisations/rules/owners/rights.ts'
import { isVisibleToOwner, selectLines } from '../campaigns/select-campaigns.server.ts'
import { campaignLines, campaigns } from '../campaigns.table.ts'
import type { CampaignLine } from '../rules/campaigns/campaign.ts'
import type { BookingQuery, BookingTab } from '../rules/lines/booking-query.ts'
import type { LineState } from '../rules/lines/states.ts'

/** A request or booking, as its owner sees it. */
export interface OwnerBooking {
  line: CampaignLine
  /** The owner's own reference of the listing. */
  ownRef: string | null
  campaign: { ref: string }
  /** The company of the advertiser when the campaign was sent. */
  advertiser: string
  /** Sums to bill, at the price of the line, or at the offered price. */
  sums: { media: Paise; setup: Paise; gst: Paise }
  /** Payout of the owner from these sums. */
  payout: Payout
  /** The user has the right to answer. */
  mayAnswer: boolean
}

/** States by the tab that lists them. */
const TABS = {
  requests: ['requested', 'expired'],
  offers: ['countered'],
  booked: ['confirmed', 'live', 'ended', 'stopped', 'settled'],
  closed: ['declined', 'withdrawn', 'cancelled'],
} as const satisfies Record<BookingTab, readonly LineState[]>

/** Lines of owners that the user belongs to, once these were asked. */
const isTheirs = (user: CurrentUser): SQL => sql`${campaignLines.ownerId} in ${ownersOf(user)} and ${isVisibleToOwner}`

const inTab = (tab: BookingTab) => inArray(campaignLines.status, [...TABS[tab]])

const PAGE_SIZE = 20

/** Number of requests that wait for an answer of the user's owners. */
export const countRequests = ({ db }: Pick<ServiceContext, 'db'>, user: CurrentUser): Promise<number> =>
  db.$count(campaignLines, and(isTheirs(user), eq(campaignLines.status, 'requested')))

/** Requests and bookings of a member's owners: requests by their deadline, the others by their first day. */
export async function listOwnerBookings(
  ctx: ServiceContext,
  user: CurrentUser,
  { tab = 'requests', page }: BookingQuery,
) {
  const { db } = ctx
  const where = and(isTheirs(user), inTab(tab))
  const isAsked = tab === 'requests' || tab === 'offers'
  const order = isAsked
    ? [sql`${campaignLines.answerBy} is null`, asc(campaignLines.answerBy)]
    : [desc(campaignLines.starts)]
  const [counts, lines] = await db.batch([
    db
      .select({ status: campaignLines.status, count: sql<number>`count(*)` })
      .from(campaignLines)
      .where(isTheirs(user))
      .groupBy(campaignLines.status),
    selectLines(ctx)
      .where(where)
      .orderBy(...order, campaignLines.id)
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
  ])
  const count = (of: BookingTab) =>
    counts.reduce((sum, row) => sum + (TABS[of].some((state) => state === row.status) ? row.count : 0), 0)
  return {
    bookings: await asOwners(ctx, user, lines),
    tabs: { requests: count('requests'), offers: count('offers'), booked: count('booked'), closed: count('closed') },
    page,
    pages: pageCount(count(tab), { page, size: PAGE_SIZE }),
  }
}

/** One request or booking. @throws DomainError not_found, also for another owner's */
export async function getOwnerBooking(ctx: ServiceContext, user: CurrentUser, id: string): Promise<OwnerBooking> {
  const lines = await selectLines(ctx).where(and(isTheirs(user), eq(campaignLines.id, id)))
  const [booking] = await asOwners(ctx, user, lines)
  if (!booking) throw new DomainError('not_found', 'Request not found')
  return booking
}

async function asOwners(
  ctx: ServiceContext,
  user: CurrentUser,
  lines: readonly CampaignLine[],
): Promise<OwnerBooking[]> {
  const { db, now } = ctx
  if (lines.length === 0) return []
  const [feeOn, own, rows] = await Promise.all([
    getRuleByDay(ctx, 'fee'),
    listOwnOwners(ctx, user),
    db
      .select({
        id: campaignLines.id,
        at: campaignLines.createdAt,
        ownRef: ownerListings.ownRef,
        ref: campaigns.ref,
        advertiser: campaigns.client,
      })
      .from(campaignLines)
      .innerJoin(campaigns, eq(campaigns.id, campaignLines.campaignId))
      .leftJoin(ownerListings, eq(ownerListings.id, campaignLines.listingId))
      .where(
        inArray(
          campaignLines.id,
          lines.map(({ id }) => id),
        ),
      ),
  ])
  const byLine = new Map(rows.map((row) => [row.id, row]))
  const sold = new Set(own.flatMap(({ id, right }) => (mayAs(right, 'sell') ? id : [])))
  return lines.map((line) => {
    const { ref = '', advertiser = '', at, ownRef = null } = byLine.get(line.id) ?? {}
    const sums = sumsOf(line)
    // A fee that was changed since leaves what was asked before as it was.
    const feeBp = feeOn(civilDate(new Date(at ?? now)))
    const payout = payoutOf({ taxable: sums.media + sums.setup, gst: sums.gst, feeBp })
    return { line, ownRef, campaign: { ref }, advertiser, sums, payout, mayAnswer: sold.has(line.ownerId) }
  })
}

/** Sums that a line bills; those of the offer while one is open. */
function sumsOf(line: CampaignLine): OwnerBooking['sums'] {
  if (line.status !== 'countered' || !line.offer) return { media: line.media, setup: line.setup, gst: taxSum(line) }
  const { media, setup } = line.offer
  return { media, setup, gst: taxSum(gstOf(media + setup, line.gstBp, line.placeState === line.supplierState)) }
}
