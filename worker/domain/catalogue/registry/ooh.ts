import { ITEM_NOT_FOUND, OTHER, plain, SPOT_NOUN, STREET_BANDS } from './shared.ts'
import type { MediaSpec } from './spec.ts'

export const ooh = {
  label: 'Outdoor (OOH)',
  tab: 'Outdoor',
  heading: 'Outdoor advertising',
  said: { inSentence: 'outdoor', chip: 'hoardings', alone: 'hoardings', control: 'hoardings' },
  noun: ['site', 'sites'],
  spotNoun: SPOT_NOUN,
  counts: 'listings',
  shape: 'groups',
  sold: 'sold by the site and month',
  facets: ['city', 'band', 'available'],
  search: { in: ['title', 'area', 'venue'], placeholder: 'Search a road, landmark or area' },
  bands: { ...STREET_BANDS, label: 'Price a month' },
  sorts: ['recommended', 'price', 'audience', 'rating'],
  listingTitle: plain,
  notFound: ITEM_NOT_FOUND,
  actions: ['book', 'contactOwner'],
  audience: 'Vehicles a day',
  audienceOf: { mall: 'Visitors a day' },
  gst: OTHER,
  leadTime: '5 to 7 days with mounting',
  setup: 'Printing and mounting',
  section: 'street',
} as const satisfies MediaSpec
