import { DEFAULT_KM, distanceKm, type Point } from '../../../../catalogue/rules/places/distance.ts'
import { pointsNamed } from '../../../../catalogue/rules/places/nearness.ts'
import type { MediaType } from '../../../../catalogue/rules/registry/media.ts'
import { PLAN_RULES } from '../../../../catalogue/rules/registry/tables.ts'
import type { CountWish } from '../brief.ts'
import type { CompleteBrief } from '../complete-brief.ts'
import { isCounted } from '../formats.ts'
import type { InventoryItem } from '../inventory.ts'
import { costsIn } from './costs.ts'
import type { Offer } from './offer.ts'

/** True when the listings of a medium have a locality. The others are heard, read or driven in a whole city. */
const isPlaced = (channel: MediaType) => PLAN_RULES[channel].hasLocality === true
/** Share of the money that the offers of a locality have to take, or localities nearby join it. */
const MIN_FILLED = 0.6

/** Localities that a brief is limited to in one city, and those nearby that joined them. */
export interface LocalityLimit {
  city: string
  areas: string[]
  joined: { area: string; km: number }[]
  /** True when the localities have offers of their own. */
  hasOwn: boolean
}

/** True when a brief limits its sites to localities. */
const isLocal = ({ areasMode, areas }: CompleteBrief): boolean => areasMode === 'only' && areas.length > 0

/**
 * The localities of each city of a brief, with the neighbours that join them where they have too little: nothing, fewer
 * listings than asked for, or less than the money takes.
 * @param offers everything that can run in the dates of the brief
 */
export function limitLocalities(
  brief: CompleteBrief,
  catalogue: readonly InventoryItem[],
  offers: readonly Offer[],
): LocalityLimit[] {
  if (!isLocal(brief)) return []
  const cities = [...new Set(brief.areas.map(({ city }) => city))]
  return cities.map((city) => {
    const areas = [...new Set(brief.areas.filter((one) => one.city === city).map(({ area }) => area))]
    const placed = offers.filter(({ item }) => item.city === city && isPlaced(item.channel))
    const inAreas = (names: readonly string[]) => placed.filter(({ item }) => names.includes(item.area))
    const own = inAreas(areas)
    const isShort = (some: readonly Offer[]) =>
      some.length === 0 || lacksCount(brief, some) || lacksValue(brief, some, city)
    const joined: LocalityLimit['joined'] = []
    if (isShort(own)) {
      for (const near of nearby(catalogue, city, areas)) {
        if (inAreas([near.area]).length === 0) continue
        joined.push(near)
        if (!isShort(inAreas([...areas, ...joined.map(({ area }) => area)]))) break
      }
    }
    // Neighbours that cannot make up the number either are left out.
    const all = inAreas([...areas, ...joined.map(({ area }) => area)])
    const isUseful = own.length === 0 || !lacksCount(brief, all)
    return { city, areas, joined: isUseful ? joined : [], hasOwn: own.length > 0 }
  })
}

/** True when an item respects the limits of locality: media of a whole city only where they are asked for by name. */
export function isWithin(
  brief: CompleteBrief,
  limits: readonly LocalityLimit[],
  { city, channel, area }: InventoryItem,
): boolean {
  if (limits.length === 0) return true
  const limit = limits.find((one) => one.city === city)
  if (!limit) return city !== null || limits.length < brief.cities.length || brief.channels.includes(channel)
  if (!isPlaced(channel)) return brief.channels.includes(channel)
  return limit.areas.includes(area) || limit.joined.some((near) => near.area === area)
}

const countsSites = ({ channel }: CountWish) => channel === null || isPlaced(channel)

/** Number of listings of the offers that a wish counts. */
export function countOf(wish: CountWish, offers: readonly Offer[]): number {
  const own = offers.filter(({ item }) => isCounted(wish, item))
  return new Set(own.map(({ item }) => item.listingId)).size
}

const lacksCount = ({ counts }: CompleteBrief, offers: readonly Offer[]) =>
  counts.some((wish) => countsSites(wish) && countOf(wish, offers) < (wish.least ?? 1))

function lacksValue(brief: CompleteBrief, offers: readonly Offer[], city: string): boolean {
  const { counts, channels, cities, budget, cityMoney } = brief
  // A number of sites itself limits the money, and other media take the rest.
  if (counts.some(countsSites) || channels.some((channel) => !isPlaced(channel))) return false
  const money = cityMoney.find((share) => share.city === city)?.least ?? budget.amount / Math.max(1, cities.length)
  const cost = costsIn(budget)
  const worth = offers.reduce(
    (sum, { item, orders }) => sum + Math.max(0, ...orders.map((order) => cost(item, order))),
    0,
  )
  return worth < MIN_FILLED * money
}

/** Localities of a city within a short way of others, the nearest first. */
function nearby(
  catalogue: readonly InventoryItem[],
  city: string,
  areas: readonly string[],
): { area: string; km: number }[] {
  const sites = catalogue.filter((item) => item.city === city && isPlaced(item.channel) && item.area !== '')
  const centres = new Map([...new Set(sites.map(({ area }) => area))].map((area) => [area, centreOf(sites, area)]))
  const own = areas.flatMap((area) => centres.get(area) ?? pointsNamed(area, city)[0] ?? [])
  return [...centres]
    .flatMap(([area, point]) => {
      if (!point || areas.includes(area) || own.length === 0) return []
      return [{ area, km: Math.min(...own.map((from) => distanceKm(from, point))) }]
    })
    .filter(({ km }) => km <= DEFAULT_KM)
    .sort((a, b) => a.km - b.km || (a.area < b.area ? -1 : 1))
}

function centreOf(sites: readonly InventoryItem[], area: string): Point | null {
  const points = sites.flatMap((item) => (item.area === area && item.lat !== null && item.lng !== null ? [item] : []))
  const mean = (of: (item: InventoryItem) => number | null) =>
    points.reduce((sum, item) => sum + (of(item) ?? 0), 0) / points.length
  return points.length === 0 ? null : { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
}
