import type { Availability } from '../../../catalogue/rules/availability.ts'
import type { Details, ListingFact } from '../../../catalogue/rules/listing.ts'
import type { LineMarked } from '../../../catalogue/rules/listing-marks.ts'
import type { LengthDiscount } from '../../../catalogue/rules/offer.ts'
import type { Area } from '../../../catalogue/rules/places/coverage.ts'
import type { Rate } from '../../../catalogue/rules/rate.ts'
import type { MediaType } from '../../../catalogue/rules/registry/media.ts'
import type { LanguageGroup } from '../../../catalogue/rules/registry/spec.ts'
import type { RateUnit } from '../../../catalogue/rules/registry/units.ts'
import type { Season } from '../../../catalogue/rules/seasons.ts'
import type { CivilDate, DateSpan } from '../../../kernel/rules/dates.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import type { LineUnit } from './plan.ts'

/** A listing, as the planner reads it from the catalogue. */
export interface PlannedListing {
  id: string
  ref: string
  category: MediaType
  subcategory: string
  title: string
  type: string
  city: string
  state: string
  area: string
  /** WGS 84, for a listing with a place. */
  lat: number | null
  lng: number | null
  /** Areas where an item without a fixed place is seen. */
  covers: readonly Area[]
  language: LanguageGroup | null
  languages: string[]
  variant: string | null
  rate: Rate
  minBudget: Paise | null
  setup: Paise
  audience: number
  rating: number
  /** Those that may be `sideFacts`. */
  specifications: readonly ListingFact[]
  details: Pick<
    Details,
    | 'screens'
    | 'seats'
    | 'loop'
    | 'readership'
    | 'frequency'
    | 'fleetSize'
    | 'engagement'
    | 'youtube'
    | 'from'
    | 'until'
    | 'audienceCities'
    | 'audienceAges'
    | 'topics'
    | 'coreAudience'
  >
  availability: Availability
  /** Days on which it can be had, in the months ahead; absent where its calendar was not read. */
  free?: DateSpan[]
  /** Days of the year on which it and its spots cost more, or less. */
  seasons?: readonly Season[]
  /** Long bookings of it and its spots cost less. */
  discounts?: readonly LengthDiscount[]
  owner: { id: string; name: string }
}

/** A spot inside one, where the medium is sold by the spot. */
export interface PlannedSpot {
  listingId: string
  id: string
  name: string
  rate: Rate
  seconds: number | null
  audience: number | null
  variant: string | null
  availability: Availability
  free?: DateSpan[]
}

/** Audience of a listing, as its owner states it. */
export interface ItemAudience {
  /** TV, radio: `Women 22 to 50`. */
  core?: string
  /** Creators: shares of ages and sexes, and their subjects. */
  ages?: readonly { label: string; percent: number }[]
  topics?: readonly string[]
  /** Magazines: `Farming magazine`. */
  type?: string
}

/** One thing that can be bought: a listing, or a spot inside one, at its smallest order. */
export interface InventoryItem extends LineMarked {
  /** `ooh-0041`, or `tv-0003:prime-1` for a spot. */
  id: string
  listingId: string
  title: string
  channel: MediaType
  subcategory: string
  /** Its kind in the trade: the type of the listing (`Unipole`), or the name of the spot (`Evening drive`). */
  type: string
  path: string
  owner: { id: string; name: string }
  /** City where it is bought. Null where no city bounds it. */
  city: string | null
  /** State of that city; else the coverage: `Tamil Nadu`, `10 states`. */
  state: string
  area: string
  /** WGS 84; null without a fixed place. */
  lat: number | null
  lng: number | null
  covers: readonly Area[]
  scope: 'city' | 'state' | 'national'
  languages: string[]
  variant: string | null
  /** Price of the smallest order for one `unit`, before GST. */
  rate: Paise
  unit: LineUnit
  /** Days of the year on which that price is another. */
  seasons?: readonly Season[]
  /** Long bookings cost less; absent where they do not. */
  discounts?: readonly LengthDiscount[]
  /** The least spend of an order, whatever the season and its length; absent where there is no such limit. */
  leastSpend?: Paise
  /** Limits of the units of an order. A null maximum is the length of the flight; insertions and releases have one of their own. */
  minDuration: number
  maxDuration: number | null
  /** Print: days from one issue to the next; absent or null where an order does not wait for an issue. */
  everyDays?: number | null
  trade: { unit: RateUnit; rate: Paise; quantity: number; step: number; seconds: number | null }
  /** Limit of smallest orders bought at once: 1 for a site. */
  maxQuantity: number
  /** Vehicles of its smallest order, of a fleet. */
  vehicles?: number
  setup: Paise
  gst: { percent: number; sac: string }
  availability: Availability
  /** Days on which the smallest order can be had, in order and apart; absent where only `availability` is known. */
  free?: DateSpan[]
  /** Events: the only days there are. */
  fixedDates: { from: CivilDate; until: CivilDate } | null
  /** Times that one smallest order is seen or heard in one unit; null when unmeasured. */
  impressionsPerUnit: number | null
  /** Share of its exposures that are noticed, by its size; 1 where absent. */
  noticed?: number
  /** Largest possible audience in people; null when unmeasured. */
  accessible: number | null
  /** Homes of those people, for a medium that no city bounds: the state, or the country. */
  audienceCities: { city: string; percent: number }[]
  /** Absent where the listing states nothing. */
  audience?: ItemAudience
  rating: number
}
