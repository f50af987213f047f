import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { findListing } from '../../catalogue/catalogue.server.ts'
import { listings } from '../../catalogue/catalogue.table.ts'
import type { Listing } from '../../catalogue/rules/listing.ts'
import { listingPath } from '../../catalogue/rules/paths.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { users } from '../../kernel/identity.table.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { pageCount } from '../../kernel/rules/pagination.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { isAnswered, ownersOf } from '../../organisations/owners/belongs.server.ts'
import { NEEDS } from '../../organisations/rules/owners/team.ts'
import { messages, threads } from '../messages.table.ts'
import { messageReceived } from '../rules/booking.events.ts'
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

/**
 * Condition for threads of a user: those that they began, and those of owners where they are a member. Reads the
 * database, never the session.
 */
const isOwn = (user: By): SQL => sql`(${isAdvertisers(user)} or threads.owner_id in ${ownersOf(user)})`

const mayWrite = (user: By): SQL => sql`(${isAdvertisers(user)} or threads.owner_id in ${ownersOf(user, 'sell')})`

/** Number of unread messages of a side: those of the other side after the last one seen. */
const unreadOf = (user: By): SQL<number> =>
  sql<number>`(select count(*) from messages n where n.thread_id = threads.id and case when ${isAdvertisers(user)}
    then n.user_id is not threads.user_id and n.id > threads.advertiser_seen
    else n.user_id is threads.user_id and n.id > threads.owner_seen end)`

const refOfListing = sql`(select ${listings.ref} from ${listings} where ${listings.id} = ${threads.listingId})`

/** The listing of a thread with its reference, while it is in the catalogue. */
export const titleOfThread = sql<string>`${threads.title} || coalesce(' (' || ${refOfListing} || ')', '')`.as(
  'thread_title',
)

/** Row of the list, for the side of the reader. */
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

/**
 * Conversations of a user as an advertiser or a member of the owner, latest message first.
 * @throws DomainError not_found for a page beyond the last
 */
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

/** One conversation. @throws DomainError not_found, also for one of other users */
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
  if (!thread) throw new DomainError('not_found', 'Conversation not found')
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

/** Hour of the notice: one mail covers all messages of an hour. */
const hourOf = (now: Date) => Math.floor(now.getTime() / HOUR_MS)

const isNotFull = (thread: SQL) =>
  sql`(select count(*) from messages n where n.thread_id = ${thread}) < ${MAX_MESSAGES}`

const FULL = new DomainError('conflict', `A conversation has at most ${MAX_MESSAGES} messages`)

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
  const [listing, [begun]] = await Promise.all([
    listingOf(ctx, listingId),
    db.select({ id: threads.id }).from(threads).where(isAbout(user, listingId)),
  ])
  const { owner } = listing
  // Two first messages may be sent at the same moment. Then one of them begins the conversation, and its notice is the only one.
  const id = begun?.id ?? `thr_${crypto.randomUUID().replaceAll('-', '')}`
  const fact = { id, user: user.id, owner: owner.id, to: 'owner' as const, hour: hourOf(now) }
  const happened = await emit(ctx, messageReceived.of(user.id, fact))
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
        ...{ id, listingId, title: listing.title, path: listingPath(listing) },
        ...{ ownerId: owner.id, owner: owner.name, userId: user.id, createdAt: at, at },
      })
      .onConflictDoNothing(),
    db.insert(messages).values({ threadId: thread, userId: user.id, text, at }),
    db.update(threads).set({ at }).where(sql`${threads.id} = ${thread}`),
    ...happened.statements,
  ])
  await commit(writes, async () => {
    const { state, messages: before } = await getListingThread(ctx, user, listingId)
    if (state === 'own') return new DomainError('conflict', 'This listing is of your own company')
    if (state === 'unclaimed') return new DomainError('conflict', `${owner.name} has no account yet`)
    if (before.length >= MAX_MESSAGES) return FULL
    return before.length > 0
      ? undefined
      : new DomainError('rate_limited', `You have started ${MAX_NEW_THREADS} conversations today. Continue tomorrow`)
  })
  await happened.committed()
  return (await getListingThread(ctx, user, listingId)).messages
}

/**
 * Answers in a conversation.
 * @throws DomainError not_found, also for one of other users; forbidden without the right to sell; conflict with too
 * many messages
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
    .select({ user: threads.userId, owner: threads.ownerId })
    .from(threads)
    .where(eq(threads.id, id))
  if (!row) throw new DomainError('not_found', 'Conversation not found')
  const to = thread.side === 'advertiser' ? ('owner' as const) : ('user' as const)
  const happened = await emit(ctx, messageReceived.of(user.id, { id, ...row, to, hour: hourOf(now) }))
  const writes = db.batch([
    guard(
      db,
      sql`exists (select 1 from ${threads} where ${threads.id} = ${id} and ${mayWrite(user)}) and ${isNotFull(sql`${id}`)}`,
    ),
    db.insert(messages).values({ threadId: id, userId: user.id, text, at }),
    db.update(threads).set({ at }).where(eq(threads.id, id)),
    ...happened.statements,
  ])
  await commit(writes, async () => (thread.messages.length >= MAX_MESSAGES ? FULL : undefined))
  await happened.committed()
}

/** Marks messages as seen by a side, up to one of them. Never moves back. */
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
