import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { ServiceContext } from '../../kernel/context.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import { owners } from '../../organisations/owners.table.ts'
import type { Supply } from '../../organisations/rules/billing/gst.ts'
import { calendarOf, seasonsOfListing, selectAllocations } from '../calendar.server.ts'
import { allocations, discounts } from '../calendar.table.ts'
import { listings, spots } from '../catalogue.table.ts'
import { type ResourceRef, refOf, resourceOf } from '../rules/availability/resource.ts'
import {
  type Party,
  selectBuyer,
  selectSupplierStates,
  selectTaxRates,
  type TaxRate,
  taxOf,
  UNKNOWN_PARTY,
} from '../taxes/rules.server.ts'

/** What fills up by a name, with its listing, what takes its days, and what its price is made of. */
export type Sold = NonNullable<ReturnType<typeof pick>>

/** How a listing or a spot is sold. */
const terms = <Table extends typeof listings | typeof spots>(table: Table) => ({
  rate: {
    rate: table.rate,
    unit: table.unit,
    minQuantity: table.minQuantity,
    step: table.step,
    minDuration: table.minDuration,
  },
  availability: { status: table.availability, nextAvailable: table.nextAvailable },
  capacity: table.capacity,
  variant: table.variant,
})

/** What a line says of a listing, and what its price and its days are made of. */
const selectListings = (db: DrizzleD1Database) =>
  db
    .select({
      ...terms(listings),
      id: listings.id,
      ref: listings.ref,
      category: listings.categoryId,
      subcategory: listings.subcategoryId,
      title: listings.title,
      type: listings.type,
      place: { city: listings.city, state: listings.state, area: listings.area },
      owner: {
        id: listings.ownerId,
        name: sql`${owners.name}`.mapWith(owners.name).as('owner_name'),
        state: sql`${owners.state}`.mapWith(owners.state).as('owner_state'),
      },
      setup: listings.setup,
      minBudget: listings.minBudget,
      leadDays: listings.leadDays,
      supply: listings.supply,
      seasons: seasonsOfListing,
      details: listings.details,
      specifications: listings.specifications,
      photos: listings.photos,
    })
    .from(listings)
    .innerJoin(owners, eq(owners.id, listings.ownerId))

const selectSpots = (db: DrizzleD1Database) =>
  db
    .select({ ...terms(spots), id: spots.id, listing: spots.listingId, name: spots.name, seconds: spots.seconds })
    .from(spots)

/** All that decides how resources are sold today, whatever their number in one round trip. @param user who buys, where it is known */
function readSold({ db, now }: ServiceContext, resources: readonly string[], user = '') {
  const ids = idsOf(resources.map((resource) => refOf(resource).listing))
  const ofListings = (column: 'category_id' | 'owner_id') =>
    sql`(select ${sql.raw(column)} from ${listings} where ${listings.id} in ${ids})`
  return db.batch([
    selectListings(db).where(inArray(listings.id, ids)),
    selectSpots(db).where(inArray(spots.listingId, ids)),
    selectAllocations(db).where(
      and(inArray(allocations.resourceId, idsOf(resources)), gt(allocations.until, civilDate(now))),
    ),
    db
      .select({ listing: discounts.listingId, months: discounts.months, bp: discounts.bp })
      .from(discounts)
      .where(inArray(discounts.listingId, ids))
      .orderBy(asc(discounts.months)),
    selectTaxRates({ db, now }, ofListings('category_id')),
    selectSupplierStates(db, ofListings('owner_id')),
    selectBuyer(db, user),
  ])
}

/** Space at a site may be sold as a display service instead: its owner says so. */
const ownTax = (tax: TaxRate, supply: Supply | null): TaxRate =>
  tax.supply === 'site' && supply !== null ? { ...tax, supply } : tax

/** One of the resources that were read; null where nothing is sold by its name. */
function pick(
  [whole, inside, taken, lengthDiscounts, rates, suppliers]: Awaited<ReturnType<typeof readSold>>,
  resource: string,
) {
  const ref = refOf(resource)
  const listing = whole.find(({ id }) => id === ref.listing)
  const ownSpots = inside.filter((spot) => spot.listing === ref.listing)
  const spot = ownSpots.find(({ id }) => id === ref.spot) ?? null
  // A listing with spots is not sold by itself.
  const isSold = ref.spot === null ? ownSpots.length === 0 : spot !== null
  if (!listing || !isSold) return null
  const own = taken.filter(({ resourceId }) => resourceId === resource)
  const supplier = suppliers.find(({ owner }) => owner === listing.owner.id)
  return {
    resource,
    listing,
    spot,
    sold: spot ?? listing,
    calendar: calendarOf(spot ?? listing, own),
    tax: ownTax(taxOf(rates, listing.category), listing.supply),
    supplierState: supplier?.state ?? listing.owner.state,
    extras: {
      seconds: spot?.seconds ?? null,
      setup: spot?.seconds ? 0 : listing.setup,
      minBudget: spot ? null : listing.minBudget,
      seasons: listing.seasons,
      discounts: lengthDiscounts.filter((discount) => discount.listing === listing.id),
    },
  }
}

/** What is sold by some names, null for a name by which nothing is, and the registration of who buys. */
export async function findAllSold(
  ctx: ServiceContext,
  resources: readonly string[],
  user: string,
): Promise<{ soldOf: (resource: string) => Sold | null; buyer: Party }> {
  const rows = await readSold(ctx, resources, user)
  return { soldOf: (resource) => pick(rows, resource), buyer: rows[6][0] ?? UNKNOWN_PARTY }
}

/** Something that is sold by that name. @throws DomainError not_found */
export async function findSold(ctx: ServiceContext, { listing, spot }: ResourceRef): Promise<Sold> {
  const resource = resourceOf({ id: listing }, spot === null ? null : { id: spot })
  const sold = pick(await readSold(ctx, [resource]), resource)
  if (!sold) throw new DomainError('not_found', 'Nothing is sold by this id')
  return sold
}
