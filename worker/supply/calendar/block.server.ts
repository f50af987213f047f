import { and, asc, eq, sql } from 'drizzle-orm'
import { guardCapacity } from '../../catalogue/availability/places.server.ts'
import { allocations } from '../../catalogue/calendar.table.ts'
import { listings } from '../../catalogue/catalogue.table.ts'
import { checkDays } from '../../catalogue/rules/quote.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { recordEach } from '../../kernel/events/record.server.ts'
import { addDays, civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { guard, idsOf, isRefusal } from '../../kernel/sql/statements.server.ts'
import { newId } from '../../kernel/tokens.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import { blocks } from '../owner-calendar.table.ts'
import type { BlockedDays, NewBlock, TakenDays } from '../rules/calendar/block.ts'
import { cannotBlock, mergeSpans, planBlock } from '../rules/calendar/plan-block.ts'
import { blockMade } from '../rules/supply.events.ts'
import { afterChange } from './after-change.server.ts'
import { type OwnPlace, readPlaces } from './places.server.ts'

/** Result of a block: the blocked days. */
export interface Blocked {
  days: BlockedDays[]
}

/**
 * Blocks days of several listings and spots at once. The batch writes them and then checks them as a booking is
 * checked, so a block never overlaps a booking or a request. Of printed media only the days of issue are blocked. With
 * `freeOnly` the taken days are left out. A repeated request with the same key gets the same blocks.
 * @throws DomainError bad_input; not_found; forbidden without the right to sell; taken with the days and their
 * allocations; key_reused
 */
export async function blockDays(ctx: ServiceContext, user: CurrentUser, { key, ...input }: NewBlock): Promise<Blocked> {
  const asked = JSON.stringify(input)
  const twin = await findTwin(ctx, user, key, asked)
  if (twin) return twin
  const today = civilDate(ctx.now)
  for (const [i, { from, until }] of input.spans.entries()) {
    checkDays({ start: from, end: until }, today, { start: `spans.${i}.from`, end: `spans.${i}.until` })
  }
  const read = () => readPlaces(ctx, user, input.resources, around(input))
  const places = await read()
  const rows = rowsOf(places, input)
  const { db, now } = ctx
  const ids = rows.map(({ id }) => id)
  const values = JSON.stringify(rows)
  const wanted = [...new Set(places.map(({ listing }) => listing))]
  const detail = JSON.stringify({ kind: input.kind, spans: input.spans })
  try {
    await db.batch([
      guard(
        db,
        sql`not exists (select 1 from ${idsOf(wanted)} wanted where not exists (select 1 from ${listings}
          where ${listings.id} = wanted.value and ${listings.ownerId} in ${ownersOf(user, 'sell')}))`,
      ),
      db.insert(blocks).select(
        sql`select value ->> 'id', value ->> 'owner', value ->> 'resource', ${input.kind}, ${input.note}, ${user.id}, ${now.getTime()}, ${key}, ${asked}
          from json_each(${values})`,
      ),
      db.insert(allocations).select(
        sql`select made.value ->> 'id', 'block', made.value ->> 'resource', span.value ->> 'starts', span.value ->> 'until', made.value ->> 'quantity', null
          from json_each(${values}) made cross join json_each(made.value -> 'spans') span`,
      ),
      guardCapacity(db, ids, now),
      recordEach(
        ctx,
        blockMade,
        user.id,
        sql`select value ->> 'id' as subject,
          json_set(${detail}, '$.resource', value ->> 'resource', '$.quantity', value ->> 'quantity') as detail from json_each(${values})`,
      ),
    ])
  } catch (failure) {
    if (!isRefusal(failure)) throw failure
    // The answer to the same request may have been lost, or it runs at this moment.
    const answered = await findTwin(ctx, user, key, asked)
    if (answered) return answered
    const taken = refusalOf(await read(), input)
    throw taken ?? new DomainError('conflict', 'These days were changed at the same moment. Please try again')
  }
  const made = new Set(rows.map(({ resource }) => resource))
  await afterChange(
    ctx,
    user,
    blockMade,
    places.filter(({ resource }) => made.has(resource)),
  )
  return { days: daysOfRows(rows) }
}

/** All wanted days as one span. */
function around({ spans }: Pick<NewBlock, 'spans'>) {
  const [first, ...more] = mergeSpans(spans)
  return { start: first?.start ?? '', end: more.at(-1)?.end ?? first?.end ?? '' }
}

interface Row {
  id: string
  owner: string
  resource: string
  quantity: number
  spans: { starts: string; until: string }[]
}

/** Quantity wanted of a place: all of its capacity by default. */
const wantedOf = ({ capacity }: OwnPlace, { quantity }: Pick<NewBlock, 'quantity'>): number => quantity ?? capacity ?? 1

const daysOfRows = (rows: readonly Row[]): BlockedDays[] =>
  rows.flatMap(({ id, resource, quantity, spans }) =>
    spans.map(({ starts, until }) => ({ id, resource, from: starts, until: addDays(until, -1), quantity })),
  )

/** A block for each place. @throws DomainError bad_input where nothing can be blocked; taken */
function rowsOf(places: readonly OwnPlace[], input: Omit<NewBlock, 'key'>): Row[] {
  for (const place of places) {
    const quantity = wantedOf(place, input)
    const message = cannotBlock(place, quantity)
    const path = place.capacity !== null && quantity > place.capacity ? 'quantity' : 'resources'
    if (message) throw new DomainError('bad_input', message, [{ path, message }])
  }
  const refusal = input.freeOnly ? null : refusalOf(places, input)
  if (refusal) throw refusal
  const rows = places.flatMap((place): Row[] => {
    const quantity = wantedOf(place, input)
    const { spans } = planBlock(place, input.spans, quantity)
    return spans.length > 0 ? [{ id: newId('blk'), owner: place.owner, resource: place.resource, quantity, spans }] : []
  })
  if (rows.length > 0) return rows
  const taken = refusalOf(places, input)
  if (taken) throw taken
  const message = 'No issue appears on these days'
  throw new DomainError('bad_input', message, [{ path: 'spans', message }])
}

/** Refusal of the days that are taken, by place; null when all are free. */
function refusalOf(places: readonly OwnPlace[], input: Omit<NewBlock, 'key'>): DomainError | null {
  const refused = places.flatMap((place): TakenDays[] => {
    const { taken, free } = planBlock(place, input.spans, wantedOf(place, input))
    return taken.length > 0 ? [{ resource: place.resource, title: place.title, taken, free }] : []
  })
  if (refused.length === 0) return null
  // Other places of the form may be free on all of the days.
  const isFreeInPart = refused.length < places.length || refused.some(({ free }) => free.length > 0)
  return new DomainError('taken', 'Some of these days are taken', undefined, undefined, {
    places: refused,
    isFreeInPart,
  })
}

/**
 * The block that an earlier request with this key made; null when there is none.
 * @throws DomainError key_reused when the body is another
 */
async function findTwin(
  { db }: ServiceContext,
  user: CurrentUser,
  key: string,
  asked: string,
): Promise<Blocked | null> {
  const rows = await db
    .select({
      id: blocks.id,
      asked: blocks.asked,
      resource: blocks.resourceId,
      starts: allocations.starts,
      until: allocations.until,
      quantity: allocations.quantity,
    })
    .from(blocks)
    .innerJoin(allocations, eq(allocations.takerId, blocks.id))
    .where(and(eq(blocks.createdBy, user.id), eq(blocks.key, key)))
    .orderBy(asc(blocks.resourceId), asc(allocations.starts))
  const [first] = rows
  if (!first) return null
  if (first.asked !== asked) throw new DomainError('key_reused', 'This form was already sent. Please open it again')
  return {
    days: rows.map(({ id, resource, starts, until, quantity }) => ({
      ...{ id, resource, quantity },
      from: starts,
      until: addDays(until, -1),
    })),
  }
}
