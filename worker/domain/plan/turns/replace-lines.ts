import type { MediaType } from '../../catalogue/registry/media.ts'
import type { Brief, HeldOrder } from '../brief.ts'
import type { PlanResult } from '../drafting/plan-campaign.ts'
import type { PlanLine } from '../plan.ts'
import { type LineOutcome, orderOf } from './resolve-lines.ts'

interface Replacing {
  brief: Brief
  outcomes: readonly LineOutcome[]
  /** Orders of the lines that stay. */
  others: readonly HeldOrder[]
  /** Ids that are out of the plan, those that are replaced among them. */
  dropped: readonly string[]
  make: (brief: Brief, held: readonly HeldOrder[], dropped: readonly string[]) => PlanResult
}

interface Replaced {
  outcomes: LineOutcome[]
  /** Orders of what came. */
  held: HeldOrder[]
  dropped: string[]
  /** Ids of lines for which nothing was found: they stay. */
  restored: string[]
}

/**
 * Finds what comes for each line that is to be replaced: from the places, media and formats that were named, for about its money. A line for
 * which nothing is found stays.
 */
export function replaceLines({ brief, outcomes, others, dropped, make }: Replacing): Replaced {
  const held: HeldOrder[] = []
  const restored: PlanLine[] = []
  const done = outcomes.map((outcome) => {
    const [line] = outcome.lines
    if (outcome.edit.act !== 'replace' || !outcome.isDone || !line) return outcome
    const kept = [...others, ...held]
    if (outcome.edit.wanted.unknown !== null) {
      restored.push(line)
      return { ...outcome, isDone: false }
    }
    const result = make(narrowed(brief, outcome.edit.wanted, line), kept, dropped)
    const known = new Set(kept.map(({ id }) => id))
    const came = result.feasible ? result.plan.lineItems.filter(({ inventoryId }) => !known.has(inventoryId)) : []
    const { areas } = outcome.edit.wanted
    const there = came.filter(({ area }) => areas.length === 0 || areas.some((wanted) => wanted.area === area))
    const chosen = forMoneyOf(line, there)
    if (chosen.length === 0) {
      restored.push(line)
      return { ...outcome, isDone: false }
    }
    held.push(...chosen.map(orderOf))
    return { ...outcome, came: chosen }
  })
  const ids = restored.map(({ inventoryId }) => inventoryId)
  return {
    outcomes: done,
    held: [...held, ...restored.map(orderOf)],
    dropped: dropped.filter((id) => !ids.includes(id)),
    restored: ids,
  }
}

/** The brief of what may come for a line. */
function narrowed(
  brief: Brief,
  { areas, cities, channels, formats }: LineOutcome['edit']['wanted'],
  line: PlanLine,
): Brief {
  const named = [...areas.map(({ city }) => city), ...cities]
  return {
    ...brief,
    ...(named.length > 0 && { cities: [...new Set([...brief.cities, ...named])], geoScope: 'cities' as const }),
    areas,
    areasMode: areas.length > 0 ? 'only' : 'prefer',
    channels: channels.length > 0 ? channels : channelsFor(brief, line, areas.length > 0),
    channelMode: 'only',
    formats: formats.length > 0 ? formats : brief.formats,
    counts: [],
    split: {},
  }
}

/** Media that stand in a locality. */
const PLACED: readonly MediaType[] = ['ooh', 'dooh', 'transit', 'btl', 'theatre']

/** The medium of the line; where a locality is asked for and that medium stands nowhere, the media of the brief that do. */
function channelsFor({ channels }: Brief, { channel }: PlanLine, isPlaced: boolean): MediaType[] {
  if (!isPlaced || PLACED.includes(channel)) return [channel]
  const own = channels.filter((one) => PLACED.includes(one))
  return own.length > 0 ? own : [...PLACED]
}

/** A replacement may cost this much more than what it stands for. */
const ABOUT = 1.15

/** The largest of what came, as many as the money of the line pays; the smallest alone where all cost more. */
function forMoneyOf(line: PlanLine, came: readonly PlanLine[]): PlanLine[] {
  let left = line.totalAmount * ABOUT
  const chosen: PlanLine[] = []
  for (const one of [...came].sort((a, b) => b.totalAmount - a.totalAmount)) {
    if (one.totalAmount > left) continue
    chosen.push(one)
    left -= one.totalAmount
  }
  if (chosen.length > 0 || came.length === 0) return chosen
  const smallest = [...came].sort((a, b) => a.totalAmount - b.totalAmount)[0]
  return smallest ? [smallest] : []
}
