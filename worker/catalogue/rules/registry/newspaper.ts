import type { Rate } from '../rate.ts'
import { assumedReach, counted, readers } from './delivery.ts'
import type { PlanRules } from './plan-spec.ts'
import { ITEM_NOT_FOUND, inventory, PRINT } from './shared.ts'
import type { MediaSpec } from './spec.ts'
import { inEach } from './views.ts'
import type { MediaWords } from './words-spec.ts'

export const spec = {
  label: 'Newspaper',
  tab: 'Newspaper',
  heading: 'Newspaper advertising',
  said: { chip: 'newspapers' },
  noun: ['edition', 'editions'],
  spotNoun: ['position', 'positions'],
  counts: 'listings',
  shape: 'groups',
  isSoldBySpot: true,
  paths: { listings: 'discover' },
  sold: 'sold by the square centimetre and the insertion',
  facets: ['language', 'city', 'available'],
  narrows: ['tongue', 'format', 'owner'],
  search: { in: ['title', 'city', 'language'], placeholder: 'Search a title or an edition' },
  languages: ['English', 'Hindi', 'Regional'],
  sorts: ['circulation', 'price', 'rating'],
  listingTitle: inventory,
  notFound: ITEM_NOT_FOUND,
  actions: ['book', 'contactOwner'],
  audience: 'Daily circulation',
  views: inEach('Copies', ['insertion', 'insertions']),
  countedIn: 'ones',
  gst: PRINT,
  // One jacket, solus and strip a page; of inside pages, several. A column is as long as it is wanted.
  perIssue: {
    'Front page jacket': 1,
    'Front page solus': 1,
    'Front page strip': 1,
    'Back page strip': 1,
    'Full page': 4,
    'Half page': 6,
    'Quarter page': 8,
  },
  leadTime: '2 to 3 days, front page 7 to 15',
  terms: { leadDays: 2, supply: 'buyer', cancellation: 'print', proof: 'paper' },
  refPrefix: 'NEW',
  section: 'print',
  channel: 'Print',
  tileRank: 3,
  isNamedInPictures: true,
} as const satisfies MediaSpec

export const words = {
  aliases: ['Newspaper, News paper, Akhbar, अखबार, समाचार पत्र, समाचारपत्र'],
  phrases:
    'newspaper, newspapers, news paper, news papers, newsprint, akhbaar, akhbar, akhbaaron, akhbaro, dailies, daily newspapers, press ad, press ads, hindi papers, english papers, bengali papers, tamil papers, telugu papers, kannada papers, malayalam papers, marathi papers, gujarati papers, punjabi papers, odia papers, urdu papers, local papers, regional papers, business papers, अखबार, अख़बार, समाचार पत्र',
  weakPhrases: 'paper, papers, press',
  groups: { print: 1 },
} as const satisfies MediaWords

/** Square centimetres of a broadsheet page. */
const PAGE = 33 * 52

/** Attention grows with the square root of the size (Strong, Psychological Review 21, 1914); a page is noticed by all who open it. */
const bySize = ({ unit, minQuantity }: Rate): number =>
  unit === 'per_sq_cm' ? Math.min(1, Math.sqrt(minQuantity / PAGE)) : 1

export const plan: PlanRules = {
  enough: { unit: 'per_release', units: 2, minDays: 28, unless: /jacket|front page|full page/i },
  reach: assumedReach(0.45, 0.7, 'adults of a city who read any daily within a month'),
  delivery: counted(readers),
  noticed: bySize,
  spread: 'city',
  issueDays: 1,
  maxReleases: 60,
  suggestionRank: 3,
}
