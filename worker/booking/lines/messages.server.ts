import { eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { isVisibleToOwner } from '../campaigns/select-campaigns.server.ts'
import { campaignLines } from '../campaigns.table.ts'
import { selectMessages } from '../messages/threads.server.ts'
import { messages } from '../messages.table.ts'
import { messageSent } from '../rules/booking.events.ts'
import { MAX_MESSAGES, type Message } from '../rules/messages/thread.ts'
import { getRequestedLine, mayActOn } from './line-decisions.server.ts'

type Side = 'advertiser' | 'mediaOwner'

/** Messages of both sides about a line, oldest first. @throws DomainError not_found, also for a line of another user */
export async function listMessages(ctx: ServiceContext, by: Side, user: CurrentUser, line: string): Promise<Message[]> {
  await getRequestedLine(ctx, by, user, line)
  return selectMessages(ctx, user, eq(messages.lineId, line))
}

/**
 * Writes to the other side of a line that was sent to its owner.
 * @throws DomainError not_found, also for a line of another user; forbidden without the right to sell; conflict before
 * it was sent, or with too many
 */
export async function postMessage(
  ctx: ServiceContext,
  by: Side,
  user: CurrentUser,
  { line: id, text }: { line: string; text: string },
): Promise<Message[]> {
  const { db, now } = ctx
  const { userId: advertiser, ...line } = await getRequestedLine(ctx, by, user, id, 'sell')
  const happened = await emit(ctx, messageSent.of(user.id, { line, advertiser, version: line.version }))
  const writes = db.batch([
    guard(
      db,
      sql`exists (select 1 from ${campaignLines} where ${campaignLines.id} = ${id} and ${isVisibleToOwner} and ${mayActOn(by, user)})
        and ${db.$count(messages, eq(messages.lineId, id))} < ${MAX_MESSAGES}`,
    ),
    db.insert(messages).values({ lineId: id, userId: user.id, text, at: now.getTime() }),
    ...happened.statements,
  ])
  await commit(writes, async () => {
    await getRequestedLine(ctx, by, user, id, 'sell')
    const isFull = (await db.$count(messages, eq(messages.lineId, id))) >= MAX_MESSAGES
    const reason = isFull
      ? `A booking has at most ${MAX_MESSAGES} messages`
      : 'You can write to the owner after the request is sent'
    return new DomainError('conflict', reason)
  })
  await happened.committed()
  return listMessages(ctx, by, user, id)
}
