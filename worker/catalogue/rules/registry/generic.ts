import { ITEM_NOT_FOUND, OTHER, plain, SPOT_NOUN, STREET_BANDS } from './shared.ts'
import type { MediaSpec } from './spec.ts'
import { RATE_UNITS } from './units.ts'
import { uncounted } from './views.ts'

/** Presentation of a category made by staff: its own name, and everything that needs no knowledge of the trade. */
export const generic: MediaSpec = {
  label: 'Media',
  tab: 'Media',
  heading: 'Media',
  noun: ['listing', 'listings'],
  spotNoun: SPOT_NOUN,
  counts: 'listings',
  shape: 'groups',
  units: RATE_UNITS,
  where: 'home',
  sold: 'with every rate on the page',
  onMap: true,
  facets: ['city', 'band', 'available'],
  narrows: ['format', 'owner'],
  search: { in: ['title', 'venue', 'area'], placeholder: 'Search a title, venue or area' },
  bands: STREET_BANDS,
  sorts: ['recommended', 'price'],
  priceSort: 'monthly',
  listingTitle: plain,
  notFound: ITEM_NOT_FOUND,
  actions: ['book', 'contactOwner'],
  audience: 'Audience',
  views: uncounted('Not known how often it is counted'),
  gst: OTHER,
  leadTime: 'as agreed with the owner',
  terms: { leadDays: 1, supply: 'buyer', cancellation: 'outdoor', proof: 'photos' },
  customFields: true,
  refPrefix: 'LST',
  section: 'people',
  channel: 'OOH',
}
