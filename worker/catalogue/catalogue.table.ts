import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { toPaise } from '../kernel/rules/money.ts'
import { anyCase, json } from '../kernel/sql/columns.ts'
import { owners } from '../organisations/owners.table.ts'
import type { Supply } from '../organisations/rules/billing/gst.ts'
import type { AVAILABILITY } from './rules/availability.ts'
import type { CustomField } from './rules/custom-field.ts'
import type { CustomValues } from './rules/custom-fields.ts'
import { BANDS, type BandFacet, type Lit } from './rules/facets.ts'
import type { AudienceFigure, Details, ListingFact, Pin } from './rules/listing.ts'
import type { StoredPhoto } from './rules/photos.ts'
import type { LanguageGroup } from './rules/registry/spec.ts'
import type { RateUnit } from './rules/registry/units.ts'
import { PRICE_STEPS } from './rules/search/prices.ts'

type AvailabilityStatus = (typeof AVAILABILITY)[number]

/** Media types and the categories that staff make. `id` is part of the URL. */
export const categories = sqliteTable(
  'categories',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** `foldName` of the name: two categories never have the same. */
    nameKey: text('name_key').notNull(),
    icon: text().notNull(),
    description: text().notNull(),
    position: integer().notNull(),
    /** Area of its pages: /category/tv and in the tab bar, or only /discover/pr. */
    area: text().$type<'category' | 'discover'>().notNull().default('category'),
    /** Raised with every change; an edit states the version it saw. */
    version: integer().notNull().default(1),
    updatedAt: text('updated_at').notNull().default(sql`(strftime('%Y-%m-%dT%H:%M:%SZ'))`),
  },
  (t) => [uniqueIndex('categories_by_name_key').on(t.nameKey)],
)

export const subcategories = sqliteTable(
  'subcategories',
  {
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    name: text().notNull(),
    nameKey: text('name_key').notNull(),
    description: text().notNull(),
    features: json<string[]>('features'),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.categoryId, t.id] }),
    uniqueIndex('subcategories_by_name_key').on(t.categoryId, t.nameKey),
  ],
)

export const customFields = sqliteTable(
  'custom_fields',
  {
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    /** `fld_…`; of the seed, their first name. */
    id: text().notNull(),
    name: text().notNull(),
    nameKey: text('name_key').notNull(),
    type: text().$type<CustomField['type']>().notNull(),
    required: integer({ mode: 'boolean' }).notNull(),
    options: json<string[]>('options'),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.categoryId, t.id] }),
    uniqueIndex('custom_fields_by_name_key').on(t.categoryId, t.nameKey),
  ],
)

/** Columns that price and free a listing and a spot alike. Money in paise. */
const sellable = {
  rate: integer().notNull(),
  unit: text().$type<RateUnit>().notNull(),
  minQuantity: integer('min_quantity').notNull(),
  step: integer().notNull(),
  minDuration: integer('min_duration').notNull(),
  availability: text().$type<AvailabilityStatus>().notNull(),
  nextAvailable: text('next_available'),
  /** Capacity on a day; null when unlimited. Its use is in `allocations`. */
  capacity: integer(),
  features: json<string[]>('features'),
  /** Layout of the scene that agrees with the listing. */
  variant: text(),
  photos: json<StoredPhoto[]>('photos'),
}

const bandOf = (facet: BandFacet, amount: string) =>
  sql.raw(
    `case ${BANDS[facet].map(({ value, from, below }) => `when ${amount} >= ${from} and ${amount} < ${below} then '${value}'`).join(' ')} end`,
  )

const HANDLE = sql.raw(
  `coalesce(json_extract("details", '$.instagram.handle'), json_extract("details", '$.youtube.handle'))`,
)

/** Filter values stored inside the facts. The database reads them from there, so the two always agree. */
const narrowed = {
  /** Band of the area of one face, in square feet. */
  face: text().generatedAlwaysAs(
    bandOf('face', `json_extract("details", '$.face.width') * json_extract("details", '$.face.height')`),
  ),
  /** A face with a loop is a screen. */
  lit: text()
    .$type<Lit>()
    .generatedAlwaysAs(sql`case when json_extract("details", '$.loop.slots') is not null then 'digital'
    else case json_extract("custom", '$.Lighting') when 'Front lit' then 'front' when 'Back lit' then 'back' when 'Non lit' then 'none' end end`),
  /** Band of followers, for a listing with a handle on a social network. */
  followers: text().generatedAlwaysAs(
    sql`case when ${HANDLE} is not null then ${bandOf('followers', '"audience"')} end`,
  ),
  screens: text().generatedAlwaysAs(bandOf('screens', `json_extract("details", '$.screens')`)),
  /** Both, or one, as text. An inner `case` before `)` would hide the end of the statement from wrangler. */
  platforms: text().generatedAlwaysAs(sql`case when ${HANDLE} is not null then trim(
    iif(json_extract("details", '$.instagram.handle') is null, '', 'instagram') || ' ' ||
    iif(json_extract("details", '$.youtube.handle') is null, '', 'youtube')) end`),
  /** The number of its step of `PRICE_STEPS`. */
  priceStep: integer('price_step').generatedAlwaysAs(
    sql.raw(
      `case ${PRICE_STEPS.slice(1)
        .map((from, i) => `when "monthly" < ${toPaise(from)} then ${i}`)
        .join(' ')} else ${PRICE_STEPS.length - 1} end`,
    ),
  ),
}

/** Everything that has a card: a billboard, an edition, a fleet, a creator; a channel, station, airport, theatre, magazine. */
export const listings = sqliteTable(
  'listings',
  {
    id: text().primaryKey(),
    ref: text().notNull().unique(),
    categoryId: text('category_id').notNull(),
    subcategoryId: text('subcategory_id').notNull(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => owners.id),
    title: text().notNull(),
    nativeTitle: text('native_title'),
    type: text().notNull(),
    description: text().notNull(),
    city: anyCase().notNull(),
    state: text().notNull(),
    area: text().notNull(),
    venue: text(),
    address: text().notNull(),
    lat: real(),
    lng: real(),
    /** Precision of its coordinates: see Place. */
    pin: text().$type<Pin>().notNull().default('exact'),
    language: text().$type<LanguageGroup>(),
    languages: json<string[]>('languages'),
    ...sellable,
    currency: text().notNull().default('INR'),
    /** The smallest order for a month, paise: the value by which media of different units are compared and filtered. */
    monthly: integer().notNull(),
    /** Digital: least spend; null elsewhere. */
    minBudget: integer('min_budget'),
    /** One-off cost of each piece (printing, mounting). */
    setup: integer().notNull().default(0),
    /** Working days between a booking and its first showing, where the owner has its own; else those of the medium. */
    leadDays: integer('lead_days'),
    /** Supply for GST, where the owner chose one: space, or a display service; else that of the medium. */
    supply: text().$type<Supply>(),
    /** People, vehicles, copies or followers: the unit that the registry names for the medium. */
    audience: integer().notNull(),
    rating: real().notNull(),
    views: integer().notNull(),
    engagement: real().notNull(),
    specifications: json<ListingFact[]>('specifications'),
    metrics: json<ListingFact[]>('metrics'),
    audienceFigures: json<AudienceFigure[]>('audience_figures'),
    details: json<Details>('details'),
    /** Values of the category's custom fields, by the field's id. */
    custom: json<CustomValues>('custom'),
    ...narrowed,
  },
  (t) => [
    foreignKey({
      columns: [t.categoryId, t.subcategoryId],
      foreignColumns: [subcategories.categoryId, subcategories.id],
    }),
    // One index for each order of a listing page; equality columns first, the id makes paging stable, and by the city a row is
    // passed over without being read.
    index('listings_by_rating').on(t.categoryId, t.subcategoryId, t.rating, t.id, t.city),
    index('listings_by_rate').on(t.categoryId, t.subcategoryId, t.rate, t.id, t.city),
    index('listings_by_audience').on(t.categoryId, t.subcategoryId, t.audience, t.id, t.city),
    // Ranges of prices.
    index('listings_by_unit').on(t.categoryId, t.subcategoryId, t.unit, t.rate),
    // Cities offered, the city facet, and the best of a city.
    index('listings_by_city').on(t.categoryId, t.subcategoryId, t.city, t.rating, t.id),
    // The best of a whole category.
    index('listings_by_category').on(t.categoryId, t.rating, t.id),
    index('listings_by_language').on(t.categoryId, t.subcategoryId, t.language),
    index('listings_by_owner').on(t.ownerId),
    // Every filter and facet of a list: where no other index applies, the count reads this one alone.
    index('listings_by_facets').on(
      t.categoryId,
      t.subcategoryId,
      t.city,
      t.state,
      t.monthly,
      t.availability,
      t.nextAvailable,
      t.type,
      t.ownerId,
      t.face,
      t.lit,
      t.followers,
      t.screens,
      t.platforms,
      t.languages,
      t.capacity,
      t.minQuantity,
      t.id,
    ),
    // Distance: a band of latitudes, narrowed by longitude.
    index('listings_by_spot').on(t.lat, t.lng, t.categoryId),
  ],
)

/**
 * The areas that a listing covers (catalogue/rules/places/coverage): one row a state, a city of a state, or all of India. Only media without
 * a site have rows: channels, papers, networks. A listing without rows is found at its address.
 */
export const coverage = sqliteTable(
  'coverage',
  {
    listingId: text('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** Empty for all of India. */
    state: anyCase().notNull(),
    /** Empty for the whole state. */
    city: anyCase().notNull(),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.state, t.city] }), index('coverage_by_place').on(t.state, t.city)],
)

/** Sellable units inside a listing, and a creator's packages. */
export const spots = sqliteTable(
  'spots',
  {
    listingId: text('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    ...sellable,
    /** Length in seconds (TV, radio, cinema). */
    seconds: integer(),
    /** Minutes after midnight; an end past 1440 is on the next day. */
    slotFrom: integer('slot_from'),
    slotTo: integer('slot_to'),
    placement: text(),
    size: text(),
    terminal: text(),
    zone: text(),
    audience: integer(),
    /** Its name as something that fills up. */
    resourceId: text('resource_id').generatedAlwaysAs(sql`"listing_id" || ':' || "id"`),
  },
  (t) => [
    primaryKey({ columns: [t.listingId, t.id] }),
    index('spots_in_order').on(t.listingId, t.position),
    uniqueIndex('spots_by_resource').on(t.resourceId),
  ],
)
