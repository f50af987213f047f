import { formatCount, formatNumber } from '../../worker/kernel/rules/money.ts'
import { type Drawing, facts, figures, type MediumSeed, type SpotDraft, type Turn } from '../medium.ts'
import { cityNamed, locate } from '../places.ts'
import { drawPrice, roundCount } from '../price.ts'
import type { Random } from '../random.ts'
import { inGroup, readColumns, rowOf, slug } from '../text.ts'
import { cheapest } from './broadcast.ts'

/** The owners who sell it. */
const SELLERS = ['Nandi Screens', 'Malabar Cine Ads', 'Satpura Cine Media'] as const

/** Invented houses. */
const VENUES = readColumns(
  ['group', 'name', 'city', 'locality', 'screens'],
  `
multiplex | Manorag Cinemas | Hyderabad | Kukatpally | 6
multiplex | Manorag Cinemas | Hyderabad | Gachibowli | 8
multiplex | Manorag Cinemas | Vijayawada | Benz Circle | 5
multiplex | Manorag Cinemas | Visakhapatnam | MVP Colony | 4
multiplex | Parda Screens | Mumbai | Andheri | 7
multiplex | Parda Screens | Mumbai | Goregaon | 6
multiplex | Parda Screens | Pune | Hinjawadi | 7
multiplex | Parda Screens | Ahmedabad | Satellite | 6
multiplex | Parda Screens | Nagpur | Sitabuldi | 4
multiplex | Rangshala Cinemas | Delhi | Saket | 8
multiplex | Rangshala Cinemas | Delhi | Rohini | 5
multiplex | Rangshala Cinemas | Gurugram | Cyber City | 7
multiplex | Rangshala Cinemas | Noida | Sector 18 | 6
multiplex | Rangshala Cinemas | Jaipur | Malviya Nagar | 4
multiplex | Rangshala Cinemas | Lucknow | Gomti Nagar | 5
multiplex | Rangshala Cinemas | Chandigarh | Industrial Area | 4
multiplex | Sampige Cineplex | Bangalore | Whitefield | 9
multiplex | Sampige Cineplex | Bangalore | Koramangala | 6
multiplex | Sampige Cineplex | Mysore | Kuvempunagar | 4
multiplex | Tirai Cineplex | Chennai | Velachery | 8
multiplex | Tirai Cineplex | Chennai | Anna Nagar | 5
multiplex | Tirai Cineplex | Coimbatore | Peelamedu | 4
multiplex | Chayapath Screens | Kolkata | Salt Lake | 6
multiplex | Chayapath Screens | Kolkata | New Town | 7
multiplex | Kayal Cinemas | Kochi | Edappally | 6
single_screen | Rajmahal Talkies | Hyderabad | Secunderabad | 1
single_screen | Deepkala Theatre | Hyderabad | Dilsukhnagar | 2
single_screen | Sagardeep Chitramandir | Mumbai | Dadar | 1
single_screen | Sandhya Deep Talkies | Pune | Swargate | 1
single_screen | Roshan Mahal | Delhi | Karol Bagh | 1
single_screen | Moti Deep Cinema | Lucknow | Alambagh | 1
single_screen | Nandini Chitralaya | Bangalore | Malleshwaram | 1
single_screen | Vel Murugan Arangam | Chennai | Mylapore | 1
single_screen | Vaigai Arangam | Madurai | Simmakkal | 2
single_screen | Megh Malhar House | Kolkata | Shyambazar | 1
single_screen | Godavari Deep Talkies | Nashik | Panchavati | 1
single_screen | Ganga Deep Talkies | Patna | Gandhi Maidan | 1
single_screen | Swarnarekha Cinema | Ranchi | Main Road | 1
single_screen | Sarita Chitralay | Indore | Rajwada | 1
single_screen | Periyar Kottaka | Kochi | Aluva | 1
single_screen | Kalinga Chitralaya | Bhubaneswar | Old Town | 1
`,
)

/** Fri to Thu: how the week fills, and how the shows of a day do. */
const WEEK = [0.84, 1, 0.98, 0.42, 0.4, 0.44, 0.52]
const SHOWS = [
  { time: '10:30', share: 46 },
  { time: '13:45', share: 62 },
  { time: '16:30', share: 74 },
  { time: '19:15', share: 92 },
  { time: '22:15', share: 80 },
]

const drawShows = (random: Random, count: number) =>
  SHOWS.slice(-count).map(({ time, share }) => ({
    time,
    fill: WEEK.map((day) => Math.min(97, Math.max(14, Math.round(share * day * (0.88 + random.next() * 0.22))))),
  }))

const WEEKEND = [1, 2]
const EVERY_DAY = WEEK.map((_, day) => day)

/** Percent of the seats filled on these days, over all shows: each show has the same seats, so each counts the same. */
function filledOn(shows: readonly { fill: readonly number[] }[], days: readonly number[]): number {
  const shares = shows.flatMap(({ fill }) => days.map((day) => fill[day] ?? 0))
  return Math.round(shares.reduce((sum, share) => sum + share, 0) / shares.length)
}

/** Films run on every screen by the week, print in the foyer and on the facade by the month. Prices in rupees. */
function drawSpots(random: Random, multiplex: boolean, level: number): SpotDraft[] {
  const [least, most] = multiplex ? [8_000 + 3_000 * level, 13_000 + 5_000 * level] : [1_500, 4_000]
  const onScreen = { unit: 'per_screen_week', minQuantity: 1, step: 1, minDuration: random.pick([1, 1, 2]) } as const
  const inHouse = { unit: 'per_unit_month', minQuantity: 1, step: 1, minDuration: 1 } as const
  const preShow = drawPrice(random, least, most)
  const spots: SpotDraft[] = [
    {
      name: 'Pre-show, 30 sec',
      type: 'Pre-show film',
      placement: 'Before the trailers, lights half down',
      seconds: 30,
      rate: preShow,
      ...onScreen,
    },
    {
      name: 'Interval, 30 sec',
      type: 'Interval film',
      placement: 'First two minutes of the interval',
      seconds: 30,
      rate: Math.round((preShow * 1.35) / 10_000) * 10_000,
      ...onScreen,
    },
    {
      name: 'Foyer light-box, pair',
      type: 'Foyer panel',
      placement: 'By the popcorn counter',
      size: '6 × 4 ft each',
      rate: drawPrice(random, multiplex ? 36_000 : 12_000, multiplex ? 85_000 : 24_000),
      ...inHouse,
    },
    {
      name: `Facade hoarding, ${multiplex ? '40 × 18' : '20 × 12'} ft`,
      type: 'Facade hoarding',
      placement: 'Above the marquee, faces the junction',
      size: multiplex ? '40 × 18 ft' : '20 × 12 ft',
      rate: drawPrice(random, multiplex ? 90_000 : 20_000, multiplex ? 240_000 : 60_000),
      ...inHouse,
    },
  ]
  if (random.chance(0.6)) {
    spots.push({
      name: 'Interval, 10 sec slide with voice',
      type: 'Slide',
      placement: 'Last minute of the interval',
      seconds: 10,
      rate: Math.max(multiplex ? 800_000 : 150_000, Math.round((preShow * 0.6) / 10_000) * 10_000),
      ...onScreen,
    })
  }
  if (multiplex && random.chance(0.5)) {
    spots.push({
      name: 'Ticket counter standees, set of 4',
      type: 'Standee',
      placement: 'On the way to the ticket counter',
      size: '3 × 6 ft each',
      rate: drawPrice(random, 30_000, 60_000),
      ...inHouse,
    })
  }
  return spots.map((spot) => ({ ...spot, features: ['Proof of play or photo', 'Starts on a Friday'] }))
}

function draw(turn: Turn): Drawing {
  const { random, group, index } = turn
  const venue = rowOf(VENUES, group, index)
  const { name, locality: area } = venue
  const city = cityNamed(venue.city)
  const locality = city.localities.find((one) => one.name === area) ?? random.pick(city.localities)
  const multiplex = group === 'multiplex'
  const screens = Number(venue.screens)
  const seats = screens * (multiplex ? random.int(190, 290) : random.int(480, 820))
  const shows = drawShows(random, multiplex ? 5 : 4)
  const filled = shows.flatMap(({ fill }) => fill).reduce((sum, share) => sum + share, 0) / 7 / 100
  const footfall = roundCount(seats * filled)
  const spots = drawSpots(random, multiplex, city.level)
  const title = `${name}, ${area}`
  return {
    listing: {
      id: slug(title),
      title,
      type: multiplex ? 'Multiplex' : 'Single screen',
      description:
        `${screens === 1 ? 'One screen' : `${screens} screens`} and ${formatNumber(seats)} seats on ${locality.road}, ${formatCount(footfall)} people on an average day. ` +
        'A campaign starts on a Friday: send the film and its certificate by Tuesday.',
      ...locate(random, { city, locality }),
      venue: name,
      ...cheapest(spots),
      audience: footfall,
      features: [
        multiplex ? 'Interval in every show' : 'Interval of 15 minutes',
        multiplex ? '2K projection' : 'Local language films',
        'Proof of play by show',
        'Certificate checked',
      ],
      specifications: facts({
        Screens: String(screens),
        Seats: formatNumber(seats),
        'Shows a day': `${shows.length} on each screen`,
        Projection: multiplex ? '2K, scope and flat' : random.pick(['2K, flat', 'Digital, flat']),
        Sound: multiplex ? '7.1 surround' : '5.1 surround',
        File: 'DCP or MP4, 24 fps, certificate number',
        Starts: 'Fridays',
      }),
      metrics: facts({
        'Seats filled at weekends': `${filledOn(shows, WEEKEND)}%`,
        'Average wait before the film': `${random.int(8, 16)} minutes`,
      }),
      audienceFigures: figures(
        turn,
        ['Average footfall a day', formatCount(footfall), 'owner'],
        ['Seats filled in a week', `${filledOn(shows, EVERY_DAY)}%`, 'owner'],
        ['Age 15 to 34', `${random.int(56, 72)}%`, 'estimate'],
      ),
      details: { screens, seats, shows },
    },
    spots,
  }
}

const count = (group: string) => inGroup(VENUES, group).length

export const theatre: MediumSeed = {
  icon: 'clapperboard',
  sellers: SELLERS,
  right: 'lease',
  description: 'Films, slides and foyer panels in multiplexes and single screens, by the screen and week.',
  groups: [
    {
      id: 'multiplex',
      name: 'Multiplex',
      description: 'Many screens under one roof, families at weekends, a film before every show.',
      features: ['Pre-show and interval', 'Foyer and facade', 'Seats filled by show'],
      count: count('multiplex'),
    },
    {
      id: 'single_screen',
      name: 'Single screen',
      description: 'Large old halls in the market, where the whole town sees a first day.',
      features: ['Single large halls', 'Local language films', 'Slides with voice'],
      count: count('single_screen'),
    },
  ],
  draw,
}
