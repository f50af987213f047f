import { formatCount, formatNumber } from '../../worker/kernel/rules/money.ts'
import { type Drawing, facts, figures, included, type MediumSeed, type Turn } from '../medium.ts'
import { drawSite, locate } from '../places.ts'
import { drawCount, drawPrice, priceOf } from '../price.ts'
import { lowerFirst, readList, readRange, readTable } from '../text.ts'
import { MALLS } from './malls.ts'

/** The owners who sell it. */
const SELLERS = [
  'Sahyadri Outdoor',
  'Nandi Screens',
  'Gulabi Nagar Activations',
  'Charminar Activations',
  'Forum Spaces',
  'Konkan Fleet Works',
  'Utsav Experiences',
  'Maidan Live',
  'Punjab Highway Media',
] as const

/** group | type | title | rupees a day | floor space | footfall a day | how often; {n} is a number of venues */
const FORMATS = `
mall_activation | Atrium stall | Central atrium, {area}, {size} | 60000-200000 | 12 × 12 ft, 15 × 15 ft, 20 × 20 ft | 18000-52000 | 4
mall_activation | Promotion kiosk | Kiosk by the escalators, {area}, {size} | 40000-90000 | 6 × 6 ft, 8 × 6 ft | 12000-38000 | 3
mall_activation | Food court pod | Food court pod, {area}, {size} | 45000-110000 | 8 × 8 ft, 10 × 8 ft | 14000-40000 | 3
mall_activation | Entrance canopy | Main entrance canopy, {area} | 50000-140000 | 12 × 10 ft, 20 × 10 ft | 16000-48000 | 2
apartment_activation | Clubhouse stall | Clubhouse forecourt, {area}, {homes} homes | 8000-20000 | 10 × 10 ft | 600-3200 | 4
apartment_activation | Gate canopy | Gate canopy, {area}, {homes} homes | 5000-14000 | 8 × 8 ft, 10 × 8 ft | 500-2600 | 4
apartment_activation | Festival evening | Festival evening on the lawn, {area} | 12000-20000 | 20 × 15 ft | 700-2400 | 2
apartment_activation | Society circuit | Weekend circuit of {n} societies, {area} | 50000-120000 | 10 × 10 ft each | 4000-16000 | 1
corporate_activation | Lobby stall | Lobby stall, {area}, {size} | 15000-45000 | 8 × 8 ft, 10 × 10 ft | 4000-16000 | 4
corporate_activation | Food court pod | Lunch hour pod, {area}, {size} | 20000-60000 | 8 × 8 ft, 10 × 8 ft | 6000-22000 | 4
corporate_activation | Campus circuit | Circuit of {n} campuses, {area} | 60000-180000 | 10 × 10 ft each | 14000-48000 | 1
local_activation | Bazaar canopy | Bazaar canopy, {area}, {size} | 8000-22000 | 10 × 10 ft, 12 × 8 ft | 5000-26000 | 5
local_activation | College gate | College gate stall, {area} | 9000-20000 | 8 × 8 ft, 10 × 8 ft | 3000-14000 | 3
local_activation | Station forecourt | Forecourt van stop, {area} | 12000-30000 | 20 × 8 ft | 12000-60000 | 3
local_activation | Mela pitch | Mela pitch, {area}, {size} | 10000-30000 | 15 × 10 ft, 20 × 10 ft | 8000-45000 | 3
local_activation | Bazaar circuit | Circuit of {n} bazaars, {area} | 50000-120000 | 10 × 10 ft each | 30000-120000 | 1
`

interface Format {
  group: string
  type: string
  title: string
  price: [number, number]
  sizes: string[]
  footfall: [number, number]
}

/** Formats, each repeated as in its row. */
const ALL: Format[] = readTable(FORMATS).flatMap(
  ([group = '', type = '', title = '', price, sizes = '', footfall, often]) => {
    const format = {
      group,
      type,
      title,
      price: readRange(price),
      sizes: readList(sizes),
      footfall: readRange(footfall),
    }
    return Array.from({ length: Number(often) }, () => format)
  },
)

/** Invented venues by group; none carries a city's name, because the search looks at titles and venues only. */
const VENUES: Record<string, readonly string[]> = {
  mall_activation: MALLS,
  apartment_activation: readList(
    'Lake Vista Towers, Aangan Enclave, Gulmohar Heights, Kaveri Residency, Neem Grove Apartments, Ashiana Terraces, ' +
      'Parijat Residency, Sunrise Greens, Malhar Towers, Champa Gardens, Silver Oak Homes, Triveni Apartments, ' +
      'Rainbow Meadows Society, Amaltas Court, Surya Kiran Towers, Palm Circle Homes',
  ),
  corporate_activation: readList(
    'Meghna Tech Park, Nilgiri Business Bay, Sarvam IT Park, Vertex Corporate Campus, Kadamba Tech Park, ' +
      'Sapphire Business Centre, Ganga Knowledge Park, Orchid Office Towers, Dhruva Corporate Park, Tulip Business Hub',
  ),
}

/** Of local activations, by type: a college gate is at a college, a mela on open ground. */
const LOCAL_VENUES: Record<string, readonly string[]> = {
  'College gate': readList('Government Arts College, Polytechnic Gate, Commerce College, Science College, Law College'),
  'Station forecourt': readList(
    'Booking Office Forecourt, Parcel Office Yard, Goods Shed Yard, Second Entry Forecourt, Railway Colony Gate',
  ),
  'Mela pitch': readList('Nehru Maidan, Ramlila Ground, Subhash Maidan, Town Hall Lawns, Ganesh Utsav Ground'),
}
const BAZAARS = readList(
  'Peepal Tree Market, Shanichari Haat, Johari Lanes, Old Clock Tower Market, Sabzi Mandi Yard, Gandhi Chowk, ' +
    'Cloth Market Lane, Jumma Haat, Lakshmi Talkies Lane',
)

const venuesOf = ({ group, type }: Format): readonly string[] => VENUES[group] ?? LOCAL_VENUES[type] ?? BAZAARS

/** Positions of a stall inside its venue. */
const BY_A_GATE = ['Left of the gate', 'Right of the gate']
const POSITIONS = readList('North side, South side, East side, West side, By gate 1, By gate 2, By gate 3, Centre')

/** Permission for sound. */
const ALOUD = 'Public address by request'
const INCLUDED: Record<string, readonly string[]> = {
  mall_activation: [
    'Storage for stock',
    'Night set-up from 22:00',
    'Mall announcement twice an hour',
    'Security at night',
  ],
  apartment_activation: [
    'Association letter included',
    'Message on the residents’ group',
    'Parking for one van',
    'Tables and chairs',
  ],
  corporate_activation: [
    'Footfall by entry badges',
    'Sampling allowed',
    'Mail to all tenants',
    'Lunch and 18:00 shifts',
  ],
  local_activation: ['Market association permit', 'Two promoters', 'Police permission arranged', ALOUD],
}
const ANY = [
  'Photo report the next day',
  'Count of contacts by hour',
  'Canopy and counter on request',
  'Local language promoters',
]

const GROUP_FACTS: Record<string, { people: string; hours: string; permission: string }> = {
  mall_activation: { people: 'visitors', hours: '11:00 to 22:00', permission: 'Mall management' },
  apartment_activation: { people: 'residents', hours: '09:00 to 20:00', permission: 'Residents’ association' },
  corporate_activation: { people: 'staff', hours: '10:00 to 19:00', permission: 'Campus management' },
  local_activation: { people: 'passers-by', hours: '10:00 to 21:00', permission: 'Police and civic body' },
}

/** Residents of a home. */
const IN_A_HOME = 4

function draw(turn: Turn): Drawing {
  const { random, group, edge } = turn
  const site = drawSite(random, edge ? 'metros' : 'everywhere')
  const able = ({ price: [least, most] }: Format) => edge === undefined || (least <= edge && edge <= most)
  const format = random.pick(ALL.filter((one) => one.group === group && able(one)))
  const { people, hours, permission } = GROUP_FACTS[group] ?? { people: 'people', hours: '', permission: '' }
  const size = random.pick(format.sizes)
  const homes = random.int(15, 100) * 20
  const venues = random.int(4, 8)
  const venue = random.pick(venuesOf(format))
  const title = format.title
    .replace('{area}', site.locality.name)
    .replace('{size}', size)
    .replace('{homes}', formatNumber(homes))
    .replace('{n}', String(venues))
  const [width = 1, depth = 1] = size.split(' × ').map(Number.parseFloat)
  const circuit = format.title.includes('{n}')
  const drawn = drawCount(random, ...format.footfall)
  const footfall = format.title.includes('{homes}') ? Math.min(drawn, homes * IN_A_HOME) : drawn
  const sound = random.pick(['Till 22:00', 'No', 'Up to 65 dB'])
  const power = `${random.pick([3, 5, 7, 15])} kVA`
  const position = random.fork('position').pick(/gate|entrance/i.test(format.title) ? BY_A_GATE : POSITIONS)
  const listing = {
    title,
    type: format.type,
    description:
      `${circuit ? `${venues} places in one booking, beginning at ${venue}` : `${size} of floor at ${venue}`}, ` +
      `passed by ${formatCount(footfall)} ${people} a day. ` +
      random.pick([
        `Open ${hours}; set-up the night before.`,
        `Power of ${power} is at the counter, so chillers and screens work.`,
        `${group === 'corporate_activation' ? 'Lunch hours' : 'Weekends'} fill first: ask for two dates.`,
        `The owner brings the papers, you bring the product.`,
      ]),
    ...locate(random, site, `${venue}, ${site.locality.road}`),
    venue: circuit ? `${venue} and ${venues - 1} more` : venue,
    rate: edge === undefined ? drawPrice(random, ...format.price) : priceOf(edge),
    unit: 'per_day' as const,
    minDuration: random.pick([1, 1, 1, 2, 2, 3]),
    audience: footfall,
    features: included(
      random,
      [circuit ? `${venues} places` : `${width * depth} sq ft`, `Power ${power}`],
      [...(INCLUDED[group] ?? []), ...ANY].map((one) =>
        sound === 'No' && one === ALOUD ? 'Signboard at the stall' : one,
      ),
    ),
    specifications: facts({
      Space: circuit ? size : `${size} (${width * depth} sq ft)`,
      ...(!circuit && { Position: position }),
      'Power supply': power,
      Hours: hours,
      'Permission from': permission,
      Staff: `Up to ${random.int(2, 8)} promoters`,
      'Sound allowed': sound,
    }),
    custom: { 'Power supply': true, 'Sound allowed': sound !== 'No' },
  }
  const open = hoursBetween(hours)
  return {
    listing: { ...listing, ...drawContacts(turn, { footfall, open }) },
    apart: circuit ? [] : [lowerFirst(position), size],
  }
}

/** Whole hours of `11:00 to 22:00`. */
function hoursBetween(text: string): number {
  const [from = 0, to = 0] = text.split(' to ').map(Number.parseFloat)
  return to - from
}

/** Offices are all but empty at weekends. */
const WEEKEND_SHARE: Record<string, number> = { corporate_activation: 0.2 }
const ANYWHERE_AT_WEEKENDS = 1.45

/** Contacts of an activation: people who stop, of which a part gets a sample. */
function drawContacts(turn: Turn, { footfall, open }: { footfall: number; open: number }) {
  const { random, group } = turn
  const contacts = random.int(25, 140)
  const samples = random.int(3, 24) * 50
  const stopping = random.int(6, 19)
  const stops = (footfall * stopping) / 100
  return {
    metrics: facts({
      'Contacts an hour': String(Math.min(contacts, Math.floor(stops / open))),
      'Samples a day': formatNumber(Math.min(samples, Math.floor(stops / 5) * 5)),
    }),
    audienceFigures: figures(
      turn,
      ['Daily footfall', formatCount(footfall), 'owner'],
      ['Weekend footfall', formatCount(Math.round(footfall * (WEEKEND_SHARE[group] ?? ANYWHERE_AT_WEEKENDS))), 'owner'],
      ['People who stop', `${stopping}%`, 'estimate'],
    ),
  }
}

export const btl: MediumSeed = {
  icon: 'store',
  sellers: SELLERS,
  endless: true,
  description:
    'Stalls, canopies and pods in malls, homes, offices and bazaars, with floor space, power and papers named.',
  groups: [
    {
      id: 'mall_activation',
      name: 'Mall activation',
      description: 'Atriums, kiosks and forecourts where families spend two hours.',
      features: ['Atrium and stall space', 'Busiest on weekends', 'Power and storage included'],
      count: 156,
    },
    {
      id: 'apartment_activation',
      name: 'Apartment activation',
      description: 'Gated societies, with the residents’ association’s consent in hand.',
      features: ['No-objection letter included', 'Clubhouse and gate formats', 'Families at home'],
      count: 89,
    },
    {
      id: 'corporate_activation',
      name: 'Corporate activation',
      description: 'IT parks and business campuses at lunch and at six.',
      features: ['Lobby and food court', 'Footfall by entry badges', 'Sampling allowed'],
      count: 67,
    },
    {
      id: 'local_activation',
      name: 'Local activation',
      description: 'Bazaars, colleges, melas and railway forecourts.',
      features: ['Street permissions handled', 'Promoters and canopy', 'Crews in the local language'],
      count: 234,
    },
  ],
  customFields: [
    { name: 'Power supply', type: 'boolean', required: true },
    { name: 'Sound allowed', type: 'boolean', required: false },
  ],
  draw,
}
