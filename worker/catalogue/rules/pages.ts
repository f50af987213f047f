import type { DateSpan } from '../../kernel/rules/dates.ts'
import type { Paise } from '../../kernel/rules/money.ts'
import type { DayRun } from './availability/calendar.ts'
import type { OwnField } from './custom-fields.ts'
import type { Facet } from './facets.ts'
import type { Category, CategorySummary, Listing, ListingSummary, Place, Spot, Subcategory } from './listing.ts'

/** Answers of the catalogue verbs, page by page. */

export interface HubPage {
  categories: CategorySummary[]
  /** All listings. */
  total: number
  /** Cities in which most is found, of any medium, by name. */
  cities: { name: string; count: number }[]
}

export interface CategoryPage {
  category: CategorySummary
  /** A few places that are free today. */
  free: ListingSummary[]
}

export interface ListingsPage {
  category: CategorySummary
  /** Null on the page of all groups. */
  subcategory: Subcategory | null
  listings: ListingSummary[]
  total: number
  page: number
  pages: number
  /** Cities in which something of the unfiltered group is found, most listings first. */
  cities: { name: string; count: number }[]
  /** Counts for the requested days: listings that would match on any, and those free on all of them, or on some. */
  days: { span: DateSpan; any: number; all: number; part: number } | null
  /** Fields by which staff let this list be filtered, on top of those that every medium has. */
  fields: OwnField[]
  /** Further filters of the list, counted under all other filters. */
  facets: Facet[]
}

/** Sites on a map. */
export interface PinsPage {
  /** The city whose sites are in `pins`; null where none is asked for. */
  city: string | null
  /** Sites with a pin in each city, most first. */
  cities: { name: string; count: number }[]
  pins: (Pick<Listing, 'id' | 'category' | 'subcategory' | 'title'> & {
    area: string
    lat: number
    lng: number
    rate: Paise
  })[]
}

export interface ListingPage {
  category: Category
  subcategory: Subcategory
  listing: Listing
  /** Free and taken days of it, or of its spots, from today on, by resource. */
  calendars: Record<string, DayRun[]>
  similar: ListingSummary[]
}

export interface SpotPage extends ListingPage {
  spot: Spot
}

/** A listing as a line of the home page's example. */
export type ShowcaseItem = Pick<
  ListingSummary,
  'id' | 'category' | 'subcategory' | 'title' | 'rate' | 'monthly' | 'variant' | 'photos'
> & { place: Pick<Place, 'state'> }

export interface Showcase {
  city: string
  /** One a medium; a medium without a free listing in the city is left out. */
  items: ShowcaseItem[]
}
