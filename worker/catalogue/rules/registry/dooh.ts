import { assumedReach, passersBy } from './delivery.ts'
import { count, REQUIRED, text } from './form-field.ts'
import { face } from './form-shared.ts'
import type { Formats, FormRules } from './form-spec.ts'
import type { PlanRules, Visits } from './plan-spec.ts'
import { ITEM_NOT_FOUND, OTHER, plain, SPOT_NOUN } from './shared.ts'
import type { MediaSpec } from './spec.ts'
import { slots } from './views.ts'
import type { MediaWords } from './words-spec.ts'

export const spec = {
  label: 'Digital outdoor (DOOH)',
  tab: 'DOOH',
  heading: 'Digital outdoor advertising',
  said: { inSentence: 'digital outdoor', chip: 'digital screens', alone: 'DOOH' },
  noun: ['screen', 'screens'],
  spotNoun: SPOT_NOUN,
  counts: 'listings',
  shape: 'groups',
  units: ['per_slot_day'],
  where: 'site',
  needed: [['loop', 'Describe the loop']],
  sold: 'sold by the 10 second slot and day',
  onMap: true,
  facets: ['city', 'band', 'available'],
  narrows: ['format', 'face', 'owner'],
  hasLandmarks: true,
  search: { in: ['title', 'venue', 'area'], placeholder: 'Search a screen, mall or area' },
  bands: { label: 'Price a day', on: 'rate', edges: [1_000, 5_000] },
  sorts: ['recommended', 'price', 'audience'],
  listingTitle: plain,
  notFound: ITEM_NOT_FOUND,
  actions: ['book', 'contactOwner'],
  audience: 'People a day',
  views: slots,
  availability: { free: 'A slot is free', booked: 'All slots sold' },
  gst: OTHER,
  leadTime: '2 to 3 days',
  terms: { leadDays: 2, supply: 'site', cancellation: 'outdoor', proof: 'screen' },
  refPrefix: 'DOOH',
  section: 'street',
  channel: 'OOH',
  tileRank: 7,
} as const satisfies MediaSpec

export const words = {
  aliases: [
    'DOOH, Digital outdoor, Digital out of home, Digital billboard, Digital hoarding, डिजिटल होर्डिंग',
    'LED, एलईडी',
  ],
  phrases:
    'dooh, डिजिटल स्क्रीन, digital ooh, digital out of home, led screen, led screens, led wall, led walls, led hoarding, led hoardings, led billboard, led billboards, lcd screens, digital screen, digital screens, digital hoarding, digital hoardings, digital billboard, digital billboards, digital outdoor, mall screens, screens, led displays, led display',
  weakPhrases: 'led, leds, lcd',
  groups: { outdoor: 2 },
  hindi: 'डिजिटल स्क्रीन',
  alone: /^(?:screens?|leds?|स्क्रीन)$/,
  term: {
    words: 'dooh, digital out of home, digital outdoor',
    en: 'DOOH (digital out of home) is advertising on screens outside the home, sold by slots of a loop.',
    hi: 'DOOH घर के बाहर की डिजिटल स्क्रीन पर विज्ञापन है, जो लूप के स्लॉट में बिकता है।',
  },
  titleEnds: 'LED|Screen|Screens|Videowall',
  formats: {
    led_wall: {
      name: 'LED walls',
      matches: 'LED wall, Corner LED',
      words: 'led wall, led walls, video wall, video walls',
    },
    led_tower: { name: 'LED towers', matches: 'LED tower', words: 'led tower, led towers' },
    led_kiosk: {
      name: 'LED kiosks',
      matches: 'LED kiosk',
      words: 'led kiosk, led kiosks, digital kiosk, digital kiosks',
    },
    roadside: {
      name: 'roadside LED screens',
      matches: 'roadside_led/',
      words:
        'roadside led, roadside screens, led hoarding, led hoardings, led billboard, led billboards, digital hoarding, digital hoardings, digital billboard, digital billboards, डिजिटल होर्डिंग',
    },
    mall: {
      name: 'mall screens',
      matches: 'mall/',
      words: 'mall screen, mall screens, mall led, screens in malls, digital screens in malls',
    },
    lift: {
      name: 'lift screens',
      matches: 'Lift screens',
      words:
        'lift screen, lift screens, elevator screens, lift branding, lift ads, elevator ads, elevator branding, screens in lifts',
      weak: 'lift, lifts, elevators, लिफ्ट',
    },
    lobby: { name: 'lobby screens', matches: 'Lobby', words: 'lobby screen, lobby screens' },
    cafeteria: { name: 'cafeteria screens', matches: 'Cafeteria', words: 'cafeteria screens, canteen screens' },
    office: {
      name: 'office screens',
      matches: 'corporate_lift/',
      words:
        'office screens, corporate screens, tech park screens, it park screens, screens in offices, office lift screens',
    },
    fuel: {
      name: 'fuel pump screens',
      matches: 'Fuel pump',
      words:
        'petrol pump, petrol pumps, petrol pump screens, fuel pump screens, fuel station screens, petrol pump branding',
    },
  },
} as const satisfies MediaWords

/** Visits a month: a person passes the screen; a mall is visited less often. */
const VISITS: Visits = {
  usual: 10,
  byGroup: { mall: 3 },
  byFormat: {
    'LED tower': 9.4,
    'Corner LED': 10.6,
    'LED kiosks': 11.5,
    'Lift screens': 18,
    'Lobby screen': 16,
    'Cafeteria screens': 14,
    'Fuel pump screens': 4,
    'Airport screens': 1.5,
  },
  isOnRoad: true,
}

export const plan: PlanRules = {
  reach: assumedReach(0.7, 0.8, 'adults who pass junctions, malls or stations with screens'),
  delivery: passersBy(VISITS),
  visits: VISITS,
  spread: 'city',
  hasLocality: true,
  maxPacks: 2,
  suggestionRank: 6,
  affinity: {
    rows: {
      // affluent business young_pros students homemakers parents seniors workers rural men_auto travellers commuters
      corporate_lift: [1.9, 2.2, 2.4, 0.5, 0.3, 0.7, 0.3, 0.3, 0.2, 1.3, 1.4, 1.2],
      mall: [1.9, 1.1, 1.7, 1.6, 1.1, 1.4, 0.6, 0.4, 0.2, 1.1, 1.3, 1],
      roadside_led: [1.2, 1.2, 1.2, 1.1, 0.8, 1, 0.8, 1, 0.6, 1.2, 1.2, 1.1],
    },
  },
}

export const formats: Formats = {
  'LED wall': 'ledwall',
  'LED tower': 'ledtower',
  'Corner LED': 'corner',
  'LED kiosks': 'ledkiosk',
  'Atrium ribbon': 'ribbon',
  'Entrance totems': 'totem',
  'Food court screens': 'foodcourt',
  'Lift screens': 'lift',
  'Lobby screen': 'lobby',
  'Cafeteria screens': 'cafeteria',
  'Fuel pump screens': 'fuel',
  'Airport screens': 'airport',
}

export const form: FormRules = {
  isLoop: true,
  fields: () => ({
    facts: [
      ...face(),
      count('details.loop.slots', 'Slots in the loop', { min: 1, max: 1_000, ...REQUIRED }),
      count('details.loop.seconds', 'Length of a slot', { unit: 'sec', min: 1, max: 600, ...REQUIRED }),
      text('details.loop.hours', 'Hours', { help: '06:00 to 22:00', ...REQUIRED }),
      count('details.loop.playsADay', 'Plays a day of one slot', { max: 100_000, ...REQUIRED }),
    ],
  }),
  usual: ['Screen', 'Pixels', 'Slot', 'Hours', 'File', 'Brightness', 'Share of voice'],
}
