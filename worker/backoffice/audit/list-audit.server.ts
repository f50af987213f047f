import { desc, eq, sql } from 'drizzle-orm'
import { campaignsMatching } from '../../booking/campaigns/select-campaigns.server.ts'
import { campaignLines, campaigns } from '../../booking/campaigns.table.ts'
import { ticketsNamed } from '../../desk/support/select-tickets.server.ts'
import { supportTickets } from '../../desk/support.table.ts'
import { auditLog } from '../../kernel/audit.table.ts'
import type { DbContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import type { SubjectKind } from '../../kernel/rules/audit/audit-words.ts'
import type { EventName } from '../../kernel/rules/events/event.ts'
import type { Fact } from '../../kernel/rules/identity/changes.ts'
import { matchOf } from '../../kernel/rules/text/match.ts'
import { usersMatching } from '../../kernel/sql/full-text.server.ts'
import { wordsOfAct } from '../rules/audit/acts.ts'
import { auditFacts } from '../rules/audit/audit-detail-text.ts'
import {
  AUDIT_PAGE,
  type AuditAct,
  type AuditFilter,
  type AuditPage,
  type AuditQuery,
  cursorOf,
  MAX_NEW_ACTS,
  type NewActsQuery,
} from '../rules/audit/audit-query.ts'
import { kindOfId, type Names, namesOf } from './names.server.ts'
import { type Meant, rowsOf, type Wanted } from './newest-acts.server.ts'

/** A row of the audit log. */
export interface AuditRow {
  id: number
  actor: string | null
  action: EventName
  subject: string | null
  network: string
  at: string
  detail: string
}

const detailOf = ({ detail }: AuditRow): Record<string, Fact> => JSON.parse(detail)

/** Subjects that a row names: the actor, the subject of the act, and ids in its detail. */
function namedBy(row: AuditRow): { kind: SubjectKind; id: string }[] {
  const { kind } = wordsOfAct(row.action)
  return [
    ...(row.actor === null ? [] : [{ kind: 'user' as const, id: row.actor }]),
    ...(row.subject === null ? [] : [{ kind, id: row.subject }]),
    ...Object.values(detailOf(row)).flatMap((value) => {
      const kind = kindOfId(value)
      return kind === null ? [] : [{ kind, id: `${value}` }]
    }),
  ]
}

function actOf(row: AuditRow, names: Names): AuditAct {
  const { id, at, actor, action, subject, network } = row
  const { kind } = wordsOfAct(action)
  const named = subject === null ? null : names(kind, subject)
  const facts = auditFacts({ action, subject, detail: detailOf(row) }, (fact) => {
    const of = kindOfId(fact)
    return of === null ? null : names(of, `${fact}`).name
  })
  return {
    ...{ id, at, action, kind, network },
    actor: actor === null ? null : names('user', actor),
    subject: named,
    // The title after the article of a row is not repeated as a fact.
    facts: facts.filter(({ before, after }) => before !== undefined || after !== named?.name),
  }
}

/** Rows for display, with the names of their subjects. @param more further subjects to name */
export async function nameActs(
  { db }: DbContext,
  rows: readonly AuditRow[],
  more: readonly { kind: SubjectKind; id: string }[] = [],
) {
  const names = await namesOf({ db }, [...rows.flatMap(namedBy), ...more])
  return { acts: rows.map((row) => actOf(row, names)), names }
}

/** The wanted acts with their names. */
export async function readActs(
  { db }: DbContext,
  wanted: Wanted,
  more: readonly { kind: SubjectKind; id: string }[] = [],
) {
  return nameActs({ db }, await db.all<AuditRow>(rowsOf(wanted)), more)
}

/** Limit of people and things that match a search; with more, the search needs more words. */
const MAX_MEANT = 20

/** Matches of the search text: people by name, email or company, campaigns and tickets, ids and networks. Null without one. */
export async function findMeant({ db }: DbContext, { q }: AuditFilter): Promise<Meant | null> {
  if (q === undefined) return null
  const match = matchOf(q)
  const ids = await db.all<{ id: string; isPerson: number }>(sql`
    select ${users.id}, 1 as isPerson from ${users} where ${usersMatching(match, MAX_MEANT)}
    union all select ${campaigns.id}, 0 from ${campaigns} where ${campaignsMatching(match, MAX_MEANT)}
    union all select ${supportTickets.reference}, 0 from ${supportTickets} where ${ticketsNamed(match, MAX_MEANT)}
    union all select ${campaignLines.id}, 0 from ${campaignLines} where ${campaignLines.ref} = ${q.toUpperCase()}`)
  return {
    people: ids.flatMap(({ id, isPerson }) => (isPerson ? [id] : [])),
    things: [q, ...ids.flatMap(({ id, isPerson }) => (isPerson ? [] : [id]))],
    network: q,
  }
}

const headOf = async ({ db }: DbContext): Promise<string> => {
  const [head] = await db
    .select({ at: auditLog.at, id: auditLog.id })
    .from(auditLog)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1)
  return cursorOf(head ?? { at: new Date(0).toISOString(), id: 0 })
}

/** The kind of a subject that an address names, of which the log has a row. */
async function kindOf({ db }: DbContext, subject: string): Promise<SubjectKind> {
  const [row] = await db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subject, subject))
    .orderBy(desc(auditLog.at))
    .limit(1)
  return row ? wordsOfAct(row.action).kind : 'other'
}

/** One page of the audit log, the newest acts first. */
export async function listAudit(ctx: DbContext, { before, after, ...filter }: AuditQuery): Promise<AuditPage> {
  const { actor, subject } = filter
  const [meant, head, kind] = await Promise.all([
    findMeant(ctx, filter),
    headOf(ctx),
    subject === undefined ? null : kindOf(ctx, subject),
  ])
  const { acts, names } = await readActs(ctx, { filter, meant, before, after, limit: AUDIT_PAGE + 1 }, [
    ...(actor === undefined ? [] : [{ kind: 'user' as const, id: actor }]),
    ...(subject === undefined || kind === null ? [] : [{ kind, id: subject }]),
  ])
  const hasMore = acts.length > AUDIT_PAGE
  // Fewer than a page are newer: then it is the first page.
  if (after && !hasMore) return listAudit(ctx, { ...filter, before: undefined, after: undefined })
  const shown = acts.slice(0, AUDIT_PAGE)
  if (after) shown.reverse()
  const [first, last] = [shown.at(0), shown.at(-1)]
  return {
    acts: shown,
    newer: first && (before || after) ? cursorOf(first) : null,
    older: last && (after || hasMore) ? cursorOf(last) : null,
    head,
    actor: actor === undefined ? null : names('user', actor),
    subject: subject === undefined || kind === null ? null : names(kind, subject),
  }
}

/** Number of acts of the filter after a given one, up to MAX_NEW_ACTS. */
export async function countNewActs({ db }: DbContext, { after, ...filter }: NewActsQuery): Promise<number> {
  const wanted: Wanted = { filter, meant: await findMeant({ db }, filter), after, limit: MAX_NEW_ACTS }
  const [counted] = await db.all<{ count: number }>(sql`select count(*) as count from (${rowsOf(wanted)})`)
  return counted?.count ?? 0
}
