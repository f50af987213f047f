import { assumedReach, passersBy } from './delivery.ts'
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
  exampleRank: 1,
  comparedGroup: 'billboard',
  showcaseRank: 1,
} as const satisfies MediaSpec

export const words = {
  aliases: ['Outdoor, OOH, Out of home, आउटडोर', 'Billboard, Hoarding, Bill board, होर्डिंग, होर्डिंग्स, बिलबोर्ड'],
  phrases:
    'hoarding, hoardings, hording, hordings, hoarding board, hoarding boards, billboard, billboards, bill board, bill boards, unipole, unipoles, gantry, gantries, bus shelter, bus shelters, bus stop, bus stops, bqs, skywalk, skywalks, ooh, out of home, ooh advertising, static outdoor, traditional outdoor, static ooh, pole kiosks, street furniture, foot over bridge, foot overbridge, wall painting, wall paintings, mall hoardings, होर्डिंग, होर्डिंग्स, बिलबोर्ड',
  weakPhrases: 'posters, poster',
  groups: { outdoor: 1 },
  hindi: 'होर्डिंग',
  plain: 'outdoor',
  counted: /^(?:sites?|locations? par|placements?|displays?)$/,
  term: {
    words: 'ooh, out of home',
    en: 'OOH (out of home) is advertising outside the home: hoardings, unipoles, gantries, bus shelters.',
    hi: 'OOH (आउट ऑफ होम) घर के बाहर का विज्ञापन है: होर्डिंग, यूनिपोल, गैंट्री, बस स्टॉप।',
  },
  titleEnds: 'Hoarding|Billboard|Unipole|Gantry|Skywalk',
  wellKnown: `Times OOH | times ooh
    JCDecaux | jcdecaux, jc decaux
    Laqshya | laqshya
    Selvel | selvel`,
  formats: {
    billboard: { name: 'large hoardings', matches: 'billboard/', isPlain: true },
    unipole: { name: 'unipoles', matches: 'Unipole', words: 'unipole, unipoles, uni pole, uni poles, यूनिपोल' },
    gantry: {
      name: 'gantries',
      matches: 'Gantry',
      words: 'gantry, gantries, gantry boards, overhead gantry, गैंट्री, गैन्ट्री',
    },
    cantilever: { name: 'cantilevers', matches: 'Cantilever', words: 'cantilever, cantilevers' },
    rooftop: {
      name: 'rooftop hoardings',
      matches: 'Rooftop',
      words: 'rooftop hoarding, rooftop hoardings, roof top hoarding, roof top hoardings',
    },
    bus_shelter: {
      name: 'bus shelters',
      matches: 'Bus shelter, Shelter',
      words:
        'bus shelter, bus shelters, bus stop, bus stops, bqs, bus stand, bus stands, bus queue shelter, bus queue shelters, bus stop ads, बस शेल्टर, बस स्टॉप, बस स्टैंड, बस अड्डा',
    },
    metro_pillar: {
      name: 'metro pillar boards',
      matches: 'Metro pillar',
      words: 'metro pillar, metro pillars, metro pillar boards, metro pillar branding',
    },
    overbridge: {
      name: 'foot overbridges',
      matches: 'Foot overbridge',
      words: 'foot over bridge, foot over bridges, foot overbridge, foot overbridges, fob, fobs',
    },
    skywalk: { name: 'skywalks', matches: 'Skywalk', words: 'skywalk, skywalks, skywalk panels' },
    underpass: {
      name: 'underpasses',
      matches: 'Underpass',
      words: 'underpass, underpasses, underpass panels, underpass branding',
    },
    pole_kiosk: {
      name: 'pole kiosks',
      matches: 'Pole kiosk',
      words: 'pole kiosk, pole kiosks, lamp post, lamp posts, lamppost boards, electric pole boards',
    },
    median: {
      name: 'median boards',
      matches: 'Median',
      words: 'median, medians, median board, median boards, divider boards',
    },
    traffic_booth: {
      name: 'traffic booths',
      matches: 'Traffic booth',
      words: 'traffic booth, traffic booths, police booth, police booths',
    },
    tree_guard: { name: 'tree guards', matches: 'Tree guard', words: 'tree guard, tree guards' },
    direction_board: {
      name: 'direction boards',
      matches: 'Direction board',
      words: 'direction board, direction boards, signage boards',
    },
    street_furniture: { name: 'street furniture', matches: 'street/, Bus shelter', words: 'street furniture' },
    mall: {
      name: 'mall hoardings',
      matches: 'mall/',
      words: 'mall hoarding, mall hoardings, mall facade, mall facades, mall facade hoardings',
    },
    facade: { name: 'facade hoardings', matches: 'Facade', words: 'facade hoarding, facade hoardings' },
    atrium: {
      name: 'atrium drop-downs',
      matches: 'Atrium',
      words: 'atrium drop down, atrium drop downs, atrium dropdown',
    },
    escalator: { name: 'escalator panels', matches: 'Escalator', words: 'escalator panels, escalator branding' },
    toll: {
      name: 'toll plazas',
      matches: 'Toll plaza',
      words: 'toll plaza, toll plazas, toll plaza branding, toll booth, toll booths, toll naka',
    },
    wall_wrap: {
      name: 'wall wraps',
      matches: 'Wall wrap',
      words: 'wall wrap, wall wraps, building wrap, building wraps',
    },
    wall_painting: { name: 'wall paintings', matches: '', words: 'wall painting, wall paintings, दीवार पेंटिंग' },
    balloon: {
      name: 'balloons',
      matches: '',
      words: 'hot air balloon, hot air balloons, sky balloon, sky balloons, advertising balloon, advertising balloons',
    },
  },
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
  delivery: passersBy(VISITS),
  visits: VISITS,
  spread: 'city',
  hasLocality: true,
  suggestionRank: 1,
  answerRank: 1,
  affinity: {
    rows: {
      // affluent business young_pros students homemakers parents seniors workers rural men_auto travellers commuters
      billboard: [1.1, 1.1, 1.1, 1, 0.9, 1, 0.9, 1, 0.8, 1.1, 1.2, 1],
      mall: [1.9, 1.1, 1.7, 1.6, 1.1, 1.4, 0.6, 0.4, 0.2, 1.1, 1.3, 1],
      street: [0.4, 0.7, 0.8, 1, 1.1, 1, 1, 1.2, 0.8, 1, 0.6, 1.2],
      transit: [0.5, 0.7, 1.1, 1.3, 0.9, 0.9, 0.8, 1.3, 0.7, 1, 0.7, 1.7],
    },
  },
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
