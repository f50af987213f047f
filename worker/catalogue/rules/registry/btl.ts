import { assumedReach, passersBy } from './delivery.ts'
import type { Formats, FormRules } from './form-spec.ts'
import type { PlanRules, Visits } from './plan-spec.ts'
import { ITEM_NOT_FOUND, OTHER, plain, SPOT_NOUN } from './shared.ts'
import type { MediaSpec } from './spec.ts'
import { daily } from './views.ts'
import type { MediaWords } from './words-spec.ts'

export const spec = {
  label: 'BTL activations',
  tab: 'BTL',
  heading: 'BTL activations',
  said: { inSentence: 'BTL activations', chip: 'BTL', alone: 'BTL' },
  noun: ['venue', 'venues'],
  spotNoun: SPOT_NOUN,
  counts: 'listings',
  shape: 'groups',
  units: ['per_day'],
  where: 'site',
  sold: 'where people can touch, taste and try',
  onMap: true,
  facets: ['city', 'band', 'available'],
  narrows: ['format', 'owner'],
  hasLandmarks: true,
  search: { in: ['title', 'venue'], placeholder: 'Search a title or venue' },
  bands: { label: 'Price a day', on: 'rate', edges: [50_000, 100_000] },
  sorts: ['recommended', 'price', 'audience'],
  listingTitle: plain,
  notFound: ITEM_NOT_FOUND,
  actions: ['book'],
  audience: 'Daily footfall',
  views: daily,
  gst: OTHER,
  leadTime: '7 to 15 days for permissions',
  terms: { leadDays: 7, supply: 'site', cancellation: 'outdoor', proof: 'ground' },
  refPrefix: 'BTL',
  section: 'people',
  channel: 'OOH',
  tileRank: 13,
} as const satisfies MediaSpec

export const words = {
  aliases: ['BTL, Activation, Below the line'],
  phrases:
    'btl, एक्टिवेशन, malls, mall activation, mall activations, mall branding, rwa, rwas, rwa activation, rwa activations, society activation, society activations, societies, apartment activation, apartment activations, sampling, activation, activations, roadshow, roadshows, road show, road shows, on ground, college activation, college activations, corporate activation, corporate activations',
  weakPhrases: 'mall, society, rwas society, kiosk, kiosks',
  hindi: 'एक्टिवेशन',
  term: {
    words: 'btl, below the line',
    en: 'BTL (below the line) is advertising in person: stalls, activations and sampling in malls, societies and markets.',
    hi: 'BTL आमने-सामने का प्रचार है: मॉल, सोसायटी और बाज़ार में स्टॉल, एक्टिवेशन और सैंपल।',
  },
  formats: {
    mall: {
      name: 'mall activations',
      matches: 'mall_activation/',
      words:
        'mall activation, mall activations, mall stall, mall stalls, mall kiosk, mall kiosks, activation in malls, activations in malls',
      bound: 'malls, mall, मॉल',
    },
    society: {
      name: 'society activations',
      matches: 'apartment_activation/',
      words:
        'rwa, rwas, rwa activation, rwa activations, society activation, society activations, apartment activation, apartment activations, societies, housing societies, society branding',
      bound: 'apartments, housing society, residential complexes',
    },
    college: {
      name: 'college activations',
      matches: 'College',
      words:
        'college activation, college activations, campus activation, campus activations, college sampling, activations in colleges',
      bound: 'college, colleges, campus, campuses, college fest, college fests, कॉलेज',
    },
    office: {
      name: 'office activations',
      matches: 'corporate_activation/',
      words:
        'corporate activation, corporate activations, office activation, office activations, tech park activation, it park activation',
      bound: 'offices, tech parks, it parks, corporate parks',
    },
    market: {
      name: 'market activations',
      matches: 'Bazaar',
      words: 'market activation, market activations, bazaar activation, haat activation',
      bound: 'bazaar, bazaars, haat, haats',
    },
    mela: { name: 'mela pitches', matches: 'Mela', words: 'mela stall, mela stalls, mela activation, mela branding' },
    kiosk: {
      name: 'mall kiosks',
      matches: 'Promotion kiosk',
      bound: 'kiosk, kiosks, promotion kiosk, promotion kiosks',
    },
    station: {
      name: 'station forecourts',
      matches: 'Station forecourt',
      words: 'station forecourt, station forecourts',
    },
    leaflet: {
      name: 'leaflets',
      matches: '',
      words: 'leaflet distribution, pamphlet distribution, flyer distribution, door to door',
    },
  },
} as const satisfies MediaWords

/** Visits a month: a person passes a market; malls, homes and offices differ. */
const VISITS: Visits = {
  usual: 10,
  byGroup: { mall_activation: 3, apartment_activation: 25, corporate_activation: 20 },
}

export const plan: PlanRules = {
  enough: { unit: 'per_day', units: 2 },
  reach: assumedReach(0.55, 0.7, 'adults who pass malls, societies, offices or markets with activations'),
  delivery: passersBy(VISITS),
  visits: VISITS,
  spread: 'city',
  hasLocality: true,
  affinity: {
    rows: {
      // affluent business young_pros students homemakers parents seniors workers rural men_auto travellers commuters
      apartment_activation: [1.7, 1, 1.2, 0.7, 1.7, 2, 1.5, 0.2, 0.2, 0.9, 1, 0.8],
      college_gate: [0.4, 0.2, 0.6, 2.6, 0.3, 0.5, 0.2, 0.6, 0.3, 1.2, 0.5, 1.2],
      corporate_activation: [1.6, 2.3, 2.5, 0.3, 0.3, 0.8, 0.2, 0.2, 0.2, 1.3, 1.3, 1.2],
      local_activation: [0.3, 0.7, 0.6, 1, 1.5, 1.2, 1.1, 1.6, 1.4, 1, 0.4, 1.2],
      mall_activation: [1.8, 0.9, 1.5, 1.5, 1.2, 1.6, 0.6, 0.3, 0.2, 1, 1.2, 0.9],
    },
    kindOf: ({ subcategory, format }) => (format === 'college' ? 'college_gate' : subcategory),
  },
  isMetThere: true,
}

export const formats: Formats = {
  'Atrium stall': 'atriumstall',
  'Promotion kiosk': 'mallkiosk',
  'Food court pod': 'foodpod',
  'Food court pod · corporate_activation': 'lunchpod',
  'Entrance canopy': 'entrancecanopy',
  'Clubhouse stall': 'clubhouse',
  'Gate canopy': 'gatecanopy',
  'Festival evening': 'festival',
  'Society circuit': 'societies',
  'Lobby stall': 'lobbystall',
  'Campus circuit': 'campuses',
  'Bazaar canopy': 'bazaar',
  'College gate': 'college',
  'Station forecourt': 'stationvan',
  'Mela pitch': 'mela',
  'Bazaar circuit': 'bazaars',
}

export const form: FormRules = {
  usual: ['Space', 'Position', 'Power supply', 'Hours', 'Permission from', 'Staff', 'Sound allowed'],
}
