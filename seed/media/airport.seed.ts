import { formatCount } from '../../worker/kernel/rules/money.ts'
import { type Drawing, facts, figures, type MediumSeed, type SpotDraft, type Turn } from '../medium.ts'
import { cityLine, cityNamed } from '../places.ts'
import { priceOf, roundCount } from '../price.ts'
import type { Random } from '../random.ts'
import { readColumns, readList, readTable, sentenceList } from '../text.ts'
import { cheapest } from './broadcast.ts'

/** The owners who sell it. */
const SELLERS = ['Yamuna Transit Ads', 'Vimaan Media', 'Runway Signs'] as const

/** `passengers` a year in millions, with their `source`; `level` scales prices, 1 is Delhi; `spots` is how many are sold. */
const AIRPORTS = readColumns(
  ['code', 'name', 'city', 'locality', 'terminals', 'passengers', 'source', 'lat', 'lng', 'level', 'spots'],
  `
DEL | Indira Gandhi International Airport | Delhi | Palam | Terminal 1, Terminal 2, Terminal 3 | 77.8 | owner | 28.5562 | 77.1 | 1 | 12
BOM | Chhatrapati Shivaji Maharaj International Airport | Mumbai | Vile Parle | Terminal 1, Terminal 2 | 54.8 | owner | 19.0896 | 72.8656 | 0.95 | 12
BLR | Kempegowda International Airport | Bangalore | Devanahalli | Terminal 1, Terminal 2 | 40.7 | owner | 13.1986 | 77.7066 | 0.8 | 11
HYD | Rajiv Gandhi International Airport | Hyderabad | Shamshabad | Main terminal | 27.8 | owner | 17.2403 | 78.4294 | 0.68 | 10
MAA | Chennai International Airport | Chennai | Meenambakkam | Terminal 1, Terminal 2, Terminal 4 | 22.1 | owner | 12.9941 | 80.1709 | 0.6 | 10
CCU | Netaji Subhas Chandra Bose International Airport | Kolkata | Dum Dum | Integrated terminal | 21.2 | owner | 22.6547 | 88.4467 | 0.58 | 9
AMD | Sardar Vallabhbhai Patel International Airport | Ahmedabad | Hansol | Terminal 1, Terminal 2 | 13.1 | owner | 23.0772 | 72.6347 | 0.42 | 8
COK | Cochin International Airport | Kochi | Nedumbassery | Terminal 1, Terminal 3 | 11.1 | owner | 10.152 | 76.4019 | 0.38 | 8
PNQ | Pune Airport | Pune | Lohegaon | Terminal 1, Terminal 2 | 10.2 | owner | 18.5821 | 73.9197 | 0.36 | 8
NMI | Navi Mumbai International Airport | Mumbai | Ulwe, Navi Mumbai | Terminal 1 | 9 | estimate | 18.9936 | 73.0707 | 0.5 | 9
LKO | Chaudhary Charan Singh International Airport | Lucknow | Amausi | Terminal 3 | 6.3 | owner | 26.7606 | 80.8893 | 0.22 | 7
JAI | Jaipur International Airport | Jaipur | Sanganer | Terminal 1, Terminal 2 | 5.9 | owner | 26.8242 | 75.8122 | 0.22 | 7
GAU | Lokpriya Gopinath Bordoloi International Airport | Guwahati | Borjhar | Terminal 2 | 6.2 | owner | 26.1061 | 91.5859 | 0.2 | 6
IXC | Shaheed Bhagat Singh International Airport | Chandigarh | Mohali | Main terminal | 4.1 | owner | 30.6735 | 76.7885 | 0.18 | 6
VTZ | Visakhapatnam Airport | Visakhapatnam | NAD Kotha Road | Main terminal | 2.9 | owner | 17.7212 | 83.2245 | 0.16 | 6
`,
)

/** name | zone | type | size | lakh rupees a month at level 1 | share of the terminal's passengers */
const PLACES = readTable(`
Departures kerb gantry | Kerb | Gantry | 60 × 10 ft | 18.5 | 1
Security hold digital wall | Security | Digital wall | 42 × 12 ft | 22 | 0.84
Check-in row light-box, set of 8 | Check-in | Light-box | 8 × 4 ft each | 9.6 | 0.78
Baggage hall wall, belts 1 to 6 | Arrivals | Wall | 30 × 8 ft | 10.5 | 0.46
Boarding gate totems | Gates | Totem | 4 × 7 ft each | 7.4 | 0.5
Arrivals exit gantry | Arrivals | Gantry | 40 × 8 ft | 12.8 | 0.5
Kerb totems, set of 10 | Kerb | Totem | 4 × 7 ft each | 8.4 | 0.62
Boarding corridor signs, pair | Gates | Hanging sign | 12 × 6 ft | 6.1 | 0.4
Conveyor belt panels | Arrivals | Light-box | 10 × 3 ft each | 5.6 | 0.46
Check-in island digital totems | Check-in | Digital totem | 55 in, portrait | 8.8 | 0.7
Food court digital wall | Gates | Digital wall | 20 × 9 ft | 11.2 | 0.44
Security queue light-box, set of 6 | Security | Light-box | 8 × 5 ft each | 7.8 | 0.84
`)

/** Lowest and highest rupees for one unit a month: panels, and the hero faces of the largest airports. */
const LEAST = 100_000
const MOST = 2_500_000

function drawSpots(random: Random, terminals: readonly string[], { level, day, count }: Measure): SpotDraft[] {
  return PLACES.slice(0, count).map((place, i): SpotDraft => {
    const [name = '', zone = '', type = '', size = '', lakh, share] = place
    const terminal = terminals[i % terminals.length] ?? null
    return {
      name,
      zone,
      type,
      size,
      terminal,
      rate: priceOf(Math.min(Math.max(Number(lakh) * 100_000 * level * (0.85 + random.next() * 0.25), LEAST), MOST)),
      unit: 'per_unit_month',
      minQuantity: 1,
      step: 1,
      minDuration: random.pick([1, 1, 2, 3]),
      placement: zone === 'Arrivals' ? 'Arrivals, before the exit' : `Departures, ${zone.toLowerCase()}`,
      audience: roundCount((day / 2 / terminals.length) * 1.6 * Number(share)),
      features: random.sample(
        [
          type.startsWith('Digital') ? 'On air 24 hours' : 'Back lit, 24 hours',
          'No other brand in sight',
          'Photo proof on day one',
          'Night mounting included',
          'Cleaned every week',
        ],
        3,
      ),
    }
  })
}

interface Measure {
  level: number
  /** Passengers a day, both ways. */
  day: number
  count: number
}

function draw(turn: Turn): Drawing {
  const { random, index } = turn
  const row = AIRPORTS[index]
  if (!row) throw new RangeError(`There is no airport ${index}`)
  const { code, name, city, locality: area, source, lat, lng } = row
  const terminals = readList(row.terminals)
  const passengersYear = Math.round(Number(row.passengers) * 1_000_000)
  const day = Math.round(passengersYear / 365)
  const spots = drawSpots(random, terminals, { level: Number(row.level), day, count: Number(row.spots) })
  const dwell = random.int(62, 104)
  const home = cityNamed(city)
  return {
    listing: {
      id: code.toLowerCase(),
      title: name,
      type: 'Airport',
      description:
        `${formatCount(passengersYear)} passengers a year through ${terminals.length > 1 ? sentenceList(terminals) : 'one terminal'}, who spend about ${dwell} minutes inside. ` +
        'Book along the way, from the kerb to the gate and back out through arrivals.',
      city,
      state: home.state,
      area,
      address: `${name}, ${area}, ${cityLine(home)}`,
      pin: 'near' as const,
      lat: Number(lat),
      lng: Number(lng),
      ...cheapest(spots),
      audience: day,
      features: [
        terminals.length > 1 ? `${terminals.length} terminals` : 'One terminal',
        `${spots.length} places to be seen`,
        'Security passes for crew',
        'Photo proof on day one',
        random.pick(['Artwork in English and Hindi', 'Artwork checked in two days']),
      ],
      specifications: facts({
        Code: code,
        Terminals: terminals.join(', '),
        'Dwell time': `${dwell} minutes`,
        Artwork: 'PDF at 1:10, airport approval 5 working days',
        Mounting: '00:30 to 04:30, with passes',
        'Lead time': '10 to 15 days',
      }),
      metrics: facts({
        'Flying on business': `${random.int(38, 61)}%`,
        'Shopping or eating inside': `${random.int(44, 72)}%`,
      }),
      audienceFigures: figures(
        turn,
        ['Passengers a year', formatCount(passengersYear), source === 'owner' ? 'owner' : 'estimate'],
        ['Footfall a day', formatCount(day), 'estimate'],
        ['Flying again within 90 days', `${random.int(31, 48)}%`, 'estimate'],
      ),
      details: { code, terminals, passengersYear },
    },
    spots,
  }
}

export const airport: MediumSeed = {
  icon: 'plane',
  sellers: SELLERS,
  right: 'lease',
  description: 'Light-boxes, digital walls and gantries along the passenger’s way, terminal by terminal.',
  groups: [
    {
      id: 'airports',
      name: 'Airports',
      description: 'Metro hubs and regional airports, from the kerb of one city to the belts of another.',
      features: ['Kerb to gate', 'By terminal and zone', 'Crew passes arranged'],
      count: AIRPORTS.length,
    },
  ],
  draw,
}
