import type { Listing, Place } from '../../../worker/catalogue/rules/listing.ts'
import { isSeenWidely } from '../../../worker/catalogue/rules/places/coverage.ts'
import { homeText } from '../../../worker/catalogue/rules/places/home.ts'

/**
 * Address in one line, each part once: an address often repeats its venue, area or city. A vehicle is `Based at` its
 * address. A network has the area in its owner's words, `All India`; a listing of one city has that city, `Lucknow,
 * Uttar Pradesh · Lucknow edition`.
 */
export function placeLine({ place, covers }: Pick<Listing, 'place' | 'covers'>): string {
  if (isSeenWidely(covers)) return place.area
  const { venue, address, area, city, state, lat, pin } = place
  if (lat === null && pin !== 'base') {
    const home = homeText(place)
    return area && area !== city && area !== state ? `${home} · ${area}` : home
  }
  // The venue of a train is its route, which is not part of an address.
  const parts = [pin === 'base' ? null : venue, address, area, city, state].flatMap((part) => part?.split(', ') ?? [])
  const line = parts
    .filter((part, index) => part && parts.findIndex((other) => other.toLowerCase() === part.toLowerCase()) === index)
    .join(', ')
  return pin === 'base' ? `Based at ${line}` : line
}

/** Coordinates as text: `17.4401° N, 78.3489° E`. Three decimals for a pin at its locality, four for an exact one. */
export function coordinatesText(lat: number, lng: number, decimals: 3 | 4): string {
  const side = (degrees: number) => Math.abs(degrees).toFixed(decimals)
  return `${side(lat)}° ${lat < 0 ? 'S' : 'N'}, ${side(lng)}° ${lng < 0 ? 'W' : 'E'}`
}

/** Label for the coordinates of a place; null without coordinates. */
export function pinText({ lat, lng, pin, area }: Place): string | null {
  if (lat === null || lng === null) return null
  return pin === 'near' ? `near ${area}, ${coordinatesText(lat, lng, 3)}` : coordinatesText(lat, lng, 4)
}

/** OpenStreetMap URL of a pin that its owner set, zoomed in to street names; null for other pins. */
export function mapsUrl({ lat, lng, pin }: Place): string | null {
  if (lat === null || lng === null || pin !== 'exact') return null
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
}
