import type { AudienceFigure, Details, ListingFact, Pin } from '../../../catalogue/rules/listing.ts'
import type { LengthDiscount } from '../../../catalogue/rules/offer.ts'
import type { StoredPhoto } from '../../../catalogue/rules/photos.ts'
import type { Area } from '../../../catalogue/rules/places/coverage.ts'
import type { LanguageGroup } from '../../../catalogue/rules/registry/spec.ts'
import type { RateUnit } from '../../../catalogue/rules/registry/units.ts'
import type { Season } from '../../../catalogue/rules/seasons.ts'
import type { CivilDate } from '../../../kernel/rules/dates.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import type { ListingContent } from './content.ts'

// A listing as the public tables have it, in the names of their columns.

interface PublicSellable {
  rate: Paise
  unit: RateUnit
  minQuantity: number
  step: number
  minDuration: number
  availability: 'available' | 'booked' | 'sold_out'
  nextAvailable: CivilDate | null
  capacity: number | null
  features: string[]
  variant: string | null
  photos: StoredPhoto[]
}

export interface PublicListing extends PublicSellable {
  id: string
  ref: string
  categoryId: string
  subcategoryId: string
  ownerId: string
  title: string
  nativeTitle: string | null
  type: string
  description: string
  city: string
  state: string
  area: string
  venue: string | null
  address: string
  lat: number | null
  lng: number | null
  pin: Pin
  language: LanguageGroup | null
  languages: string[]
  currency: string
  monthly: Paise
  minBudget: Paise | null
  setup: Paise
  leadDays: number | null
  supply: 'site' | 'buyer' | 'event' | null
  audience: number
  rating: number
  views: number
  engagement: number
  specifications: ListingFact[]
  metrics: ListingFact[]
  audienceFigures: AudienceFigure[]
  details: Details
  custom: Readonly<Record<string, string | number | boolean>>
}

export interface PublicSpot extends PublicSellable {
  listingId: string
  id: string
  position: number
  name: string
  type: string
  seconds: number | null
  slotFrom: number | null
  slotTo: number | null
  placement: string | null
  size: string | null
  terminal: string | null
  zone: string | null
  audience: number | null
}

/** A listing with all its public rows. */
export interface PublicRows {
  listing: PublicListing
  spots: PublicSpot[]
  coverage: Area[]
  seasons: Season[]
  discounts: LengthDiscount[]
}

/** Parts of a live listing that its owner does not write, and that stay: figures, pictures, availability. */
export type Kept = Pick<PublicRows, 'listing' | 'spots'>

export interface Publishing {
  id: string
  ref: string
  ownerId: string
  category: string
  content: ListingContent
  kept: Kept | null
  /** Removed spots with bookings or blocked days: their ids are not reused. */
  goneSpots?: readonly string[]
  /** Of the figures that the owner states. */
  today: CivilDate
}
