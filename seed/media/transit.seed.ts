import { formatCount, formatNumber } from '../../worker/kernel/rules/money.ts'
import { type Drawing, facts, figures, included, type MediumSeed, type Turn } from '../medium.ts'
import { basedAt, cityNamed, drawNeighbour, drawSite, locate, type Site, stopNamed } from '../places.ts'
import { drawCount, drawPrice, priceOf } from '../price.ts'
import type { Random } from '../random.ts'
import { lowerFirst, readFace, readList, readRange, readTable, sentenceList, upperFirst } from '../text.ts'

/** The owners who sell it. */
const SELLERS = [
  'Golconda Skyline Media',
  'Nandi Screens',
  'Yamuna Transit Ads',
  'Deccan Hoardings',
  'Bombay Sites Co.',
  'Marina Adsites',
  'Hooghly Street Media',
] as const

/** Metro and suburban lines with stations, and the railway stations of a city: city | kind | line | stations */
const LINES = `
Hyderabad | metro | Red Line | Miyapur, Kukatpally, Ameerpet, Punjagutta, Khairatabad, Dilsukhnagar, LB Nagar
Hyderabad | metro | Blue Line | Raidurg, HITEC City, Madhapur, Begumpet, Paradise, Habsiguda, Nagole
Delhi | metro | Blue Line | Dwarka, Rajouri Garden, Karol Bagh, Rajiv Chowk, Mandi House, Laxmi Nagar
Delhi | metro | Yellow Line | Kashmere Gate, Chandni Chowk, New Delhi station, INA, Hauz Khas, Saket
Delhi | metro | Violet Line | Nehru Place, Kalkaji Mandir, Lajpat Nagar, Central Secretariat
Mumbai | metro | Line 1 | Versova, Andheri, Chakala, Marol Naka, Ghatkopar
Mumbai | metro | Line 2A | Dahisar East, Borivali West, Malad West, Goregaon West
Bangalore | metro | Purple Line | Whitefield, KR Pura, Indiranagar, MG Road, Majestic, Vijayanagar
Bangalore | metro | Green Line | Nagasandra, Yeshwanthpur, Malleshwaram, Majestic, Jayanagar, Banashankari
Chennai | metro | Blue Line | Guindy, Saidapet, Teynampet, Thousand Lights, Chennai Central, Washermanpet
Chennai | metro | Green Line | Koyambedu, Anna Nagar East, Egmore, Vadapalani, Alandur
Kolkata | metro | Blue Line | Dum Dum, Shyambazar, Esplanade, Park Street, Kalighat, Kavi Subhash
Kolkata | metro | Green Line | Salt Lake Sector V, Karunamoyee, Sealdah, Howrah
Pune | metro | Purple Line | Pimpri, Shivajinagar, District Court, Mandai, Swargate
Pune | metro | Aqua Line | Vanaz, Deccan Gymkhana, Pune Junction, Yerawada, Ramwadi
Ahmedabad | metro | Blue Line | Vastral Gam, Kalupur, Old High Court, Thaltej
Nagpur | metro | Orange Line | Khapri, Airport South, Sitabuldi, Kasturchand Park, Automotive Square
Lucknow | metro | Red Line | Charbagh, Alambagh, Hazratganj, Indira Nagar, Munshipulia
Kochi | metro | Line 1 | Aluva, Edappally, Kaloor, MG Road, Vyttila
Jaipur | metro | Pink Line | Mansarovar, Civil Lines, Sindhi Camp, Chandpole, Badi Chaupar
Mumbai | railway | Western line | Churchgate, Dadar, Bandra, Andheri, Borivali
Mumbai | railway | Central line | CSMT, Dadar, Kurla, Ghatkopar, Thane
Delhi | railway | Main line | Nizamuddin, Anand Vihar, Old Delhi Junction
Chennai | railway | Suburban line | Chennai Central, Egmore, Mambalam, Tambaram
Kolkata | railway | Suburban line | Howrah, Sealdah, Dum Dum, Ballygunge
Hyderabad | railway | Main line | Secunderabad, Kacheguda, Nampally, Lingampalli
Bangalore | railway | Main line | KSR station, Yesvantpur, Cantonment
Pune | railway | Main line | Pune Junction, Shivajinagar, Pimpri
Lucknow | railway | Main line | Charbagh, Lucknow Junction, Gomti Nagar
Patna | railway | Main line | Patna Junction, Rajendra Nagar, Patliputra
Bhopal | railway | Main line | Bhopal Junction, Rani Kamlapati
Nagpur | railway | Main line | Nagpur Junction, Ajni
Jaipur | railway | Main line | Jaipur Junction, Gandhinagar
Guwahati | railway | Main line | Guwahati Junction, Kamakhya
`
interface Line {
  city: string
  kind: string
  name: string
  stations: string[]
}
const ALL_LINES: Line[] = readTable(LINES).map(([city = '', kind = '', name = '', stations = '']) => ({
  city,
  kind,
  name,
  stations: readList(stations),
}))

/** group | type | title | rupees a month in a metro | size | ridership a day | place | how often */
const FORMATS = `
metro | Train wrap | Full train wrap, {line} | 800000-1800000 | Six coaches, outside | 180000-620000 | metro | 2
metro | Part wrap | Part train wrap, {line}, three coaches | 300000-750000 | Three coaches, outside | 120000-420000 | metro | 1
metro | Coach panels | Coach interior panels, {line}, {n} coaches | 45000-250000 | 24 panels a coach | 60000-240000 | coach | 3
metro | Station domination | Station domination, {station} | 90000-200000 | 18 panels and pillars | 32000-140000 | metro | 2
metro | Platform light-box | Platform light-boxes, {station}, set of {n} | 35000-140000 | 8 × 4 ft each | 32000-140000 | metro | 4
metro | Concourse panel | Concourse panels, {station} | 50000-200000 | 20 × 6 ft | 32000-140000 | metro | 2
railway | Train exterior | Exterior vinyl, {line}, {n} coaches | 250000-900000 | Coach length, both sides | 120000-460000 | rail | 2
railway | Coach interior | Coach interior panels, {line}, {n} coaches | 45000-220000 | 16 panels a coach | 80000-300000 | coach | 2
railway | Platform hoarding | Platform hoarding, {station}, platform {p} | 35000-160000 | 20 × 10 ft | 45000-260000 | rail | 4
railway | Foot overbridge panel | Foot overbridge, {station} | 60000-200000 | 40 × 6 ft | 45000-260000 | rail | 2
bus_shelter | Bus shelter | Bus shelter, {road} | 20000-70000 | 20 × 5 ft and two ends | 6000-24000 | shelter | 5
bus_shelter | Shelter cluster | Bus shelters, set of {n}, {area} | 90000-380000 | 20 × 5 ft each | 30000-110000 | shelter | 3
bus_shelter | Depot gantry | Depot entry gantry, {area} | 40000-120000 | 30 × 8 ft | 15000-60000 | bus | 2
`
interface Format {
  group: string
  type: string
  title: string
  price: [number, number]
  size: string
  riders: [number, number]
  place: string
}
const ALL_FORMATS: Format[] = readTable(FORMATS).flatMap(
  ([group = '', type = '', title = '', price, size = '', riders, place = '', often]) => {
    const format = { group, type, title, price: readRange(price), size, riders: readRange(riders), place }
    return Array.from({ length: Number(often) }, () => format)
  },
)

const INCLUDED = readList(
  'Station approval arranged, Night fitting, Photo proof on day one, Damaged panels replaced, Removal at the end, ' +
    'Line map with every panel, Ridership report each month',
)

interface Stop {
  site: Site
  line: Line | null
  /** Name in its title: a station, or a landmark by a shelter. */
  name: string
  /** `Ameerpet station`; `Miyapur to LB Nagar` for trains. */
  stop: string
  /** A train, or a place where it calls. */
  travels: boolean
}

/** Location: a station of a line, the whole line for trains, or a locality for shelters. */
function drawStop({ random, group, edge }: Turn, { title }: Format): Stop {
  if (group === 'bus_shelter') {
    const site = drawSite(random, edge ? 'metros' : 'everywhere')
    return { site, line: null, name: site.locality.landmark, stop: `${site.locality.landmark} stop`, travels: false }
  }
  const line = random.pick(
    ALL_LINES.filter(({ kind, city }) => kind === group && (!edge || cityNamed(city).tier === 1)),
  )
  const city = cityNamed(line.city)
  const travels = !title.includes('{station}')
  const name = travels ? (line.stations[0] ?? line.name) : random.pick(line.stations)
  const stop = travels ? `${name} to ${line.stations.at(-1)}` : `${name.replace(/ station$/, '')} station`
  const locality = { ...stopNamed(city, name), name, road: line.name, landmark: stop }
  return { site: { city, locality }, line, name, stop, travels }
}

/** `The Red Line calls at Miyapur, Kukatpally and Ameerpet, among others.` */
function describeLine({ name, stations }: Line): string {
  const calls = sentenceList(stations.slice(0, 3))
  return `${name.startsWith('Line') ? name : `The ${name}`} calls at ${calls}${stations.length > 3 ? ', among others' : ''}.`
}

/** Position of one of several: a train of the line, an end of the station, a side of the road. */
function drawPosition(
  random: Random,
  { stop: { site, line, travels }, platform, title }: { stop: Stop; platform: string; title: string },
): string {
  if (travels) return `Rake ${random.int(1, 40)}`
  if (!line) return `Side towards ${drawNeighbour(random, site).name}`
  const end = random.pick(['north end', 'middle', 'south end'])
  return title.includes('{p}') ? `Platform ${platform}, ${end}` : upperFirst(end)
}

/** By place. */
const MATERIALS: Record<string, readonly string[]> = {
  metro: ['Backlit film', 'Reverse print acrylic', 'Vinyl on sunboard'],
  coach: ['Train-grade vinyl, fire rated', 'Laminated card, fire rated'],
  rail: ['Star flex, 340 gsm', 'Vinyl on sunboard'],
  shelter: ['Backlit film', 'Reverse print acrylic'],
  bus: ['Star flex, 340 gsm', 'Backlit film'],
}

function draw(turn: Turn): Drawing {
  const { random, group, edge } = turn
  const able = ({ price: [least, most] }: Format) => edge === undefined || (least <= edge && edge <= most)
  const format = random.pick(ALL_FORMATS.filter((one) => one.group === group && able(one)))
  const place = drawStop(turn, format)
  const { site, line, name, stop, travels } = place
  const outside = /wrap|exterior/i.test(format.type)
  const pieces = random.int(4, 12)
  const smaller = site.city.tier === 1 ? 1 : 0.6
  const [least, most] = format.price
  const riders = drawCount(random, format.riders[0] * smaller, format.riders[1] * smaller)
  const people = group === 'bus_shelter' ? 'people wait or pass' : 'people ride past'
  // Drawn apart, so that the text and the sheet say the same.
  const shown = random.fork('material').pick(MATERIALS[format.place] ?? ['Vinyl'])
  const lit = /backlit|acrylic/i.test(shown) ? 'Back lit' : 'Front lit'
  const platform = String(random.int(1, 8))
  const position = drawPosition(random.fork('position'), { stop: place, platform, title: format.title })
  return {
    listing: {
      title: format.title
        .replace('{line}', `${line?.city} ${line?.name} ${line?.kind === 'metro' ? 'metro' : 'trains'}`)
        .replace('{station}', name)
        .replace('{road}', `${site.locality.road}, ${name}`)
        .replace('{area}', site.locality.name)
        .replace('{n}', String(pieces))
        .replace('{p}', platform),
      type: format.type,
      description:
        `${format.size}, where ${formatCount(riders)} ${people} every day. ` +
        (line
          ? describeLine(line)
          : `${random.pick([`${lit} till midnight`, `${lit} from dusk`, `${lit}, with a timetable board`])}, on ${site.locality.road} beside ${site.locality.landmark}.`),
      ...(travels ? basedAt : locate)(random, site, line ? `${stop}, ${line.name}` : site.locality.road),
      venue: stop,
      rate: edge === undefined ? drawPrice(random, Math.round(least * smaller), most * smaller) : priceOf(edge),
      unit: 'per_unit_month',
      minDuration: format.type === 'Train wrap' ? 3 : random.pick([1, 1, 2, 3]),
      setup: priceOf(random.int(4, 30) * (outside ? 20_000 : 1_500)),
      audience: riders,
      features: included(random, [line?.name ?? lit, `${formatCount(riders)} people a day`], INCLUDED),
      specifications: facts({
        Size: format.size,
        [line ? 'Line' : 'Road']: line?.name ?? site.locality.road,
        Stop: stop,
        Position: position,
        Material: outside ? 'Train-grade vinyl, fire rated' : shown,
        'Hours seen': group === 'bus_shelter' ? '06:00 to 24:00' : '05:30 to 23:30',
        Approval: line ? 'Safety and brand approval, 7 working days' : `${site.city.civicBody} permit included`,
      }),
      details: { ...readFace(format.size) },
      metrics: facts({
        'Average wait': `${random.int(3, 11)} minutes`,
        'Services a day': formatNumber(random.int(9, 60) * 10),
      }),
      audienceFigures: figures(
        turn,
        ['Ridership a day', formatCount(riders), 'owner'],
        ['Opportunities to see a month', formatCount(riders * 44), 'estimate'],
        ['Age 18 to 40', `${random.int(54, 74)}%`, 'estimate'],
      ),
    },
    apart: [lowerFirst(position)],
  }
}

export const transit: MediumSeed = {
  icon: 'train-front',
  sellers: SELLERS,
  right: 'lease',
  festive: { share: 0.15, bp: [15, 20] },
  isOutdoors: true,
  endless: true,
  description: 'Metro trains and stations, railways and bus shelters, with the line, the station and the ridership.',
  groups: [
    {
      id: 'metro',
      name: 'Metro',
      description: 'Train wraps, coach panels and stations of metro lines from Delhi to Kochi.',
      features: ['Wraps, coaches and stations', 'Ridership by station', 'Approval arranged'],
      count: 60,
    },
    {
      id: 'railway',
      name: 'Railway',
      description: 'Platforms, footbridges and coaches of main and suburban lines.',
      features: ['Platform and overbridge', 'Suburban and long distance', 'Fire-rated vinyl included'],
      count: 45,
    },
    {
      id: 'bus_shelter',
      name: 'Bus shelter',
      description: 'Lit shelters and depot gantries on the main roads of metros and smaller cities.',
      features: ['Back lit panels', 'Single or a cluster', 'Civic permit included'],
      count: 45,
    },
  ],
  draw,
}
