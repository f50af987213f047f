import { eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../kernel/context.ts'
import { owners } from '../organisations/owners.table.ts'
import { ANSWERS_COUNTED, type AnswerTime, answerTimeOf } from '../organisations/rules/owners/answer-time.ts'

/**
 * How long the owner takes to answer, for queries that have `owners`: minutes from the notice of a booking request to the act that
 * answers it, of the last answers. Requests that ran out are no answers. Names are plain text as in `verification.server.ts`.
 */
export const answerTime = sql`${sql.raw(`(select json_group_array(minutes) from (
    select (unixepoch(a.at) - max(n.at) / 1000) / 60 as minutes
    from notices n join audit_log a on a.subject = n.subject
      and a.action in ('line.confirmed', 'line.declined', 'line.countered') and unixepoch(a.at) >= n.at / 1000
    where n.audience = 'owner:' || owners.id and n.kind = 'line.requested'
    group by a.id order by a.at desc limit ${ANSWERS_COUNTED}))`)}`
  .mapWith((text: string): AnswerTime | null => answerTimeOf(JSON.parse(text)))
  .as('answer_time')

/** How long an owner takes to answer booking requests; null below a few answers, and for nobody. */
export async function getAnswerTime({ db }: Pick<ServiceContext, 'db'>, ownerId: string): Promise<AnswerTime | null> {
  const [row] = await db.select({ answerTime }).from(owners).where(eq(owners.id, ownerId))
  return row?.answerTime ?? null
}
