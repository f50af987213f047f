import { assumedReach, counted, readers } from './delivery.ts'
import type { PlanRules } from './plan-spec.ts'
import { PRINT, SPOT_NOUN } from './shared.ts'
import type { MediaSpec } from './spec.ts'
import { inEach } from './views.ts'
import type { MediaWords } from './words-spec.ts'

export const spec = {
  label: 'Magazine',
  tab: 'Magazine',
  heading: 'Magazine advertising',
  said: { chip: 'magazines' },
  noun: ['title', 'titles'],
  spotNoun: SPOT_NOUN,
  counts: 'spots',
  shape: 'groups',
  isSoldBySpot: true,
  sold: 'sold by the insertion',
  facets: ['language', 'available'],
  narrows: ['tongue', 'format', 'owner'],
  search: { in: ['title', 'language'], placeholder: 'Search a magazine by name' },
  languages: ['English', 'Hindi', 'Regional'],
  sorts: ['circulation', 'price'],
  listingTitle: (group) => `${group} magazines`,
  notFound: { listing: 'Magazine not found', spot: 'Inventory not found' },
  actions: ['mediaKit', 'contactPublisher'],
  bookSpot: 'Book This Spot',
  cardAction: 'View Ad Options',
  audience: 'Circulation',
  views: inEach('Copies', ['issue', 'issues']),
  countedIn: 'ones',
  gst: PRINT,
  // Covers, the opening spread and what is bound in are there once; of inside pages, several.
  perIssue: {
    'Back cover': 1,
    'Inside front cover': 1,
    'Inside back cover': 1,
    'Double spread': 1,
    Gatefold: 1,
    'Bookmark insert': 1,
    'Full page': 6,
    'Half page, horizontal': 8,
  },
  leadTime: '30 to 45 days',
  terms: { leadDays: 30, supply: 'buyer', cancellation: 'print', proof: 'periodical' },
  refPrefix: 'MAG',
  section: 'print',
  channel: 'Print',
  tileRank: 9,
  isNamedInPictures: true,
} as const satisfies MediaSpec

export const words = {
  aliases: ['Magazine, Patrika, पत्रिका, मैगजीन'],
  phrases: 'magazine, magazines, mag, mags, पत्रिका',
  groups: { print: 2 },
} as const satisfies MediaWords

export const plan: PlanRules = {
  reach: assumedReach(0.12, 0.5, 'adults of a city who read any magazine within a month'),
  delivery: counted(readers),
  spread: 'languages',
  issueDays: 30,
  maxReleases: 12,
}
