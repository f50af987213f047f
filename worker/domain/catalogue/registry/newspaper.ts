import { ITEM_NOT_FOUND, inventory, PRINT, SPOT_NOUN } from './shared.ts'
import type { MediaSpec } from './spec.ts'
import type { MediaWords } from './words-spec.ts'

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

export const newspaperWords = {
  aliases: ['Newspaper, News paper, Akhbar, अखबार, समाचार पत्र, समाचारपत्र'],
  phrases:
    'newspaper, newspapers, news paper, news papers, newsprint, akhbaar, akhbar, akhbaaron, akhbaro, dailies, daily newspapers, press ad, press ads, अखबार, अख़बार, समाचार पत्र',
  weakPhrases: 'paper, papers, press',
  groups: { print: 1 },
} as const satisfies MediaWords
