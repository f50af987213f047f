import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { lastVerification, verified } from '../organisations/owners/verified.server.ts'
import { owners } from '../organisations/owners.table.ts'
import { answerTime } from './answer-time.server.ts'
import { customFields, listings, spots } from './catalogue.table.ts'
import { areasOfListing } from './coverage.server.ts'
import { availabilityColumns, discountsOfListing, rateColumns, seasonsOfListing } from './offer-columns.server.ts'
import { shownPhotos } from './photos.server.ts'
import type { Compared } from './rules/compare.ts'
import type { StoredField } from './rules/custom-field.ts'
import { customFacts } from './rules/custom-fields.ts'
import type { Listing, ListingSummary, Spot } from './rules/listing.ts'
import { mergeRanges } from './rules/price-range.ts'

// D1 answers a batch with rows as objects, so two columns of one name would become one:
// every column of a joined table has an alias of its own.

/** The rule of showingPrice() in SQL: airtime by its length, an ad by its area. */
export const showingPriceSql = sql<number>`case
  when ${spots.unit} = 'per_10_sec' and ${spots.seconds} > 0 then (${spots.rate} * ${spots.seconds} + 5) / 10
  when ${spots.unit} = 'per_sq_cm' then ${spots.rate} * ${spots.minQuantity}
  else ${spots.rate} end`

const firstSpots = sql`select ${spots.name} as name, ${showingPriceSql} as price, ${spots.position} as position
  from ${spots} where ${spots.listingId} = ${listings.id} order by ${spots.position} limit 2`

const spotRanges = sql`select ${spots.unit} as unit, min(${showingPriceSql}) as least, max(${showingPriceSql}) as most, count(*) as offers
  from ${spots} where ${spots.listingId} = ${listings.id} group by ${spots.unit}`

const spotsInside = sql`json_object(
    'count', (select count(*) from ${spots} where ${spots.listingId} = ${listings.id}),
    'ranges', json((select json_group_array(json_object('unit', unit, 'from', least, 'to', most, 'offers', offers)) from (${spotRanges}))),
    'first', json((select json_group_array(json_object('name', name, 'price', price) order by position) from (${firstSpots})))
  )`
  .mapWith((value: string): ListingSummary['spots'] => {
    const inside: ListingSummary['spots'] = JSON.parse(value)
    return { ...inside, ranges: mergeRanges(inside.ranges) }
  })
  .as('spots_inside')

const owner = {
  id: listings.ownerId,
  name: sql`${owners.name}`.mapWith(owners.name).as('owner_name'),
  verified,
}

/** Columns common to a card and a page; the selection has the shape of the answer. */
const common = {
  id: listings.id,
  ref: listings.ref,
  category: listings.categoryId,
  subcategory: listings.subcategoryId,
  title: listings.title,
  nativeTitle: listings.nativeTitle,
  type: listings.type,
  place: {
    city: listings.city,
    state: listings.state,
    area: listings.area,
    venue: listings.venue,
    address: listings.address,
    lat: listings.lat,
    lng: listings.lng,
    pin: listings.pin,
  },
  covers: areasOfListing,
  language: listings.language,
  languages: listings.languages,
  rate: rateColumns(listings),
  monthly: listings.monthly,
  minBudget: listings.minBudget,
  leadDays: listings.leadDays,
  seasons: seasonsOfListing,
  discounts: discountsOfListing,
  audience: listings.audience,
  rating: listings.rating,
  features: listings.features,
  specifications: listings.specifications,
  details: listings.details,
  availability: availabilityColumns(listings),
  variant: listings.variant,
  photos: shownPhotos(listings.photos),
}

/** Cards, for the caller to narrow, sort and cut. */
export const selectCards = (db: DrizzleD1Database) =>
  db
    .select({ ...common, owner, spots: spotsInside })
    .from(listings)
    .innerJoin(owners, eq(owners.id, listings.ownerId))

/** Listings as they are compared, in no order: with their audience figures, and who meets their cheapest spot. */
export const selectCompared = (db: DrizzleD1Database, ids: string[], isFree: SQL | undefined) => {
  const cheapest = db
    .select({ audience: spots.audience })
    .from(spots)
    .where(
      and(
        eq(spots.listingId, listings.id),
        eq(spots.unit, listings.unit),
        eq(spots.rate, listings.rate),
        eq(spots.minQuantity, listings.minQuantity),
      ),
    )
    .orderBy(spots.position)
    .limit(1)
  return db
    .select({
      ...common,
      owner,
      audienceFigures: listings.audienceFigures,
      spotAudience: sql<number | null>`${cheapest}`.as('spot_audience'),
      isFree: sql`${isFree ?? sql`null`}`
        .mapWith((free: number | null) => (free === null ? null : free === 1))
        .as('is_free'),
    })
    .from(listings)
    .innerJoin(owners, eq(owners.id, listings.ownerId))
    .where(inArray(listings.id, ids)) satisfies PromiseLike<Compared[]>
}

/** One listing with everything but its spots. */
export const selectListing = (db: DrizzleD1Database, id: string) =>
  db
    .select({
      ...common,
      ref: listings.ref,
      capacity: listings.capacity,
      description: listings.description,
      custom: listings.custom,
      setup: listings.setup,
      metrics: listings.metrics,
      audienceFigures: listings.audienceFigures,
      analytics: { views: listings.views, engagement: listings.engagement },
      owner: {
        ...owner,
        city: sql`${owners.city}`.mapWith(owners.city).as('owner_city'),
        state: sql`${owners.state}`.mapWith(owners.state).as('owner_state'),
        verification: lastVerification,
        answerTime,
        listings: db.$count(listings, eq(listings.ownerId, owners.id)).as('owner_listings'),
      },
    })
    .from(listings)
    .innerJoin(owners, eq(owners.id, listings.ownerId))
    .where(eq(listings.id, id)) satisfies PromiseLike<Omit<Listing, 'spots'>[]>

/** The fields of a category, in the staff's order. */
export const selectFields = (db: DrizzleD1Database, category: string | SQL) =>
  db
    .select({
      id: customFields.id,
      name: customFields.name,
      type: customFields.type,
      required: customFields.required,
      options: customFields.options,
    })
    .from(customFields)
    .where(eq(customFields.categoryId, category))
    .orderBy(customFields.position, customFields.name)

type Selected = Awaited<ReturnType<typeof selectListing>>[number]

/**
 * A listing whose specifications end with its values in the fields of its category, except those that they have
 * already.
 */
export const withOwnFacts = ({ custom, ...listing }: Selected, fields: readonly StoredField[]) => ({
  ...listing,
  specifications: [...listing.specifications, ...customFacts(fields, custom, listing.specifications)],
})

/** The spots of a listing, in the owner's order. */
export const selectSpots = (db: DrizzleD1Database, listing: string) =>
  db
    .select({
      id: spots.id,
      name: spots.name,
      type: spots.type,
      rate: rateColumns(spots),
      seconds: spots.seconds,
      slotFrom: spots.slotFrom,
      slotTo: spots.slotTo,
      position: spots.placement,
      size: spots.size,
      terminal: spots.terminal,
      zone: spots.zone,
      audience: spots.audience,
      features: spots.features,
      availability: availabilityColumns(spots),
      capacity: spots.capacity,
      variant: spots.variant,
      photos: shownPhotos(spots.photos),
    })
    .from(spots)
    .where(eq(spots.listingId, listing))
    .orderBy(spots.position)

/** A time slot has both ends or is none. */
export function toSpot({ slotFrom, slotTo, ...spot }: Awaited<ReturnType<typeof selectSpots>>[number]): Spot {
  return { ...spot, slot: slotFrom === null || slotTo === null ? null : { from: slotFrom, to: slotTo } }
}
