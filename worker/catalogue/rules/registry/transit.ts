import { assumedReach, passers } from './delivery.ts'
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
  delivery: passers(VISITS),
  visits: VISITS,
  spread: 'city',
  hasLocality: true,
  suggestionRank: 4,
}
