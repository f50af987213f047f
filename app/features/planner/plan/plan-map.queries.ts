import * as v from 'valibot'
import { MAX_PLACES } from '../../../../worker/catalogue/rules/places-query.ts'
import type { Plan, PlanLine } from '../../../../worker/planner/rules/plan/plan.ts'
import { RequestError } from '../../../api-client.ts'
import type { MapFrame } from '../../../kit/map/map-data.ts'

/** Query for the map of a city: the listings of its lines, and the locality that the plan is limited to. */
export interface PlanMapQuery {
  city: string
  area: string | undefined
  ids: readonly string[]
}

/** Positions of a plan's listings in a city; `frame` is null for a city without a map. */
export interface PlanMapData {
  frame: MapFrame | null
  points: { id: string; area: string; lat: number; lng: number }[]
  around: { name: string; lat: number; lng: number; km: number } | null
}

const Frame = v.object({
  file: v.string(),
  coast: v.boolean(),
  size: v.number(),
  lat: v.number(),
  lng: v.number(),
  east: v.number(),
  north: v.number(),
  half: v.number(),
  fit: v.array(v.number()),
  names: v.array(v.array(v.union([v.string(), v.number()]))),
})

const PlanMapAnswer = v.object({
  frame: v.nullable(Frame),
  points: v.array(v.object({ id: v.string(), area: v.string(), lat: v.number(), lng: v.number() })),
  around: v.nullable(v.object({ name: v.string(), lat: v.number(), lng: v.number(), km: v.number() })),
})

/** Cities with their lines, most lines first, without lines that no city bounds. */
export function planCities({ lineItems }: Pick<Plan, 'lineItems'>): { name: string; lines: PlanLine[] }[] {
  const cities = new Map<string, PlanLine[]>()
  for (const line of lineItems) {
    if (line.city) cities.set(line.city, [...(cities.get(line.city) ?? []), line])
  }
  return [...cities]
    .map(([name, lines]) => ({ name, lines }))
    .toSorted((a, b) => b.lines.length - a.lines.length || a.name.localeCompare(b.name))
}

/** Loads the map of a city. @throws RequestError; errors of `fetch` without a network or when aborted */
export async function loadPlanMap({ city, area, ids }: PlanMapQuery, signal: AbortSignal): Promise<PlanMapData> {
  const query = new URLSearchParams({ city, ids: [...new Set(ids)].slice(0, MAX_PLACES).join(',') })
  if (area) query.set('area', area)
  const response = await fetch(`/planner/map?${query}`, { signal })
  if (!response.ok) throw new RequestError(response.status)
  return v.parse(PlanMapAnswer, await response.json())
}
