import { assumedReach, passersBy, UNMEASURED } from './delivery.ts'
import { count, list, text } from './form-field.ts'
import type { Formats, FormRules } from './form-spec.ts'
import type { PlanRules, Visits } from './plan-spec.ts'
import { OTHER, plain } from './shared.ts'
import type { MediaSpec } from './spec.ts'
import { passedSpot } from './views.ts'
import type { MediaWords } from './words-spec.ts'

export const spec = {
  label: 'Airport',
  tab: 'Airport',
  heading: 'Airport advertising',
  said: { chip: 'airports' },
  noun: ['airport', 'airports'],
  spotNoun: ['spot', 'spots'],
  counts: 'listings',
  shape: 'channels',
  isSoldBySpot: true,
  units: ['per_unit_month'],
  where: 'site',
  sold: 'sold by the unit and month',
  onMap: true,
  facets: ['city', 'available'],
  search: { in: ['title', 'code', 'city'], placeholder: 'Search an airport, code or city' },
  cities: ['Delhi', 'Mumbai', 'Bangalore', 'Hyderabad'],
  sorts: ['audience', 'price'],
  listingTitle: plain,
  notFound: { listing: 'Airport not found', spot: 'Inventory not found' },
  actions: [],
  audience: 'Footfall a day',
  views: passedSpot,
  spotAudience: { label: 'Footfall a day', people: 'visitors' },
  gst: OTHER,
  leadTime: '10 to 15 days',
  terms: { leadDays: 10, supply: 'site', cancellation: 'outdoor', proof: 'photos' },
  refPrefix: 'AIR',
  section: 'people',
  channel: 'OOH',
  tileRank: 6,
  isNamedInPictures: true,
} as const satisfies MediaSpec

export const words = {
  aliases: ['Airport, Aerodrome, हवाई अड्डा, एयरपोर्ट'],
  phrases: 'airport, airports, airport branding, airport ads, airport terminal, airport terminals, एयरपोर्ट',
  weakPhrases: 'terminal, terminals',
  hindi: 'एयरपोर्ट',
  formats: {
    arrivals: {
      name: 'arrivals',
      matches: 'Arrivals, Baggage, Conveyor',
      words: 'airport arrivals, arrivals hall, arrival hall, arrivals gantry',
      bound: 'arrivals, arrival, arrival side, arrivals side, arrival area, arrivals area, अराइवल, आगमन',
    },
    departures: {
      name: 'departures',
      matches: 'Departures, Check-in, Security, Boarding, Food court',
      words: 'airport departures, departures hall, departure hall, departures gantry',
      bound: 'departures, departure, departure side, departures side, departure area, departures area, डिपार्चर, प्रस्थान',
    },
    baggage: {
      name: 'baggage halls',
      matches: 'Baggage, Conveyor',
      words: 'baggage belt, baggage belts, baggage hall, conveyor belt, conveyor belts',
    },
    check_in: {
      name: 'check-in areas',
      matches: 'Check-in',
      words: 'check in counters, check in area, airport check in',
      bound: 'check in, checkin, check in side',
    },
    security: {
      name: 'security areas',
      matches: 'Security',
      words: 'security hold, security hold area, sha branding',
      bound: 'security area, security',
    },
    digital: {
      name: 'airport screens',
      matches: 'Check-in island digital, Food court digital, Security hold digital',
      words: 'airport screens, airport digital screens',
    },
    trolley: {
      name: 'luggage trolleys',
      matches: '',
      words: 'luggage trolley, luggage trolleys, airport trolley, airport trolleys, trolley branding',
    },
  },
} as const satisfies MediaWords

/** Visits a month: a passenger passes the terminal. */
const VISITS: Visits = { usual: 1.5 }

export const plan: PlanRules = {
  // Gates, food court and belts are passed by some; the kerb, check-in, security and arrivals by all who leave or arrive.
  least: [
    {
      measure: 'zones',
      amount: 1,
      within: 'city',
      counts: /kerb|check-in|security|arrivals|baggage hall/i,
      noun: ['zone that everybody passes', 'zones that everybody passes'],
      hindi: 'ऐसी जगह जहाँ से सब गुज़रते हैं',
    },
  ],
  reach: assumedReach(0.12, 0.4, 'adults of an airport city who fly or see someone off in a quarter'),
  delivery: (sold, viewsPerUnit) =>
    sold.spotAudience ? passersBy(VISITS, ({ spotAudience }) => spotAudience ?? 0)(sold, viewsPerUnit) : UNMEASURED,
  visits: VISITS,
  spread: 'city',
  affinity: {
    rows: {
      // affluent business young_pros students homemakers parents seniors workers rural men_auto travellers commuters
      all: [2.7, 2.4, 1.4, 0.5, 0.5, 0.8, 0.8, 0.2, 0.2, 1.1, 3, 0.8],
    },
    kindOf: () => 'all',
  },
}

export const formats: Formats = {
  Airport: 'airport',
  'Departures kerb gantry': 'gantry',
  'Security hold digital wall': 'security',
  'Check-in row light-box': 'checkin',
  'Baggage hall wall': 'baggage',
  'Boarding gate totems': 'totem',
  'Arrivals exit gantry': 'gantry',
  'Kerb totems': 'kerbtotem',
  'Boarding corridor signs': 'hanging',
  'Conveyor belt panels': 'conveyor',
  'Check-in island digital totems': 'digitaltotem',
  'Food court digital wall': 'foodwall',
  'Security queue light-box': 'security',
  'Luggage trolleys': 'trolley',
  'Charging seats': 'seats',
  'Terminal facade': 'facade',
}

export const form: FormRules = {
  types: ['Airport'],
  fields: () => ({
    facts: [
      text('details.code', 'Code', { help: 'Of three letters, such as DEL', maxLength: 20 }),
      list('details.terminals', 'Terminals'),
    ],
    audience: [count('details.passengersYear', 'Passengers a year')],
    spot: [
      text('placement', 'Position', { help: 'Such as Departures, kerb' }),
      text('size', 'Size', { help: '60 × 10 ft' }),
      text('terminal', 'Terminal'),
      text('zone', 'Zone', { help: 'Kerb, check-in, security, gate, baggage' }),
      count('audience', 'People a day'),
    ],
  }),
  spotTypes: ['Gantry', 'Digital wall', 'Light-box', 'Wall', 'Totem', 'Hanging sign', 'Digital totem'],
  usual: ['Code', 'Terminals', 'Dwell time', 'Artwork', 'Mounting'],
}
