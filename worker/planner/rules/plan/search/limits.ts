import { MEDIA_TYPES } from '../../../../catalogue/rules/registry/media.ts'
import type { Paise } from '../../../../kernel/rules/money.ts'
import type { CompleteBrief } from '../complete-brief.ts'
import type { Market } from '../market/market.ts'
import type { Offer } from '../market/offer.ts'
import { contactLimits } from './contact-limits.ts'
import { countLimits } from './count-limits.ts'
import { favouredLimits } from './favoured-limits.ts'
import { fillerLimits } from './filler-limits.ts'
import { weeksOf } from './flight-shape.ts'
import { mostLines } from './line-sizes.ts'
import type { Candidate, Limit, Option } from './problem.ts'
import type { SelectionInput } from './selection.ts'

/** Share of the budget above which nothing is bought only to spend it. */
export const WELL_SPENT = 0.97
/** A medium gets at least this part of the share that a split gives it. */
const LEAST_OF_SPLIT = 0.9
/** A split whose shares sum to this, percent, divides all of the money; else its shares are upper limits. */
const WHOLE_SPLIT = 99
/** No week has less than this part of its share of the money, or more than that. */
const LEAST_OF_WEEK = 0.5
const MOST_OF_WEEK = 1.75
/** Largest share of the money in one week of a launch. */
const MOST_OF_LAUNCH_WEEK = 0.4
/** Shares of all people that a budget's worth of money outside its limits costs. */
const MONEY_PENALTY = 2
const WEEK_PENALTY = 0.5

const costOf = (_: Candidate, option: Option) => option.cost

/** The bounds of a brief other than its budget: money of cities, media and weeks, and numbers of lines. */
export function limitsOf(
  brief: CompleteBrief,
  market: Market,
  offers: readonly Offer[],
  { budget, held, floors }: Pick<SelectionInput, 'budget' | 'held' | 'floors'>,
): Limit[] {
  const lines: Limit = {
    least: 0,
    most: mostLines(brief, market, budget, held.size),
    isHard: true,
    isCount: true,
    penalty: 0,
    takes: () => 1,
  }
  return [
    ...cityLimits(brief, market, budget),
    ...mediumLimits(brief, budget),
    ...countLimits(brief, offers),
    ...favouredLimits(brief, offers, budget),
    ...fillerLimits(offers, budget),
    ...contactLimits(offers, market),
    ...(floors?.values() ?? []),
    lines,
    ...weekLimits(brief, market, budget),
  ]
}

const moneyLimit = (least: Paise, most: Paise, budget: Paise, is: (candidate: Candidate) => boolean): Limit => ({
  least: Math.min(least, most),
  most,
  isHard: true,
  penalty: MONEY_PENALTY / budget,
  takes: (candidate, option) => (is(candidate) ? option.cost : 0),
})

/** A cap on each city, where items without a city share one more; and the sums that were named for single cities. */
function cityLimits({ perCityCap, cityMoney }: CompleteBrief, { places }: Market, budget: Paise): Limit[] {
  const caps = perCityCap === null ? [] : places.map((_, index) => ({ index, least: 0, most: perCityCap }))
  const named = cityMoney.map(({ city, least, most }) => ({
    index: places.findIndex(({ name }) => name === city),
    least,
    most,
  }))
  return [...caps, ...named.filter(({ index }) => index >= 0)].map(({ index, least, most }) =>
    moneyLimit(least, most, budget, ({ place }) => place === index),
  )
}

function mediumLimits({ split, mediumLeast }: CompleteBrief, budget: Paise): Limit[] {
  const isWhole = Object.values(split).reduce((sum, percent) => sum + percent, 0) >= WHOLE_SPLIT
  return MEDIA_TYPES.flatMap((medium) => {
    const [percent, floor = 0] = [split[medium], mediumLeast[medium]]
    if (percent === undefined && floor === 0) return []
    const most = Math.floor((budget * (percent ?? 100)) / 100)
    const least = Math.max(isWhole && percent !== undefined ? LEAST_OF_SPLIT * most : 0, (budget * floor) / 100)
    return [moneyLimit(Math.floor(least), most, budget, (candidate) => candidate.medium === medium)]
  })
}

/** Limits that keep each week near its share, as far as the offers allow it: an item with one date cannot be spread. */
function weekLimits({ objective }: CompleteBrief, { flight }: Market, budget: Paise): Limit[] {
  const { weights } = weeksOf(flight, objective)
  if (weights.length < 2) return []
  return weights.map((weight, week) => ({
    least: LEAST_OF_WEEK * weight * budget,
    most: Math.min(MOST_OF_WEEK * weight, objective === 'launch' ? MOST_OF_LAUNCH_WEEK : 1) * budget,
    isHard: false,
    penalty: WEEK_PENALTY / budget,
    takes: (candidate, option) => costOf(candidate, option) * (option.parts?.[week] ?? 0),
  }))
}
