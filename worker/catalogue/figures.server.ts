import { and, count, desc, eq, gt, inArray, isNull, lt, max, min, sql } from 'drizzle-orm'
import type { ServiceContext } from '../kernel/context.ts'
import { addDays, type CivilDate, civilDate } from '../kernel/rules/dates.ts'
import type { Paise } from '../kernel/rules/money.ts'
import { isVerified, verified } from '../organisations/owners/verified.server.ts'
import { owners } from '../organisations/owners.table.ts'
import { allocations } from './calendar.table.ts'
import { listings } from './catalogue.table.ts'
import { isFree } from './filters.server.ts'
import { availabilityColumns, discountsOfListing, rateColumns, seasonsOfListing } from './offer-columns.server.ts'
import { shownPhotos } from './photos.server.ts'
import type { Listing, Place } from './rules/listing.ts'
import { MEDIA_TYPES, type MediaType, rankedBy, specOf } from './rules/registry/media.ts'
import { selectCounts } from './summaries.server.ts'

// Figures that the story pages show with their claims. Every verb is one round trip to D1.

/** City of the examples: the company's own. */
export const CITY = 'Hyderabad'
const CALENDARS = 3
const RATES = 5
const MOST_TAKEN = 4
/** Days from today over which taken days are counted; the page names the same number. */
const DAYS_AHEAD = 180

/** Media of the examples, in their order. */
const EXAMPLES = rankedBy('exampleRank')
const [FIRST = MEDIA_TYPES[0]] = EXAMPLES
const HEARD = MEDIA_TYPES.filter((medium) => specOf(medium).isHourExample)

/** The catalogue, counted. */
export interface CatalogueFigures {
  listings: number
  /** Categories of the tab bar. */
  media: number
  cities: number
  owners: number
  verified: number
}

/** Counts for the about page, next to the company's own figures. */
export async function getFigures({ db }: ServiceContext): Promise<CatalogueFigures> {
  const [[counts]] = await db.batch([selectCounts(db)])
  return counts ?? { listings: 0, media: 0, cities: 0, owners: 0, verified: 0 }
}

/** A listing as an example of the common fields. */
export interface Example
  extends Pick<
    Listing,
    | 'id'
    | 'category'
    | 'subcategory'
    | 'title'
    | 'rate'
    | 'setup'
    | 'minBudget'
    | 'seasons'
    | 'discounts'
    | 'availability'
    | 'audienceFigures'
    | 'variant'
    | 'photos'
  > {
  place: Pick<Place, 'state'>
  owner: { name: string; verified: boolean }
}

const exampleColumns = {
  id: listings.id,
  category: listings.categoryId,
  subcategory: listings.subcategoryId,
  title: listings.title,
  place: { state: listings.state },
  rate: rateColumns(listings),
  setup: listings.setup,
  minBudget: listings.minBudget,
  seasons: seasonsOfListing,
  discounts: discountsOfListing,
  availability: availabilityColumns(listings),
  audienceFigures: listings.audienceFigures,
  variant: listings.variant,
  photos: shownPhotos(listings.photos),
  owner: { name: owners.name, verified },
}

const selectExamples = ({ db }: Pick<ServiceContext, 'db'>) =>
  db.select(exampleColumns).from(listings).innerJoin(owners, eq(owners.id, listings.ownerId))

/** The best rated listing of a medium in the city that is free today, of a verified owner. */
const selectBest = (service: Pick<ServiceContext, 'db'>, media: MediaType, today: CivilDate) =>
  selectExamples(service)
    .where(and(eq(listings.categoryId, media), eq(listings.city, CITY), isVerified, isFree(today)))
    .orderBy(desc(listings.rating), desc(listings.id))
    .limit(1) satisfies PromiseLike<Example[]>

export interface AdvertiserExamples {
  city: string
  today: CivilDate
  /** Worked out to the last rupee; null when nothing outdoors is free. */
  site: Example | null
  /** A station with the share of its peak audience in each hour of a weekday, 24 numbers of 0 to 100. */
  station: (Pick<Example, 'id' | 'category' | 'subcategory' | 'title'> & { dayparts: number[] }) | null
  /** One of several media each, with the source of its audience figure. */
  verified: Example[]
}

type Station = NonNullable<AdvertiserExamples['station']>

/** A station without hours is no example. */
function toStation(row: (Omit<Station, 'dayparts'> & Pick<Listing, 'details'>) | undefined): Station | null {
  if (!row?.details.dayparts) return null
  const { id, category, subcategory, title, details } = row
  return { id, category, subcategory, title, dayparts: details.dayparts ?? [] }
}

/** Real listings as examples for advertisers. */
export async function getAdvertiserExamples(service: ServiceContext): Promise<AdvertiserExamples> {
  const today = civilDate(service.now)
  const [[station], ...best] = await service.db.batch([
    service.db
      .select({
        id: listings.id,
        category: listings.categoryId,
        subcategory: listings.subcategoryId,
        title: listings.title,
        place: { state: listings.state },
        details: listings.details,
      })
      .from(listings)
      .where(and(inArray(listings.categoryId, HEARD), eq(listings.city, CITY), isFree(today)))
      .orderBy(desc(listings.rating), desc(listings.id))
      .limit(1),
    ...EXAMPLES.map((media) => selectBest(service, media, today)),
  ])
  return {
    city: CITY,
    today,
    site: best[0]?.[0] ?? null,
    station: toStation(station),
    verified: best.flat(),
  }
}

/** Monthly rates of the hoardings of one city. */
export interface CityRates {
  city: string
  sites: number
  from: Paise
  to: Paise
}

export interface OwnerExamples {
  city: string
  today: CivilDate
  /** Example for each way in which buyers meet a listing. */
  site: Example | null
  /** Places that are booked for now, the longest first. */
  booked: Example[]
  /** Cities with most hoardings. */
  rates: CityRates[]
  /** Sites with most days taken of those to come, most first. */
  taken: { id: string; category: string; subcategory: string; title: string; days: number }[]
}

/** Real listings and rates as examples for media owners. */
export async function getOwnerExamples(service: ServiceContext): Promise<OwnerExamples> {
  const { db } = service
  const today = civilDate(service.now)
  const until = addDays(today, DAYS_AHEAD)
  const ofFirst = and(eq(listings.categoryId, FIRST), eq(listings.city, CITY))
  const daysTaken = sql<number>`cast(sum(julianday(min(${allocations.until}, ${until})) - julianday(max(${allocations.starts}, ${today}))) as integer)`
  const [[site], booked, rates, taken] = await db.batch([
    selectBest(service, FIRST, today),
    selectExamples(service)
      .where(and(ofFirst, eq(listings.availability, 'booked'), gt(listings.nextAvailable, today)))
      .orderBy(desc(listings.nextAvailable), listings.id)
      .limit(CALENDARS) satisfies PromiseLike<Example[]>,
    db
      .select({
        city: listings.city,
        sites: count().as('sites'),
        from: sql<Paise>`${min(listings.rate)}`.as('least'),
        to: sql<Paise>`${max(listings.rate)}`.as('most'),
      })
      .from(listings)
      .where(
        and(
          eq(listings.categoryId, FIRST),
          eq(listings.subcategoryId, specOf(FIRST).comparedGroup ?? ''),
          eq(listings.unit, 'per_month'),
        ),
      )
      .groupBy(listings.city)
      .orderBy(desc(count()), listings.city)
      .limit(RATES),
    db
      .select({
        id: listings.id,
        category: listings.categoryId,
        subcategory: listings.subcategoryId,
        title: listings.title,
        days: daysTaken.as('days_taken'),
      })
      .from(listings)
      .innerJoin(allocations, eq(allocations.resourceId, listings.id))
      // One piece of each, so that a day is either taken or free; a hold does not count as taken.
      .where(
        and(
          ofFirst,
          eq(listings.capacity, 1),
          isNull(allocations.expiresAt),
          lt(allocations.starts, until),
          gt(allocations.until, today),
        ),
      )
      .groupBy(listings.id)
      .orderBy(desc(daysTaken), listings.id)
      .limit(MOST_TAKEN),
  ])
  return { city: CITY, today, site: site ?? null, booked, rates, taken }
}
