import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../kernel/context.ts'
import { type CivilDate, civilDate } from '../kernel/rules/dates.ts'
import { guard, idsOf, isRefusal } from '../kernel/sql/statements.server.ts'
import { calendarOf } from './calendar.server.ts'
import { allocations, clock } from './calendar.table.ts'
import { listings, spots } from './catalogue.table.ts'
import { type Availability, availabilityOf, availabilityOfSpots } from './rules/availability.ts'

type Rolling = Pick<ServiceContext, 'db' | 'now'>

/** The day for which this isolate knows the catalogue to be set. */
let known: CivilDate | undefined

/**
 * Sets the availability in cards and filters for today, once a civil day: for every listing and spot with a span that
 * has begun or ended since the last time. Concurrent calls have the same result. @returns true on a new day
 */
export async function rollAvailability(ctx: Rolling): Promise<boolean> {
  const today = civilDate(ctx.now)
  if (known !== undefined && known >= today) return false
  const [row] = await ctx.db.select({ day: clock.day }).from(clock).where(eq(clock.id, 1))
  const isNew = row === undefined || row.day < today
  if (isNew) await setSince(ctx, row?.day ?? '', today)
  known = today
  return isNew
}

async function setSince({ db, now }: Rolling, day: CivilDate, today: CivilDate): Promise<void> {
  const turned = (column: 'starts' | 'until') =>
    db
      .select({ resource: allocations.resourceId })
      .from(allocations)
      .where(sql`${allocations[column]} > ${day} and ${allocations[column]} <= ${today}`)
  const [begun, ended] = await db.batch([turned('starts'), turned('until')])
  await refreshAvailability({ db, now }, [...new Set([...begun, ...ended].map(({ resource }) => resource))])
  await db
    .insert(clock)
    .values({ id: 1, day: today })
    .onConflictDoUpdate({ target: clock.id, set: { day: today }, setWhere: sql`${clock.day} < ${today}` })
}

/** Listings and spots whose words are set at once. */
const STEP = 200

/** Attempts to compute the words when a booking comes in meanwhile. */
const MAX_TRIES = 5

/**
 * `refreshAvailability` after a commit, which holds even when this fails: the next booking of a place, or the next day, sets the
 * words.
 */
export const refreshAvailabilityOrLog = (ctx: Rolling, resources: readonly string[]): Promise<void> =>
  // biome-ignore lint/suspicious/noConsole: only the operator can mend it
  refreshAvailability(ctx, resources).catch((failure) => console.error('Availability of cards was not set', failure))

/** Sets the availability of listings and spots in cards and filters, by their allocations. */
export async function refreshAvailability(ctx: Rolling, resources: readonly string[]): Promise<void> {
  for (let first = 0; first < resources.length; first += STEP) {
    await retryRefresh(ctx, resources.slice(first, first + STEP))
  }
}

/** Writes the words, and again where allocations have changed since they were read. */
async function retryRefresh(ctx: Rolling, resources: readonly string[]): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await writeAvailability(ctx, resources)
    } catch (failure) {
      if (tries === MAX_TRIES || !isRefusal(failure)) throw failure
    }
  }
}

/** Every allocation of some resources that is not over, as one text: it changes with any of them. */
const textOf = (resources: readonly string[], today: CivilDate): SQL<string> =>
  sql`(select json_group_array(json_array(taker_id, resource_id, starts, until, quantity, expires_at)) from (
    select * from allocations where resource_id in ${idsOf(resources)} and until > ${today} order by taker_id, resource_id, starts))`

async function writeAvailability({ db, now }: Rolling, resources: readonly string[]): Promise<void> {
  const today = civilDate(now)
  const ids = [...new Set(resources.map((resource) => resource.split(':')[0] ?? ''))]

  const [[seen], taken, whole, inside] = await db.batch([
    db.select({ text: textOf(resources, today).as('text') }).from(sql`(select 1)`),
    db
      .select()
      .from(allocations)
      .where(sql`${allocations.resourceId} in ${idsOf(resources)} and ${allocations.until} > ${today}`),
    db
      .select({ ...columnsOf(listings), id: listings.id })
      .from(listings)
      .where(inArray(listings.id, idsOf(ids))),
    db
      .select({ ...columnsOf(spots), id: spots.id, listingId: spots.listingId })
      .from(spots)
      .where(inArray(spots.listingId, idsOf(ids))),
  ])
  const touched = new Set(resources)
  const wordsOf = (row: Row, resource: string): Availability => {
    const said = { status: row.status, nextAvailable: row.nextAvailable }
    // An owner sets `sold_out` by hand: dates do not change it.
    if (!touched.has(resource) || row.status === 'sold_out') return said
    const own = taken.filter(({ resourceId }) => resourceId === resource)
    const calendar = calendarOf({ capacity: row.capacity, availability: said, rate: row }, own)
    return availabilityOf(calendar, today, { quantity: row.minQuantity, now: now.getTime() })
  }
  const newSpots = inside.map((row) => ({ ...row, words: wordsOf(row, `${row.listingId}:${row.id}`) }))
  const newListings = whole.map((row) => {
    const own = newSpots.filter(({ listingId }) => listingId === row.id)
    const words =
      own.length > 0
        ? availabilityOfSpots(
            own.map((spot) => spot.words),
            today,
          )
        : wordsOf(row, row.id)
    const sold = taken.reduce(
      (sum, { resourceId, starts, quantity, expiresAt }) =>
        sum + (resourceId === row.id && expiresAt === null && starts <= today ? quantity : 0),
      0,
    )
    return [row.id, words.status, words.nextAvailable, sold]
  })
  const spotValues = newSpots.map(({ listingId, id, words }) => [listingId, id, words.status, words.nextAvailable])
  await db.batch([
    guard(db, sql`${textOf(resources, today)} = ${seen?.text ?? ''}`),
    db
      .update(spots)
      .set({ availability: sql`said.value ->> 2`, nextAvailable: sql`said.value ->> 3` })
      .from(sql`json_each(${JSON.stringify(spotValues)}) as said`)
      .where(sql`${spots.listingId} = said.value ->> 0 and ${spots.id} = said.value ->> 1`),
    db
      .update(listings)
      .set({
        availability: sql`said.value ->> 1`,
        nextAvailable: sql`said.value ->> 2`,
        // A loop also has the number of its sold slots.
        details: sql`case when json_extract(details, '$.loop') is null then details
          else json_set(details, '$.loop.sold', said.value ->> 3) end`,
      })
      .from(sql`json_each(${JSON.stringify(newListings)}) as said`)
      .where(sql`${listings.id} = said.value ->> 0`),
  ])
}

interface Row extends Pick<typeof listings.$inferSelect, 'capacity' | 'minQuantity' | 'nextAvailable'> {
  status: Availability['status']
}

const columnsOf = (table: typeof listings | typeof spots) => ({
  capacity: table.capacity,
  minQuantity: table.minQuantity,
  status: table.availability,
  nextAvailable: table.nextAvailable,
})
