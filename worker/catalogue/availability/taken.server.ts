import { and, desc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { enqueueNotices } from '../../kernel/events/notices.server.ts'
import { addDays, civilDate } from '../../kernel/rules/dates.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import { selectAllocations } from '../calendar.server.ts'
import { allocations } from '../calendar.table.ts'
import { listings, spots } from '../catalogue.table.ts'
import { isFreeOn } from '../free.server.ts'
import { type Allocation, daysOf, freeSpans, nearestFree, takenIn } from '../rules/availability/calendar.ts'
import { lastOpenDay, lengthOf } from '../rules/availability/range.ts'
import { type Span, spansOf } from '../rules/availability/spans.ts'
import type { TakenDetail, WantedPlace } from '../rules/availability/taken.ts'
import { placeFreed } from '../rules/catalogue.events.ts'
import { titleWithRef } from '../rules/listing-marks.ts'
import { watches } from '../watches.table.ts'

export const MAX_ALTERNATIVES = 3

/**
 * Lines whose places were refused, with the reason and the alternatives. `guardCapacity` has decided; this only looks
 * for the reason, a moment later.
 */
export async function whichTaken(ctx: ServiceContext, lines: readonly WantedPlace[]): Promise<TakenDetail['lines']> {
  const { db, now } = ctx
  const today = civilDate(now)
  const window = { start: today, end: lastOpenDay(today) }
  const ids = idsOf(lines.map(({ id }) => id))
  const names = idsOf(lines.map(({ resource }) => resource))
  const sellable = { status: listings.availability, capacity: listings.capacity }
  const [standing, whole, inside] = await db.batch([
    selectAllocations(db).where(and(inArray(allocations.resourceId, names), notInArray(allocations.takerId, ids))),
    db
      .select({ ...sellable, resource: listings.id })
      .from(listings)
      .where(inArray(listings.id, names)),
    db
      .select({ status: spots.availability, capacity: spots.capacity, resource: spots.resourceId })
      .from(spots)
      .where(inArray(spots.resourceId, names)),
  ])
  const sold = new Map([...whole, ...inside].map((row) => [row.resource, row]))
  // Lines of one campaign may want the same place: the place of an earlier one is gone for a later one.
  const taken: (Allocation & { resourceId: string })[] = [...standing]
  const refused: TakenDetail['lines'] = []
  for (const line of lines) {
    const { resource, quantity } = line
    const row = sold.get(resource)
    const calendar = {
      capacity: row?.capacity ?? null,
      soldOut: row === undefined || row.status === 'sold_out',
      allocations: taken.filter(({ resourceId }) => resourceId === resource),
    }
    const open = daysOf(calendar, window, { quantity, now: now.getTime() })
    const spans = spansOf(line)
    const isTaken = spans.some(
      ({ starts, until }) => takenIn(open, { start: starts, end: addDays(until, -1) }).length > 0,
    )
    if (isTaken) {
      const span = { start: line.starts, end: line.ends }
      refused.push({
        id: line.id,
        title: titleWithRef(line.snapshot),
        nearest: nearestFree(freeSpans(open), line.starts, lengthOf(span)),
        alternatives: await alternativesTo(ctx, line, MAX_ALTERNATIVES),
      })
    } else {
      taken.push(
        ...spans.map((span) => ({
          ...span,
          kind: 'line' as const,
          resourceId: resource,
          quantity,
          expiresAt: null,
        })),
      )
    }
  }
  return refused
}

/** The best of the same group and city that are free on the days of a line. */
export const alternativesTo = (
  { db, now }: ServiceContext,
  { listing, starts, ends }: Pick<WantedPlace, 'listing' | 'starts' | 'ends'>,
  count: number,
) => {
  const like = (column: string) => sql.raw(`(select ${column} from listings o where o.id = `)
  return db
    .select({ id: listings.id, title: listings.title })
    .from(listings)
    .where(
      and(
        ne(listings.id, listing),
        eq(listings.categoryId, sql`${like('category_id')}${listing})`),
        eq(listings.subcategoryId, sql`${like('subcategory_id')}${listing})`),
        eq(listings.city, sql`${like('city')}${listing})`),
        isFreeOn({ start: starts, end: ends }, now),
      ),
    )
    .orderBy(desc(listings.rating), desc(listings.id))
    .limit(count)
}

/**
 * Statements for accounts that watch the days of lines or blocks: they write a notice for each, and delete the watch,
 * so that nobody gets two. In a batch they come before the statement that frees the days.
 * @param takers ids of lines and blocks
 * @param span the days that are freed; all of them by default
 */
export const notifyWatchers = (
  ctx: Pick<ServiceContext, 'db' | 'now'>,
  takers: readonly string[],
  span: Span = { starts: '0000', until: '9999' },
) => {
  const freed = sql`from ${idsOf(takers)} as freed
    cross join allocations a on a.taker_id = freed.value
    cross join watches w on w.resource_id = a.resource_id
      and w.until > max(a.starts, ${span.starts}) and w.starts < min(a.until, ${span.until})`
  return [
    enqueueNotices(
      ctx,
      placeFreed,
      sql`select distinct 'user:' || w.user_id as audience, w.resource_id as subject, ${ctx.now.getTime()} as version ${freed}`,
    ),
    ctx.db.delete(watches).where(sql`${watches}.rowid in (select w.rowid ${freed})`),
  ] as const
}
