import * as v from 'valibot'
import { NOT_OFFERED, orAny, publicPage, searchable, several, slug, text, whole } from '../../kernel/rules/fields.ts'
import { formatNumber } from '../../kernel/rules/money.ts'
import { IssueDays } from './availability/issues.ts'
import { rangeDay } from './availability/range.ts'
import { BANDS, LIT, PLATFORMS } from './facets.ts'
import { MAX_DURATION, MAX_QUANTITY } from './rate.ts'
import { LANGUAGE_GROUPS, SORTS, SPOT_SORTS } from './registry/spec.ts'
import { PAGE_SIZE } from './search-part.ts'

const MAX_SIZE = 100

/** An impossible id becomes one that no row has: it ends as "not found" in the words of its medium. */
const id = v.fallback(slug, '')

export const CategoryRef = v.object({ category: id, language: v.optional(v.picklist(LANGUAGE_GROUPS, NOT_OFFERED)) })
export type CategoryRef = v.InferOutput<typeof CategoryRef>

/** `subcategory` is null on the page of all groups. */
export const ListingsRef = v.object({ category: id, subcategory: v.nullish(id, null) })
export type ListingsRef = v.InferOutput<typeof ListingsRef>

/** `subcategory` is null where the address has none (a channel, a venue). */
export const ListingRef = v.object({ ...ListingsRef.entries, id })
export type ListingRef = v.InferOutput<typeof ListingRef>

export const SpotRef = v.object({ category: id, id, spot: id })
export type SpotRef = v.InferOutput<typeof SpotRef>

/** Parameters of the index of a category. */
export const CategoryQuery = v.object({ language: orAny(v.picklist(LANGUAGE_GROUPS, NOT_OFFERED)) })

const bands = <const V extends string>(rows: readonly { value: V }[]) =>
  several(
    v.picklist(
      rows.map(({ value }) => value),
      NOT_OFFERED,
    ),
    ',',
  )

/** The facets of a list, each with any of several values. */
export const FacetQuery = v.object({
  /** The listing's own word for its format: `Unipole`. */
  format: several(searchable('The format')),
  /** Size of one face. */
  face: bands(BANDS.face),
  lit: several(v.picklist(LIT, NOT_OFFERED), ','),
  /** A language by its own name. */
  tongue: several(searchable('The language'), ','),
  followers: bands(BANDS.followers),
  platform: several(v.picklist(PLATFORMS, NOT_OFFERED), ','),
  screens: bands(BANDS.screens),
  /** Ids of owners, or parts of their names. */
  owner: several(searchable('The owner')),
})

/** Parameters of a listing page; the grammar of its address, its form and the API. */
export const ListingQuery = v.object({
  q: text('The search'),
  /** Group of a channel list (tv, radio, theatre). */
  group: orAny(slug),
  city: text('The city'),
  language: orAny(v.picklist(LANGUAGE_GROUPS, NOT_OFFERED)),
  band: orAny(v.picklist(['low', 'mid', 'high'], NOT_OFFERED)),
  /** Longest acceptable minimum booking, in the unit's periods. */
  duration: orAny(whole('The minimum duration is a number from 1 to 6', 6)),
  available: orAny(v.picklist(['now'], NOT_OFFERED)),
  /** Words of a landmark that a site faces or is next to. */
  landmark: text('The landmark'),
  ...FacetQuery.entries,
  /** Days wanted, both included: listings free on all of them, or with `free=part` on some. */
  from: rangeDay('The first day'),
  until: rangeDay('The last day'),
  free: orAny(v.picklist(['part'], NOT_OFFERED)),
  sort: orAny(v.picklist(SORTS, NOT_OFFERED)),
  /** View of the page. */
  view: orAny(v.picklist(['map'], NOT_OFFERED)),
  page: publicPage,
  /** Listings a page. */
  size: v.optional(whole(`The size is a number from 1 to ${MAX_SIZE}`, MAX_SIZE), String(PAGE_SIZE)),
})
export type ListingQuery = v.InferOutput<typeof ListingQuery>

/** Filters and order of the spots of a channel, station or airport. */
export const SpotQuery = v.object({
  sort: orAny(v.picklist(SPOT_SORTS, NOT_OFFERED)),
  terminal: text('The terminal'),
})
export type SpotQuery = v.InferOutput<typeof SpotQuery>

/** Parameters of the price estimate on a detail page; the default is the rate's minimum. */
export const OrderQuery = v.object({
  quantity: orAny(whole(`The quantity is a number from 1 to ${formatNumber(MAX_QUANTITY)}`, MAX_QUANTITY)),
  duration: orAny(whole(`The duration is a number from 1 to ${MAX_DURATION}`, MAX_DURATION)),
  /** The days that are wanted, both included. */
  from: rangeDay('The first day'),
  until: rangeDay('The last day'),
  /** Days of issue of a printed title. */
  days: IssueDays,
})
export type OrderQuery = v.InferOutput<typeof OrderQuery>
