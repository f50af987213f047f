import { OTHER, plain, SPOT_NOUN } from './shared.ts'
import type { MediaSpec } from './spec.ts'

export const theatre = {
  label: 'Theatre',
  tab: 'Theatre',
  heading: 'Cinema advertising',
  said: { inSentence: 'cinema', chip: 'theatre' },
  noun: ['venue', 'venues'],
  spotNoun: SPOT_NOUN,
  counts: 'listings',
  shape: 'venues',
  sold: 'sold by the screen and week, from Friday',
  facets: ['group', 'city', 'available'],
  search: { in: ['title', 'area'], placeholder: 'Search a cinema or area' },
  sorts: ['audience', 'price', 'rating'],
  listingTitle: plain,
  notFound: { listing: 'Theatre not found', spot: 'Inventory not found' },
  actions: [],
  audience: 'Average footfall a day',
  gst: OTHER,
  leadTime: '2 to 8 days',
  section: 'screens',
} as const satisfies MediaSpec
