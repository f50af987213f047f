import { assumedReach, passers, UNMEASURED } from './delivery.ts'
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
    sold.spotAudience ? passers(VISITS, ({ spotAudience }) => spotAudience ?? 0)(sold, viewsPerUnit) : UNMEASURED,
  visits: VISITS,
  spread: 'city',
}
