import { ITEM_NOT_FOUND, OTHER, plain, SPOT_NOUN } from './shared.ts'
import type { MediaSpec } from './spec.ts'
import type { MediaWords } from './words-spec.ts'

export const btl = {
  label: 'BTL activations',
  tab: 'BTL',
  heading: 'BTL activations',
  said: { inSentence: 'BTL activations', chip: 'BTL', alone: 'BTL' },
  noun: ['venue', 'venues'],
  spotNoun: SPOT_NOUN,
  counts: 'listings',
  shape: 'groups',
  sold: 'where people can touch, taste and try',
  facets: ['city', 'band', 'available'],
  search: { in: ['title', 'venue'], placeholder: 'Search a title or venue' },
  bands: { label: 'Price a day', on: 'rate', edges: [50_000, 100_000] },
  sorts: ['recommended', 'price', 'audience', 'rating'],
  listingTitle: plain,
  notFound: ITEM_NOT_FOUND,
  actions: ['book'],
  audience: 'Daily footfall',
  gst: OTHER,
  leadTime: '7 to 15 days for permissions',
  section: 'people',
} as const satisfies MediaSpec

export const btlWords = {
  aliases: ['BTL, Activation, Below the line'],
  phrases:
    'btl, malls, mall activation, mall activations, mall branding, rwa, rwas, rwa activation, rwa activations, society activation, society activations, societies, apartment activation, apartment activations, sampling, activation, activations, roadshow, roadshows, road show, road shows, on ground, college activation, college activations, corporate activation, corporate activations',
  weakPhrases: 'mall, society, rwas society, kiosk, kiosks',
} as const satisfies MediaWords
