import { isAvailable } from '../../../../catalogue/rules/availability.ts'
import type { MediaType } from '../../../../catalogue/rules/registry/media.ts'
import type { Paise } from '../../../../kernel/rules/money.ts'
import type { CompleteBrief } from '../complete-brief.ts'
import { isCounted } from '../formats.ts'
import { type Booking, firstDayOf } from '../market/lead-time.ts'
import type { Market } from '../market/market.ts'
import type { PlanCurve, PlanWarning } from '../plan.ts'
import type { ShortGroup } from '../search/media-least.ts'
import { saturationOf } from './curve.ts'
import { shortestBooking } from './infeasible.ts'
import { limitWarnings } from './limits.ts'
import type { PricedLine } from './price-lines.ts'
import { inLanguages, type Said } from './sentences.ts'

interface Facts {
  brief: CompleteBrief
  market: Market
  lines: readonly PricedLine[]
  booking: Booking
  /** Titles of held lines that are not in the plan as they were held. */
  lost: readonly string[]
  /** The unspent part of the budget, with or without GST as the budget is. */
  unallocated: Paise
  /** True when media beyond the preferred ones were added. */
  widened: boolean
  /** Groups of a medium that are left out, and those that stay, with less than their least. */
  leftOut: readonly ShortGroup[]
  thin: readonly ShortGroup[]
  curve: PlanCurve | null
}

type Rule = (facts: Facts) => Said | null

/** An unallocated share of the budget up to this needs no warning. */
const MIN_UNALLOCATED = 0.08

/** Days of the shortest booking of some media, where nothing but the length of the flight keeps them out. */
function shortestOf({ offers, unbookable }: Market, media: readonly MediaType[]): number | null {
  const own = unbookable.filter(({ item }) => media.includes(item.channel))
  const free = own.filter(({ reason }) => reason === 'too_short').map(({ item }) => item)
  const isTooDear = offers.some(({ item }) => media.includes(item.channel))
  const isTooSoon = own.some(({ reason }) => reason === 'too_soon')
  return isTooDear || isTooSoon ? null : (shortestBooking(free)?.days ?? null)
}

/** Warnings of a plan by their code; null where one does not apply. */
const RULES: Readonly<Record<string, Rule>> = {
  UNAVAILABLE_CITY: ({ brief: { unavailableCities } }) =>
    unavailableCities.length > 0 ? (say) => say.noInventoryIn(unavailableCities) : null,
  CITY_MISSING: ({ brief, market, lines }) => {
    if (brief.geoScope !== 'cities') return null
    const served = new Set(lines.map(({ offer }) => offer.item.city))
    if (served.has(null)) return null
    const missing = market.places.filter(({ name, people }) => people > 0 && !served.has(name)).map(({ name }) => name)
    return missing.length > 0 ? (say) => say.nothingInCities(missing) : null
  },
  CHANNEL_MISSING: ({ brief: { channels }, lines, market }) => {
    const missing = channels.filter((channel) => !lines.some((line) => line.channel === channel))
    return missing.length > 0 ? (say) => say.nothingOfMedia(missing, shortestOf(market, missing)) : null
  },
  MEDIUM_THIN: ({ thin }) => (thin.length === 0 ? null : (say) => thin.map(say.thin).join('; ')),
  WIDENED: ({ widened, brief: { channels } }) => (widened ? (say) => say.widened(channels) : null),
  UNALLOCATED: ({ unallocated, brief: { budget, counts }, leftOut }) => {
    if (unallocated <= MIN_UNALLOCATED * budget.amount) return null
    const isCounted = counts.some(({ most }) => most !== null)
    const why = isCounted ? 'number' : leftOut.length > 0 ? 'least' : 'inventory'
    return (say) => say.unallocated(unallocated, why)
  },
  SATURATED: ({ curve, brief, unallocated }) =>
    unallocated > MIN_UNALLOCATED * brief.budget.amount ? null : saturationOf(brief, curve),
  UNMEASURED: ({ lines }) => {
    const count = lines.filter(({ impressions }) => impressions === null).length
    return count === 0 ? null : (say) => say.unmeasured(count)
  },
  LATER_START: (facts) => {
    const { lines, brief } = facts
    const { startDate } = brief
    const soon = soonOf(facts)
    if (soon !== null) return soon
    const late = lines.filter(
      ({ offer, startDate: from }) => from > startDate && !isAvailable(offer.item.availability, startDate),
    )
    const first = late.map((line) => line.startDate).sort()[0]
    return first ? (say) => say.laterLines(late.length, first) : null
  },
  LOCK_LOST: ({ lost }) => (lost.length > 0 ? (say) => say.lost(lost) : null),
  COUNT_SHORT: ({ brief: { counts }, lines }) => {
    const short = counts.flatMap((wish) => {
      const own = lines.filter(({ offer }) => isCounted(wish, offer.item))
      const count = new Set(own.map(({ offer }) => offer.item.listingId)).size
      const least = wish.least ?? 0
      return count >= least ? [] : [{ count, least, medium: wish.channel }]
    })
    return short.length > 0 ? (say) => say.countShort(short) : null
  },
}

/** Media that cannot run from the first day of the flight, because they need more time between booking and showing. */
function soonOf({ brief: { startDate, channels }, lines, market, booking }: Facts): Said | null {
  const cut = new Set([
    ...lines.filter((line) => !line.locked).map(({ channel }) => channel),
    ...market.unbookable.flatMap(({ item, reason }) =>
      reason === 'too_soon' && channels.includes(item.channel) ? [item.channel] : [],
    ),
  ])
  const late = [...cut].flatMap((medium) => {
    const first = firstDayOf(medium, booking)
    return first > startDate ? [{ medium, first }] : []
  })
  return late.length === 0 ? null : (say) => say.soon(late)
}

export function warningsOf(facts: Facts): PlanWarning[] {
  const own = Object.entries(RULES).flatMap(([code, rule]) => {
    const said = rule(facts)
    return said === null ? [] : [{ code, ...inLanguages(said) }]
  })
  const out = leftOutWarning(facts)
  const limits = limitWarnings(facts)
  // Gaps of the catalogue matter more than lines the money does not buy.
  return [...limits, ...own.filter(({ code }) => !limits.some((limit) => limit.code === code)), ...out]
}

/** Warning about media left out because they would have had too little, with the sentence of each medium. */
function leftOutWarning({ leftOut }: Facts): PlanWarning[] {
  if (leftOut.length === 0) return []
  const media = [...new Set(leftOut.map(({ medium }) => medium))]
  const about = media.map((medium) => {
    const own = leftOut.filter((group) => group.medium === medium)
    return { medium, ...inLanguages((say) => say.leftOut(own)) }
  })
  return [{ code: 'MEDIUM_LEFT_OUT', ...inLanguages((say) => say.leftOut(leftOut)), about }]
}
