// Without the tables of places, which browsers need not load.

/** WGS 84, degrees. */
export interface Point {
  lat: number
  lng: number
}

/** Distance of a search for nearby listings without one, kilometres. */
export const DEFAULT_KM = 3
export const MAX_KM = 50

export const KM_A_DEGREE = 111.195

/** Kilometres between two points, within 5 m of the great circle at 5 km. */
export function distanceKm(from: Point, to: Point): number {
  const north = (to.lat - from.lat) * KM_A_DEGREE
  const east = (to.lng - from.lng) * KM_A_DEGREE * Math.cos((((from.lat + to.lat) / 2) * Math.PI) / 180)
  return Math.hypot(north, east)
}

/** A distance in words: `850 m`, `2.4 km`. */
export function distanceText(from: Point, to: Point): string {
  const km = distanceKm(from, to)
  return km < 1 ? `${Math.max(50, Math.round(km * 20) * 50)} m` : `${km.toFixed(1)} km`
}
