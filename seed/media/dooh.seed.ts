import { formatCount, formatNumber } from '../../worker/kernel/rules/money.ts'
import { type Drawing, drawAvailability, facts, figures, included, type MediumSeed, type Turn } from '../medium.ts'
import { drawSite, locate } from '../places.ts'
import { drawCount, drawPrice, priceOf } from '../price.ts'
import { readFace, readList, readRange, readTable } from '../text.ts'
import { MALLS } from './malls.ts'

/** The owners who sell it. */
const SELLERS = [
  'Golconda Skyline Media',
  'Nandi Screens',
  'Forum Spaces',
  'Setu Ad Network',
  'Rajdhani OOH',
  'Marina Adsites',
  'Hooghly Street Media',
] as const

/** group | type | title | rupees a slot and day, each screen | screens | size | pixels | people a day, each screen */
const FORMATS = `
roadside_led | LED wall | LED wall, {landmark} | 2000-12000 | 1-1 | 30 × 15 ft, P6 LED | 1,536 × 768 | 60000-210000
roadside_led | LED wall | LED wall facing {road} | 2000-9000 | 1-1 | 20 × 10 ft, P6 LED | 1,024 × 512 | 45000-160000
roadside_led | LED tower | LED tower, {landmark} | 2000-7000 | 1-1 | 10 × 20 ft, P5 LED | 640 × 1,280 | 40000-140000
roadside_led | Corner LED | Corner LED, {landmark} | 2500-11000 | 1-1 | 40 × 12 ft, P8 LED | 1,536 × 460 | 60000-190000
roadside_led | LED kiosks | LED pole kiosks, set of {n}, {road} | 250-600 | 4-16 | 3 × 5 ft, P4 LED | 240 × 400 | 9000-26000
mall | Atrium ribbon | Atrium ribbon, {area} | 400-900 | 2-4 | 90 × 4 ft, P4 LED | 6,880 × 304 | 9000-20000
mall | Entrance totems | Entrance totems, set of {n}, {area} | 80-400 | 2-24 | 55 in, portrait | 1,080 × 1,920 | 2500-9000
mall | Food court screens | Food court screens, set of {n}, {area} | 80-400 | 4-30 | 65 in, landscape | 3,840 × 2,160 | 1800-8000
corporate_lift | Lift screens | Lift screens, {n} lifts, {area} | 80-220 | 6-48 | 22 in, portrait | 1,080 × 1,920 | 350-1400
corporate_lift | Lobby screen | Lobby video wall, {area} | 300-400 | 2-6 | 3 × 3 panels of 55 in | 5,760 × 3,240 | 2200-9000
corporate_lift | Cafeteria screens | Cafeteria screens, set of {n}, {area} | 80-300 | 4-40 | 55 in, landscape | 1,920 × 1,080 | 700-2600
`
interface Format {
  group: string
  type: string
  title: string
  each: [number, number]
  screens: [number, number]
  size: string
  pixels: string
  people: [number, number]
}
const ALL: Format[] = readTable(FORMATS).map(
  ([group = '', type = '', title = '', each, screens, size = '', pixels = '', people]) => ({
    group,
    type,
    title,
    each: readRange(each),
    screens: readRange(screens),
    size,
    pixels,
    people: readRange(people),
  }),
)

const CAMPUSES = readList(
  'Meghna Tech Park, Nilgiri Business Bay, Sarvam IT Park, Vertex Corporate Campus, Kadamba Tech Park, ' +
    'Sapphire Business Centre, Orchid Office Towers, Dhruva Corporate Park',
)
const INCLUDED = [
  'Play log with the invoice',
  'Photo proof each Monday',
  'Two creatives by time of day',
  'Swap the film any day',
  'Shortened loops refunded pro rata',
  'Remote monitoring',
]

/** Hours of a place: outdoors 16, malls 12, offices 12. */
const HOURS: Record<string, { text: string; hours: number }> = {
  roadside_led: { text: '06:00 to 22:00', hours: 16 },
  mall: { text: '10:30 to 22:30', hours: 12 },
  corporate_lift: { text: '08:00 to 20:00', hours: 12 },
}
const SLOT_SECONDS = 10

/** True when some number of these screens costs exactly this much a day. */
const canCost = ({ each, screens }: Format, edge: number | undefined) =>
  edge === undefined || (each[0] * screens[0] <= edge && edge <= each[1] * screens[1])

function draw(turn: Turn): Drawing {
  const { random, group, edge, today } = turn
  const site = drawSite(random, edge ? 'metros' : 'everywhere')
  const format = random.pick(ALL.filter((one) => one.group === group && canCost(one, edge)))
  const [fewest, most] = format.screens
  const screens =
    edge === undefined
      ? Math.round(fewest * (most / fewest) ** random.next())
      : random.int(
          Math.max(fewest, Math.ceil(edge / format.each[1])),
          Math.min(most, Math.floor(edge / format.each[0])),
        )
  const roadside = group === 'roadside_led'
  const ceiling = format.each[1] * (roadside && site.city.tier === 2 ? 0.5 : 1)
  const rate = edge === undefined ? drawPrice(random, format.each[0] * screens, ceiling * screens) : priceOf(edge)
  const people = drawCount(random, format.people[0], format.people[1]) * screens
  const { text: hours, hours: open } = HOURS[group] ?? { text: '', hours: 12 }
  const slots = random.pick([6, 6, 6, 8])
  const playsADay = (open * 3600) / (slots * SLOT_SECONDS)
  const state = drawAvailability(random, today)
  const sold = state.availability === 'available' ? random.int(1, slots - 1) : slots
  const venue = roadside ? site.locality.landmark : random.pick(group === 'mall' ? MALLS : CAMPUSES)
  const title = format.title
    .replace('{landmark}', site.locality.landmark)
    .replace(
      '{road}',
      site.locality.road.includes(site.locality.name)
        ? site.locality.road
        : `${site.locality.road}, ${site.locality.name}`,
    )
    .replace('{area}', site.locality.name)
    .replace('{n}', String(screens))
  return {
    listing: {
      title,
      type: format.type,
      description:
        `${slots} advertisers share a loop of ${slots * SLOT_SECONDS} seconds, ${hours}: your ten seconds run ${formatNumber(playsADay)} times a day${screens > 1 ? ` on each of ${screens} screens` : ''}. ` +
        `About ${formatCount(people)} people pass ${venue} a day.`,
      ...locate(random, site, roadside ? site.locality.road : `${venue}, ${site.locality.road}`),
      venue,
      rate,
      unit: 'per_slot_day',
      minDuration: random.pick([1, 1, 1, 2, 4]),
      audience: people,
      ...state,
      features: included(
        random,
        [`10 sec in ${slots * SLOT_SECONDS}`, `${formatNumber(playsADay)} plays a day`],
        INCLUDED,
      ),
      specifications: facts({
        Screen: screens > 1 ? `${format.size}, set of ${screens}` : format.size,
        Pixels: format.pixels,
        Slot: `${SLOT_SECONDS} sec in a ${slots * SLOT_SECONDS} sec loop`,
        Hours: hours,
        File: `MP4, ${roadside ? 'no sound' : 'silent'}, up to 10 MB`,
        Brightness: roadside
          ? `${formatNumber(random.int(50, 70) * 100)} nits, dimmed at night`
          : `${random.int(5, 9) * 100} nits`,
        'Share of voice': `${(100 / slots).toFixed(1)}%`,
      }),
      metrics: facts({
        [screens > 1 ? 'Plays a day, all screens' : 'Plays a day']: formatNumber(playsADay * screens),
        'Cost per 1,000 views': `₹${formatNumber(Math.max(1, Math.round((rate / 100 / (people / slots)) * 1000)))}`,
      }),
      audienceFigures: figures(
        turn,
        ['People a day', formatCount(people), 'owner'],
        ['Average dwell', roadside ? `${random.int(12, 75)} sec` : `${random.int(2, 22)} minutes`, 'estimate'],
        ['Uptime', `${random.int(964, 999) / 10}%`, 'owner'],
      ),
      details: { ...readFace(format.size), loop: { slots, sold, seconds: SLOT_SECONDS, hours, playsADay } },
    },
  }
}

export const dooh: MediumSeed = {
  icon: 'panel-top',
  sellers: SELLERS,
  right: 'lease',
  festive: { share: 0.3, bp: [20, 30] },
  isOutdoors: true,
  endless: true,
  description: 'Roadside LED, mall screens and lift networks, sold by the ten second slot with play logs.',
  groups: [
    {
      id: 'roadside_led',
      name: 'Roadside LED',
      description: 'LED walls, towers and pole kiosks at junctions where traffic waits.',
      features: ['10 seconds in the loop', 'Dimmed by law at night', 'Play log with the invoice'],
      count: 70,
    },
    {
      id: 'mall',
      name: 'Mall screens',
      description: 'Atrium ribbons, totems and food court screens, booked as sets.',
      features: ['One film on every screen', 'Weekend peak', 'Silent films, up to 10 MB'],
      count: 60,
    },
    {
      id: 'corporate_lift',
      name: 'Corporate and lift',
      description: 'Screens in lifts, lobbies and cafeterias, seen every working day.',
      features: ['Lift by lift', 'Time to read to the end', 'By campus or by city'],
      count: 50,
    },
  ],
  draw,
}
