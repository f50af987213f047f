import type { Point } from '../worker/catalogue/rules/places/distance.ts'
import { CITY_POINTS } from '../worker/catalogue/rules/places/points.ts'
import { EAST } from './places/east.ts'
import { NORTH } from './places/north.ts'
import { SOUTH } from './places/south.ts'
import { WEST } from './places/west.ts'
import { createRandom, type Random } from './random.ts'
import { readTable } from './text.ts'

export interface City {
  name: string
  state: string
  /** 1 for the metros and their satellites, 2 for the rest. */
  tier: 1 | 2
  /** Price level of outdoor space; Hyderabad is 1. */
  level: number
  /** Middle of the town, to measure the nearness of sellers: sites are drawn about the points of their localities. */
  lat: number
  lng: number
  /** Authority that gives permits. */
  civicBody: string
  /** Language of the street, in addition to English. */
  language: string
  localities: Locality[]
}

/** A point, and the metres that a site may be from it. */
interface Spot extends Point {
  spread: number
}

export interface Locality extends Spot {
  name: string
  road: string
  /** A junction, flyover, gate or waterside that people name when they give directions. */
  landmark: string
}

/** One spot on the map of one city. */
export interface Site {
  city: City
  locality: Locality
}

const SPREAD = 280
const STOP_SPREAD = 100

/** @throws RangeError for a place without a point */
function pointOf(city: string, name: string): Point {
  const point = CITY_POINTS.find((one) => one.name === city)?.localities.find((one) => one.name === name)
  if (!point) throw new RangeError(`No point is known of ${name}, ${city}`)
  return { lat: point.lat, lng: point.lng }
}

/** A line of eight cells begins a city, shorter lines are its localities. */
function readCities(text: string): City[] {
  const cities: City[] = []
  for (const [name = '', second = '', third = '', fourth, lat, lng, civicBody = '', language] of readTable(text)) {
    const city = cities.at(-1)
    if (language !== undefined) {
      const numbers = { level: Number(fourth), lat: Number(lat), lng: Number(lng) }
      const tier = third === '1' ? 1 : 2
      cities.push({ name, state: second, tier, ...numbers, civicBody, language, localities: [] })
    } else if (city) {
      const spot = { ...pointOf(city.name, name), spread: Number(fourth ?? SPREAD) }
      city.localities.push({ name, road: second, landmark: third, ...spot })
    }
  }
  return cities
}

export const CITIES: readonly City[] = [SOUTH, NORTH, WEST, EAST].flatMap(readCities)

const byName = new Map(CITIES.map((city) => [city.name, city]))
const METROS = CITIES.filter((city) => city.tier === 1)
const OTHERS = CITIES.filter((city) => city.tier === 2)

/** @throws RangeError for a city that is not in the tables */
export function cityNamed(name: string): City {
  const city = byName.get(name)
  if (!city) throw new RangeError(`No such city in the seed tables: ${name}`)
  return city
}

/** A station of a city. @throws RangeError for one without a point */
export const stopNamed = (city: City, name: string): Spot => ({ ...pointOf(city.name, name), spread: STOP_SPREAD })

/** A locality; metros come up more often, as they do in the trade. */
export function drawSite(random: Random, among: 'everywhere' | 'metros' = 'everywhere'): Site {
  const city = random.pick(among === 'metros' || random.chance(0.58) ? METROS : OTHERS)
  return { city, locality: random.pick(city.localities) }
}

/** Another locality of the same city: where a site faces, where a route ends. */
export function drawNeighbour(random: Random, { city, locality }: Site): Locality {
  return random.pick(city.localities.filter((other) => other.name !== locality.name))
}

/** `Hyderabad, Telangana`; Delhi and Chandigarh are their own states. */
export const cityLine = ({ name, state }: City): string => (name === state ? name : `${name}, ${state}`)

/** Columns of a listing with a place, about where its locality is: not surveyed. */
export function locate(random: Random, { city, locality }: Site, at = locality.road) {
  // Older rows drew a place here: without these two draws every price after it would change.
  random.next()
  random.next()
  return {
    city: city.name,
    state: city.state,
    area: locality.name,
    address: `${at}, ${locality.name}, ${cityLine(city)}`,
    pin: 'near' as const,
    ...pointNear(random.fork('place'), city, locality),
  }
}

/** Columns of something that travels: where it is kept, without a pin. */
export function basedAt(random: Random, site: Site, at: string) {
  return { ...locate(random, site, at), pin: 'base' as const, lat: null, lng: null }
}

const METRES_A_DEGREE = 111_320

/** Sites of a locality line up along its road, a little across it, and never farther from its point than its spread. */
function pointNear(random: Random, city: City, { name, lat, lng, spread }: Locality): { lat: number; lng: number } {
  const bearing = createRandom(`bearing ${city.name} ${name}`).next() * Math.PI
  const along = (random.next() - 0.5) * 1.9 * spread
  const across = (random.next() - 0.5) * 0.6 * spread
  const north = along * Math.cos(bearing) - across * Math.sin(bearing)
  const east = along * Math.sin(bearing) + across * Math.cos(bearing)
  return {
    lat: Number((lat + north / METRES_A_DEGREE).toFixed(5)),
    lng: Number((lng + east / (METRES_A_DEGREE * Math.cos((lat * Math.PI) / 180))).toFixed(5)),
  }
}

/** Columns of something that is seen or read over an area, without a place. */
export function servedFrom(cityName: string, area: string) {
  const city = cityNamed(cityName)
  return { city: city.name, state: city.state, area, address: cityLine(city), lat: null, lng: null }
}
