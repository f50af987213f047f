import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { campaignLines, campaigns } from '../../booking/campaigns.table.ts'
import { allocations } from '../../catalogue/calendar.table.ts'
import { listings, spots } from '../../catalogue/catalogue.table.ts'
import { ownerListings } from '../../catalogue/owner-listings.table.ts'
import { sideFacts } from '../../catalogue/rules/listing-marks.ts'
import { LISTING_STATES, type ListingState } from '../../catalogue/rules/listing-state.ts'
import { photosOf } from '../../catalogue/rules/photos.ts'
import type { Rate } from '../../catalogue/rules/rate.ts'
import { isSoldBySpots } from '../../catalogue/rules/registry/media.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { addDays, civilDate } from '../../kernel/rules/dates.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { pageCount } from '../../kernel/rules/pagination.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import { completenessOf } from '../rules/listings/completeness.ts'
import { formOf } from '../rules/listings/form.ts'
import type { OwnerListingRow, OwnerListings, OwnerListingsQuery } from '../rules/listings/owner-listing.ts'
import { problemsOf } from '../rules/listings/problems.ts'
import { publicRows } from '../rules/listings/publish.ts'
import { cheapestOf, rateOf } from '../rules/listings/selling.ts'
import { type CategoryRules, type OwnedListing, readRules, withContent } from './own-listing.server.ts'

const PAGE_SIZE = 50
/** Of the share that is booked. */
const AHEAD_DAYS = 60

/** A text of a listing in any state: its public column, or that of its content. */
const said = (column: SQLiteColumn, path: string): SQL =>
  sql`coalesce((select ${column} from ${listings} where ${listings.id} = ${ownerListings.id}), ${ownerListings.content} ->> ${`$.${path}`})`

const TITLE = said(listings.title, 'title')
const CITY = said(listings.city, 'place.city')
const AREA = said(listings.area, 'place.area')
const RATE = said(listings.rate, 'rate')

/** The request that has to be answered next. */
const NEXT_REQUEST = sql`(select min(${campaignLines.answerBy}) from ${campaignLines} where ${campaignLines.ownerId} = ${ownerListings.ownerId}
  and ${campaignLines.status} = 'requested' and ${campaignLines.listingId} = ${ownerListings.id})`

const ORDERS = {
  due: () => [sql`${NEXT_REQUEST} is null`, sql`${NEXT_REQUEST}`, desc(ownerListings.updatedAt), asc(ownerListings.id)],
  title: () => [sql`${TITLE} collate nocase`, asc(ownerListings.id)],
  updated: () => [desc(ownerListings.updatedAt), asc(ownerListings.id)],
  rate: () => [sql`${RATE} is null`, sql`cast(${RATE} as integer)`, asc(ownerListings.id)],
}

const holds = (column: SQL, text: string) => sql`instr(lower(${column}), lower(${text})) > 0`

/** Number of listings of the user's owners, without archived ones. */
export const countOwnerListings = ({ db }: Pick<ServiceContext, 'db'>, user: CurrentUser): Promise<number> =>
  db.$count(ownerListings, sql`${ownerListings.ownerId} in ${ownersOf(user)} and ${ownerListings.state} <> 'archived'`)

/**
 * Listings of the user's owners in every state, most urgent first. Filters other than the state narrow the counts as
 * well.
 * @throws DomainError not_found for a page beyond the last
 */
export async function listOwnerListings(
  ctx: ServiceContext,
  user: CurrentUser,
  { owner, state, q, media, city, sort = 'due', page }: OwnerListingsQuery,
): Promise<OwnerListings> {
  const { db } = ctx
  const mine = and(
    sql`${ownerListings.ownerId} in ${ownersOf(user)}`,
    owner === undefined ? undefined : sql`${ownerListings.ownerId} = ${owner}`,
  )
  const own = and(
    mine,
    media === undefined ? undefined : sql`${ownerListings.categoryId} = ${media}`,
    city === undefined ? undefined : sql`lower(${CITY}) = lower(${city})`,
    q === undefined
      ? undefined
      : sql`(${holds(TITLE, q)} or ${holds(AREA, q)} or ${holds(CITY, q)} or ${holds(sql`${ownerListings.ref}`, q)}
          or ${holds(sql`coalesce(${ownerListings.ownRef}, '')`, q)})`,
  )
  const shown = state === undefined ? own : and(own, sql`${ownerListings.state} = ${state}`)
  const [counted, rows, cities] = await db.batch([
    db
      .select({ state: ownerListings.state, count: sql<number>`count(*)`.as('state_count') })
      .from(ownerListings)
      .where(own)
      .groupBy(ownerListings.state),
    db
      .select()
      .from(ownerListings)
      .where(shown)
      .orderBy(...ORDERS[sort]())
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db
      .selectDistinct({ city: sql<string>`coalesce(${CITY}, '')`.as('own_city') })
      .from(ownerListings)
      .where(mine),
  ])
  const counts = Object.fromEntries(
    LISTING_STATES.map((one) => [one, counted.find((row) => row.state === one)?.count ?? 0]),
  ) as Record<ListingState, number>
  const total = state === undefined ? Object.values(counts).reduce((sum, n) => sum + n, 0) : counts[state]
  const listed = await withContent(ctx, rows)
  const [rules, due, booked] = await Promise.all([
    readRules(
      ctx,
      listed.flatMap((one) => (one.state === 'draft' ? [one.category] : [])),
    ),
    selectDue(
      ctx,
      rows.map(({ id }) => id),
    ),
    selectBooked(
      ctx,
      rows.map(({ id }) => id),
    ),
  ])
  return {
    listings: listed.map((one) => ({
      ...rowOf(ctx, one, rules.get(one.category)),
      booked: one.state === 'live' ? (booked.get(one.id) ?? null) : null,
      request: due.get(one.id) ?? null,
    })),
    counts,
    cities: cities.flatMap(({ city }) => (city === '' ? [] : [city])).sort(),
    total,
    page,
    pages: pageCount(total, { page, size: PAGE_SIZE }),
  }
}

function rowOf(
  { now }: Pick<ServiceContext, 'now'>,
  listing: OwnedListing,
  rules: CategoryRules | undefined,
): Omit<OwnerListingRow, 'booked' | 'request'> {
  const { content, kept } = listing
  const { title, type, place, ownRef } = content
  const problems = rules ? problemsOf(content, rules) : []
  const rate: Rate | null = isSoldBySpots(listing.category)
    ? (cheapestOf(content.spots)?.rate ?? null)
    : rateOf(content)
  const isPriced = rate !== null && content.spots.every((spot) => rateOf(spot) !== null)
  const drawn = kept?.listing ?? (isPriced ? publicRows({ ...listing, today: civilDate(now) }).listing : null)
  return {
    id: listing.id,
    ref: listing.ref,
    owner: listing.ownerId,
    category: listing.category,
    subcategory: listing.content.subcategory,
    state: listing.state,
    version: listing.version,
    place: { city: place.city, state: place.state, area: place.area },
    ...{ title, type, ownRef, rate },
    specifications: sideFacts(content.specifications),
    variant: drawn?.variant ?? null,
    photos: photosOf(drawn?.photos ?? []),
    completeness: rules ? completenessOf(content, formOf(rules), problems) : null,
    reason: listing.reason,
    updatedAt: listing.updatedAt,
  }
}

/** Of each listing the request that waits for an answer next. */
async function selectDue({ db }: Pick<ServiceContext, 'db'>, ids: readonly string[]) {
  const asked = idsOf(ids)
  const owners = db.select({ id: ownerListings.ownerId }).from(ownerListings).where(inArray(ownerListings.id, asked))
  const rows = await db
    .select({
      listing: campaignLines.listingId,
      line: campaignLines.id,
      answerBy: campaignLines.answerBy,
      advertiser: campaigns.client,
    })
    .from(campaignLines)
    .innerJoin(campaigns, eq(campaigns.id, campaignLines.campaignId))
    .where(
      and(
        sql`${campaignLines.status} = 'requested'`,
        inArray(campaignLines.ownerId, owners),
        inArray(campaignLines.listingId, asked),
      ),
    )
    .orderBy(desc(campaignLines.answerBy))
  // Of several of a listing the last one, which is due first, remains.
  return new Map(rows.map(({ listing, ...request }) => [listing, request]))
}

/** Booked or sold share of live listings in the next days, percent, without requests. Unlimited listings have none. */
async function selectBooked(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const today = civilDate(now)
  const end = addDays(today, AHEAD_DAYS)
  const asked = idsOf(ids)
  const { resourceId, starts, until, quantity, expiresAt } = allocations
  const rows = await db.all<{ id: string; room: number; taken: number }>(sql`
    with places as (
      select ${listings.id} as listing, ${listings.id} as resource, ${listings.capacity} as capacity from ${listings}
        where ${listings.id} in ${asked} and ${listings.capacity} is not null
      union all select ${spots.listingId}, ${spots.resourceId}, ${spots.capacity} from ${spots}
        where ${spots.listingId} in ${asked} and ${spots.capacity} is not null)
    select p.listing as id, sum(p.capacity) * ${AHEAD_DAYS} as room, sum(coalesce((
      select sum(min(${quantity}, p.capacity) * (julianday(min(${until}, ${end})) - julianday(max(${starts}, ${today}))))
      from ${allocations} where ${resourceId} = p.resource and ${until} > ${today} and ${starts} < ${end} and ${expiresAt} is null), 0)) as taken
    from places p group by p.listing`)
  return new Map(rows.map(({ id, room, taken }) => [id, Math.min(100, Math.round((100 * taken) / room))]))
}
