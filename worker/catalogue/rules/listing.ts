import * as v from 'valibot'
import type { CivilDate } from '../../kernel/rules/dates.ts'
import type { Paise } from '../../kernel/rules/money.ts'
import type { AnswerTime } from '../../organisations/rules/owners/answer-time.ts'
import type { Verification } from '../../organisations/rules/owners/verification.ts'
import type { Appears } from './availability/issues.ts'
import type { Availability } from './availability.ts'
import type { LengthDiscount } from './offer.ts'
import type { Photo } from './photos.ts'
import type { Area } from './places/coverage.ts'
import type { PriceRange } from './price-range.ts'
import type { Rate } from './rate.ts'
import type { RatingBase } from './rating-points.ts'
import type { LanguageGroup } from './registry/spec.ts'
import type { Season } from './seasons.ts'

/** Label and value, as the owner gives them. */
export const ListingFact = v.object({ label: v.string(), value: v.string() })
export type ListingFact = v.InferOutput<typeof ListingFact>

/** An audience figure of its owner: stated, or estimated. There are no figures from others, and we check none. */
export const AudienceFigure = v.object({
  label: v.string(),
  value: v.string(),
  source: v.picklist(['owner', 'estimate']),
  asOf: v.string(),
})
export type AudienceFigure = v.InferOutput<typeof AudienceFigure>

/** A share of an audience, percent. */
interface Share {
  label: string
  percent: number
}

/** Details that only some media have. Everything is optional: a presentation shows those that are present. */
export interface Details {
  /** TV, radio: share of the peak audience in each hour of a weekday, 24 numbers of 0 to 100. */
  dayparts?: number[]
  /** Radio `95.6 FM`, airport `DEL`. Searched as `code`. */
  code?: string
  /** TV, radio: the logo tile, a scene glyph and its colours. */
  logo?: { glyph: string; ground: string; ink: string }
  coreAudience?: string
  /** TV, radio: the universe of its ratings. */
  ratings?: RatingBase
  /** Airport. */
  terminals?: string[]
  passengersYear?: number
  /** Theatre: screens, seats in all, shows a day on each screen, expected seats filled by show and day (Fri to Thu), percent. */
  screens?: number
  seats?: number
  shows?: { time: string; fill: number[] }[]
  /** Newspaper, magazine. */
  frequency?: string
  readership?: number
  /** Newspaper, magazine: the days of its issues. */
  appears?: Appears
  /** Magazine: coming issues. */
  issues?: { name: string; theme: string; on?: CivilDate; artworkBy: CivilDate }[]
  /** Vehicle. */
  fleetSize?: number
  vehicle?: string
  routes?: string[]
  /** Influencer. */
  instagram?: { handle: string; followers: number; engagement: number }
  youtube?: { handle: string; subscribers: number; views: number }
  engagement?: number
  topics?: string[]
  audienceCities?: Share[]
  audienceAges?: Share[]
  /** One face at a site, in feet. */
  face?: { width: number; height: number }
  /** DOOH: slots in the loop and how many are sold. */
  loop?: { slots: number; sold: number; seconds: number; hours: string; playsADay: number }
  /** Events: first and last day. */
  from?: CivilDate
  until?: CivilDate
}

/**
 * Precision of the coordinates of a listing: `exact`, as its owner set them; `near`, within 300 m of its locality;
 * `base`, none, because it travels and its address is where it is kept.
 */
export const PINS = ['exact', 'near', 'base'] as const
export type Pin = (typeof PINS)[number]

export interface Place {
  city: string
  state: string
  /** Locality; for TV and digital, where it can be seen. */
  area: string
  venue: string | null
  address: string
  lat: number | null
  lng: number | null
  pin: Pin
}

export interface Owner {
  id: string
  name: string
  verified: boolean
}

/** Scene that is shown without a photo. */
interface Picture {
  variant: string | null
  /** Photos by the owner; empty while the scene is shown. */
  photos: Photo[]
}

/** A listing as a card shows it. */
export interface ListingSummary extends Picture {
  id: string
  /** `OOH-0041` */
  ref: string
  category: string
  subcategory: string
  title: string
  /** The name in its own script, where it has one. */
  nativeTitle: string | null
  type: string
  place: Place
  /** Areas of a listing without a fixed place; else empty. */
  covers: Area[]
  language: LanguageGroup | null
  languages: string[]
  rate: Rate
  /** The smallest order for a month. */
  monthly: Paise
  minBudget: Paise | null
  /** Working days between a booking and its first showing, where the owner has its own; else those of the medium. */
  leadDays: number | null
  /** Days of the year on which it costs more, or less. */
  seasons: Season[]
  /** Bookings of so many months or more cost less. */
  discounts: LengthDiscount[]
  audience: number
  /** Average rating of 5, to one decimal. */
  rating: number
  features: string[]
  specifications: ListingFact[]
  details: Details
  availability: Availability
  owner: Owner
  /** Number of its spots, their price ranges a piece for each unit, and the first two. */
  spots: { count: number; ranges: PriceRange[]; first: { name: string; price: Paise }[] }
}

/** A sellable unit inside a channel, station, airport, theatre, magazine, or a creator's package. */
export interface Spot extends Picture {
  id: string
  name: string
  type: string
  rate: Rate
  /** Length in seconds, TV, radio and cinema. */
  seconds: number | null
  /** Minutes after midnight, TV and radio; an end past 1440 is on the next day. */
  slot: { from: number; to: number } | null
  /** Position inside: `Departures kerb`, `Outside back, colour`. */
  position: string | null
  /** `60 × 10 ft`, `210 × 275 mm` */
  size: string | null
  terminal: string | null
  zone: string | null
  /** People a day (airport), viewers or listeners of one play (TV, radio). */
  audience: number | null
  features: string[]
  availability: Availability
  /** Capacity on a day; null when unlimited. */
  capacity: number | null
}

/** A listing with everything its page shows. */
export interface Listing extends Omit<ListingSummary, 'spots' | 'owner'> {
  /** Capacity on a day; null when unlimited, or given by its spots. */
  capacity: number | null
  description: string
  /** One-off cost of each piece, paise (printing, mounting). */
  setup: Paise
  metrics: ListingFact[]
  audienceFigures: AudienceFigure[]
  /** Page views, engagement percent. */
  analytics: { views: number; engagement: number }
  owner: Owner & {
    city: string
    state: string
    verification: Verification | null
    answerTime: AnswerTime | null
    listings: number
  }
  spots: Spot[]
}

/** A group of a category, with the content of its card. */
export interface Subcategory {
  id: string
  name: string
  description: string
  features: string[]
  /** Counted, never stored. */
  inventoryCount: number
  /** Rates inside, of spots where it is sold by the spot: a range for each unit, the most usual unit first. */
  ranges: PriceRange[]
}

export interface Category {
  id: string
  name: string
  icon: string
  description: string
}

/** A category with its groups, as the hub and the index show it. */
export interface CategorySummary extends Category {
  inventoryCount: number
  cities: number
  ranges: PriceRange[]
  subcategories: Subcategory[]
}
