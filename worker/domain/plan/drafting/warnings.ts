import { isAvailable } from '../../catalogue/availability.ts'
import { MEDIA } from '../../catalogue/registry/media.ts'
import { nameInSentence } from '../../catalogue/registry/names.ts'
import { formatLongDate } from '../../dates.ts'
import { formatMoney, type Paise } from '../../money.ts'
import type { CompleteBrief } from '../complete-brief.ts'
import { isCounted } from '../formats.ts'
import { type Booking, firstDayOf } from '../market/lead-time.ts'
import type { Market } from '../market/market.ts'
import type { PlanCurve, PlanWarning } from '../plan.ts'
import { saturationText } from './curve.ts'
import { limitWarnings } from './limits.ts'
import type { PricedLine } from './price-lines.ts'

interface Facts {
  brief: CompleteBrief
  market: Market
  lines: readonly PricedLine[]
  booking: Booking
  /** Titles of held lines that are not in the plan as they were held. */
  lost: readonly string[]
  /** The unspent part of the budget, with or without GST as the budget is. */
  unallocated: Paise
  /** Whether media beyond the preferred ones were added. */
  widened: boolean
  curve: PlanCurve | null
}

type Rule = (facts: Facts) => string | null

/** An unallocated share of the budget up to this needs no warning. */
const MIN_UNALLOCATED = 0.08
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
  UNALLOCATED: ({ unallocated, brief: { budget, counts } }) => {
    if (unallocated <= MIN_UNALLOCATED * budget.amount) return null
    const why = counts.some(({ most }) => most !== null)
      ? 'the number that you asked for costs less'
      : 'available inventory for this brief ends here'
    return `${formatMoney(unallocated)} stays unallocated: ${why}`
  },
  SATURATED: ({ curve, brief, unallocated }) =>
    unallocated > MIN_UNALLOCATED * brief.budget.amount ? null : saturationText(brief, curve),
  UNMEASURED: ({ lines }) => {
    const count = lines.filter(({ impressions }) => impressions === null).length
    if (count === 0) return null
    return `${count === 1 ? 'One line is' : `${count} lines are`} sold without audience figures and left out of reach`
  },
  LATER_START: (facts) => {
    const { lines, brief } = facts
    const { startDate } = brief
    const soon = soonText(facts)
    if (soon !== null) return soon
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
  LOCK_LOST: ({ lost }) =>
    lost.length > 0
      ? `${list(lost)} ${lost.length === 1 ? 'is not kept as it was: it does' : 'are not kept as they were: they do'} not fit these places, dates and money`
      : null,
  COUNT_SHORT: ({ brief: { counts }, lines }) => {
    const short = counts.flatMap((wish) => {
      const own = lines.filter(({ offer }) => isCounted(wish, offer.item))
      const count = new Set(own.map(({ offer }) => offer.item.listingId)).size
      if (count >= (wish.least ?? 0)) return []
      return `${count} of the ${wish.least} ${wish.channel === null ? 'lines' : `${nameInSentence(wish.channel)} listings`}`
    })
    return short.length > 0
      ? `Only ${list(short)} asked for can be had for this money, in these places and dates`
      : null
  },
}

/** Media that cannot run from the first day of the flight, because they need more time between booking and showing. */
function soonText({ brief: { startDate, channels }, lines, market, booking }: Facts): string | null {
  const cut = new Set([
    ...lines.filter((line) => !line.locked).map(({ channel }) => channel),
    ...market.unbookable.flatMap(({ item, reason }) =>
      reason === 'too_soon' && channels.includes(item.channel) ? [item.channel] : [],
    ),
  ])
  const late = [...cut].filter((channel) => firstDayOf(channel, booking) > startDate)
  if (late.length === 0) return null
  const texts = late.map(
    (channel) =>
      `${nameInSentence(channel)} (${MEDIA[channel].leadTime}) on ${formatLongDate(firstDayOf(channel, booking))} at the earliest`,
  )
  return `The dates are close: with the time between booking and showing, ${list(texts)} can start; a later last day gives back what this cuts`
}

export function warningsOf(facts: Facts): PlanWarning[] {
  const own = Object.entries(RULES).flatMap(([code, rule]) => {
    const text = rule(facts)
    return text === null ? [] : [{ code, text }]
  })
  const limits = limitWarnings(facts)
  // What the catalogue lacks says more than what the money does not buy.
  return [...limits, ...own.filter(({ code }) => !limits.some((limit) => limit.code === code))]
}
