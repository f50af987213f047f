import type { MediaType } from '../../../../catalogue/rules/registry/media.ts'
import { PLAN_RULES } from '../../../../catalogue/rules/registry/tables.ts'
import type { Paise } from '../../../../kernel/rules/money.ts'
import type { Brief, HeldOrder } from '../brief.ts'
import type { PlanResult } from '../drafting/plan-campaign.ts'
import type { InSteps, PlanStep } from '../in-steps.ts'
import type { PlanLine } from '../plan.ts'
import { type LineOutcome, orderOf } from './resolve-lines.ts'

interface Replacing {
  brief: Brief
  outcomes: readonly LineOutcome[]
  /** Lines that stay. */
  others: readonly PlanLine[]
  /** Ids that are out of the plan, those that are replaced among them. */
  dropped: readonly string[]
  /** The plan of a brief without the lines of these ids. */
  make: (brief: Brief, dropped: readonly string[]) => InSteps<PlanStep, PlanResult>
}

interface Replaced {
  outcomes: LineOutcome[]
  /** Orders of the replacements. */
  held: HeldOrder[]
  dropped: string[]
  /** Ids of lines for which nothing was found: they stay. */
  restored: string[]
}

/**
 * Finds a replacement for each line: from the places, media and formats that were named, a plan of its own for about
 * the money of the line. A line without one stays.
 */
export function* replaceLines({ brief, outcomes, others, dropped, make }: Replacing): InSteps<PlanStep, Replaced> {
  const came: PlanLine[] = []
  const restored: PlanLine[] = []
  const done: LineOutcome[] = []
  for (const outcome of outcomes) {
    const [line] = outcome.lines
    if (outcome.edit.act !== 'replace' || !outcome.isDone || !line) {
      done.push(outcome)
      continue
    }
    const found = outcome.edit.wanted.unknown === null ? yield* find(outcome.edit.wanted, line) : []
    came.push(...found)
    if (found.length === 0) restored.push(line)
    done.push({ ...outcome, isDone: found.length > 0, came: found })
  }
  function* find(wanted: LineOutcome['edit']['wanted'], line: PlanLine): InSteps<PlanStep, PlanLine[]> {
    const kept = [...others, ...came]
    const cost = costOfLine(brief, line)
    const free = (brief.budget?.amount ?? 0) - kept.reduce((sum, one) => sum + costOfLine(brief, one), 0)
    const gone = [...dropped, ...kept.map(({ inventoryId }) => inventoryId)]
    for (const channels of mediaFor(brief, wanted, line)) {
      for (const most of MOST) {
        const result = yield* make(narrowed(brief, wanted, channels, Math.min(Math.round(cost * most), free)), gone)
        const there = result.feasible ? result.plan.lineItems.filter((one) => isThere(wanted, one)) : []
        if (there.length > 0) return there
      }
    }
    return []
  }
  const ids = restored.map(({ inventoryId }) => inventoryId)
  return {
    outcomes: done,
    held: [...came, ...restored].map(orderOf),
    dropped: dropped.filter((id) => !ids.includes(id)),
    restored: ids,
  }
}

/**
 * Limits for the cost of a replacement, as a multiple of the replaced line: about as much; where that buys nothing, up
 * to twice.
 */
const MOST = [1.15, 2] as const

const isThere = ({ areas }: LineOutcome['edit']['wanted'], { area }: PlanLine) =>
  areas.length === 0 || areas.some((wanted) => wanted.area === area)

/** Cost of a line to the budget, with its setup, in the GST basis of the budget. */
function costOfLine({ budget }: Brief, { netAmount, totalAmount, setupAmount, gstRate }: PlanLine): Paise {
  const media = budget?.gst === 'exclusive' ? netAmount : totalAmount
  return media + Math.round(setupAmount * (1 + gstRate))
}

/** The brief of a replacement for a line, with its money. */
function narrowed(
  brief: Brief,
  { areas, cities, formats }: LineOutcome['edit']['wanted'],
  channels: MediaType[],
  money: Paise,
): Brief {
  const named = [...new Set([...areas.map(({ city }) => city), ...cities])]
  const isPlaced = areas.length > 0
  return {
    ...brief,
    budget: brief.budget && { ...brief.budget, amount: money, min: null },
    ...(named.length > 0 && { cities: named, geoScope: 'cities' as const }),
    areas,
    areasMode: isPlaced ? 'only' : 'prefer',
    channels,
    channelMode: 'only',
    formats: formats.length > 0 ? formats : brief.formats,
    favouredFormats: [],
    // One listing there is enough: its neighbours need not join.
    counts: isPlaced ? [{ channel: null, format: null, least: 1, most: null }] : [],
    split: {},
    mediumLeast: {},
    perCityCap: null,
    cityMoney: [],
  }
}

const hasLocality = (medium: MediaType) => PLAN_RULES[medium].hasLocality === true

/**
 * Media to look in, one choice after another: those that were named, else that of the line. "Something in" a locality
 * is any site there: of the medium of the line, then of the media of the brief, then of any, which is the empty list.
 */
function mediaFor(
  brief: Brief,
  { areas, channels, formats }: LineOutcome['edit']['wanted'],
  { channel }: PlanLine,
): MediaType[][] {
  const named = channels.length > 0 ? channels : [...new Set(formats.map((format) => format.channel))]
  if (named.length > 0) return [named]
  if (areas.length === 0) return [[channel]]
  const placed = [[channel], brief.channels].map((media) => media.filter(hasLocality))
  return [...placed.filter((media) => media.length > 0), []]
}
