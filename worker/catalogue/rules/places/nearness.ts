import { fold, indexWords } from '../../../kernel/rules/text/words.ts'
import { KM_A_DEGREE, type Point } from './distance.ts'
import { CITY_POINTS } from './points.ts'

/** A place of our maps, with a name that is unique: `HITEC City, Hyderabad`. */
export interface NamedPoint extends Point {
  name: string
  city: string
}

/** Names under which people look for a place, folded. */
const OTHER_NAMES: Readonly<Record<string, string>> = { 'hi tech city': 'hitec city', 'hitech city': 'hitec city' }

const keyOf = (name: string) => {
  const key = indexWords(name).map(fold).join(' ')
  return OTHER_NAMES[key] ?? key
}

const byName = new Map<string, NamedPoint[]>()
for (const { name: city, lat, lng, localities } of CITY_POINTS) {
  for (const place of [{ name: city, lat, lng }, ...localities]) {
    const point = { name: place.name === city ? city : `${place.name}, ${city}`, city, lat: place.lat, lng: place.lng }
    // A city and its localities have one point each; of a locality and a station of one name the first is taken.
    for (const key of new Set([keyOf(place.name), keyOf(point.name)])) {
      const known = byName.get(key) ?? []
      if (!known.some((one) => one.name === point.name)) byName.set(key, [...known, point])
    }
  }
}

/** Words of the longest name. */
export const MAX_PLACE_WORDS = Math.max(...[...byName.keys()].map((key) => key.split(' ').length))

/** The places of a name, of one city where it is given; several cities have a Civil Lines. */
export function pointsNamed(name: string, city?: string): readonly NamedPoint[] {
  const all = byName.get(keyOf(name)) ?? []
  return city === undefined ? all : all.filter((point) => keyOf(point.city) === keyOf(city))
}

/** Bounds for SQL to find points within a distance: a box, and degrees in kilometres east and north. */
export function reachOf({ lat, lng }: Point, km: number) {
  const eastKm = KM_A_DEGREE * Math.cos((lat * Math.PI) / 180)
  const [high, wide] = [km / KM_A_DEGREE, km / eastKm]
  return {
    lat,
    lng,
    km,
    eastKm,
    northKm: KM_A_DEGREE,
    south: lat - high,
    north: lat + high,
    west: lng - wide,
    east: lng + wide,
  }
}
