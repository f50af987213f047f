import { formatCount, formatNumber, toPaise } from '../../worker/kernel/rules/money.ts'
import { type Drawing, facts, figures, included, type MediumSeed, type Turn } from '../medium.ts'
import { basedAt, CITIES, drawSite, type Site } from '../places.ts'
import { priceOf, roundCount, roundPrice } from '../price.ts'
import type { Random } from '../random.ts'
import { lowerFirst, readList, readRange, readTable, sentenceList } from '../text.ts'

/** The owners who sell it. */
const SELLERS = [
  'Sahyadri Outdoor',
  'Yamuna Transit Ads',
  'Sabarmati Fleet Ads',
  'Namma Outdoor',
  'Konkan Fleet Works',
  'Hooghly Street Media',
  'Narmada Fleet Media',
  'Punjab Highway Media',
] as const

/** group | type | vehicle | fleet | rupees a vehicle and month | panels | people a vehicle reaches in a month | body */
const FORMATS = `
cab_fleet | Cab fleet | Hatchback cab | 20-150 | 4000-4500 | Both rear doors | 9000-14000 | cab
cab_fleet | Cab fleet | Sedan cab | 20-120 | 4000-4500 | Four doors | 10000-16000 | cab
cab_fleet | Airport cab fleet | Airport sedan | 20-90 | 4000-4500 | Doors and rear glass | 12000-18000 | cab
bus_wraps | Full bus wrap | City bus | 3-15 | 22000-35000 | Both sides and rear | 60000-110000 | bus
bus_wraps | Bus side panels | City bus | 5-24 | 12000-20000 | Both sides | 45000-90000 | bus
bus_wraps | Mini bus wrap | Mini bus | 4-20 | 12000-18000 | Both sides and rear | 30000-60000 | bus
truck_ads | Truck side panels | Container truck, 22 ft | 10-45 | 6000-15000 | Both sides | 40000-80000 | truck
truck_ads | Truck wrap | Container truck, 32 ft | 8-30 | 10000-15000 | Both sides and rear | 55000-95000 | truck
truck_ads | Water tanker panels | Water tanker | 10-40 | 6000-9000 | Both sides | 20000-42000 | truck
transit_media | Auto rickshaw hoods | Auto rickshaw | 50-300 | 500-2500 | Hood and rear | 5000-9000 | auto
transit_media | E-rickshaw canopies | E-rickshaw | 50-200 | 500-1500 | Canopy, four sides | 4000-7000 | auto
transit_media | Delivery van wraps | Delivery van | 10-40 | 5000-9000 | Both sides and rear | 12000-22000 | van
`

interface Format {
  group: string
  type: string
  vehicle: string
  fleet: [number, number]
  each: [number, number]
  panels: string
  reach: [number, number]
  body: string
}

const ALL: Format[] = readTable(FORMATS).map(
  ([group = '', type = '', vehicle = '', fleet, each, panels = '', reach, body = '']) => ({
    group,
    type,
    vehicle,
    fleet: readRange(fleet),
    each: readRange(each),
    panels,
    reach: readRange(reach),
    body,
  }),
)

const INCLUDED = readList(
  'Photo of every vehicle, Damaged panels replaced, Printing supervised, Fitted within 7 days, ' +
    'Replacement vehicle if one stops, Monthly mileage report',
)
const WITH_GPS = ['GPS log each week', ...INCLUDED]

/** By body of the vehicle. */
const MATERIALS: Record<string, readonly string[]> = {
  auto: ['Flex hood, stitched', 'Rexine hood, screen printed'],
  cab: ['One-way vision film', 'Cast vinyl, 7 year'],
  truck: ['Cast vinyl, 7 year', 'Vinyl, laminated'],
  van: ['Cast vinyl, 7 year', 'Vinyl, laminated', 'One-way vision film'],
  bus: ['Cast vinyl, 7 year', 'Vinyl, laminated', 'One-way vision film'],
}

/** Rupees to print and fit one vehicle, by its body. */
const FITTING: Record<string, [number, number]> = {
  auto: [120, 500],
  cab: [450, 1_400],
  truck: [2_500, 9_000],
  van: [2_000, 8_000],
  bus: [6_000, 14_000],
}

/** Trucks go to cities of the same part of the country: within about 800 km, in degrees. */
const HAUL = 7

/** Routes of the fleet; the route of its title first. */
function drawRoutes(random: Random, { type }: Format, site: Site): [string, ...string[]] {
  const { city } = site
  if (type.startsWith('Truck')) {
    const near = CITIES.filter(
      ({ name, lat, lng }) => name !== city.name && Math.hypot(lat - city.lat, lng - city.lng) < HAUL,
    )
    const [first = city, ...rest] = random.sample(near, random.int(2, 3))
    return [`${city.name} to ${first.name}`, ...rest.map(({ name }) => `${city.name} to ${name}`)]
  }
  const others = city.localities.filter(({ name }) => name !== site.locality.name)
  const [first = site.locality, ...stops] = random.sample(others, random.pick([3, 5]))
  const loops = stops.flatMap(({ name }, i) => {
    const to = stops[i + 1]
    return i % 2 === 0 && to ? [`${name} to ${to.name}`] : []
  })
  return [`${site.locality.name} to ${first.name}`, ...loops]
}

/** `60 sedan cabs`, `12 city buses` */
function counted(fleet: number, vehicle: string): string {
  const kind = lowerFirst(vehicle.replace(/,.*/, ''))
  return `${fleet} ${kind}${kind.endsWith('bus') ? 'es' : 's'}`
}

function draw(turn: Turn): Drawing {
  const { random, group, edge } = turn
  const site = drawSite(random, edge ? 'metros' : 'everywhere')
  const format = random.pick(ALL.filter((one) => one.group === group && canCost(one, edge)))
  const fleet = drawFleet(random, format, edge)
  // The price of a fleet is that of its vehicles, so the price of one is rounded and never that of all.
  const each = edge === undefined ? roundPrice(random.int(...format.each)) : edge / fleet
  const routes = drawRoutes(random, format, site)
  const reachEach = roundCount(random.int(...format.reach))
  const reach = fleet * reachEach
  const kilometres = random.int(8, 24) * 10
  const hasGps = random.chance(0.8)
  const vehicles = counted(fleet, format.vehicle)
  return {
    listing: {
      title: `${vehicles}, ${routes[0]}`,
      type: format.type,
      description:
        `${vehicles} based at ${site.locality.name}, on the road from ${sentenceList(routes)}. ` +
        random.pick([
          `Each covers about ${kilometres} km a day${hasGps ? ', and the log comes with the invoice' : ''}.`,
          `The price is for the whole fleet; ${lowerFirst(format.panels)} carry the advert.`,
          `About ${formatCount(reach)} people see the fleet in a month.`,
        ]),
      ...basedAt(random, site, `${site.locality.road} depot`),
      rate: toPaise(fleet * each),
      unit: 'per_fleet_month',
      minDuration: random.pick([1, 1, 2, 3, 3, 6]),
      setup: priceOf(fleet * random.int(...(FITTING[format.body] ?? [500, 1_000]))),
      audience: reach,
      features: included(random, [`${fleet} vehicles`, format.panels], hasGps ? WITH_GPS : INCLUDED),
      specifications: facts({
        Vehicle: format.vehicle,
        'Fleet size': String(fleet),
        Panels: format.panels,
        Material: random.pick(MATERIALS[format.body] ?? ['Vinyl']),
        'Base city': site.city.name,
        'Cost a vehicle': `₹${formatNumber(each)} a month`,
        Permit: `${random.pick(['RTO', 'Transport department'])} approval included`,
      }),
      metrics: facts({
        'Kilometres a day': formatNumber(fleet * kilometres),
        'Kilometres a vehicle': `${kilometres} a day`,
        'Hours on the road': `${random.int(8, 16)} a day`,
      }),
      audienceFigures: figures(
        turn,
        ['Reach a month', formatCount(reach), 'estimate'],
        ['Reach a vehicle', formatCount(reachEach), 'estimate'],
        ['Vehicles on the road each day', `${random.int(86, 98)}%`, 'owner'],
      ),
      details: { fleetSize: fleet, vehicle: format.vehicle, routes },
      custom: { 'GPS tracking': hasGps },
    },
    detail: format.vehicle,
  }
}

/** Sizes of a fleet of this kind that costs exactly this much a month, at whole tens of rupees a vehicle. */
function sizesAt({ fleet: [fewest, most], each: [least, dearest] }: Format, edge: number): number[] {
  const sizes = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i)
  return sizes.filter((size) => edge % (size * 10) === 0 && least <= edge / size && edge / size <= dearest)
}

const canCost = (format: Format, edge: number | undefined) => edge === undefined || sizesAt(format, edge).length > 0

/** Small fleets are as common as large ones; on a band edge the size follows from the price. */
function drawFleet(random: Random, format: Format, edge: number | undefined): number {
  if (edge !== undefined) return random.pick(sizesAt(format, edge))
  const [least, most] = format.fleet
  const drawn = least * (most / least) ** random.next()
  return most > 60 ? Math.round(drawn / 10) * 10 : Math.round(drawn)
}

export const vehicle: MediumSeed = {
  icon: 'truck',
  sellers: SELLERS,
  endless: true,
  description: 'Cabs, buses, trucks and autos, booked as fleets by the month, with routes and mileage.',
  groups: [
    {
      id: 'cab_fleet',
      name: 'Cab fleet',
      description: 'Doors and rear glass of city and airport cabs, booked as fleets.',
      features: ['Whole fleets', 'GPS log each week', 'Fitted within 7 days'],
      count: 245,
    },
    {
      id: 'bus_wraps',
      name: 'Bus wraps',
      description: 'Full wraps and side panels of city and mini buses on named routes.',
      features: ['Full wrap or sides', 'Named routes', 'Printing and fitting quoted'],
      count: 156,
    },
    {
      id: 'truck_ads',
      name: 'Truck ads',
      description: 'Container trucks and tankers that carry a brand between cities.',
      features: ['Highway and city', 'Both sides and rear', 'Monthly mileage report'],
      count: 189,
    },
    {
      id: 'transit_media',
      name: 'Transit media',
      description: 'Autos, e-rickshaws and delivery vans that reach the lanes no hoarding does.',
      features: ['Small fleets welcome', 'Market and metro stands', 'Replacement included'],
      count: 134,
    },
  ],
  customFields: [{ name: 'GPS tracking', type: 'boolean', required: false }],
  draw,
}
