import { type DrawnFacts, withFacts } from './drawn-facts.ts'
import type { DiscoverOnlyCategory, MediaType } from './media.ts'

/** Which drawing shows a format of the trade: type of a listing or spot, and the variant of app/art/scene/. */
type Formats = Readonly<Record<string, string>>

/** Positions of a newspaper; the picture of an edition is one of them. */
const PAGES: Formats = {
  'Half page': 'half',
  'Quarter page': 'quarter',
  'Front page strip': 'strip',
  'Front page solus': 'strip',
  'Front page jacket': 'jacket',
  'Full page': 'jacket',
  Column: 'column',
  'Back page strip': 'backstrip',
}
const EDITIONS = ['National daily', 'Regional daily', 'Business daily', 'Sunday supplement']

/** Every type that is seeded or sold, by category. `type · detail` is looked up before `type`. */
export const FORMATS: Readonly<Record<MediaType | DiscoverOnlyCategory, Formats>> = {
  ooh: {
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
  },
  dooh: {
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
  },
  transit: {
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
  },
  vehicle: {
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
  },
  airport: {
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
  },
  theatre: {
    Multiplex: 'multiplex',
    'Single screen': 'facade',
    'Pre-show film': 'scope',
    'Pre-show film · Single screen': 'flat',
    'Interval film': 'interval',
    Slide: 'slide',
    'Foyer panel': 'foyer',
    'Facade hoarding': 'multiplex',
    'Facade hoarding · Single screen': 'facade',
    Standee: 'standee',
    'Popcorn tub': 'popcorn',
    'Ticket window': 'ticket',
    'Seat back': 'seatback',
  },
  tv: {
    'General entertainment': 'serial',
    'Lifestyle and series': 'comedy',
    Sport: 'cricket',
    'Sport · Akhada Sports': 'kabaddi',
    News: 'news',
    'Business news': 'business',
    Movies: 'film',
    Music: 'music',
  },
  radio: {
    'FM station': 'fm',
    'Community radio': 'community',
    'Digital radio': 'app',
    'Music station': 'music',
    Mention: 'studio',
  },
  newspaper: {
    ...PAGES,
    ...Object.fromEntries(
      EDITIONS.flatMap((edition) => Object.entries(PAGES).map(([page, drawing]) => [`${edition} · ${page}`, drawing])),
    ),
  },
  magazine: {
    'Full page': 'page',
    'Back cover': 'back',
    'Half page, horizontal': 'half',
    'Inside front cover': 'inside',
    'Double spread': 'spread',
    'Bookmark insert': 'insert',
    'Inside back cover': 'page',
    Gatefold: 'gatefold',
    'Home and dress magazine': 'cover-people',
    'Travel magazine': 'cover-travel',
    'City living magazine': 'cover-home',
    'Women’s life magazine': 'cover-people',
    'Fashion and home magazine': 'cover-people',
    'Personal finance magazine': 'cover-money',
    'Companies and markets magazine': 'cover-money',
    'Start-ups magazine': 'cover-people2',
    'Trade and industry magazine': 'cover-industry',
    'Small industry magazine': 'cover-industry',
    'Cars and bikes magazine': 'cover-cars',
    'Food magazine': 'cover-food',
    'Sport magazine': 'cover-sport',
    'Farming magazine': 'cover-farm',
    'Photography magazine': 'cover-camera',
    'Health magazine': 'cover-health',
    'Property and interiors magazine': 'cover-home',
    'Books and theatre magazine': 'cover-book',
    'Engineering magazine': 'cover-gear',
    'Children magazine': 'cover-moon',
    'News and society magazine': 'cover-people2',
    'News and essays magazine': 'cover-book',
    'News and cinema magazine': 'cover-people',
    'News and culture magazine': 'cover-people2',
    'Essays and stories magazine': 'cover-book',
  },
  btl: {
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
  },
  events: {
    Stall: 'stall',
    'Associate sponsorship': 'banners',
    'Associate sponsorship · sports': 'stadium',
    'Title sponsorship': 'title',
    'Title sponsorship · sports': 'arch',
    'Stage branding': 'wings',
    'Stage branding · conferences': 'conference',
    'Stage branding · sports': 'stadium',
    'Registration and passes': 'registration',
  },
  // The portrait comes before the format: 'beard-reel'.
  influencer: {
    Creator: '',
    Reel: 'reel',
    'Feed post': 'post',
    'Story set': 'story',
    'YouTube video': 'video',
    'Festival bundle': 'bundle',
  },
  digital: {
    'Run of network banner': 'banner',
    Skyscraper: 'skyscraper',
    'Native card': 'native',
    'Home page takeover': 'takeover',
    'Feed post': 'feed',
    'Click to site': 'click',
    Story: 'story',
    'Lead form': 'leadform',
    'Connected TV spot': 'ctv',
    'Open auction pre-roll': 'video',
    'Completed view': 'vertical',
    'Sponsored series': 'series',
  },
  pr: {
    'Wire distribution': 'wire',
    'Targeted release': 'release',
    'City release': 'release',
    'Regional language release': 'regional',
    'Newsroom day': 'newsroom',
    'Review round': 'review',
    'Press visit': 'plant',
    'Feature story': 'feature',
    'Results desk': 'results',
    'Press meet': 'pressmeet',
    'Press conference': 'pressmeet',
    'Photo call': 'photocall',
    'Podcast interview': 'podcast',
    'Interview series': 'podcast',
    'Radio interview': 'radio',
    'Television panel': 'panel',
    'Television interview': 'tvinterview',
    'Bylined column': 'column',
    'Campus talk': 'talk',
    'Live conversation': 'audioroom',
    'Creator kit': 'kit',
    'Creator preview': 'kit',
    'Creator trail': 'creators',
    'Creator trip': 'trip',
    'Creator round': 'creators',
    'Creator circle': 'creators',
    'Creator desk': 'creators',
    'Creator newsroom': 'newsroom',
    'Expert note': 'note',
  },
}

/** Structures that stand alone are drawn on the ground of their landmark. */
const FREE_STANDING = new Set(['unipole', 'cantilever', 'hoarding'])
const WATER = /lake|beach|river|sea face|promenade|walkway|ghat|jetty/i
const FLYOVER = /flyover|overbridge/i
const withGround = (variant: string, landmark: string | undefined) => {
  if (!landmark || !FREE_STANDING.has(variant)) return variant
  if (WATER.test(landmark)) return `${variant}-water`
  return FLYOVER.test(landmark) ? `${variant}-flyover` : variant
}

interface Pictured {
  category: MediaType | DiscoverOnlyCategory
  /** Of the listing or spot; of an airport's spot its name up to the comma. */
  type: string
  /** What else decides: the group, the vehicle, the title, the kind of house. */
  detail?: string
  /** The landmark that the title names. */
  landmark?: string | undefined
  /** Of the listing. */
  facts?: DrawnFacts
}

/** The drawing of a format, with the facts that it repeats; null for an unknown one. */
export function variantOf({ category, type, detail, landmark, facts = {} }: Pictured): string | null {
  const formats = FORMATS[category]
  const variant = formats[`${type} · ${detail}`] ?? formats[type]
  return variant ? withFacts(withGround(variant, landmark), facts) : null
}
