import { assumedReach, counted } from './delivery.ts'
import { airtime, broadcast } from './form-shared.ts'
import type { Formats, FormRules } from './form-spec.ts'
import type { PlanRules } from './plan-spec.ts'
import { BROADCAST, plain, SPOT_NOUN } from './shared.ts'
import type { MediaSpec } from './spec.ts'
import { plays } from './views.ts'
import type { MediaWords } from './words-spec.ts'

export const spec = {
  label: 'Television',
  tab: 'Television',
  heading: 'Television advertising',
  said: { chip: 'TV' },
  noun: ['channel', 'channels'],
  spotNoun: SPOT_NOUN,
  counts: 'listings',
  shape: 'channels',
  isSoldBySpot: true,
  units: ['per_10_sec'],
  where: 'area',
  isAirtime: true,
  sold: 'sold by the 10 seconds',
  facets: ['group', 'language', 'available'],
  narrows: ['tongue', 'format', 'owner'],
  search: { in: ['title', 'language'], placeholder: 'Search a channel' },
  languages: ['Hindi', 'English', 'Regional'],
  sorts: ['audience', 'price'],
  priceSort: 'monthly',
  listingTitle: plain,
  notFound: { listing: 'Channel not found', spot: 'Inventory not found' },
  actions: [],
  audience: 'Weekly reach',
  views: plays,
  spotAudience: { label: 'Viewers of one airing', people: 'viewers', rating: 'TVR' },
  gst: BROADCAST,
  leadTime: '7 to 10 days',
  terms: { leadDays: 7, supply: 'buyer', cancellation: 'broadcast', proof: 'broadcast' },
  refPrefix: 'TV',
  section: 'screens',
  channel: 'Television',
  tileRank: 1,
  isNamedInPictures: true,
} as const satisfies MediaSpec

export const words = {
  aliases: ['Television, TV, Tele vision, टीवी, टेलीविजन'],
  phrases:
    'tv, tvs, television, televisions, tv channel, tv channels, tv ads, tv ad, tvc, news channel, news channels, gec, tele vision, टीवी, टेलीविजन',
} as const satisfies MediaWords

export const plan: PlanRules = {
  enough: { unit: 'per_week', units: 2 },
  least: [{ measure: 'titles', amount: 3, within: 'language', noun: ['channel', 'channels'], hindi: 'चैनल' }],
  reach: assumedReach(0.85, 0.6, 'most urban homes own a set; heavy and light viewers differ widely'),
  delivery: counted(),
  spread: 'area',
}

export const formats: Formats = {
  'General entertainment': 'serial',
  'Lifestyle and series': 'comedy',
  Sport: 'cricket',
  'Sport · Akhada Sports': 'kabaddi',
  News: 'news',
  'Business news': 'business',
  Movies: 'film',
  Music: 'music',
}

export const form: FormRules = {
  hasLanguage: true,
  drawnBy: 'title',
  fields: () => ({
    audience: broadcast(),
    spot: airtime(),
  }),
  spotTypes: ['FCT, 10 sec', 'FCT, 20 sec', 'FCT, 30 sec', 'Sponsorship tag', 'Bumper', 'L-band'],
  usual: ['Genre', 'Languages', 'Seen in', 'Distribution', 'Material', 'Formats', 'Certificate'],
}
