import { assumedReach, counted } from './delivery.ts'
import { text } from './form-field.ts'
import { airtime, broadcast } from './form-shared.ts'
import type { Formats, FormRules } from './form-spec.ts'
import type { PlanRules } from './plan-spec.ts'
import { BROADCAST, plain, SPOT_NOUN } from './shared.ts'
import type { MediaSpec } from './spec.ts'
import { plays } from './views.ts'
import type { MediaWords } from './words-spec.ts'

export const spec = {
  label: 'Radio',
  tab: 'Radio',
  heading: 'Radio advertising',
  said: { chip: 'radio' },
  noun: ['station', 'stations'],
  spotNoun: SPOT_NOUN,
  counts: 'listings',
  shape: 'channels',
  isSoldBySpot: true,
  units: ['per_10_sec', 'per_mention'],
  where: 'area',
  isAirtime: true,
  sold: 'sold by the 10 seconds',
  facets: ['group', 'city', 'available'],
  narrows: ['tongue', 'owner'],
  search: { in: ['title', 'code', 'language'], placeholder: 'Search a station or frequency' },
  cities: ['Mumbai', 'Delhi', 'Bangalore'],
  sorts: ['audience', 'price'],
  priceSort: 'monthly',
  listingTitle: plain,
  notFound: { listing: 'Station not found', spot: 'Inventory not found' },
  actions: [],
  audience: 'Weekly listeners',
  views: plays,
  spotAudience: { label: 'Listeners of one airing', people: 'listeners', rating: 'Rating' },
  gst: BROADCAST,
  leadTime: '3 to 5 days',
  terms: { leadDays: 3, supply: 'buyer', cancellation: 'broadcast', proof: 'broadcast' },
  refPrefix: 'RAD',
  section: 'screens',
  channel: 'Radio',
  tileRank: 5,
  isNamedInPictures: true,
  showcaseRank: 2,
} as const satisfies MediaSpec

export const words = {
  aliases: ['Radio, रेडियो'],
  phrases:
    'radio, fm, fm radio, rj, rjs, jingle, jingles, radio station, radio stations, fm station, fm stations, fm channel, fm channels, radio spots, radio ads, रेडियो, एफएम',
} as const satisfies MediaWords

export const plan: PlanRules = {
  enough: { unit: 'per_week', units: 2 },
  // Twenty spots a week on a station meet its listeners twice in our model, by the mean of the parts of the day.
  least: [
    {
      measure: 'contacts',
      amount: 2,
      within: 'city',
      noun: ['contact a week with a listener', 'contacts a week with a listener'],
      hindi: 'बार हर सप्ताह, हर श्रोता के लिए',
    },
  ],
  fillers: { of: /\btag\b|time check/i, most: 0.3 },
  onlyFor: { of: /late night/i, index: 1.2 },
  reach: assumedReach(0.38, 0.6, 'listeners of FM in a city with private stations, within a month'),
  delivery: counted(),
  spread: 'city',
  suggestionRank: 2,
}

export const formats: Formats = {
  'FM station': 'fm',
  'Community radio': 'community',
  'Digital radio': 'app',
  'Music station': 'music',
  Mention: 'studio',
}

export const form: FormRules = {
  hasLanguage: true,
  types: ['FM station', 'Community radio', 'Digital radio', 'Music station'],
  fields: () => ({
    facts: [text('details.code', 'Frequency', { help: '95.6 FM', maxLength: 20 })],
    audience: broadcast(),
    spot: airtime(),
  }),
  spotTypes: ['FCT, 10 sec', 'FCT, 20 sec', 'FCT, 30 sec', 'Time check', 'Sponsorship tag', 'Mention'],
  usual: ['Frequency', 'Languages', 'Heard in', 'Material', 'Breaks an hour', 'Formats'],
}
