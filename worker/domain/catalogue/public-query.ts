import * as v from 'valibot'
import { orAny, slug } from '../fields.ts'
import { ListingQuery } from './query.ts'

const MAX_IDS = 50

/** A field with what the API's document says of it. */
export const described = <const S extends v.GenericSchema>(schema: S, text: string) =>
  v.pipe(schema, v.description(text))

const ids = v.pipe(
  v.string(),
  v.transform((text) => [...new Set(text.split(','))]),
  v.array(slug),
  v.maxLength(MAX_IDS, `At most ${MAX_IDS} ids can be asked for at once`),
)

const { q, group, city, language, band, duration, available, sort, page, size } = ListingQuery.entries

/** What the API's list may be asked for: the grammar of a listing page, and where to look. */
export const PublicQuery = v.object({
  ids: described(orAny(ids), 'These listings, in this order, separated by commas; nothing else narrows them'),
  category: described(orAny(slug), 'Id of a category; all of them where it is missing'),
  subcategory: described(orAny(slug), 'Id of a group; needs its category'),
  q: described(q, 'Text in the title, and in what else the medium searches by'),
  group: described(group, 'The same as subcategory, as the addresses of channel lists have it'),
  city: described(city, 'Name of a city'),
  language: described(language, 'Language of the medium'),
  band: described(band, 'Price band of the category: low, mid or high'),
  duration: described(duration, 'Longest acceptable minimum booking, in periods of the unit'),
  available: described(available, 'Only what is free today'),
  sort: described(sort, 'Order; a sort that the medium does not offer is its first one'),
  page: described(page, 'Page, from 1'),
  size: described(size, 'Listings a page'),
})
export type PublicQuery = v.InferOutput<typeof PublicQuery>
