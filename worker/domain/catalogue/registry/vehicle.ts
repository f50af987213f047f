import { ITEM_NOT_FOUND, OTHER, plain, SPOT_NOUN, STREET_BANDS } from './shared.ts'
import type { MediaSpec } from './spec.ts'

export const vehicle = {
  label: 'Vehicle branding',
  tab: 'Vehicle',
  heading: 'Vehicle branding',
  said: { chip: 'vehicle branding', alone: 'vehicle', control: 'cab branding' },
  noun: ['fleet', 'fleets'],
  spotNoun: SPOT_NOUN,
  counts: 'listings',
  shape: 'groups',
  sold: 'sold by the fleet and month',
  facets: ['city', 'band', 'duration', 'available'],
  search: { in: ['title', 'area', 'city'], placeholder: 'Search a fleet, route or city' },
  bands: { ...STREET_BANDS, label: 'Price a month' },
  sorts: ['recommended', 'price', 'audience', 'rating'],
  listingTitle: plain,
  notFound: ITEM_NOT_FOUND,
  actions: ['book', 'contactFleet'],
  audience: 'Reach a month',
  gst: OTHER,
  leadTime: '7 to 15 days',
  setup: 'Printing and fitting',
  section: 'street',
} as const satisfies MediaSpec
