import { ITEM_NOT_FOUND, OTHER, plain, SPOT_NOUN, STREET_BANDS } from './shared.ts'
import type { MediaSpec } from './spec.ts'

export const events = {
  label: 'Events',
  tab: 'Events',
  heading: 'Event sponsorship',
  said: { chip: 'event sponsorship', control: 'event sponsorship' },
  noun: ['opportunity', 'opportunities'],
  spotNoun: SPOT_NOUN,
  counts: 'listings',
  shape: 'groups',
  sold: 'stalls, associate and title sponsorships',
  facets: ['city', 'band', 'available'],
  search: { in: ['title', 'venue'], placeholder: 'Search an event or venue' },
  bands: { ...STREET_BANDS },
  sorts: ['recommended', 'price', 'audience', 'rating'],
  listingTitle: plain,
  notFound: ITEM_NOT_FOUND,
  actions: ['book', 'contactOwner'],
  audience: 'Expected footfall',
  gst: OTHER,
  leadTime: '30 to 90 days',
  section: 'people',
} as const satisfies MediaSpec
