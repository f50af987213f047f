import { asc, eq, sql } from 'drizzle-orm'
import { afterBooking } from '../campaigns/after-commit.server.ts'
import { campaignLines } from '../campaigns/campaigns.table.ts'
import { wasAsked } from '../campaigns/select-campaigns.server.ts'
import type { ServiceContext } from '../context.ts'
import { DomainError } from '../domain/errors.ts'
import type { CurrentUser } from '../domain/identity/user.ts'
import { audit } from '../identity/audit.server.ts'
import { users } from '../identity/identity.table.ts'
import { commit, guard } from '../statements.server.ts'
import { getAskedLine, mayActOn } from './answer.server.ts'
import { messages } from './bookings.table.ts'

type Side = 'advertiser' | 'mediaOwner'

/** What somebody wrote about a line. */
export interface LineMessage {
  id: number
  /** Null once the account is deleted. */
  name: string | null
  isOwn: boolean
  text: string
  /** Instant, ms. */
  at: number
}

/** More is a chat, which belongs on the phone. */
const MAX_MESSAGES = 200

/** What both sides wrote about a line, oldest first. @throws DomainError not_found, also for another's line */
export async function listMessages(
  ctx: ServiceContext,
  by: Side,
  user: CurrentUser,
  line: string,
): Promise<LineMessage[]> {
  await getAskedLine(ctx, by, user, line)
  return ctx.db
    .select({
      id: messages.id,
      name: users.name,
      isOwn: sql<boolean>`${messages.userId} is ${user.id}`.mapWith(Boolean).as('is_own'),
      text: messages.text,
      at: messages.at,
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.userId))
    .where(eq(messages.lineId, line))
    .orderBy(asc(messages.id))
    .limit(MAX_MESSAGES)
}

/**
 * Writes to the other side of a line that was asked for.
 * @throws DomainError not_found, also for another's line; forbidden for who may only look; conflict before it was sent, or with too many
 */
export async function postMessage(
  ctx: ServiceContext,
  by: Side,
  user: CurrentUser,
  { line: id, text }: { line: string; text: string },
): Promise<LineMessage[]> {
  const { db, now } = ctx
  const line = await getAskedLine(ctx, by, user, id, 'sell')
  const writes = db.batch([
    guard(
      db,
      sql`exists (select 1 from ${campaignLines} where ${campaignLines.id} = ${id} and ${wasAsked} and ${mayActOn(by, user)})
        and ${db.$count(messages, eq(messages.lineId, id))} < ${MAX_MESSAGES}`,
    ),
    db.insert(messages).values({ lineId: id, userId: user.id, text, at: now.getTime() }),
    audit(ctx, { actor: user.id, action: 'message.sent', subject: id, detail: { campaign: line.campaignId } }),
  ])
  await commit(writes, async () => {
    await getAskedLine(ctx, by, user, id, 'sell')
    const isFull = (await db.$count(messages, eq(messages.lineId, id))) >= MAX_MESSAGES
    const reason = isFull
      ? `A booking has at most ${MAX_MESSAGES} messages`
      : 'Messages go to an owner once the owner is asked'
    return new DomainError('conflict', reason)
  })
  await afterBooking(ctx, line.campaignId, { event: 'lineMessage', data: { id, version: line.version } })
  return listMessages(ctx, by, user, id)
}
