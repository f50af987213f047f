import { assumedReach, passers } from './delivery.ts'
import { face } from './form-shared.ts'
import type { Formats, FormRules } from './form-spec.ts'
import type { PlanRules, Visits } from './plan-spec.ts'
import { ITEM_NOT_FOUND, OTHER, plain, SPOT_NOUN, STREET_BANDS } from './shared.ts'
import type { MediaSpec } from './spec.ts'
import { daily } from './views.ts'
import type { MediaWords } from './words-spec.ts'

export const spec = {
  label: 'Outdoor (OOH)',
  tab: 'Outdoor',
  heading: 'Outdoor advertising',
  said: { inSentence: 'outdoor', chip: 'hoardings', alone: 'hoardings', control: 'hoardings' },
  noun: ['site', 'sites'],
  spotNoun: SPOT_NOUN,
  counts: 'listings',
  shape: 'groups',
  units: ['per_month'],
  where: 'site',
  sold: 'sold by the site and month',
  onMap: true,
  facets: ['city', 'band', 'available'],
  narrows: ['format', 'face', 'lit', 'owner'],
  hasLandmarks: true,
  facetFields: ['Lighting'],
  search: { in: ['title', 'area', 'venue'], placeholder: 'Search a road, landmark or area' },
  bands: { ...STREET_BANDS, label: 'Price a month' },
  sorts: ['recommended', 'price', 'audience'],
  listingTitle: plain,
  notFound: ITEM_NOT_FOUND,
  actions: ['book', 'contactOwner'],
  audience: 'Vehicles a day',
  audienceOf: { mall: 'Visitors a day' },
  views: daily,
  gst: OTHER,
  leadTime: '5 to 7 days with mounting',
  terms: { leadDays: 5, supply: 'site', cancellation: 'outdoor', proof: 'photos' },
  refPrefix: 'OOH',
  section: 'street',
  channel: 'OOH',
  tileRank: 2,
  showcaseRank: 1,
} as const satisfies MediaSpec

export const words = {
  aliases: ['Outdoor, OOH, Out of home, आउटडोर', 'Billboard, Hoarding, Bill board, होर्डिंग, होर्डिंग्स, बिलबोर्ड'],
  phrases:
    'hoarding, hoardings, hording, hordings, hoarding board, hoarding boards, billboard, billboards, bill board, bill boards, unipole, unipoles, gantry, gantries, bus shelter, bus shelters, bus stop, bus stops, bqs, skywalk, skywalks, ooh, out of home, ooh advertising, static outdoor, traditional outdoor, static ooh, pole kiosks, street furniture, foot over bridge, foot overbridge, wall painting, wall paintings, mall hoardings, होर्डिंग, होर्डिंग्स, बिलबोर्ड',
  weakPhrases: 'posters, poster',
  groups: { outdoor: 1 },
} as const satisfies MediaWords

/** Visits a month: a driver passes the site, who waits or walks there comes more often; a mall is visited less often. */
const VISITS: Visits = {
  usual: 10,
  byGroup: { mall: 3 },
  byFormat: {
    Unipole: 9.4,
    Gantry: 11,
    Cantilever: 10.2,
    'Rooftop hoarding': 9,
    'Wall wrap': 8.5,
    'Toll plaza canopy': 5,
    'Bus shelter panel': 13,
    'Metro pillar boards': 12,
    'Foot overbridge panel': 12.5,
    'Skywalk panel': 14,
    'Underpass panel': 10.8,
    'Pole kiosk': 11.5,
    'Median board': 10.6,
    'Traffic booth': 12,
    'Tree guard': 12.4,
  },
  isOnRoad: true,
}

export const plan: PlanRules = {
  reach: assumedReach(0.92, 0.9, 'adults who leave home and pass main roads within a month'),
  delivery: passers(VISITS),
  visits: VISITS,
  spread: 'city',
  hasLocality: true,
  suggestionRank: 1,
}

export const formats: Formats = {
  Unipole: 'unipole',
  Gantry: 'gantry',
  Cantilever: 'cantilever',
  Hoarding: 'hoarding',
  'Rooftop hoarding': 'rooftop',
  'Wall wrap': 'wall',
  'Toll plaza canopy': 'toll',
  'Bus shelter panel': 'shelters',
  'Metro pillar boards': 'metropillar',
  'Foot overbridge panel': 'overbridge',
  'Skywalk panel': 'skywalk',
  'Underpass panel': 'underpass',
  'Pole kiosk': 'polekiosk',
  'Median board': 'median',
  'Traffic booth': 'booth',
  'Tree guard': 'treeguard',
  'Direction board': 'direction',
  'Facade hoarding': 'facade',
  'Atrium drop-down': 'atrium',
  'Escalator panels': 'escalator',
  'Parking entry gantry': 'parkinggate',
  'Parking pillar': 'parkingpillar',
  'Lift door': 'liftdoor',
  'Food court table': 'foodtable',
  'Mall kiosk': 'kiosk',
}

export const form: FormRules = {
  freeStanding: ['unipole', 'cantilever', 'hoarding'],
  fields: () => ({
    facts: face(),
  }),
  usual: ['Size', 'Lighting', 'Facing', 'Material', 'Height, ft', 'Permit in hand'],
}
