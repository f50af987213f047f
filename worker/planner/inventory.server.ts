import { eq, inArray, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { listings, owners, spots } from '../catalogue/catalogue.table.ts'
import type { ServiceContext } from '../context.ts'
import { MEDIA_TYPES, type MediaType } from '../domain/catalogue/registry/media.ts'
import type { InventoryItem, PlannedListing, PlannedSpot } from '../domain/plan/inventory.ts'
import { toInventory } from '../domain/plan/stock/to-inventory.ts'
import type { KnownCity } from '../domain/plan/understanding.ts'
import { catalogueRevision } from './planner.table.ts'

/** Everything that can be bought, at one moment. */
export interface Inventory {
  items: InventoryItem[]
  /** What words are read against: cities with something of their own, by name, with their localities. */
  cities: KnownCity[]
  /** `sha256:…` over what is sold at which rate and when it is free: the same content, the same version. */
  version: string
}

const MEDIA_IDS: string[] = [...MEDIA_TYPES]

/** What the planner has no use for is the larger part of the details. */
const fewDetails = sql`json_remove(${listings.details}, '$.dayparts', '$.logo', '$.terminals', '$.shows', '$.issues',
  '$.routes', '$.instagram', '$.youtube', '$.topics', '$.audienceAges', '$.ratings')`
  .mapWith((text: string): PlannedListing['details'] => JSON.parse(text))
  .as('few_details')

/** The triggers of the migration name every column here, so that a change renews the revision; a test changes each. */
const selectListings = (db: DrizzleD1Database) =>
  db
    .select({
      id: listings.id,
      category: sql<MediaType>`${listings.categoryId}`.as('category'),
      subcategory: listings.subcategoryId,
      title: listings.title,
      type: listings.type,
      city: listings.city,
      state: listings.state,
      area: listings.area,
      language: listings.language,
      languages: listings.languages,
      variant: listings.variant,
      rate: {
        rate: listings.rate,
        unit: listings.unit,
        minQuantity: listings.minQuantity,
        step: listings.step,
        minDuration: listings.minDuration,
      },
      minBudget: listings.minBudget,
      setup: listings.setup,
      audience: listings.audience,
      rating: listings.rating,
      details: fewDetails,
      availability: { status: listings.availability, nextAvailable: listings.nextAvailable },
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
      rate: {
        rate: spots.rate,
        unit: spots.unit,
        minQuantity: spots.minQuantity,
        step: spots.step,
        minDuration: spots.minDuration,
      },
      seconds: spots.seconds,
      audience: spots.audience,
      variant: spots.variant,
      availability: { status: spots.availability, nextAvailable: spots.nextAvailable },
    })
    .from(spots)
    .orderBy(spots.listingId, spots.id)

const selectRevision = (db: DrizzleD1Database) =>
  db.select({ revision: catalogueRevision.revision }).from(catalogueRevision)

/** Reads everything that can be bought, and the revision that it has: one batch sees one moment. */
export async function readInventory(db: DrizzleD1Database): Promise<Inventory & { revision: string }> {
  const [[row], planned, inside] = await db.batch([selectRevision(db), selectListings(db), selectSpots(db)])
  return { ...(await inventoryOf(planned, inside)), revision: row?.revision ?? '' }
}

async function inventoryOf(planned: PlannedListing[], inside: PlannedSpot[]): Promise<Inventory> {
  const items = toInventory(planned, inside)
  return { items, cities: citiesOf(items), version: await versionOf(items) }
}

/** A copy in the memory of the isolate, valid while the catalogue has the same revision. */
let copy: (Inventory & { revision: string }) | undefined

/**
 * The current inventory: from memory while one small query finds the same revision, else read again. Rates and free dates
 * are never older than the request.
 */
export async function loadInventory({ db }: Pick<ServiceContext, 'db'>): Promise<Inventory> {
  const [row] = await selectRevision(db)
  if (copy === undefined || row === undefined || copy.revision !== row.revision) copy = await readInventory(db)
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
    .map(({ id, rate, availability }) => `${id} ${rate} ${availability.status} ${availability.nextAvailable ?? ''}`)
    .toSorted()
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines.join('\n')))
  return `sha256:${Buffer.from(hash).toString('hex').slice(0, 16)}`
}
