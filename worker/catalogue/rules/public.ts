import * as v from 'valibot'
import { COMPANY_DOCUMENT_IDS } from '../../organisations/rules/owners/verification.ts'
import { AVAILABILITY } from './availability.ts'
import { CustomField } from './custom-field.ts'
import { AudienceFigure, type Listing, ListingFact, type ListingSummary, PINS, type Spot } from './listing.ts'
import { LANGUAGE_GROUPS } from './registry/spec.ts'
import { RATE_UNITS } from './registry/units.ts'

// Answers of the public API. The shapes are those of the services: a field that one of them gains or loses does not
// compile here, and a test checks real answers against them.

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Figures of seeded listings alone: there is no way to rate, and page views are not counted. */
const SAMPLE = 'Sample data; 0 where there is none'
const paise = v.pipe(count, v.description('Paise; 100 make a rupee. Before GST.'))
const day = v.pipe(v.string(), v.isoDate())
const share = v.object({ label: v.string(), percent: v.number() })

export const PublicSubcategory = v.object({
  id: v.string(),
  name: v.string(),
  inventoryCount: v.pipe(count, v.description('Listings in the group today')),
})

export const PublicCategory = v.object({
  id: v.string(),
  name: v.string(),
  icon: v.string(),
  subcategories: v.array(PublicSubcategory),
  fields: v.array(CustomField),
})
export type PublicCategory = v.InferOutput<typeof PublicCategory>

const Rate = v.object({
  rate: v.pipe(paise, v.description('Paise for one unit, before GST; for per_10_sec, for ten seconds')),
  unit: v.picklist(RATE_UNITS),
  minQuantity: v.pipe(count, v.description('Smallest quantity of an order')),
  step: v.pipe(
    count,
    v.description('Step of the quantity; 0 where only the smallest is sold, as a page position in its size'),
  ),
  minDuration: v.pipe(count, v.description('Shortest booking, in days, weeks or months as the unit has it')),
})

const Seasons = v.pipe(
  v.array(v.object({ name: v.string(), fromMd: v.string(), untilMd: v.string(), bp: v.number() })),
  v.description('Days of the year, as month and day, on which the rate changes, by hundredths of a percent'),
)

const Discounts = v.pipe(
  v.array(v.object({ months: count, bp: count })),
  v.description(
    'Bookings of so many months or more cost less, by hundredths of a percent; of several, the largest counts',
  ),
)

const capacity = v.pipe(v.nullable(count), v.description('Capacity a day; null when it is not limited'))

const Availability = v.object({
  status: v.picklist(AVAILABILITY),
  nextAvailable: v.pipe(v.nullable(day), v.description('First free day of a booked listing')),
})

const Place = v.object({
  city: v.string(),
  state: v.string(),
  area: v.string(),
  venue: v.nullable(v.string()),
  address: v.string(),
  lat: v.nullable(v.number()),
  lng: v.nullable(v.number()),
  pin: v.pipe(
    v.picklist(PINS),
    v.description(
      'exact: set by the owner; near: within 300 m of the locality; base: it travels, and is kept at the address',
    ),
  ),
})

const Details = v.object({
  dayparts: v.exactOptional(v.array(v.number())),
  code: v.exactOptional(v.string()),
  logo: v.exactOptional(v.object({ glyph: v.string(), ground: v.string(), ink: v.string() })),
  coreAudience: v.exactOptional(v.string()),
  ratings: v.pipe(
    v.exactOptional(v.object({ universe: count, of: v.string(), peak: count })),
    v.description('Television, radio: the base of its ratings, and those at the busiest hour'),
  ),
  terminals: v.exactOptional(v.array(v.string())),
  passengersYear: v.exactOptional(v.number()),
  screens: v.exactOptional(v.number()),
  seats: v.exactOptional(v.number()),
  shows: v.exactOptional(v.array(v.object({ time: v.string(), fill: v.array(v.number()) }))),
  frequency: v.exactOptional(v.string()),
  readership: v.exactOptional(v.number()),
  appears: v.exactOptional(
    v.pipe(
      v.union([
        v.object({ weekdays: v.array(v.number()), artworkDays: count }),
        v.object({ from: day, everyDays: count, artworkDays: count }),
        v.object({ from: day, everyMonths: count, artworkDays: count }),
      ]),
      v.description(
        'Days of issue: days of the week (0 is Sunday), or an interval of days or months from an issue on; and the days before an issue on which its artwork is due',
      ),
    ),
  ),
  issues: v.exactOptional(
    v.array(v.object({ name: v.string(), theme: v.string(), on: v.exactOptional(day), artworkBy: day })),
  ),
  fleetSize: v.exactOptional(v.number()),
  vehicle: v.exactOptional(v.string()),
  routes: v.exactOptional(v.array(v.string())),
  instagram: v.exactOptional(v.object({ handle: v.string(), followers: v.number(), engagement: v.number() })),
  youtube: v.exactOptional(v.object({ handle: v.string(), subscribers: v.number(), views: v.number() })),
  engagement: v.exactOptional(v.number()),
  topics: v.exactOptional(v.array(v.string())),
  audienceCities: v.exactOptional(v.array(share)),
  audienceAges: v.exactOptional(v.array(share)),
  face: v.exactOptional(
    v.pipe(v.object({ width: v.number(), height: v.number() }), v.description('One face, in feet')),
  ),
  loop: v.exactOptional(
    v.object({
      slots: v.number(),
      sold: v.number(),
      seconds: v.number(),
      hours: v.string(),
      playsADay: v.number(),
    }),
  ),
  from: v.exactOptional(day),
  until: v.exactOptional(day),
}) satisfies v.GenericSchema<unknown, ListingSummary['details']>

const picture = {
  variant: v.pipe(v.nullable(v.string()), v.description('Drawing for a listing without a photo')),
  photos: v.array(
    v.object({
      src: v.pipe(v.string(), v.description('Its address on this site: a WebP picture, at most 640 pixels wide')),
      alt: v.pipe(v.string(), v.description('The owner’s description of the picture; may be empty')),
    }),
  ),
}

const owner = { id: v.string(), name: v.string(), verified: v.boolean() }

/** Fields common to a card and a listing. */
const common = {
  id: v.string(),
  ref: v.pipe(v.string(), v.description('Our reference, as on its page')),
  category: v.string(),
  subcategory: v.string(),
  title: v.string(),
  nativeTitle: v.pipe(v.nullable(v.string()), v.description('The name in its own script')),
  type: v.string(),
  place: Place,
  covers: v.pipe(
    v.array(v.object({ state: v.string(), city: v.string() })),
    v.description('Areas of a listing without a site: without a city the whole state, without a state all of India'),
  ),
  language: v.nullable(v.picklist(LANGUAGE_GROUPS)),
  languages: v.array(v.string()),
  rate: Rate,
  monthly: v.pipe(
    paise,
    v.description('Paise for the smallest order of a month, before discounts: compares media of different units'),
  ),
  minBudget: v.nullable(paise),
  leadDays: v.pipe(
    v.nullable(count),
    v.description('Working days between a booking and its first showing; null as usual in the medium'),
  ),
  seasons: Seasons,
  discounts: Discounts,
  audience: v.pipe(count, v.description('People, vehicles, copies or followers, as the medium counts')),
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5), v.description(SAMPLE)),
  features: v.array(v.string()),
  specifications: v.array(ListingFact),
  details: Details,
  availability: Availability,
  ...picture,
}

export const PublicCard = v.object({
  ...common,
  owner: v.object(owner),
  spots: v.object({
    count,
    ranges: v.pipe(
      v.array(v.object({ unit: v.picklist(RATE_UNITS), from: paise, to: paise, offers: count })),
      v.description('Prices of one airing, insertion or month, a range for each unit'),
    ),
    first: v.array(v.object({ name: v.string(), price: paise })),
  }),
}) satisfies v.GenericSchema<unknown, ListingSummary>

export const PublicSpot = v.object({
  id: v.string(),
  name: v.string(),
  type: v.string(),
  rate: Rate,
  seconds: v.nullable(count),
  slot: v.pipe(
    v.nullable(v.object({ from: count, to: count })),
    v.description('Minutes after midnight; an end past 1440 is on the next day'),
  ),
  position: v.nullable(v.string()),
  size: v.nullable(v.string()),
  terminal: v.nullable(v.string()),
  zone: v.nullable(v.string()),
  audience: v.nullable(count),
  features: v.array(v.string()),
  availability: Availability,
  capacity,
  ...picture,
}) satisfies v.GenericSchema<unknown, Spot>

export const PublicListing = v.object({
  ...common,
  ref: v.string(),
  capacity,
  description: v.string(),
  setup: v.pipe(paise, v.description('Paise once for each piece: printing, mounting')),
  metrics: v.array(ListingFact),
  audienceFigures: v.array(AudienceFigure),
  analytics: v.pipe(v.object({ views: count, engagement: v.number() }), v.description(SAMPLE)),
  owner: v.object({
    ...owner,
    city: v.string(),
    state: v.string(),
    verification: v.nullable(v.object({ documents: v.array(v.picklist(COMPANY_DOCUMENT_IDS)), day: v.string() })),
    answerTime: v.pipe(
      v.nullable(v.object({ medianMinutes: count, answers: count })),
      v.description('From a booking request to its answer, of the last requests that the owner has answered'),
    ),
    listings: count,
  }),
  spots: v.array(PublicSpot),
}) satisfies v.GenericSchema<unknown, Listing>

/** One page of listings. */
export const PublicListings = v.object({ listings: v.array(PublicCard), total: count, page: count, pages: count })
export type PublicListings = Omit<v.InferOutput<typeof PublicListings>, 'listings'> & { listings: ListingSummary[] }
