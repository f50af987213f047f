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
  format: withDescription(facet.format, 'Format in the owner’s words, such as Unipole'),
  face: withDescription(facet.face, 'Size of one face: small under 100 sq ft, medium, large from 500 sq ft'),
  lit: withDescription(facet.lit, 'Lighting'),
  tongue: withDescription(facet.tongue, 'A language by its name, such as Tamil'),
  followers: withDescription(facet.followers, 'Followers of a creator, lakh'),
  platform: withDescription(facet.platform, 'Platform of a creator'),
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
  ids: withDescription(orAny(ids), 'Ids in this order, separated by commas; other filters are ignored'),
  category: withDescription(orAny(slug), 'Id of a category; all of them where it is missing'),
  subcategory: withDescription(orAny(slug), 'Id of a group; needs its category'),
  q: withDescription(q, 'Text in the title and the other searchable fields of the medium'),
  group: withDescription(group, 'Another name of subcategory, used by addresses of channel lists'),
  city: withDescription(city, 'Name of a city'),
  language: withDescription(language, 'Language of the medium'),
  band: withDescription(band, 'Price band of the category: low, mid or high'),
  duration: withDescription(duration, 'Longest acceptable minimum booking, in periods of the unit'),
  available: withDescription(available, 'Only listings that are free today'),
  landmark: withDescription(landmark, 'Landmark that a site faces or is at'),
  ...FACET_FIELDS,
  from: withDescription(from, 'First day that is wanted, such as 2027-01-14; alone, that one day'),
  until: withDescription(until, 'Last day that is wanted; alone, from today'),
  free: withDescription(free, 'part: free on some of these days and not on all; else free on all of them'),
  sort: withDescription(sort, 'Order; a sort that the medium does not offer is its first one'),
  page: withDescription(page, 'Page, from 1'),
  size: withDescription(size, 'Listings a page'),
})
export type PublicQuery = v.InferOutput<typeof PublicQuery>
