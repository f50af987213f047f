import { EAST } from './places/east.ts'
import { NORTH } from './places/north.ts'
import { SOUTH } from './places/south.ts'
import { WEST } from './places/west.ts'
import type { Random } from './random.ts'
import { readTable } from './text.ts'

export interface City {
  name: string
  state: string
  /** 1 for the metros and their satellites, 2 for the rest. */
  tier: 1 | 2
  /** What outdoor space costs here; Hyderabad is 1. */
  level: number
  lat: number
  lng: number
  /** Who gives permits. */
  civicBody: string
  /** Language of the street, besides English. */
  language: string
  localities: Locality[]
}

export interface Locality {
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

/** A line of eight cells begins a city, lines of three are its localities. */
function readCities(text: string): City[] {
  const cities: City[] = []
  for (const [name = '', second = '', third = '', level, lat, lng, civicBody = '', language = ''] of readTable(text)) {
    if (level === undefined) cities.at(-1)?.localities.push({ name, road: second, landmark: third })
    else {
      const numbers = { level: Number(level), lat: Number(lat), lng: Number(lng) }
      const tier = third === '1' ? 1 : 2
      cities.push({ name, state: second, tier, ...numbers, civicBody, language, localities: [] })
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

/** Columns of a listing with a place: within about 5 km of the city centre. */
export function locate(random: Random, { city, locality }: Site, at = locality.road) {
  const near = (centre: number) => Number((centre + (random.next() - 0.5) * 0.09).toFixed(5))
  return {
    city: city.name,
    state: city.state,
    area: locality.name,
    address: `${at}, ${locality.name}, ${cityLine(city)}`,
    lat: near(city.lat),
    lng: near(city.lng),
  }
}

/** Columns of something that is seen or read over an area, without a place. */
export function servedFrom(cityName: string, area: string) {
  const city = cityNamed(cityName)
  return { city: city.name, state: city.state, area, address: cityLine(city), lat: null, lng: null }
}
