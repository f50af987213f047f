import * as v from 'valibot'
import { orAny, slug } from '../../kernel/rules/fields.ts'
import { FacetQuery, ListingQuery } from './query.ts'

const MAX_IDS = 50

/** A field with its description in the document of the API. */
export const withDescription = <const S extends v.GenericSchema>(schema: S, text: string) =>
  v.pipe(schema, v.description(text))

const facet = FacetQuery.entries

/** The facets of a list, with their descriptions in the document of the API; each may be given several times. */
export const FACET_FIELDS = {
  format: withDescription(facet.format, 'What it is, in the words of its owner, such as Unipole'),
  face: withDescription(facet.face, 'Size of one face: small under 100 sq ft, medium, large from 500 sq ft'),
  lit: withDescription(facet.lit, 'How it is lit'),
  tongue: withDescription(facet.tongue, 'A language by its name, such as Tamil'),
  followers: withDescription(facet.followers, 'Followers of a creator, lakh'),
  platform: withDescription(facet.platform, 'Where a creator has followers'),
  screens: withDescription(facet.screens, 'Screens of a cinema: one, few are 2 to 5, many are more'),
  owner: withDescription(facet.owner, 'Id of an owner, or a part of the name'),
}

const ids = v.pipe(
  v.string(),
  v.transform((text) => [...new Set(text.split(','))]),
  v.array(slug),
  v.maxLength(MAX_IDS, `At most ${MAX_IDS} ids can be asked for at once`),
)

const { q, group, city, language, band, duration, available, landmark, from, until, free, sort, page, size } =
  ListingQuery.entries

/** Parameters of the API's list: the grammar of a listing page, and the place. */
export const PublicQuery = v.object({
  ids: withDescription(orAny(ids), 'These listings, in this order, separated by commas; nothing else narrows them'),
  category: withDescription(orAny(slug), 'Id of a category; all of them where it is missing'),
  subcategory: withDescription(orAny(slug), 'Id of a group; needs its category'),
  q: withDescription(q, 'Text in the title, and in what else the medium searches by'),
  group: withDescription(group, 'The same as subcategory, as the addresses of channel lists have it'),
  city: withDescription(city, 'Name of a city'),
  language: withDescription(language, 'Language of the medium'),
  band: withDescription(band, 'Price band of the category: low, mid or high'),
  duration: withDescription(duration, 'Longest acceptable minimum booking, in periods of the unit'),
  available: withDescription(available, 'Only what is free today'),
  landmark: withDescription(landmark, 'Words of what a site faces or stands at'),
  ...FACET_FIELDS,
  from: withDescription(from, 'First day that is wanted, such as 2027-01-14; alone, that one day'),
  until: withDescription(until, 'Last day that is wanted; alone, from today'),
  free: withDescription(free, 'part: free on some of these days and not on all; else free on all of them'),
  sort: withDescription(sort, 'Order; a sort that the medium does not offer is its first one'),
  page: withDescription(page, 'Page, from 1'),
  size: withDescription(size, 'Listings a page'),
})
export type PublicQuery = v.InferOutput<typeof PublicQuery>
