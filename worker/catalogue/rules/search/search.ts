import * as v from 'valibot'
import { NOT_OFFERED, orAny, publicPage, several, slug, text } from '../../../kernel/rules/fields.ts'
import { parseRupees } from '../../../kernel/rules/text/amounts.ts'
import { list } from '../../../kernel/rules/text/list.ts'
import { REVERSED, rangeDay } from '../availability/range.ts'
import type { Facet } from '../facets.ts'
import type { Category, ListingSummary } from '../listing.ts'
import { MAX_KM } from '../places/distance.ts'
import { pointsNamed } from '../places/nearness.ts'
import { FACET_FIELDS, withDescription } from '../public-query.ts'
import { namePlace } from './place-words.ts'
import { SEARCH_SORTS } from './sorts.ts'

/** A little under ₹100 crore a month, nine digits. */
const MAX_RUPEES = 999_999_999

const amount = (what: string) => {
  const message = `${what} is an amount in rupees, such as 1,85,000 or 1.85 L`
  return orAny(
    v.pipe(
      v.string(),
      v.transform(parseRupees),
      v.number(message),
      v.minValue(1, message),
      v.maxValue(MAX_RUPEES, message),
    ),
  )
}

const nearby = v.optional(
  v.pipe(
    text('The place'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value === undefined) return
      const named = pointsNamed(dataset.value)
      if (named.length === 0) addIssue({ message: 'No place by this name is on our maps' })
      if (named.length > 1) addIssue({ message: `Say which: ${list(named.map(({ name }) => `“${name}”`))}` })
    }),
    v.transform((name) => (name === undefined ? undefined : (pointsNamed(name)[0]?.name ?? name))),
  ),
)

const DISTANCE = `The distance is a number of kilometres up to ${MAX_KM}`
const distance = orAny(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,2}(?:\.\d{1,2})?$/, DISTANCE),
    v.transform(Number),
    v.minValue(0.1, DISTANCE),
    v.maxValue(MAX_KM, DISTANCE),
  ),
)

/** Parameters of a search over all media; the grammar of its address, its form and the API. */
export const SearchQuery = v.pipe(
  v.object({
    q: withDescription(text('The search'), 'Text in names, places and owners; a near miss is corrected'),
    /** Id of a category. */
    media: withDescription(several(slug, ','), 'Ids of categories'),
    state: withDescription(text('The state'), 'Name of a state'),
    city: withDescription(text('The city'), 'Name of a city'),
    /** A city, a state or a locality, to be read as one of them. */
    place: withDescription(text('The place'), 'Name of a city, a state or a locality'),
    near: withDescription(nearby, 'Name of a locality, a station or a city, such as HITEC City, Hyderabad'),
    km: withDescription(distance, 'Greatest distance from `near`, kilometres; 3 where it is missing'),
    /** Bounds of the price a month, rupees, both included. */
    least: withDescription(amount('The least price'), 'Least price a month, rupees'),
    most: withDescription(amount('The greatest price'), 'Greatest price a month, rupees'),
    /** Free on all of these days. */
    from: withDescription(
      rangeDay('The first day'),
      'First day that is wanted, such as 2027-01-14; alone, that one day. Only listings that are free on all of the days',
    ),
    until: withDescription(rangeDay('The last day'), 'Last day that is wanted; alone, from today'),
    ...FACET_FIELDS,
    sort: withDescription(orAny(v.picklist(SEARCH_SORTS, NOT_OFFERED)), 'Order of the results'),
    view: withDescription(orAny(v.picklist(['map'], NOT_OFFERED)), 'View of the page; the answer is the same'),
    page: withDescription(publicPage, 'Page, from 1, where one category is chosen'),
  }),
  v.forward(
    v.partialCheck(
      [['least'], ['most']],
      ({ least, most }) => least === undefined || most === undefined || least <= most,
      'The greatest price is below the least',
    ),
    ['most'],
  ),
  v.forward(
    v.partialCheck(
      [['from'], ['until']],
      ({ from, until }) => from === undefined || until === undefined || from <= until,
      REVERSED,
    ),
    ['until'],
  ),
  v.transform(namePlace),
)
export type SearchQuery = v.InferOutput<typeof SearchQuery>

export const SuggestQuery = v.object({ q: withDescription(text('The search'), 'Text typed so far') })
export type SuggestQuery = v.InferOutput<typeof SuggestQuery>

export interface SearchGroup {
  category: Category
  /** Number of results in the category. */
  count: number
  /** The best three; with a medium chosen, the cards of the page. */
  listings: ListingSummary[]
}

/** Number of listings that each choice of a filter would find, under all other filters. */
export interface SearchFacets {
  media: { id: string; name: string; count: number }[]
  /** With any place. */
  anywhere: number
  /** Places of the results: a listing that covers several counts in each. */
  places: { state: string; count: number; cities: { name: string; count: number }[] }[]
  /** Further filters of these media. */
  more: Facet[]
  /** Prices a month in steps, rupees: from `from`, to below `below`; null without an end. Under all filters but the price. */
  prices: PriceStep[]
}

export interface PriceStep {
  from: number
  below: number | null
  count: number
}

export interface SearchPage {
  query: SearchQuery
  total: number
  /** Text searched instead of one without matches; null when it was taken as typed. */
  corrected: string | null
  /** The category with the largest count first. */
  groups: SearchGroup[]
  page: number
  pages: number
  facets: SearchFacets
  /** Without results: listings that miss a single filter, with the difference: `in Pune, not Mumbai`. */
  near: { listing: ListingSummary; misses: string }[]
}

export interface Suggestion {
  kind: 'category' | 'group' | 'city' | 'listing'
  /** Name, and the text next to it in the list. */
  label: string
  detail: string
  category?: string | undefined
  subcategory?: string | undefined
  id?: string | undefined
  city?: string | undefined
}
