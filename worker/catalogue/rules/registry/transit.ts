import { assumedReach, passersBy } from './delivery.ts'
import { face } from './form-shared.ts'
import type { Formats, FormRules } from './form-spec.ts'
import type { PlanRules, Visits } from './plan-spec.ts'
import { ITEM_NOT_FOUND, OTHER, plain, SPOT_NOUN, STREET_BANDS } from './shared.ts'
import type { MediaSpec } from './spec.ts'
import { daily } from './views.ts'
import type { MediaWords } from './words-spec.ts'

export const spec = {
  label: 'Transit',
  tab: 'Transit',
  heading: 'Transit advertising',
  said: { chip: 'transit' },
  noun: ['site', 'sites'],
  spotNoun: SPOT_NOUN,
  counts: 'listings',
  shape: 'groups',
  units: ['per_unit_month'],
  where: 'site or base',
  sold: 'trains, stations and shelters, by the month',
  onMap: true,
  facets: ['city', 'band', 'available'],
  narrows: ['format', 'face', 'owner'],
  hasLandmarks: true,
  search: { in: ['title', 'venue', 'area'], placeholder: 'Search a line, station or area' },
  bands: { ...STREET_BANDS, label: 'Price a month' },
  sorts: ['recommended', 'price', 'audience'],
  listingTitle: plain,
  notFound: ITEM_NOT_FOUND,
  actions: ['book', 'contactOwner'],
  audience: 'Ridership a day',
  views: daily,
  gst: OTHER,
  leadTime: '15 to 30 days',
  terms: { leadDays: 15, supply: 'site', cancellation: 'outdoor', proof: 'photos' },
  refPrefix: 'TRN',
  section: 'street',
  channel: 'OOH',
  tileRank: 11,
  showcaseRank: 3,
} as const satisfies MediaSpec

export const words = {
  aliases: [
    'Bus, बस',
    'Bus shelter, Bus stop, Bus stand, बस स्टॉप, बस अड्डा',
    'Metro, मेट्रो',
    'Railway, Train, रेल, रेलवे, ट्रेन',
  ],
  phrases:
    'transit, transit media, metro, metros branding, metro station, metro stations, metro train, metro trains, metro branding, trains, local train, local trains, railway, railways, railway station, railway stations, train station, train stations, train branding, station branding, bus panel, bus panels, मेट्रो',
  weakPhrases: 'train, station',
  groups: { outdoor: 3 },
  hindi: 'मेट्रो और बस स्टॉप',
  plain: 'transit',
  formats: {
    metro: {
      name: 'metro media',
      matches: 'metro/',
      words:
        'metro, metros branding, metro station, metro stations, metro branding, metro ads, metro advertising, delhi metro, namma metro, मेट्रो, मेट्रो स्टेशन',
    },
    metro_train: {
      name: 'metro trains',
      matches: 'Train wrap, Part wrap, Coach panels',
      words:
        'metro train, metro trains, metro wrap, metro wraps, metro train wrap, metro train wraps, metro coach, metro coaches, full metro train wrap',
    },
    train_wrap: {
      name: 'train wraps',
      matches: 'Train wrap, Part wrap, Train exterior',
      words:
        'train wrap, train wraps, train exterior, train exteriors, local train wrap, local train wraps, train wrapping',
    },
    railway: {
      name: 'railway media',
      matches: 'railway/',
      words:
        'railway, railways, railway station, railway stations, train station, train stations, local train, local trains, trains, train branding, railway branding, रेलवे, रेलवे स्टेशन, ट्रेन',
      weak: 'train',
    },
    bus_shelter: {
      name: 'bus shelters',
      matches: 'Bus shelter, Shelter',
      words:
        'bus shelter, bus shelters, bus stop, bus stops, bqs, bus stand, bus stands, bus queue shelter, bus queue shelters, bus stop ads, बस शेल्टर, बस स्टॉप, बस स्टैंड, बस अड्डा',
    },
    depot: { name: 'depot gantries', matches: 'Depot', words: 'bus depot, bus depots, depot gantry' },
  },
} as const satisfies MediaWords

/** Visits a month: a passenger uses the station. */
const VISITS: Visits = {
  usual: 12,
  byFormat: {
    'Train wrap': 9,
    'Part wrap': 9,
    'Coach panels': 10,
    'Station domination': 14,
    'Platform light-box': 13.5,
    'Concourse panel': 13,
    'Train exterior': 7,
    'Coach interior': 9,
    'Platform hoarding': 11,
    'Foot overbridge panel': 12.6,
    'Shelter cluster': 11.4,
    'Depot gantry': 10.4,
  },
}

export const plan: PlanRules = {
  reach: assumedReach(0.5, 0.8, 'adults who use a metro, a station or a bus within a month'),
  delivery: passersBy(VISITS),
  visits: VISITS,
  spread: 'city',
  hasLocality: true,
  suggestionRank: 4,
  affinity: {
    rows: {
      // affluent business young_pros students homemakers parents seniors workers rural men_auto travellers commuters
      bus_shelter: [0.4, 0.6, 0.9, 1.4, 1, 0.9, 1, 1.4, 0.8, 0.9, 0.5, 1.9],
      metro: [0.8, 1.1, 1.6, 1.6, 0.7, 0.8, 0.6, 1, 0.2, 1.1, 0.9, 2.2],
      railway: [0.4, 0.8, 0.9, 1.3, 0.8, 0.9, 0.9, 1.5, 1.1, 1.1, 0.7, 1.9],
    },
  },
}

export const formats: Formats = {
  'Train wrap': 'metro',
  'Part wrap': 'metropart',
  'Coach panels': 'coach',
  'Station domination': 'domination',
  'Platform light-box': 'platform',
  'Concourse panel': 'concourse',
  'Station pillar': 'pillar',
  'Train exterior': 'rail',
  'Coach interior': 'railcoach',
  'Platform hoarding': 'railplatform',
  'Foot overbridge panel': 'railbridge',
  'Bus shelter': 'shelter',
  'Shelter cluster': 'shelters',
  'Depot gantry': 'depot',
  'Bus exterior': 'bus',
  'Bus interior': 'businterior',
  'Auto rickshaw': 'auto',
}

export const form: FormRules = {
  fields: () => ({
    facts: face(),
  }),
  usual: ['Size', 'Line', 'Stop', 'Position', 'Material', 'Hours seen', 'Approval'],
}
