import { listPlaces } from '../../../worker/catalogue/pins.server.ts'
import { CITY_POINTS } from '../../../worker/catalogue/rules/places/points.ts'
import { PlacesQuery } from '../../../worker/catalogue/rules/places-query.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { call } from '../../context.ts'
import type { PlanMapData } from '../../features/planner/plan/plan-map.queries.ts'
import { FRAMES } from '../../kit/map/frames.gen.ts'
import type { Route } from './+types/planner-map'

/** Distance of sites from a requested locality, at most. */
const AROUND_KM = 3

/** The map of a city with the listings of a plan, for the planner. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const query = parseSearch(PlacesQuery, url.searchParams)
    const places = await listPlaces(service, query)
    const area = CITY_POINTS.find(({ name }) => name === query.city)?.localities.find(({ name }) => name === query.area)
    const map: PlanMapData = {
      frame: FRAMES[query.city] ?? null,
      points: places.map(({ id, area, lat, lng }) => ({ id, area, lat, lng })),
      around: area ? { name: area.name, lat: area.lat, lng: area.lng, km: AROUND_KM } : null,
    }
    return Response.json(map, { headers: { 'X-Robots-Tag': 'noindex' } })
  })
