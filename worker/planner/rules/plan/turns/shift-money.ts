import type { MediaType } from '../../../../catalogue/rules/registry/media.ts'
import { toPaise } from '../../../../kernel/rules/money.ts'
import type { Brief } from '../brief.ts'
import type { Plan } from '../plan.ts'
import type { MoneyPart, MoneyShift } from '../understanding.ts'

/** Percent of the budget by which "more" and "less" move the money of a part. */
const STEP = 15
/** No part is moved below or above these shares, percent. */
const LEAST_SHARE = 5
const MOST_SHARE = 90

/** A bound in percent of the budget. */
type Bound = { least: number } | { most: number }

/** The bounds that words such as "more money on radio" have set so far. */
export interface MoneyBounds {
  media: Partial<Record<MediaType, Bound>>
  cities: Readonly<Record<string, Bound>>
}

export const NO_BOUNDS: MoneyBounds = { media: {}, cities: {} }

/** The share of a plan's money that a part takes, in percent; setup is left out. */
export function shareIn({ lineItems }: Plan, part: MoneyPart): number {
  const sum = (lines: Plan['lineItems']) => lines.reduce((total, { totalAmount }) => total + totalAmount, 0)
  const own = lineItems.filter(({ channel, city }) => ('city' in part ? city === part.city : channel === part.medium))
  return lineItems.length > 0 ? (100 * sum(own)) / sum(lineItems) : 0
}

/** The bounds after a shift, measured by the plan before it. */
export function shiftedBounds(bounds: MoneyBounds, shift: MoneyShift, plan: Plan): MoneyBounds {
  const { part, isMore, from, rupees } = shift
  const step = rupees === undefined ? STEP : (100 * toPaise(rupees)) / plan.totals.budget
  if (from) {
    const taken = shiftedBounds(bounds, { part: from, isMore: false, ...(rupees !== undefined && { rupees }) }, plan)
    return shiftedBounds(taken, { part, isMore, ...(rupees !== undefined && { rupees }) }, plan)
  }
  const share = shareIn(plan, part)
  const bound: Bound = isMore
    ? { least: Math.min(MOST_SHARE, Math.round(share + step)) }
    : { most: Math.max(LEAST_SHARE, Math.round(share - step)) }
  return 'city' in part
    ? { ...bounds, cities: { ...bounds.cities, [part.city]: bound } }
    : { ...bounds, media: { ...bounds.media, [part.medium]: bound } }
}

/** The brief within the bounds. Its own words about a part take precedence. */
export function withBounds(brief: Brief, { media, cities }: MoneyBounds): Brief {
  const split = { ...brief.split }
  const mediumLeast = { ...brief.mediumLeast }
  for (const [name, bound] of Object.entries(media)) {
    const medium = name as MediaType
    const isOpen = brief.channels.length === 0 || brief.channels.includes(medium)
    const isSaid = brief.split[medium] !== undefined || brief.mediumLeast[medium] !== undefined
    if (!isOpen || isSaid || brief.excludedChannels.includes(medium)) continue
    if ('least' in bound) mediumLeast[medium] = bound.least
    else split[medium] = bound.most
  }
  const budget = brief.budget?.amount ?? 0
  const cityMoney = Object.entries(cities).flatMap(([city, bound]) => {
    if (!brief.cities.includes(city) || brief.cityMoney.some((money) => money.city === city)) return []
    return 'least' in bound
      ? [{ city, least: Math.floor((budget * bound.least) / 100), most: budget }]
      : [{ city, least: 0, most: Math.floor((budget * bound.most) / 100) }]
  })
  return { ...brief, split, mediumLeast, cityMoney: [...brief.cityMoney, ...cityMoney] }
}
