import { eq, gt, inArray, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { calendarOf, type Limited, selectAllocations } from '../catalogue/calendar.server.ts'
import { allocations, discounts, seasons } from '../catalogue/calendar.table.ts'
import { listings, spots } from '../catalogue/catalogue.table.ts'
import { areasOfListing } from '../catalogue/coverage.server.ts'
import { availabilityColumns, rateColumns } from '../catalogue/offer-columns.server.ts'
import { type Allocation, daysOf, freeSpans } from '../catalogue/rules/availability/calendar.ts'
import { lastOpenDay } from '../catalogue/rules/availability/range.ts'
import { type ChangedGstRates, changedGstRates } from '../catalogue/rules/gst-rates.ts'
import type { ListingFact } from '../catalogue/rules/listing.ts'
import { MEDIA_TYPES, type MediaType } from '../catalogue/rules/registry/media.ts'
import { selectTaxRates } from '../catalogue/taxes/rules.server.ts'
import type { ServiceContext } from '../kernel/context.ts'
import { type CivilDate, civilDate, type DateSpan } from '../kernel/rules/dates.ts'
import { isVerified } from '../organisations/owners/verified.server.ts'
import { owners } from '../organisations/owners.table.ts'
import { catalogueRevision } from './planner.table.ts'
import type { InventoryItem, PlannedListing, PlannedSpot } from './rules/plan/inventory.ts'
import { toInventory } from './rules/plan/stock/to-inventory.ts'
import type { KnownCity } from './rules/plan/understanding.ts'

/** Everything that can be bought, at one moment. */
export interface Inventory {
  items: InventoryItem[]
  /** Cities with listings of their own, by name, with their localities: text is read against them. */
  cities: KnownCity[]
  /** `sha256:…` over offers, rates, taxes and free days: the same content, the same version. */
  version: string
}

const MEDIA_IDS: string[] = [...MEDIA_TYPES]

/** Details without the parts that the planner does not use, which are most of the text. */
const fewDetails = sql`json_remove(${listings.details}, '$.dayparts', '$.logo', '$.terminals', '$.shows', '$.issues',
  '$.routes', '$.instagram', '$.ratings')`
  .mapWith((text: string): PlannedListing['details'] => JSON.parse(text))
  .as('few_details')

/** Specifications for a side; an empty list without one: `json_each` would take longer than the rest of the row. */
const someSpecifications =
  sql`iif(instr(${listings.specifications}, '"Position"') or instr(${listings.specifications}, '"Facing"'),
  ${listings.specifications}, '[]')`
    .mapWith((text: string): ListingFact[] => JSON.parse(text))
    .as('some_specifications')

/** The triggers of the migrations name every column here, so that a change renews the revision; a test changes each. */
const selectListings = (db: DrizzleD1Database) =>
  db
    .select({
      id: listings.id,
      ref: listings.ref,
      category: sql<MediaType>`${listings.categoryId}`.as('category'),
      subcategory: listings.subcategoryId,
      title: listings.title,
      type: listings.type,
      city: listings.city,
      state: listings.state,
      area: listings.area,
      lat: listings.lat,
      lng: listings.lng,
      covers: areasOfListing,
      language: listings.language,
      languages: listings.languages,
      variant: listings.variant,
      rate: rateColumns(listings),
      minBudget: listings.minBudget,
      setup: listings.setup,
      audience: listings.audience,
      rating: listings.rating,
      specifications: someSpecifications,
      details: fewDetails,
      availability: availabilityColumns(listings),
      capacity: listings.capacity,
      owner: { id: listings.ownerId, name: sql<string>`${owners.name}`.as('owner_name') },
    })
    .from(listings)
    .innerJoin(owners, eq(owners.id, listings.ownerId))
    .where(inArray(listings.categoryId, MEDIA_IDS))
    .orderBy(listings.id)

const selectSpots = (db: DrizzleD1Database) =>
  db
    .select({
      listingId: spots.listingId,
      id: spots.id,
      name: spots.name,
      rate: rateColumns(spots),
      seconds: spots.seconds,
      audience: spots.audience,
      variant: spots.variant,
      availability: availabilityColumns(spots),
      capacity: spots.capacity,
    })
    .from(spots)
    .orderBy(spots.listingId, spots.id)

const selectSeasons = (db: DrizzleD1Database) => db.select().from(seasons).orderBy(seasons.listingId, seasons.fromMd)

const selectDiscounts = (db: DrizzleD1Database) =>
  db.select().from(discounts).orderBy(discounts.listingId, discounts.months)

/** Allocations that take days from today on. */
const selectAllTaken = (db: DrizzleD1Database, now: Date) =>
  selectAllocations(db).where(gt(allocations.until, civilDate(now)))

const selectRevision = (db: DrizzleD1Database) =>
  db.select({ revision: catalogueRevision.revision }).from(catalogueRevision)

/** Reads everything that can be bought, and the revision that it has: one batch sees one moment. */
export async function readInventory({
  db,
  now,
}: Pick<ServiceContext, 'db' | 'now'>): Promise<Inventory & { revision: string }> {
  const [[row], planned, inside, taken, dearer, cheaper, rates] = await db.batch([
    selectRevision(db),
    selectListings(db),
    selectSpots(db),
    selectAllTaken(db, now),
    selectSeasons(db),
    selectDiscounts(db),
    selectTaxRates({ db, now }),
  ])
  const free = freeOf(taken, now)
  const seasonsOf = byListing(dearer)
  const discountsOf = byListing(cheaper)
  const listingsFree = planned.map((listing) => ({
    ...listing,
    free: free(listing.id, listing),
    seasons: seasonsOf.get(listing.id) ?? [],
    discounts: discountsOf.get(listing.id) ?? [],
  }))
  const spotsFree = inside.map((spot) => ({ ...spot, free: free(`${spot.listingId}:${spot.id}`, spot) }))
  return { ...(await inventoryOf(listingsFree, spotsFree, changedGstRates(rates))), revision: row?.revision ?? '' }
}

async function inventoryOf(
  planned: PlannedListing[],
  inside: PlannedSpot[],
  gstRates: ChangedGstRates,
): Promise<Inventory> {
  const items = toInventory(planned, inside, gstRates)
  return { items, cities: citiesOf(items), version: await versionOf(items) }
}

function byListing<Row extends { listingId: string }>(rows: readonly Row[]): Map<string, Omit<Row, 'listingId'>[]> {
  const grouped = new Map<string, Omit<Row, 'listingId'>[]>()
  for (const { listingId, ...row } of rows) {
    const own = grouped.get(listingId)
    if (own) own.push(row)
    else grouped.set(listingId, [row])
  }
  return grouped
}

/** Days that are free of each resource, from today as far ahead as calendars are open. */
function freeOf(taken: Awaited<ReturnType<typeof selectAllTaken>>, now: Date) {
  const today = civilDate(now)
  const window = { start: today, end: lastOpenDay(today) }
  const byResource = new Map<string, Allocation[]>()
  for (const { resourceId, ...one } of taken) {
    const own = byResource.get(resourceId)
    if (own) own.push(one)
    else byResource.set(resourceId, [one])
  }
  return (resource: string, sold: Limited): DateSpan[] => {
    const calendar = calendarOf(sold, byResource.get(resource) ?? [])
    return freeSpans(daysOf(calendar, window, { quantity: sold.rate.minQuantity, now: now.getTime() }))
  }
}

/** Ids of the verified owners, as they are at this moment. */
export async function selectVerifiedOwners({ db }: Pick<ServiceContext, 'db'>): Promise<ReadonlySet<string>> {
  const rows = await db.select({ id: owners.id }).from(owners).where(isVerified)
  return new Set(rows.map(({ id }) => id))
}

/** A copy in the memory of the isolate, valid on one day while the catalogue has the same revision. */
let copy: (Inventory & { revision: string; day: CivilDate }) | undefined

/**
 * The current inventory: from memory while one small query finds the same revision, else read again. Rates and free dates
 * are never older than the request.
 */
export async function loadInventory(ctx: Pick<ServiceContext, 'db' | 'now'>): Promise<Inventory> {
  const [row] = await selectRevision(ctx.db)
  const day = civilDate(ctx.now)
  if (copy === undefined || row === undefined || copy.revision !== row.revision || copy.day !== day) {
    copy = { ...(await readInventory(ctx)), day }
  }
  return copy
}

/** Cities with inventory, ordered by name, each locality once. */
function citiesOf(items: readonly InventoryItem[]): KnownCity[] {
  const cities = new Map<string, { state: string; areas: Set<string> }>()
  for (const { city, state, area, scope } of items) {
    if (city === null) continue
    const known = cities.get(city) ?? { state, areas: new Set() }
    if (scope === 'city' && area !== '') known.areas.add(area)
    cities.set(city, known)
  }
  return [...cities]
    .map(([name, { state, areas }]) => ({ name, state, areas: [...areas].toSorted() }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

async function versionOf(items: readonly InventoryItem[]): Promise<string> {
  const lines = items
    .map(({ id, rate, gst, free = [], seasons: dearer = [], discounts: cheaper = [] }) =>
      [
        id,
        rate,
        gst.percent,
        ...free.map(({ start, end }) => `${start}/${end}`),
        ...[...dearer, ...cheaper].map((one) => JSON.stringify(one)),
      ].join(' '),
    )
    .toSorted()
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines.join('\n')))
  return `sha256:${Buffer.from(hash).toString('hex').slice(0, 16)}`
}
