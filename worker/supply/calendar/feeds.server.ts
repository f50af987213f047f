import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { listings, spots } from '../../catalogue/catalogue.table.ts'
import { lastOpenDay } from '../../catalogue/rules/availability/range.ts'
import { refOf } from '../../catalogue/rules/availability/resource.ts'
import { titleWithRef } from '../../catalogue/rules/listing-marks.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { record } from '../../kernel/events/record.server.ts'
import { selectIdentity } from '../../kernel/platform/settings.server.ts'
import { addMonths, civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { hashToken, isToken, newId, newToken } from '../../kernel/tokens.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import { owners } from '../../organisations/owners.table.ts'
import { calendarFeeds } from '../owner-calendar.table.ts'
import type { NewFeed } from '../rules/calendar/calendar-query.ts'
import { icalFile } from '../rules/calendar/ical.ts'
import type { OwnAllocation } from '../rules/calendar/own-allocations.ts'
import { calendarFeedMade, calendarFeedRemoved } from '../rules/supply.events.ts'
import { ofListings, selectOwnAllocations } from './select-own-allocations.server.ts'

/** Addresses that one account keeps: more is a mistake. */
const MAX_FEEDS = 20

const MONTHS_BACK = 3

/** A secret address, without the secret. */
export interface Feed {
  id: string
  owner: string
  /** Its listing; null of all. */
  listing: { id: string; title: string } | null
  createdAt: number
  readAt: number | null
}

/** The addresses that the user made for an owner, the newest first. */
export async function listFeeds(
  { db }: Pick<ServiceContext, 'db'>,
  user: CurrentUser,
  { owner }: { owner: string },
): Promise<Feed[]> {
  const rows = await db
    .select({
      id: calendarFeeds.id,
      owner: calendarFeeds.ownerId,
      listing: calendarFeeds.listingId,
      title: sql<string | null>`${listings.title}`.as('listing_title'),
      ref: sql<string | null>`${listings.ref}`.as('listing_ref'),
      createdAt: calendarFeeds.createdAt,
      readAt: calendarFeeds.readAt,
    })
    .from(calendarFeeds)
    .leftJoin(listings, eq(listings.id, calendarFeeds.listingId))
    .where(and(eq(calendarFeeds.userId, user.id), sql`${calendarFeeds.ownerId} = ${owner}`))
    .orderBy(desc(calendarFeeds.createdAt), asc(calendarFeeds.id))
  return rows.map(({ listing, title, ref, ...feed }) => ({
    ...feed,
    listing:
      listing === null ? null : { id: listing, title: titleWithRef({ title: title ?? listing, ref: ref ?? '' }) },
  }))
}

/** Makes a secret address. Only its hash is kept: it is shown once. @throws DomainError not_found, conflict */
export async function makeFeed(
  ctx: ServiceContext,
  user: CurrentUser,
  { owner, listing }: NewFeed,
): Promise<{ id: string; url: string }> {
  const { db, now } = ctx
  const id = newId('cal')
  const token = newToken()
  const isOwn = sql`${owner} in ${ownersOf(user)}${
    listing === undefined
      ? sql``
      : sql` and exists (select 1 from ${listings} where ${listings.id} = ${listing} and ${listings.ownerId} = ${owner})`
  }`
  const count = sql`(select count(*) from calendar_feeds f where f.user_id = ${user.id})`
  const writes = db.batch([
    guard(db, sql`${isOwn} and ${count} < ${MAX_FEEDS}`),
    db.insert(calendarFeeds).values({
      id,
      ownerId: owner,
      listingId: listing ?? null,
      userId: user.id,
      tokenHash: await hashToken(token),
      createdAt: now.getTime(),
    }),
    record(ctx, calendarFeedMade.of(user.id, { subject: id, detail: { owner, listing: listing ?? '' } })),
  ])
  await commit(writes, async () => {
    const [row] = await db.select({ isOwn: sql<number>`${isOwn}` }).from(sql`(select 1)`)
    return row?.isOwn
      ? new DomainError('conflict', `At most ${MAX_FEEDS} calendar links can be kept. Remove one first`)
      : new DomainError('not_found', 'You have no such listing')
  })
  return { id, url: `${ctx.origin}/calendars/${token}.ics` }
}

/** Ends a secret address at once. @throws DomainError not_found, also for one of another user */
export async function removeFeed(ctx: ServiceContext, user: CurrentUser, id: string): Promise<void> {
  const { db } = ctx
  const writes = db.batch([
    guard(db, sql`exists (select 1 from calendar_feeds f where f.id = ${id} and f.user_id = ${user.id})`),
    db.delete(calendarFeeds).where(eq(calendarFeeds.id, id)),
    record(ctx, calendarFeedRemoved.of(user.id, { subject: id })),
  ])
  await commit(writes, async () => new DomainError('not_found', 'Calendar link not found'))
}

const HOUR_MS = 3_600_000

/**
 * iCalendar file of a secret address: bookings, requests and blocks from three months ago as far ahead as calendars are
 * open.
 * @throws DomainError not_found: unknown, removed, or of a user who is no longer a member
 */
export async function readFeed(ctx: ServiceContext, token: string): Promise<string> {
  const { db, now, origin } = ctx
  const missing = new DomainError('not_found', 'There is no calendar at this address')
  if (!isToken(token)) throw missing
  const [feed] = await db
    .select({
      id: calendarFeeds.id,
      user: calendarFeeds.userId,
      owner: calendarFeeds.ownerId,
      listing: calendarFeeds.listingId,
    })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.tokenHash, await hashToken(token)))
  if (!feed) throw missing
  const today = civilDate(now)
  const span = { start: addMonths(today, -MONTHS_BACK), end: lastOpenDay(today) }
  // Membership is read now: a removed member reads nothing more.
  const own = ownersOf({ id: feed.user })
  const ids = db
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        eq(listings.ownerId, feed.owner),
        inArray(listings.ownerId, own),
        feed.listing === null ? undefined : eq(listings.id, feed.listing),
      ),
    )
  const identity = selectIdentity(ctx)
  const [[owner], titles, inside, allocations, general] = await db.batch([
    db
      .select({ name: owners.name })
      .from(owners)
      .where(and(eq(owners.id, feed.owner), inArray(owners.id, own))),
    db
      .select({ id: listings.id, ref: listings.ref, title: listings.title, city: listings.city })
      .from(listings)
      .where(inArray(listings.id, ids)),
    db.select({ resource: spots.resourceId, name: spots.name }).from(spots).where(inArray(spots.listingId, ids)),
    selectOwnAllocations(ctx, ofListings(ids), span),
    identity.statement,
    db
      .update(calendarFeeds)
      .set({ readAt: now.getTime() })
      .where(
        and(
          eq(calendarFeeds.id, feed.id),
          or(isNull(calendarFeeds.readAt), lt(calendarFeeds.readAt, now.getTime() - HOUR_MS)),
        ),
      ),
  ])
  if (!owner) throw missing
  const byId = new Map(titles.map((row) => [row.id, row]))
  const spotNames = new Map(inside.map((row) => [row.resource, row.name]))
  const [only] = titles
  const name = `${feed.listing !== null && only ? only.title : owner.name}, ${identity.read(general).name}`
  const host = new URL(origin).hostname
  return icalFile(
    name,
    allocations.map((allocation) => {
      const { listing } = refOf(allocation.resource)
      const { title = listing, ref = '', city = '' } = byId.get(listing) ?? {}
      const name = titleWithRef({ title, ref })
      return {
        uid: `${allocation.id}.${allocation.resource}.${allocation.starts}@${host}`,
        starts: allocation.starts,
        until: allocation.until,
        summary: `${summaryOf(allocation)}: ${[spotNames.get(allocation.resource), name].filter(Boolean).join(', ')}`,
        description: [allocation.ref, allocation.note].filter(Boolean).join('\n'),
        location: city,
        isTentative: allocation.kind === 'asked',
      }
    }),
    now,
  )
}

const summaryOf = ({ kind, who }: OwnAllocation): string =>
  kind === 'booked'
    ? (who ?? 'Booked')
    : kind === 'asked'
      ? who
        ? `Requested by ${who}`
        : 'Requested'
      : kind === 'sold'
        ? 'Sold elsewhere'
        : 'Blocked'
