import type { CityDot } from './map-data.ts'

/** Levels of tint, 1 the lightest. */
const LEVELS = [1, 2, 3, 4] as const
type Level = (typeof LEVELS)[number]

/** Upper limit of each level, as a share of the largest count. */
const UP_TO: Readonly<Record<Level, number>> = { 1: 0.1, 2: 0.3, 3: 0.6, 4: 1 }

/** State with sites. */
interface TintedState {
  name: string
  count: number
  level: Level
}

interface Tints {
  /** States, the highest count first. */
  states: TintedState[]
  /** Range of each level on the map. */
  legend: { level: Level; from: number; to: number }[]
}

/** Tints of states by their counts; none when all sites are in one state. */
export function stateTints(cities: readonly Pick<CityDot, 'state' | 'count'>[]): Tints {
  const counts = new Map<string, number>()
  for (const { state, count } of cities) counts.set(state, (counts.get(state) ?? 0) + count)
  if (counts.size < 2) return { states: [], legend: [] }
  const most = Math.max(...counts.values())
  const ends = LEVELS.map((level) => ({ level, to: Math.floor(most * UP_TO[level]) }))
  const levelOf = (count: number) => ends.find(({ to }) => count <= to)?.level ?? 4
  const states = [...counts]
    .map(([name, count]) => ({ name, count, level: levelOf(count) }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'))
  const legend = ends.map(({ level, to }, at) => ({ level, from: (ends[at - 1]?.to ?? 0) + 1, to }))
  return { states, legend: legend.filter(({ level }) => states.some((state) => state.level === level)) }
}

/** Id of a state's shape in the drawing of India. */
export const stateShape = (state: string): string => state.toLowerCase().replaceAll(' ', '-')
