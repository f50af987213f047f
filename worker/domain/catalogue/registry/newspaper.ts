import { ITEM_NOT_FOUND, inventory, PRINT, SPOT_NOUN } from './shared.ts'
import type { MediaSpec } from './spec.ts'

export const newspaper = {
  label: 'Newspaper',
  tab: 'Newspaper',
  heading: 'Newspaper advertising',
  said: { chip: 'newspapers' },
  noun: ['edition', 'editions'],
  spotNoun: SPOT_NOUN,
  counts: 'listings',
  shape: 'groups',
  paths: { listings: 'discover' },
  sold: 'sold by the square centimetre and the insertion',
  facets: ['language', 'city', 'available'],
  search: { in: ['title', 'city'], placeholder: 'Search a title or an edition' },
  languages: ['English', 'Hindi', 'Regional'],
  sorts: ['circulation', 'price', 'rating'],
  listingTitle: inventory,
  notFound: ITEM_NOT_FOUND,
  actions: ['book', 'contactOwner'],
  audience: 'Daily circulation',
  gst: PRINT,
  leadTime: '2 to 3 days, front page 7 to 15',
  section: 'print',
} as const satisfies MediaSpec
