import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { ServiceContext } from '../kernel/context.ts'
import { civilDate } from '../kernel/rules/dates.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import { idsOf } from '../kernel/sql/statements.server.ts'
import { owners } from '../organisations/owners.table.ts'
import type { Supply } from '../organisations/rules/billing/gst.ts'
import { calendarOf, selectAllocations } from './calendar.server.ts'
import { allocations } from './calendar.table.ts'
import { listings, spots } from './catalogue.table.ts'
import { availabilityColumns, discountsOfListing, rateColumns, seasonsOfListing } from './offer-columns.server.ts'
import { type ResourceRef, refOf, resourceOf } from './rules/availability/resource.ts'
import { toOffer } from './rules/offer.ts'
import {
  type Party,
  selectBuyer,
  selectSupplierStates,
  selectTaxRates,
  type TaxRate,
  taxOf,
  UNKNOWN_PARTY,
} from './taxes/rules.server.ts'

/** The offer of a resource, with its listing, its calendar, and the terms that decide the place of its supply. */
export type LoadedOffer = NonNullable<ReturnType<typeof pickOffer>>

const columnsOf = <Table extends typeof listings | typeof spots>(table: Table) => ({
  id: table.id,
  rate: rateColumns(table),
  availability: availabilityColumns(table),
  capacity: table.capacity,
  variant: table.variant,
})

const selectListings = (db: DrizzleD1Database) =>
  db
    .select({
      ...columnsOf(listings),
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
      discounts: discountsOfListing,
      details: listings.details,
      specifications: listings.specifications,
      photos: listings.photos,
    })
    .from(listings)
    .innerJoin(owners, eq(owners.id, listings.ownerId))

const selectSpots = (db: DrizzleD1Database) =>
  db.select({ ...columnsOf(spots), listing: spots.listingId, name: spots.name, seconds: spots.seconds }).from(spots)

/** All that decides how resources are sold today, whatever their number in one round trip. @param user who buys, where it is known */
function readOffers({ db, now }: ServiceContext, resources: readonly string[], user = '') {
  const ids = idsOf(resources.map((resource) => refOf(resource).listing))
  const ofListings = (column: 'category_id' | 'owner_id') =>
    sql`(select ${sql.raw(column)} from ${listings} where ${listings.id} in ${ids})`
  return db.batch([
    selectListings(db).where(inArray(listings.id, ids)),
    selectSpots(db).where(inArray(spots.listingId, ids)),
    selectAllocations(db).where(
      and(inArray(allocations.resourceId, idsOf(resources)), gt(allocations.until, civilDate(now))),
    ),
    selectTaxRates({ db, now }, ofListings('category_id')),
    selectSupplierStates(db, ofListings('owner_id')),
    selectBuyer(db, user),
  ])
}

/** Space at a site may be sold as a display service instead: its owner chooses. */
const supplyOf = (tax: TaxRate, own: Supply | null): Supply =>
  tax.supply === 'site' && own !== null ? own : tax.supply

/** One of the resources that were read; null where nothing is sold by its name. */
function pickOffer([whole, inside, taken, rates, suppliers]: Awaited<ReturnType<typeof readOffers>>, resource: string) {
  const ref = refOf(resource)
  const listing = whole.find(({ id }) => id === ref.listing)
  const ownSpots = inside.filter((spot) => spot.listing === ref.listing)
  const spot = ownSpots.find(({ id }) => id === ref.spot) ?? null
  // A listing with spots is not sold by itself.
  const isSold = ref.spot === null ? ownSpots.length === 0 : spot !== null
  if (!listing || !isSold) return null
  const own = taken.filter(({ resourceId }) => resourceId === resource)
  const supplier = suppliers.find(({ owner }) => owner === listing.owner.id)
  const tax = taxOf(rates, listing.category)
  return {
    ...toOffer(listing, spot, { percent: tax.gstBp / 100, sac: tax.sac }),
    resource,
    listing,
    spot,
    calendar: calendarOf(spot ?? listing, own),
    supply: supplyOf(tax, listing.supply),
    supplierState: supplier?.state ?? listing.owner.state,
  }
}

/** The offers of some resources, null for a name by which nothing is sold, and the registration of who buys. */
export async function loadOffers(
  ctx: ServiceContext,
  resources: readonly string[],
  user: string,
): Promise<{ offerOf: (resource: string) => LoadedOffer | null; buyer: Party }> {
  const rows = await readOffers(ctx, resources, user)
  return { offerOf: (resource) => pickOffer(rows, resource), buyer: rows[5][0] ?? UNKNOWN_PARTY }
}

/** The offer of a resource. @throws DomainError not_found */
export async function loadOffer(ctx: ServiceContext, { listing, spot }: ResourceRef): Promise<LoadedOffer> {
  const resource = resourceOf({ id: listing }, spot === null ? null : { id: spot })
  const offer = pickOffer(await readOffers(ctx, [resource]), resource)
  if (!offer) throw new DomainError('not_found', 'No listing has this id')
  return offer
}
