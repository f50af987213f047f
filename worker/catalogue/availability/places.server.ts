import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { guard, idsOf } from '../../kernel/sql/statements.server.ts'
import { allocations } from '../calendar.table.ts'
import type { Span } from '../rules/availability/spans.ts'

type Database = ServiceContext['db']

/**
 * Breaks the batch when on some day of these takers more is taken of a resource than there is, or when the resource is no longer
 * sold. Nothing else decides whether a place is free. It comes after the writes of the batch, so what they take is counted like
 * everything else, and one statement judges a line, a campaign, a confirmation and a change of days. Only days that the takers cover
 * are judged: a capacity that was lowered below what is sold breaks nothing else.
 *
 * It sweeps over the days on which something begins or ends. CROSS JOIN fixes the order of the loops: once the database has statistics,
 * SQLite would read every allocation instead.
 * @param takers ids of lines and blocks
 */
export const guardCapacity = (db: Database, takers: readonly string[], now: Date) =>
  guard(db, sql`not exists (select 1 from (${overbooked(takers, now)}))`)

/** Takers' resources of which too much is taken on some day, or which are not sold: `resource_id` and `taker_id`. */
const overbooked = (takers: readonly string[], now: Date): SQL => sql`with
  touched as (select own.taker_id, own.resource_id, own.starts, own.until
    from ${idsOf(takers)} as asked cross join allocations own on own.taker_id = asked.value),
  frame as (select resource_id, min(starts) as starts, max(until) as until from touched group by resource_id),
  change as (select a.resource_id, a.starts, a.until, a.quantity
    from frame f cross join allocations a
      on a.resource_id = f.resource_id and a.until > f.starts and a.starts < f.until
    where a.expires_at is null or a.expires_at > ${now.getTime()}),
  used as (select resource_id, day, sum(change) over (partition by resource_id order by day, change) as used from (
    select resource_id, starts as day, quantity as change from change
    union all select resource_id, until, -quantity from change)),
  peak as (select t.taker_id, t.resource_id, max(used.used) as used
    from touched t join used on used.resource_id = t.resource_id and used.day >= t.starts and used.day < t.until
    group by t.taker_id, t.resource_id)
  select taker_id, resource_id from touched
    where not exists (select 1 from resources r where r.id = touched.resource_id)
  union select taker_id, resource_id from peak
    where exists (select 1 from resources r where r.id = peak.resource_id and r.capacity < peak.used)`

/** The listing in the name of a resource, as `refOf` reads it. */
export const listingIn = (resource: SQLWrapper): SQL =>
  sql`substr(${resource} || ':', 1, instr(${resource} || ':', ':') - 1)`

/** A place that a line takes. */
export interface Place extends Span {
  taker: string
  resource: string
  quantity: number
  /** Instant, ms, at which it is free again; null when it is taken for good. */
  expiresAt: number | null
}

/** Statements that give lines their places, and delete their former ones. `guardCapacity` comes after them. */
export const placeStatements = (db: Database, places: readonly Place[]) =>
  [
    db.delete(allocations).where(inArray(allocations.takerId, idsOf(places.map(({ taker }) => taker)))),
    db.insert(allocations).select(
      sql`select value ->> 'taker', 'line', value ->> 'resource', value ->> 'starts', value ->> 'until', value ->> 'quantity', value ->> 'expiresAt'
        from json_each(${JSON.stringify(places)})`,
    ),
  ] as const
