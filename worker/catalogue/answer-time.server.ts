import { eq, sql } from 'drizzle-orm'
import { auditLog } from '../kernel/audit.table.ts'
import type { ServiceContext } from '../kernel/context.ts'
import { notices } from '../kernel/notices.table.ts'
import { owners } from '../organisations/owners.table.ts'
import { ANSWERS_COUNTED, type AnswerTime, medianAnswerTime } from '../organisations/rules/owners/answer-time.ts'

/**
 * Answer times of an owner, for queries that have `owners`: minutes from the notice of a booking request to the act
 * that answers it, of the last answers. Expired requests are no answers.
 */
export const answerTime = sql`${sql`(select json_group_array(minutes) from (
    select (unixepoch(${auditLog.at}) - max(${notices.at}) / 1000) / 60 as minutes
    from ${notices} join ${auditLog} on ${auditLog.subject} = ${notices.subject}
      and ${auditLog.action} in ('line.confirmed', 'line.declined', 'line.countered')
      and unixepoch(${auditLog.at}) >= ${notices.at} / 1000
    where ${notices.audience} = 'owner:' || ${owners.id} and ${notices.kind} = 'line.asked'
    group by ${auditLog.id} order by ${auditLog.at} desc limit ${ANSWERS_COUNTED}))`}`
  .mapWith((text: string): AnswerTime | null => medianAnswerTime(JSON.parse(text)))
  .as('answer_time')

/** Time in which an owner answers booking requests; null below a few answers, and for an unknown owner. */
export async function getAnswerTime({ db }: Pick<ServiceContext, 'db'>, ownerId: string): Promise<AnswerTime | null> {
  const [row] = await db.select({ answerTime }).from(owners).where(eq(owners.id, ownerId))
  return row?.answerTime ?? null
}
