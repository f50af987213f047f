import { desc, eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { record } from '../../kernel/events/record.server.ts'
import { users } from '../../kernel/identity.table.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { pageCount } from '../../kernel/rules/pagination.ts'
import { contains } from '../../kernel/sql/statements.server.ts'
import { messages, threads } from '../messages.table.ts'
import { threadRead } from '../rules/booking.events.ts'
import { type Message, THREADS_PAGE, type ThreadQuery, type ThreadRow, type Threads } from '../rules/messages/thread.ts'
import { selectMessages, titleOfThread } from './threads.server.ts'

/** A conversation in the list of staff: its sides and its subject, without its messages. */
type StaffRow = Pick<ThreadRow, 'id' | 'title' | 'owner' | 'advertiser' | 'at'>

/** A conversation as staff read it. */
export interface StaffThread extends StaffRow {
  path: string
  /** Of the account that began it; null once it is deleted. */
  userId: string | null
  messages: Message[]
}

const ROW = {
  id: threads.id,
  title: titleOfThread,
  owner: threads.owner,
  advertiser: sql<string | null>`(select u.name || ', ' || u.company from ${users} u where u.id = threads.user_id)`.as(
    'advertiser',
  ),
  at: threads.at,
}

/** Conversations for staff, the last written first. @throws DomainError not_found for a page beyond the last */
export async function listStaffThreads(
  { db }: ServiceContext,
  { page = 1, q }: ThreadQuery,
): Promise<Threads<StaffRow>> {
  const size = THREADS_PAGE
  const narrow = contains(q, threads.title, threads.owner)
  const [rows, total] = await Promise.all([
    db
      .select(ROW)
      .from(threads)
      .where(narrow)
      .orderBy(desc(threads.at))
      .limit(size)
      .offset((page - 1) * size),
    db.$count(threads, narrow),
  ])
  return { threads: rows, total, page, pages: pageCount(total, { page, size }) }
}

/** Reads a conversation as staff: it is in the audit log, and both sides see when. @throws DomainError not_found */
export async function readThread(ctx: ServiceContext, staff: CurrentUser, id: string): Promise<StaffThread> {
  const { db, now } = ctx
  const [thread] = await db
    .select({ ...ROW, path: threads.path, userId: threads.userId })
    .from(threads)
    .where(eq(threads.id, id))
  if (!thread) throw new DomainError('not_found', 'Conversation not found')
  const [, , written] = await db.batch([
    db.update(threads).set({ staffReadAt: now.getTime() }).where(eq(threads.id, id)),
    record(ctx, threadRead.of(staff.id, { subject: id })),
    selectMessages(ctx, staff, sql`${messages.threadId} = ${id}`),
  ])
  return { ...thread, messages: written }
}
