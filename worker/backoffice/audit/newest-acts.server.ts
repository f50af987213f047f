import { type SQL, sql } from 'drizzle-orm'
import { auditLog } from '../../kernel/audit.table.ts'
import { addDays } from '../../kernel/rules/dates.ts'
import { actionsOf } from '../rules/audit/acts.ts'
import type { AuditFilter, Cursor } from '../rules/audit/audit-query.ts'

/** Meaning of a text in the search field. */
export interface Meant {
  /** Ids of people: as actors and as subjects. */
  people: readonly string[]
  /** Ids of its other subjects. */
  things: readonly string[]
  network: string
}

/** Filter and limit of the rows. */
export interface Wanted {
  filter: AuditFilter
  /** Null without a search. */
  meant: Meant | null
  before?: Cursor | undefined
  after?: Cursor | undefined
  limit: number
}

const midnight = (date: string) => new Date(`${date}T00:00+05:30`).toISOString()

/** Conditions on time: a place in the order of the log, and days in India. */
function inTime({ filter: { from, to }, before, after }: Wanted): SQL {
  const parts = [
    from && sql`${auditLog.at} >= ${midnight(from)}`,
    to && sql`${auditLog.at} < ${midnight(addDays(to, 1))}`,
    before && sql`(${auditLog.at}, ${auditLog.id}) < (${before.at}, ${before.id})`,
    after && sql`(${auditLog.at}, ${auditLog.id}) > (${after.at}, ${after.id})`,
  ].filter((part) => part !== undefined && part !== '')
  return parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`
}

/** An index to read the rows from: one of these columns with some values, in order of time. */
interface Entry {
  column: 'actor' | 'subject' | 'network' | 'action'
  values: readonly string[]
  /** Further conditions on the rows. The plus sign keeps SQLite from choosing another index for them. */
  rest: SQL
  actions: readonly string[] | null
}

/** The most selective index: by the search, the subject, the actor or the acts. Null for all acts. */
function entriesOf({ filter: { actor, subject, action }, meant }: Wanted): Entry[] | null {
  const actions = action === undefined ? null : actionsOf(action)
  const byActor = actor === undefined ? sql`true` : sql`+${auditLog.actor} = ${actor}`
  const bySubject = subject === undefined ? sql`true` : sql`+${auditLog.subject} = ${subject}`
  const entry = (column: Entry['column'], values: readonly string[], rest: SQL = sql`true`): Entry => ({
    ...{ column, values, rest },
    actions: column === 'action' ? null : actions,
  })
  if (meant) {
    const rest = sql`${byActor} and ${bySubject}`
    return [
      entry('actor', meant.people, rest),
      entry('subject', [...meant.people, ...meant.things], rest),
      entry('network', [meant.network], rest),
    ]
  }
  if (subject !== undefined) return [entry('subject', [subject], byActor)]
  if (actor !== undefined) return [entry('actor', [actor])]
  return actions && [entry('action', actions)]
}

/**
 * The ids of the newest rows of each value, so that a page reads some rows of each and sorts those: an index has the rows of one
 * value in the order of time, and not those of several.
 */
function selectIds(
  { column, values, rest, actions }: Entry,
  { time, order, limit }: { time: SQL; order: SQL; limit: number },
): SQL {
  const byAction =
    actions === null
      ? sql`true`
      : column === 'actor'
        ? sql`${auditLog.action} = c.value`
        : sql`+${auditLog.action} = c.value`
  return sql`select found.value as id from json_each(${JSON.stringify(values)}) k
    ${actions === null ? sql`` : sql`, json_each(${JSON.stringify(actions)}) c`},
    json_each((select json_group_array(id) from (select ${auditLog.id} from ${auditLog}
      where ${auditLog[column]} = k.value and ${byAction} and ${rest} and ${time} order by ${order} limit ${limit}))) found`
}

/** The columns of a row, for `rowsOf`. */
const ROW_COLUMNS = sql.join(
  [auditLog.id, auditLog.actor, auditLog.action, auditLog.subject, auditLog.network, auditLog.at, auditLog.detail],
  sql`, `,
)

/** A query of the wanted rows, the newest first; of those after a row the nearest, the oldest first. */
export function rowsOf(wanted: Wanted): SQL {
  const { after, limit } = wanted
  const time = inTime(wanted)
  const order = after ? sql`${auditLog.at}, ${auditLog.id}` : sql`${auditLog.at} desc, ${auditLog.id} desc`
  const entries = entriesOf(wanted)
  if (entries === null) {
    return sql`select ${ROW_COLUMNS} from ${auditLog} where ${time} order by ${order} limit ${limit}`
  }
  const ids = entries.filter(({ values }) => values.length > 0).map((entry) => selectIds(entry, { time, order, limit }))
  return sql`select ${ROW_COLUMNS} from (select distinct id from (${sql.join(ids, sql` union all `)})) ids cross join ${auditLog} on ${auditLog.id} = ids.id
    order by ${order} limit ${limit}`
}
