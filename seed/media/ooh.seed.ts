import { formatCount, formatNumber } from '../../worker/kernel/rules/money.ts'
import { type Drawing, facts, figures, included, type MediumSeed, type Turn } from '../medium.ts'
import { drawNeighbour, drawSite, locate, type Site } from '../places.ts'
import { drawCount, priceOf } from '../price.ts'
import type { Random } from '../random.ts'
import { lowerFirst, readFace, readList, readRange, readTable, upperFirst } from '../text.ts'
import { MALLS } from './malls.ts'

/** The owners who sell it. */
const SELLERS = [
  'Golconda Skyline Media',
  'Sahyadri Outdoor',
  'Deccan Hoardings',
  'Forum Spaces',
  'Namma Outdoor',
  'Bombay Sites Co.',
  'Rajdhani OOH',
  'Marina Adsites',
  'Hooghly Street Media',
  'Narmada Fleet Media',
  'Punjab Highway Media',
] as const

/**
 * group | type | title | sizes in ft | pieces from-to | rupees a sq ft and month at level 1
 * {landmark}, {road}, {area} and {n} (pieces) are filled in.
 */
const FORMATS = `
billboard | Unipole | Unipole facing {landmark} | 40 × 20, 30 × 20, 40 × 30, 20 × 20 | 1-1 | 150-250
billboard | Unipole | Unipole on {road} | 40 × 20, 30 × 20, 20 × 20 | 1-1 | 140-230
billboard | Gantry | Gantry over {road} | 60 × 10, 80 × 10 | 1-1 | 200-300
billboard | Cantilever | Cantilever at {landmark} | 30 × 15, 20 × 15 | 1-1 | 200-320
billboard | Hoarding | Twin-post hoarding, {road} | 40 × 30, 30 × 20, 40 × 20 | 1-1 | 130-220
billboard | Rooftop hoarding | Rooftop hoarding, {road} | 40 × 20, 60 × 20, 30 × 15 | 1-1 | 120-200
billboard | Toll plaza canopy | Canopy at {landmark} | 80 × 6, 60 × 8 | 1-1 | 180-260
transit | Bus shelter panel | Bus shelter set of {n}, {road} | 20 × 5, 15 × 5 | 2-6 | 180-280
transit | Metro pillar boards | Metro pillars, set of {n}, {road} | 8 × 4, 10 × 5 | 10-30 | 130-200
transit | Foot overbridge panel | Foot overbridge at {landmark} | 60 × 8, 50 × 10 | 1-2 | 160-240
transit | Skywalk panel | Skywalk panels, set of {n}, {area} | 20 × 6, 15 × 6 | 2-5 | 150-220
transit | Underpass panel | Underpass walls, {road} | 60 × 10, 40 × 8 | 1-2 | 130-190
street | Pole kiosk | Pole kiosks, set of {n}, {road} | 3 × 5, 4 × 6 | 10-80 | 95-140
street | Median board | Median boards, set of {n}, {road} | 6 × 3, 8 × 4 | 10-40 | 100-150
street | Traffic booth | Traffic booth, {landmark} | 8 × 8, 6 × 8 | 1-4 | 260-420
street | Tree guard | Tree guards, set of {n}, {area} | 2 × 4, 3 × 4 | 20-100 | 85-130
street | Direction board | Direction board panel, {landmark} | 20 × 8, 15 × 8 | 1-3 | 170-260
mall | Facade hoarding | Mall facade, {entrance} entrance, {road} | 50 × 25, 40 × 30, 60 × 20 | 1-1 | 130-220
mall | Atrium drop-down | Atrium drop-down over {floor}, {area} | 20 × 30, 15 × 30 | 1-2 | 170-260
mall | Escalator panels | Escalator panels, set of {n}, {area} | 12 × 3, 15 × 3 | 4-12 | 220-320
mall | Parking entry gantry | Parking entry gantry, {road} | 25 × 5, 30 × 5 | 1-2 | 240-360
`
interface Format {
  group: string
  type: string
  title: string
  sizes: string[]
  pieces: [number, number]
  perSqFt: [number, number]
}
const ALL: Format[] = readTable(FORMATS).map(([group = '', type = '', title = '', sizes = '', pieces, perSqFt]) => ({
  group,
  type,
  title,
  sizes: readList(sizes),
  pieces: readRange(pieces),
  perSqFt: readRange(perSqFt),
}))

/** Limits of the rent of a site, rupees a month, so that no product of size and level leaves the trade's bands. */
const BOUNDS = { metro: [15_000, 600_000], other: [8_000, 150_000] } as const

const INCLUDED = readList(
  'Day and night site photos each week, Free change of creative after 30 days, Mounting within 48 hours of artwork, ' +
    'Monitoring report every fortnight',
)
/** Included services: no electricity without a lamp, no storm damage under a roof. */
function includedIn({ indoors, lighting }: { indoors: boolean; lighting: string }): string[] {
  const outdoors = indoors ? [] : ['Replacement after storm damage', 'No other hoarding within 150 metres']
  const upkeep = lighting === 'Non lit' ? 'Daily upkeep' : 'Electricity and daily upkeep'
  return [...outdoors, ...INCLUDED, upkeep]
}
const TRAFFIC = readList(
  'Evening crawl, Signal halt 90 sec, Morning inbound, Both carriageways, Slow left turn, Market traffic',
)
/**
 * Lighting of sites by type, of ten each: front, back, not lit. Boards of boxes and shelters are lit from behind, large
 * flex from the front, and tree guards have no cable.
 */
const LIT_OF_TEN: Readonly<Record<string, readonly [front: number, back: number, none: number]>> = {
  Hoarding: [6, 1, 3],
  Unipole: [8, 1, 1],
  'Bus shelter panel': [1, 8, 1],
  'Metro pillar boards': [3, 6, 1],
  'Foot overbridge panel': [7, 2, 1],
  'Skywalk panel': [4, 3, 3],
  'Underpass panel': [5, 1, 4],
  'Pole kiosk': [1, 6, 3],
  'Median board': [2, 4, 4],
  'Traffic booth': [2, 4, 4],
  'Tree guard': [0, 0, 10],
  'Direction board': [4, 2, 4],
  'Facade hoarding': [8, 2, 0],
  'Atrium drop-down': [5, 1, 4],
  'Escalator panels': [1, 7, 2],
  'Parking entry gantry': [3, 6, 1],
}
/** Of the other types, all of them large flex. */
const LIT_ELSEWHERE = [6, 1, 3] as const

function drawLighting(random: Random, type: string): string {
  const [front, back] = LIT_OF_TEN[type] ?? LIT_ELSEWHERE
  const drawn = random.int(1, 10)
  return drawn <= front ? 'Front lit' : drawn <= front + back ? 'Back lit' : 'Non lit'
}

const MATERIALS: Record<string, readonly string[]> = {
  'Front lit': ['Star flex, 340 gsm', 'Frontlit flex, 440 gsm', 'Vinyl on sunboard'],
  'Back lit': ['Backlit flex, 510 gsm', 'Backlit fabric, 260 gsm', 'Translite on acrylic'],
  'Non lit': ['Star flex, 340 gsm', 'Vinyl on sunboard'],
}

interface Face {
  site: Site
  format: Format
  size: string
  pieces: number
  /** Of all pieces together. */
  sqFt: number
}

/** A place and its structure; on a band edge, one that costs that much at the usual price of a square foot. */
function drawFace({ random, group, edge }: Turn): Face {
  const formats = ALL.filter((one) => one.group === group)
  for (let attempt = 0; attempt < 1_000; attempt++) {
    const site = drawSite(random, edge ? 'metros' : 'everywhere')
    const format = random.pick(formats.filter(({ type }) => type !== 'Toll plaza canopy' || isToll(site)))
    const pieces = random.int(...format.pieces)
    const size = random.pick(format.sizes)
    const [width = 1, height = 1] = size.split(' × ').map(Number)
    const sqFt = width * height * pieces
    const perSqFt = edge && edge / sqFt / site.city.level
    const [least, most] = format.perSqFt
    if (!perSqFt || (least <= perSqFt && perSqFt <= most)) return { site, format, size, pieces, sqFt }
  }
  throw new RangeError(`Nothing in ${group} costs ${edge} rupees a month`)
}

function titleOf({ random, group }: Turn, { site, format, pieces }: Face, facing: string): string {
  const { locality } = site
  const title = format.title
    .replace('{landmark}', locality.landmark)
    .replace('{road}', locality.road.includes(locality.name) ? locality.road : `${locality.road}, ${locality.name}`)
    .replace('{area}', locality.name)
    .replace('{n}', String(pieces))
    .replace('{entrance}', random.pick(['east', 'west', 'north', 'main']))
    .replace('{floor}', random.pick(['the food court', 'the central court', 'the cinema lobby']))
  return group === 'billboard' && random.chance(0.45) ? `${title}, ${facing} side` : title
}

const isToll = ({ locality }: Site) => /toll/.test(locality.landmark)

/** By day, and on to the hour at which the lamps go out. */
const HOURS_SEEN = { unlit: '12 a day, by daylight', lit: '18 a day, 06:00 to midnight' } as const

/** The hours of most traffic, at the time of day that the note names. */
function drawPeak(random: Random, note: string): string {
  const drawn = random.pick(['18:00 to 21:00', '08:00 to 11:00', '17:30 to 20:30'])
  if (note.startsWith('Morning')) return '08:00 to 11:00'
  return note.startsWith('Evening') ? '17:30 to 20:30' : drawn
}

/** One face looks at one carriageway. */
function drawNote(random: Random, pieces: number): string {
  const note = random.pick(TRAFFIC)
  return note === 'Both carriageways' && pieces === 1 ? 'Straight approach' : note
}

/** Vehicles a day, counted to the hundred. Few roads are the largest, so these differ in the three figures that a page shows. */
const drawTraffic = (random: Random) => Math.round(220 * (3_200 / 220) ** (random.next() ** 1.2)) * 100

function drawRoad(random: Random, { type, pieces }: { type: string; pieces: number }) {
  const count = drawTraffic(random)
  const note = drawNote(random, pieces)
  const lighting = drawLighting(random, type)
  return { count, people: 'vehicles', note, lighting, hours: 'from dusk to midnight', peak: drawPeak(random, note) }
}

/** Audience figures, which differ between a road and the inside of a mall. */
function drawAudience(random: Random, { indoors, type, pieces }: { indoors: boolean; type: string; pieces: number }) {
  return indoors
    ? {
        count: drawCount(random, 12_000, 52_000),
        people: 'visitors',
        note: 'Weekend peak',
        lighting: drawLighting(random, type),
        hours: 'in mall hours',
        peak: '17:00 to 21:00',
      }
    : drawRoad(random, { type, pieces })
}

function draw(turn: Turn): Drawing {
  const { random, group, edge, today } = turn
  const face = drawFace(turn)
  const { site, format, size, pieces, sqFt } = face
  const perSqFt = random.int(...format.perSqFt) * site.city.level
  const [least, most] = site.city.tier === 1 ? BOUNDS.metro : BOUNDS.other
  const facing = drawNeighbour(random, site).name
  const title = titleOf(turn, face, facing)
  const mall = group === 'mall' ? random.pick(MALLS) : null
  const { count, people, note, lighting, hours, peak } = drawAudience(random, {
    indoors: mall !== null,
    type: format.type,
    pieces,
  })
  const unlit = mall ? `seen ${hours}` : 'for daylight hours'
  const lit = lighting === 'Non lit' ? unlit : `lit ${hours}`
  const clearance = random.int(12, 34)
  const permitted = random.chance(0.9)
  const permit = permitted ? `valid to Mar ${Number(today.slice(0, 4)) + random.int(1, 3)}` : 'renewal applied for'
  const visible = random.int(8, 28) * 10
  const seen = random.int(6, 48)
  return {
    listing: {
      title,
      type: format.type,
      description:
        `${pieces > 1 ? `${pieces} faces of ${size} ft` : `One ${size} ft face`} ${lit}, read by ${formatCount(count)} ${people} a day` +
        `${mall ? ', most of them on weekends' : ` on ${site.locality.road} towards ${facing}`}. ` +
        random.pick([
          `The approach is clear for ${visible} metres.`,
          `People see it for ${seen} seconds on average, enough for a headline of six words.`,
          `Best for launches that must be seen in ${site.locality.name} within a week.`,
        ]),
      ...locate(random, site, mall ? `${mall}, ${site.locality.road}` : undefined),
      venue: mall ?? site.locality.landmark,
      rate: priceOf(edge ?? Math.min(Math.max(sqFt * perSqFt, least), most)),
      unit: 'per_month',
      minDuration: random.pick([1, 1, 1, 2, 3, 6]),
      setup: priceOf(sqFt * (random.int(8, 15) + random.int(3, 6))),
      audience: count,
      features: included(random, [lighting, note], includedIn({ indoors: mall !== null, lighting })),
      specifications: facts({
        Size: `${size} ft${pieces > 1 ? `, set of ${pieces}` : ` (${formatNumber(sqFt)} sq ft)`}`,
        Lighting: lighting === 'Non lit' ? lighting : `${lighting}, ${hours}`,
        Facing: mall ? 'Shoppers entering' : `Towards ${facing}`,
        Material: random.pick(MATERIALS[lighting] ?? ['Star flex, 340 gsm']),
        // Custom fields of the category, with their omissions.
        'Height, ft': `${clearance} above the ${mall ? 'floor' : 'road'}`,
        'Permit in hand': `${permitted ? 'Yes' : 'No'}, ${mall ? 'mall management' : site.city.civicBody}, ${permit}`,
      }),
      metrics: facts({
        'Visible from': `${visible} m`,
        'Seen for': `${seen} seconds on average`,
        'Hours seen': mall ? '12 a day, in mall hours' : HOURS_SEEN[lighting === 'Non lit' ? 'unlit' : 'lit'],
      }),
      audienceFigures: figures(
        turn,
        [`${upperFirst(people)} a day`, formatCount(count), random.pick(['owner', 'estimate'])],
        ['Opportunities to see a month', formatCount(Math.round(count * 30 * 1.6)), 'estimate'],
        ['Peak hours', peak, 'owner'],
      ),
      details: { ...readFace(`${size} ft`) },
      custom: { Lighting: lighting, 'Height, ft': clearance, 'Permit in hand': permitted },
    },
    apart: [...(mall ? [] : [`towards ${facing}`]), `${size} ft`, lowerFirst(lighting)],
  }
}

export const ooh: MediumSeed = {
  icon: 'signpost-big',
  sellers: SELLERS,
  right: 'permits',
  festive: { share: 0.2, bp: [15, 25] },
  isOutdoors: true,
  endless: true,
  description: 'Billboards, transit panels, street furniture and mall faces, each with its size, lighting and permit.',
  groups: [
    {
      id: 'billboard',
      name: 'Billboard',
      description: 'Unipoles, gantries and rooftop hoardings on the roads that a city cannot avoid.',
      features: ['Front lit and back lit', 'Permit on file', 'Mounted within 48 hours'],
      count: 245,
    },
    {
      id: 'transit',
      name: 'Transit',
      description: 'Shelters, metro pillars, foot overbridges and underpasses along the daily commute.',
      features: ['Sold singly or as a set', 'Eye level on foot', 'Weekly site photos'],
      count: 178,
    },
    {
      id: 'street',
      name: 'Street furniture',
      description: 'Pole kiosks, median boards and booths that line one road or one market.',
      features: ['Sold in sets', 'Whole road, one brand', 'Back lit kiosks'],
      count: 156,
    },
    {
      id: 'mall',
      name: 'Mall media',
      description: 'Facades, atriums and parking gates, met on the way to the till.',
      features: ['Facade and atrium', 'Busiest on weekends', 'Night mounting included'],
      count: 92,
    },
  ],
  customFields: [
    { name: 'Lighting', type: 'select', required: true, options: ['Front lit', 'Back lit', 'Non lit'] },
    { name: 'Height, ft', type: 'number', required: false },
    { name: 'Permit in hand', type: 'boolean', required: true },
  ],
  draw,
}
