import { isAvailable } from '../../catalogue/availability.ts'
import { MEDIA, type MediaType } from '../../catalogue/registry/media.ts'
import { nameInSentence } from '../../catalogue/registry/names.ts'
import { type CivilDate, daysIn, formatLongDate } from '../../dates.ts'
import { formatMoney, type Paise } from '../../money.ts'
import type { PlanEdits } from '../brief.ts'
import type { CompleteBrief } from '../complete-brief.ts'
import type { Market } from '../market/market.ts'
import type { PlanCurve, PlanWarning } from '../plan.ts'
import { saturationText } from './curve.ts'
import { limitWarnings } from './limits.ts'
import type { PricedLine } from './price-lines.ts'

interface Facts {
  brief: CompleteBrief
  market: Market
  lines: readonly PricedLine[]
  today: CivilDate
  edits: PlanEdits
  /** The unspent part of the budget, with or without GST as the budget is. */
  unallocated: Paise
  /** Whether media beyond the preferred ones were added. */
  widened: boolean
  curve: PlanCurve | null
}

type Rule = (facts: Facts) => string | null

/** An unallocated share of the budget up to this needs no warning. */
const MIN_UNALLOCATED = 0.08
/** The longer end of a medium's usual lead time: `5 to 7 days with mounting` is 7. */
export const leadDays = (channel: MediaType) => Number(/\d+ to (\d+)/.exec(MEDIA[channel].leadTime)?.[1] ?? 0)

const list = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Warnings of a plan by their code; null where one does not apply. */
const RULES: Readonly<Record<string, Rule>> = {
  UNAVAILABLE_CITY: ({ brief: { unavailableCities } }) =>
    unavailableCities.length > 0 ? `There is no inventory in ${list(unavailableCities)} yet` : null,
  CITY_MISSING: ({ brief, market, lines }) => {
    if (brief.geoScope !== 'cities') return null
    const served = new Set(lines.map(({ offer }) => offer.item.city))
    if (served.has(null)) return null
    const missing = market.places.filter(({ name, people }) => people > 0 && !served.has(name)).map(({ name }) => name)
    return missing.length > 0 ? `Nothing in ${list(missing)} fits this budget, these media and dates` : null
  },
  CHANNEL_MISSING: ({ brief: { channels }, lines }) => {
    const missing = channels.filter((channel) => !lines.some((line) => line.channel === channel))
    return missing.length > 0
      ? `Nothing of ${list(missing.map(nameInSentence))} fits the budget, places and dates`
      : null
  },
  WIDENED: ({ widened, brief: { channels } }) =>
    widened
      ? `The budget does not fit into ${list(channels.map(nameInSentence))} alone, so other media were added`
      : null,
  UNALLOCATED: ({ unallocated, brief: { budget } }) =>
    unallocated > MIN_UNALLOCATED * budget.amount
      ? `${formatMoney(unallocated)} stays unallocated: available inventory for this brief ends here`
      : null,
  SATURATED: ({ curve, brief, unallocated }) =>
    unallocated > MIN_UNALLOCATED * brief.budget.amount ? null : saturationText(brief, curve),
  UNMEASURED: ({ lines }) => {
    const count = lines.filter(({ impressions }) => impressions === null).length
    if (count === 0) return null
    return `${count === 1 ? 'One line is' : `${count} lines are`} sold without audience figures and left out of reach`
  },
  LATER_START: ({ lines, brief: { startDate } }) => {
    const late = lines.filter(
      ({ offer, startDate: from }) => from > startDate && !isAvailable(offer.item.availability, startDate),
    )
    const first = late.map((line) => line.startDate).sort()[0]
    if (!first) return null
    const when = formatLongDate(first)
    return late.length === 1
      ? `One line is taken until then and starts on ${when}`
      : `${late.length} lines are taken at first and start later, the first on ${when}`
  },
  SOON: ({ lines, today, brief: { startDate } }) => {
    const left = daysIn({ start: today, end: startDate }) - 1
    const media = [...new Set(lines.map((line) => line.channel))].filter((channel) => leadDays(channel) > left)
    if (media.length === 0) return null
    const needs = media.map((channel) => `${nameInSentence(channel)} (${MEDIA[channel].leadTime})`)
    return `The start is close. Time between booking and the first showing: ${list(needs)}`
  },
  LOCK_LOST: ({ edits: { held }, lines }) => {
    const kept = new Set(lines.map(({ offer }) => offer.item.id))
    const lost = held.filter(({ id }) => !kept.has(id)).length
    return lost > 0
      ? `${lost === 1 ? 'One locked line no longer fits' : `${lost} locked lines no longer fit`} this brief`
      : null
  },
}

export function warningsOf(facts: Facts): PlanWarning[] {
  const own = Object.entries(RULES).flatMap(([code, rule]) => {
    const text = rule(facts)
    return text === null ? [] : [{ code, text }]
  })
  return [...limitWarnings(facts), ...own]
}
