import { and, asc, eq, lt, or, sql } from 'drizzle-orm'
import { auditLog, auditSums } from '../kernel/audit.table.ts'
import { oneTimeTokens, sessions } from '../kernel/identity.table.ts'
import { widerNetworkOf } from '../kernel/rules/identity/caller.ts'
import { deletes } from '../kernel/scheduled/expired.server.ts'
import { type ScheduledTask, STEP_ROWS } from '../kernel/scheduled/task.ts'
import { userRefused } from './rules/identity.events.ts'

const DAY_MS = 86_400_000
/** Refused sign-ins are kept one by one for this long. */
const REFUSAL_DAYS = 30

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()

/** Adds refused sign-ins to the sums of their day and deletes them. */
const refusals: ScheduledTask = {
  name: 'refusals',
  step: async ({ db, now }) => {
    const rows = await db
      .select({ id: auditLog.id, network: auditLog.network })
      .from(auditLog)
      .where(and(eq(auditLog.action, userRefused.name), lt(auditLog.at, daysAgo(now, REFUSAL_DAYS))))
      .orderBy(asc(auditLog.at))
      .limit(STEP_ROWS)
    if (rows.length === 0) return 0
    const networks = JSON.stringify(rows.map(({ id, network }) => [id, widerNetworkOf(network)]))
    const listed = sql`(select json_extract(value, '$[0]') as id, json_extract(value, '$[1]') as network from json_each(${networks}))`
    await db.batch([
      db
        .insert(auditSums)
        // Of rows that are still there: another run may have been faster.
        .select(sql`select substr(a.at, 1, 10), a.action, coalesce(json_extract(a.detail, '$.reason'), ''), l.network, count(*)
          from ${listed} as l join ${auditLog} as a on a.id = l.id where true group by 1, 2, 3, 4`)
        .onConflictDoUpdate({
          target: [auditSums.day, auditSums.action, auditSums.reason, auditSums.network],
          set: { count: sql`${auditSums.count} + excluded.count` },
        }),
      db.delete(auditLog).where(sql`${auditLog.id} in (select id from ${listed})`),
    ])
    return rows.length
  },
}

/** Regular work of accounts. */
export const identityTasks: readonly ScheduledTask[] = [
  deletes('sessions', sessions, ({ now }) =>
    or(lt(sessions.expiresAt, daysAgo(now, 1)), lt(sessions.revokedAt, daysAgo(now, 1))),
  ),
  // The mails of a day are counted by these rows.
  deletes('links', oneTimeTokens, ({ now }) =>
    and(
      lt(oneTimeTokens.createdAt, daysAgo(now, 1)),
      or(lt(oneTimeTokens.expiresAt, daysAgo(now, 1)), lt(oneTimeTokens.usedAt, daysAgo(now, 1))),
    ),
  ),
  refusals,
]
