import type { Listing } from '../../../worker/catalogue/rules/listing.ts'
import type { PinsPage } from '../../../worker/catalogue/rules/pages.ts'
import { listingPath } from '../../../worker/catalogue/rules/paths.ts'
import { CITY_POINTS } from '../../../worker/catalogue/rules/places/points.ts'
import { formatMoneyShort } from '../../../worker/kernel/rules/money.ts'
import { FRAMES, INDIA } from '../../kit/map/frames.gen.ts'
import type { MapData, MapPin } from '../../kit/map/map-data.ts'
import type { PlaceMapData } from '../../kit/map/place-map.tsx'

const toPin = ({ id, category, subcategory, title, area, lat, lng, rate }: PinsPage['pins'][number]): MapPin => ({
  id,
  title,
  area,
  lat,
  lng,
  price: formatMoneyShort(rate),
  path: listingPath({ id, category, subcategory }),
})

/** Map of a list: of its city if there is one, else of India. */
export function toMapData({ city, cities, pins }: PinsPage): MapData {
  const name = cities.find((one) => one.name.toLowerCase() === city?.toLowerCase())?.name ?? city
  const frame = name === null ? undefined : FRAMES[name]
  if (name !== null && frame) {
    const total = cities.find((one) => one.name === name)?.count ?? 0
    return { city: name, frame, pins: pins.map(toPin), total }
  }
  const dots = cities.flatMap(({ name, count }) => {
    const point = CITY_POINTS.find((one) => one.name === name)
    return point ? [{ name, state: point.state, count, lat: point.lat, lng: point.lng }] : []
  })
  return { city: null, frame: INDIA, cities: dots, total: dots.reduce((sum, { count }) => sum + count, 0) }
}

/** Map around a listing; null without a pin or a map of its city. */
export function toPlaceMap({ place }: Pick<Listing, 'place'>, around: PinsPage['pins']): PlaceMapData | null {
  const { lat, lng, city } = place
  const frame = FRAMES[city]
  return lat === null || lng === null || !frame ? null : { frame, lat, lng, around: around.map(toPin) }
}
