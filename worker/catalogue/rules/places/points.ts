import type { Point } from './distance.ts'
import { EAST_POINTS } from './tables/east.ts'
import { NORTH_POINTS } from './tables/north.ts'
import { SOUTH_POINTS } from './tables/south.ts'
import { WEST_POINTS } from './tables/west.ts'

/** A locality or a station of a city. */
interface Locality extends Point {
  name: string
  city: string
  kind: 'locality' | 'station'
}

export interface City extends Point {
  name: string
  state: string
  /** Every locality is nearer than this. */
  radiusKm: number
  localities: Locality[]
}

/**
 * Reads a table: city | state | latitude | longitude | kilometres that hold its localities; then name | latitude |
 * longitude, and `station` for a point that is no locality. Points of cities that are no centre of trade are from
 * GeoNames (CC BY 4.0); the others are our own, to about 300 m, up to 2 km in a few small towns.
 */
function read(table: string): City[] {
  return table
    .trim()
    .split('\n\n')
    .map((block): City => {
      const [head = [], ...rows] = block.split('\n').map((line) => line.split(' | '))
      const [city = '', state = '', lat, lng, radius] = head
      const localities = rows.map(([name = '', a, b, kind]): Locality => {
        return { name, city, lat: Number(a), lng: Number(b), kind: kind === 'station' ? 'station' : 'locality' }
      })
      return { name: city, state, lat: Number(lat), lng: Number(lng), radiusKm: Number(radius), localities }
    })
}

/** Cities of which we know the localities. */
export const CITY_POINTS: readonly City[] = [SOUTH_POINTS, NORTH_POINTS, WEST_POINTS, EAST_POINTS].flatMap(read)
