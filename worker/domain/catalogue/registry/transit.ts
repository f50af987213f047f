import { ITEM_NOT_FOUND, OTHER, plain, SPOT_NOUN, STREET_BANDS } from './shared.ts'
import type { MediaSpec } from './spec.ts'

export const transit = {
  label: 'Transit',
  tab: 'Transit',
  heading: 'Transit advertising',
  said: { chip: 'transit' },
  noun: ['place', 'places'],
  spotNoun: SPOT_NOUN,
  counts: 'listings',
  shape: 'groups',
  sold: 'trains, stations and shelters, by the month',
  facets: ['city', 'band', 'available'],
  search: { in: ['title', 'venue', 'area'], placeholder: 'Search a line, station or area' },
  bands: { ...STREET_BANDS, label: 'Price a month' },
  sorts: ['recommended', 'price', 'audience', 'rating'],
  listingTitle: plain,
  notFound: ITEM_NOT_FOUND,
  actions: ['book', 'contactOwner'],
  audience: 'Ridership a day',
  gst: OTHER,
  leadTime: '15 to 30 days',
  setup: 'Printing and fitting',
  section: 'street',
} as const satisfies MediaSpec
