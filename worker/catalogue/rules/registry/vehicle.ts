import { assumedReach, counted } from './delivery.ts'
import { count, list, REQUIRED, text } from './form-field.ts'
import type { Formats, FormRules } from './form-spec.ts'
import type { PlanRules } from './plan-spec.ts'
import { ITEM_NOT_FOUND, OTHER, plain, SPOT_NOUN, STREET_BANDS } from './shared.ts'
import type { MediaSpec } from './spec.ts'
import { asStated } from './views.ts'
import type { MediaWords } from './words-spec.ts'

export const spec = {
  label: 'Vehicle branding',
  tab: 'Vehicle',
  heading: 'Vehicle branding',
  said: { chip: 'vehicle branding', alone: 'vehicle', control: 'cab branding' },
  noun: ['fleet', 'fleets'],
  spotNoun: SPOT_NOUN,
  counts: 'listings',
  shape: 'groups',
  units: ['per_fleet_month'],
  where: 'base',
  needed: [
    ['fleetSize', 'Enter the number of vehicles'],
    ['vehicle', 'Say which vehicles'],
  ],
  sold: 'sold by the fleet and month',
  facets: ['city', 'band', 'duration', 'available'],
  narrows: ['format', 'owner'],
  search: { in: ['title', 'area', 'city'], placeholder: 'Search a fleet, route or city' },
  bands: { ...STREET_BANDS, label: 'Price a month' },
  sorts: ['recommended', 'price', 'audience'],
  listingTitle: plain,
  notFound: ITEM_NOT_FOUND,
  actions: ['book', 'contactFleet'],
  audience: 'Reach a month',
  views: asStated('A month, as stated'),
  gst: OTHER,
  leadTime: '7 to 15 days',
  terms: { leadDays: 7, supply: 'buyer', cancellation: 'outdoor', proof: 'fleet' },
  refPrefix: 'VEH',
  section: 'street',
  channel: 'OOH',
  tileRank: 12,
} as const satisfies MediaSpec

export const words = {
  aliases: [
    'Auto rickshaw, Autorickshaw, Auto, Tuk tuk, ऑटो, ऑटो रिक्शा, रिक्शा',
    'Cab, Taxi, टैक्सी, कैब',
    'Truck, Lorry, ट्रक',
  ],
  phrases:
    'autos, वाहनों पर विज्ञापन, auto branding, auto rickshaw, auto rickshaws, autorickshaw, autorickshaws, auto hood, auto hoods, rickshaw, rickshaws, e rickshaw, e rickshaws, cab branding, cabs, taxis, cab wraps, bus wrap, bus wraps, bus branding, buses, trucks, truck branding, truck ads, mobile van, mobile vans, delivery vans, van branding, vehicle branding, vehicles, vehicle wraps, auto ads, cab ads, taxi ads, taxi branding, ऑटो',
  weakPhrases: 'auto, cab, bus, truck, taxi, vehicle, van, vans, tempo, tempos',
  hindi: 'वाहनों पर विज्ञापन',
  formats: {
    bus: {
      name: 'buses',
      matches: 'bus_wraps/',
      words:
        'bus wrap, bus wraps, bus branding, buses, bus panel, bus panels, bus side panels, bus back panel, bus back panels, bus ads, bus advertising, city buses, बसें, बसों, बस ब्रांडिंग',
      weak: 'bus, बस',
    },
    cab: {
      name: 'cabs',
      matches: 'cab_fleet/',
      words: 'cab branding, cabs, taxis, cab wraps, cab ads, taxi ads, taxi branding, कैब, टैक्सी, ola uber cabs',
      weak: 'cab, taxi',
    },
    auto: {
      name: 'auto rickshaws',
      matches: 'Auto rickshaw',
      words:
        'autos, auto branding, auto rickshaw, auto rickshaws, autorickshaw, autorickshaws, auto hood, auto hoods, auto ads, auto back panels, ऑटो, ऑटो रिक्शा',
      weak: 'auto',
    },
    rickshaw: { name: 'rickshaws', matches: 'Auto rickshaw, E-rickshaw', words: 'rickshaw, rickshaws, रिक्शा' },
    e_rickshaw: {
      name: 'e-rickshaws',
      matches: 'E-rickshaw',
      words: 'e rickshaw, e rickshaws, erickshaw, erickshaws, totos, ई रिक्शा',
    },
    truck: {
      name: 'trucks',
      matches: 'Truck',
      words: 'trucks, truck branding, truck ads, truck wrap, truck wraps, lorries, ट्रक',
      weak: 'truck, lorry',
    },
    tanker: { name: 'water tankers', matches: 'Water tanker', words: 'tanker, tankers, water tankers' },
    van: {
      name: 'delivery vans',
      matches: 'Delivery van',
      words: 'delivery van, delivery vans, van branding',
      weak: 'van',
    },
    led_van: {
      name: 'mobile LED vans',
      matches: '',
      words: 'mobile van, mobile vans, led van, led vans, mobile led vans, video van, video vans, canter activity',
    },
  },
} as const satisfies MediaWords

/** Kinds of vehicles that the drawing tells from the others of their group. */
const FORMAT_KINDS: Readonly<Record<string, string>> = {
  airportcab: 'airport_cab',
  auto: 'auto',
  erickshaw: 'e_rickshaw',
  van: 'van',
  tanker: 'tanker',
}

export const plan: PlanRules = {
  least: [
    { measure: 'vehicles', amount: 10, within: 'city', of: /\bbus\b/i, noun: ['bus', 'buses'], hindi: 'बसें' },
    {
      measure: 'vehicles',
      amount: 50,
      within: 'city',
      of: /\bcab\b|rickshaw/i,
      noun: ['auto or cab', 'autos or cabs'],
      hindi: 'ऑटो या कैब',
    },
  ],
  reach: assumedReach(0.85, 0.8, 'adults who move on roads where branded vehicles run'),
  delivery: counted(),
  spread: 'city',
  isCountedInPieces: true,
  affinity: {
    rows: {
      // affluent business young_pros students homemakers parents seniors workers rural men_auto travellers commuters
      airport_cab: [2.2, 2.2, 1.4, 0.6, 0.5, 0.8, 0.8, 0.4, 0.2, 1.1, 2.6, 0.8],
      auto: [0.4, 0.7, 0.9, 1.1, 1.2, 1.1, 1.1, 1.3, 0.8, 0.9, 0.6, 1.3],
      bus_wraps: [0.6, 0.8, 1, 1.2, 1, 1, 1, 1.2, 0.8, 1.1, 0.7, 1.5],
      cab_fleet: [1.4, 1.3, 1.4, 1.1, 0.8, 0.9, 0.8, 0.7, 0.3, 1.1, 1.5, 1],
      e_rickshaw: [0.2, 0.5, 0.6, 1, 1.2, 1, 1.1, 1.5, 0.9, 0.8, 0.4, 1.3],
      tanker: [0.2, 0.5, 0.6, 0.8, 1.2, 1, 1, 1.4, 1, 0.9, 0.3, 1],
      truck_ads: [0.2, 0.6, 0.4, 0.5, 0.5, 0.6, 0.7, 1.5, 1.6, 1.2, 0.5, 0.7],
      van: [0.3, 0.6, 0.8, 1, 1.2, 1.1, 1, 1.2, 0.8, 0.9, 0.5, 1.2],
    },
    kindOf: ({ subcategory, format }) =>
      FORMAT_KINDS[format] ?? (subcategory === 'transit_media' ? 'auto' : subcategory),
  },
}

export const formats: Formats = {
  'Cab fleet': 'cab',
  'Cab fleet · Sedan cab': 'sedan',
  'Airport cab fleet': 'airportcab',
  'Full bus wrap': 'bus',
  'Bus side panels': 'buspanels',
  'Mini bus wrap': 'minibus',
  'Truck side panels': 'truck',
  'Truck wrap': 'truckwrap',
  'Water tanker panels': 'tanker',
  'Auto rickshaw hoods': 'auto',
  'E-rickshaw canopies': 'erickshaw',
  'Delivery van wraps': 'van',
}

export const form: FormRules = {
  drawnBy: 'fleet',
  fields: () => ({
    facts: [
      text('details.vehicle', 'Vehicle', { ...REQUIRED, help: 'Such as hatchback cab or low-floor bus' }),
      count('details.fleetSize', 'Vehicles in the fleet', { min: 1, ...REQUIRED }),
      list('details.routes', 'Routes'),
    ],
  }),
  usual: ['Vehicle', 'Fleet size', 'Panels', 'Material', 'Base city', 'Cost a vehicle', 'Permit'],
}
