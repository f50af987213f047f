import { INTERNET, ITEM_NOT_FOUND, SPOT_NOUN } from './shared.ts'
import type { MediaSpec } from './spec.ts'

export const digital = {
  label: 'Digital',
  tab: 'Digital',
  heading: 'Digital advertising',
  said: { chip: 'digital' },
  noun: ['network', 'networks'],
  spotNoun: SPOT_NOUN,
  counts: 'listings',
  shape: 'groups',
  sold: 'sold by views, clicks and completed views',
  facets: ['band', 'available'],
  search: { in: ['title'], placeholder: 'Search a network or format' },
  bands: { label: 'Minimum budget', on: 'minBudget', edges: [50_000, 200_000] },
  sorts: ['recommended', 'price', 'audience', 'rating'],
  listingTitle: (group) => `${group} advertising`,
  notFound: ITEM_NOT_FOUND,
  actions: ['startCampaign', 'mediaKit'],
  audience: 'Reach a month',
  gst: INTERNET,
  leadTime: '2 to 3 days',
  section: 'screens',
} as const satisfies MediaSpec
