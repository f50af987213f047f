import type { Place } from '../../../worker/domain/catalogue/listing.ts'

/**
 * The whole address in one line, each part once: an address often repeats its venue, area or city. Without one
 * (a channel, a network) it is the home and the area where it is seen: `Mumbai, Maharashtra · All India`.
 */
export function placeLine({ venue, address, area, city, state, lat }: Place): string {
  if (lat === null) {
    const home = city === state ? city : `${city}, ${state}`
    return area && area !== city && area !== state ? `${home} · ${area}` : home
  }
  const parts = [venue, address, area, city, state].flatMap((part) => part?.split(', ') ?? [])
  return parts
    .filter((part, index) => part && parts.findIndex((other) => other.toLowerCase() === part.toLowerCase()) === index)
    .join(', ')
}

/** `17.4401° N, 78.3489° E` */
export function coordinatesText(lat: number, lng: number): string {
  return `${Math.abs(lat).toFixed(4)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lng).toFixed(4)}° ${lng < 0 ? 'W' : 'E'}`
}

/** A pin on OpenStreetMap, near enough to read the street names. */
export function mapsUrl(lat: number, lng: number): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
}
