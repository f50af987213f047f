import { firstOf } from './affinity/affinity.ts'
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
  isHourExample: true,
  isNamedInPictures: true,
  showcaseRank: 2,
} as const satisfies MediaSpec

export const words = {
  aliases: ['Radio, रेडियो'],
  phrases:
    'radio, fm, fm radio, rj, rjs, jingle, jingles, radio station, radio stations, fm station, fm stations, fm channel, fm channels, radio spots, radio ads, रेडियो, एफएम',
  hindi: 'रेडियो',
  plain: 'radio fm station stations रेडियो एफएम',
  titleEnds: 'FM|Radio',
  wellKnown: `Radio Mirchi | radio mirchi, mirchi fm, 98\\.3 fm, रेडियो मिर्ची
    Red FM | red fm, 93\\.5 fm
    Big FM | big fm, 92\\.7 big fm
    Radio City | radio city, 91\\.1 fm
    Fever FM | fever fm, 104 fm
    My FM | my fm, 94\\.3 my fm
    Radio One | radio one
    Vividh Bharati | vividh bharati, akashvani, all india radio, आकाशवाणी`,
  formats: {
    breakfast: {
      name: 'the breakfast drive',
      matches: 'Breakfast drive',
      bound: 'breakfast drive, morning drive, breakfast show, morning show, सुबह का शो',
      dayparts: 'breakfast, morning, mornings, subah, सुबह',
    },
    mid_morning: { name: 'mid-morning', matches: 'Mid-morning', bound: 'mid morning, midmorning' },
    afternoon: {
      name: 'the afternoon',
      matches: 'Afternoon',
      bound: 'afternoon stretch, afternoon show',
      dayparts: 'afternoon, afternoons, dopahar, दोपहर',
    },
    evening: {
      name: 'the evening drive',
      matches: 'Evening drive',
      bound: 'evening drive, evening show, शाम का शो',
      dayparts: 'evening, evenings, shaam, sham, शाम',
    },
    drive: {
      name: 'drive time',
      matches: 'Breakfast drive, Evening drive',
      bound: 'drive time, drivetime, peak hours, rush hour, peak time',
    },
    late_night: {
      name: 'the late night',
      matches: 'Late night',
      bound: 'late night, late nights, late night show, midnight, देर रात',
      dayparts: 'night, nights, raat, रात',
    },
    rj_mention: {
      name: 'RJ mentions',
      matches: 'RJ mention, Host-read',
      words:
        'rj mention, rj mentions, rj read, rj reads, rj shoutout, rj live mention, host read, host read mentions, आरजे मेंशन',
    },
    time_check: { name: 'time checks', matches: 'Time check', words: 'time check, time checks' },
    traffic: {
      name: 'traffic updates',
      matches: 'Traffic update',
      words: 'traffic update, traffic updates, traffic tag, traffic tags',
    },
    community: { name: 'community radio', matches: 'community/', words: 'community radio, community stations' },
    online: { name: 'digital radio', matches: 'digital/', words: 'online radio, digital radio, internet radio' },
  },
} as const satisfies MediaWords

/** Parts of the day of FM, by the name of the spot. */
const DAYPARTS = [
  [/\b(late|night|midnight)\b/i, 'late'],
  [/\b(drive|breakfast|traffic|morning show)\b/i, 'drive'],
  [/\b(afternoon|mid-?morning|mid-?day|lunch)\b/i, 'midday'],
] as const

const isOnFm = (group: string) => group !== 'community' && group !== 'digital'

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
  leastOrder: { pieces: 20, wholeFlight: true },
  answerRank: 2,
  affinity: {
    rows: {
      // affluent business young_pros students homemakers parents seniors workers rural men_auto travellers commuters
      community: [0.2, 0.2, 0.3, 0.8, 1.1, 1, 1, 1.5, 1.6, 0.8, 0.2, 0.9],
      digital: [1.4, 1.2, 1.8, 1.7, 0.6, 0.8, 0.4, 0.4, 0.2, 1.3, 1.4, 1.1],
      drive: [1.1, 1.2, 1.5, 1.1, 0.7, 1, 0.8, 1.1, 0.7, 1.4, 1.1, 1.5],
      late: [0.7, 0.6, 1.1, 1.7, 0.6, 0.5, 0.3, 0.9, 0.5, 1.1, 0.8, 0.8],
      midday: [0.7, 0.8, 0.7, 0.8, 1.6, 1, 1.3, 1.1, 1.1, 0.7, 0.7, 0.7],
    },
    kindOf: ({ subcategory, title }) => (isOnFm(subcategory) ? firstOf(DAYPARTS, title) : subcategory),
    // The station states its audience; these rows add the time of the day.
    dayparts: DAYPARTS.map(([, kind]) => kind),
  },
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
