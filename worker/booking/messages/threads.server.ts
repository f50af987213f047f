import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { findListing } from '../../catalogue/catalogue.server.ts'
import { listings } from '../../catalogue/catalogue.table.ts'
import type { Listing } from '../../catalogue/rules/listing.ts'
import { listingPath } from '../../catalogue/rules/paths.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import { tell, tellEach } from '../../kernel/notices/notices.server.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { Audience } from '../../kernel/rules/events/event.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import type { LiveRoom } from '../../kernel/rules/live/live.ts'
import { pageCount } from '../../kernel/rules/pagination.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { isAnswered, isMember, ownersOf } from '../../organisations/owners/belongs.server.ts'
import { ownerMembers } from '../../organisations/owners.table.ts'
import { NEEDS } from '../../organisations/rules/owners/team.ts'
import { messages, threads } from '../messages.table.ts'
import {
  type ListingThread,
  MAX_MESSAGES,
  MAX_NEW_THREADS,
  type Message,
  THREADS_PAGE,
  type Thread,
  type ThreadRow,
  type Threads,
} from '../rules/messages/thread.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

type By = Pick<CurrentUser, 'id'>

// Columns are named by hand: in a select of one table Drizzle leaves the name of the table out, and a subquery would read its own column.
const isAdvertisers = (user: By): SQL => sql`threads.user_id = ${user.id}`

/** Whose a thread is: of who began it, and of those who belong to its owner. The database says so, never a session. */
const isOwn = (user: By): SQL => sql`(${isAdvertisers(user)} or threads.owner_id in ${ownersOf(user)})`

const mayWrite = (user: By): SQL => sql`(${isAdvertisers(user)} or threads.owner_id in ${ownersOf(user, 'sell')})`

/** Messages that a side has not seen: those of the other side after the last that it saw. */
const unreadOf = (user: By): SQL<number> =>
  sql<number>`(select count(*) from messages n where n.thread_id = threads.id and case when ${isAdvertisers(user)}
    then n.user_id is not threads.user_id and n.id > threads.advertiser_seen
    else n.user_id is threads.user_id and n.id > threads.owner_seen end)`

const refOfListing = sql`(select ${listings.ref} from ${listings} where ${listings.id} = ${threads.listingId})`

/** The listing of a thread with its reference, while it is in the catalogue. */
export const titleOfThread = sql<string>`${threads.title} || coalesce(' (' || ${refOfListing} || ')', '')`.as(
  'thread_title',
)

/** A row of a list, for the side of who looks. */
const rowFor = (user: By) => ({
  id: threads.id,
  title: titleOfThread,
  owner: threads.owner,
  advertiser: sql<string | null>`(select u.name || ', ' || u.company from ${users} u where u.id = threads.user_id)`.as(
    'advertiser',
  ),
  at: threads.at,
  side: sql<ThreadRow['side']>`case when ${isAdvertisers(user)} then 'advertiser' else 'mediaOwner' end`.as('side'),
  unread: unreadOf(user).as('unread'),
})

const LAST = sql<string>`(select l.text from messages l where l.thread_id = threads.id order by l.id desc limit 1)`.as(
  'last_text',
)

/** Messages of a thread, oldest first. */
export const selectMessages = ({ db }: Pick<ServiceContext, 'db'>, user: By, thread: SQL) =>
  db
    .select({
      id: messages.id,
      name: users.name,
      isOwn: sql<boolean>`${messages.userId} is ${user.id}`.mapWith(Boolean).as('is_own'),
      text: messages.text,
      at: messages.at,
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.userId))
    .where(thread)
    .orderBy(asc(messages.id))
    .limit(MAX_MESSAGES)

/** Conversations of a user, as who asks or as who owns, the last written first. @throws DomainError not_found for a page beyond the last */
export async function listThreads({ db }: ServiceContext, user: By, { page = 1 }: { page?: number }): Promise<Threads> {
  const size = THREADS_PAGE
  const [rows, total] = await Promise.all([
    db
      .select({ ...rowFor(user), last: LAST })
      .from(threads)
      .where(isOwn(user))
      .orderBy(desc(threads.at))
      .limit(size)
      .offset((page - 1) * size),
    db.$count(threads, isOwn(user)),
  ])
  return { threads: rows, total, page, pages: pageCount(total, { page, size }) }
}

/** Conversations with something that a user's side has not seen. */
export const countUnread = ({ db }: ServiceContext, user: By): Promise<number> =>
  db.$count(threads, sql`${isOwn(user)} and ${unreadOf(user)} > 0`)

/** One conversation. @throws DomainError not_found, also for another's */
export async function getThread(ctx: ServiceContext, user: By, id: string): Promise<Thread> {
  const [[thread], written] = await ctx.db.batch([
    ctx.db
      .select({
        ...rowFor(user),
        path: threads.path,
        staffReadAt: threads.staffReadAt,
        mayWrite: sql<boolean>`${mayWrite(user)}`.mapWith(Boolean).as('may_write'),
      })
      .from(threads)
      .where(and(eq(threads.id, id), isOwn(user))),
    selectMessages(ctx, user, sql`${messages.threadId} = ${id}`),
  ])
  if (!thread) throw new DomainError('not_found', 'There is no such conversation')
  return { ...thread, messages: written }
}

const listingOf = async (ctx: ServiceContext, id: string): Promise<Listing> => {
  const listing = await findListing(ctx, id)
  if (!listing) throw new DomainError('not_found', 'Inventory not found')
  return listing
}

const isAbout = (user: By, listing: string) => sql`threads.user_id = ${user.id} and threads.listing_id = ${listing}`

/** Reads the conversation of a user with the owner of a listing, and whether the owner can be reached. @throws DomainError not_found */
export async function getListingThread(ctx: ServiceContext, user: By, id: string): Promise<ListingThread> {
  const { owner } = await listingOf(ctx, id)
  const [[known], written] = await ctx.db.batch([
    ctx.db
      .select({
        isTeam: sql<boolean>`${owner.id} in ${ownersOf(user)}`.mapWith(Boolean).as('is_team'),
        hasTeam: sql<boolean>`${isAnswered(owner.id)}`.mapWith(Boolean).as('has_team'),
      })
      .from(sql`(select 1)`),
    selectMessages(
      ctx,
      user,
      sql`${messages.threadId} = (select ${threads.id} from ${threads} where ${isAbout(user, id)})`,
    ),
  ])
  return {
    owner: owner.name,
    answerTime: owner.answerTime,
    state: known?.isTeam ? 'own' : known?.hasTeam ? 'open' : 'unclaimed',
    messages: written,
  }
}

/** One mail an hour tells of all messages of that hour. */
const hourOf = (now: Date) => Math.floor(now.getTime() / HOUR_MS)

const isNotFull = (thread: SQL) =>
  sql`(select count(*) from messages n where n.thread_id = ${thread}) < ${MAX_MESSAGES}`

const FULL = new DomainError('conflict', `A conversation has at most ${MAX_MESSAGES} messages`)

/** After the commit: letters go out, and open pages of both sides read again. */
async function afterMessage({ db, live, sweeper }: ServiceContext, id: string): Promise<void> {
  sweeper.wake()
  const [begun, members] = await db.batch([
    db.select({ user: threads.userId }).from(threads).where(eq(threads.id, id)),
    db
      .select({ user: ownerMembers.userId })
      .from(threads)
      .innerJoin(ownerMembers, eq(ownerMembers.ownerId, threads.ownerId))
      .innerJoin(users, eq(users.id, ownerMembers.userId))
      .where(and(eq(threads.id, id), isMember)),
  ])
  const rooms = [...begun, ...members].flatMap(({ user }): LiveRoom[] => (user === null ? [] : [`user:${user}`]))
  if (rooms.length > 0) await live.publish([{ event: 'threadMessage', data: { id } }], rooms)
}

/**
 * Writes to the owner of a listing; the first message begins the conversation.
 * @throws DomainError not_found; conflict for one's own listing, an owner without an account, and too many messages; rate_limited
 */
export async function writeToOwner(
  ctx: ServiceContext,
  user: By,
  { listing: listingId, text }: { listing: string; text: string },
): Promise<Message[]> {
  const { db, now } = ctx
  const listing = await listingOf(ctx, listingId)
  const { owner } = listing
  const at = now.getTime()
  const thread = sql`(select t.id from threads t where t.user_id = ${user.id} and t.listing_id = ${listingId})`
  const begunToday = sql`(select count(*) from threads b where b.user_id = ${user.id} and b.created_at > ${at - DAY_MS})`
  const mayBegin = sql`(${thread} is not null or ${begunToday} < ${MAX_NEW_THREADS})`
  const writes = db.batch([
    guard(
      db,
      sql`${owner.id} not in ${ownersOf(user)} and ${isAnswered(owner.id)} and ${mayBegin} and ${isNotFull(thread)}`,
    ),
    db
      .insert(threads)
      .values({
        id: `thr_${crypto.randomUUID().replaceAll('-', '')}`,
        ...{ listingId, title: listing.title, path: listingPath(listing) },
        ...{ ownerId: owner.id, owner: owner.name, userId: user.id, createdAt: at, at },
      })
      .onConflictDoNothing(),
    db.insert(messages).values({ threadId: thread, userId: user.id, text, at }),
    db.update(threads).set({ at }).where(sql`${threads.id} = ${thread}`),
    tellEach(
      ctx,
      sql`select 'owner:' || t.owner_id as audience, 'message.received' as kind, t.id as subject, ${hourOf(now)} as version
        from threads t where t.id = ${thread}`,
    ),
    db.select({ id: threads.id }).from(threads).where(isAbout(user, listingId)),
  ])
  const [, , , , , [written]] = await commit(writes, async () => {
    const { state, messages: before } = await getListingThread(ctx, user, listingId)
    if (state === 'own') return new DomainError('conflict', 'This listing is of your own company')
    if (state === 'unclaimed') return new DomainError('conflict', `Nobody of ${owner.name} has an account yet`)
    if (before.length >= MAX_MESSAGES) return FULL
    return before.length > 0
      ? undefined
      : new DomainError('rate_limited', `You have begun ${MAX_NEW_THREADS} conversations today. Go on tomorrow`)
  })
  if (written) await afterMessage(ctx, written.id)
  return (await getListingThread(ctx, user, listingId)).messages
}

/**
 * Answers in a conversation.
 * @throws DomainError not_found, also for another's; forbidden for who may only look; conflict with too many messages
 */
export async function postInThread(
  ctx: ServiceContext,
  user: By,
  { id, text }: { id: string; text: string },
): Promise<void> {
  const { db, now } = ctx
  const thread = await getThread(ctx, user, id)
  if (!thread.mayWrite) throw new DomainError('forbidden', NEEDS.sell)
  const at = now.getTime()
  const [row] = await db
    .select({ userId: threads.userId, ownerId: threads.ownerId })
    .from(threads)
    .where(eq(threads.id, id))
  const other: Audience | null =
    thread.side === 'advertiser' ? `owner:${row?.ownerId}` : row?.userId ? `user:${row.userId}` : null
  const writes = db.batch([
    guard(
      db,
      sql`exists (select 1 from ${threads} where ${threads.id} = ${id} and ${mayWrite(user)}) and ${isNotFull(sql`${id}`)}`,
    ),
    db.insert(messages).values({ threadId: id, userId: user.id, text, at }),
    db.update(threads).set({ at }).where(eq(threads.id, id)),
    ...(other ? [tell(ctx, { audience: other, kind: 'message.received', subject: id, version: hourOf(now) })] : []),
  ])
  await commit(writes, async () => (thread.messages.length >= MAX_MESSAGES ? FULL : undefined))
  await afterMessage(ctx, id)
}

/** Marks what a side has seen; what was seen before stays seen. */
export async function markSeen(
  { db }: ServiceContext,
  user: By,
  { id, message }: { id: string; message: number },
): Promise<void> {
  await db.batch([
    db
      .update(threads)
      .set({ advertiserSeen: sql`max(${threads.advertiserSeen}, ${message})` })
      .where(and(eq(threads.id, id), isAdvertisers(user))),
    db
      .update(threads)
      .set({ ownerSeen: sql`max(${threads.ownerSeen}, ${message})` })
      .where(sql`${threads.id} = ${id} and not ${isAdvertisers(user)} and threads.owner_id in ${ownersOf(user)}`),
  ])
}
