import { type Paise, toRupees } from '../../../../kernel/rules/money.ts'
import type { CompleteBrief } from '../complete-brief.ts'
import type { InSteps, PlanStep } from '../in-steps.ts'
import type { Market } from '../market/market.ts'
import type { Plan, PlanCurve } from '../plan.ts'
import { WELL_SPENT } from '../search/limits.ts'
import { selectOffers } from '../search/select-offers.ts'
import type { SelectedOffer, SelectionInput } from '../search/selection.ts'
import { shortlist } from '../search/shortlist.ts'
import type { Said } from './sentences.ts'
import { reachAmong } from './target.ts'

/** Budgets of the curve, as multiples of the plan's. */
const LESS = [0.5, 0.75] as const
const MORE = [1.25, 1.5, 2] as const
/** Limit of the search for one budget. */
const EVALUATIONS = 20_000
/** Money beyond a budget buys repetition where a rupee adds fewer people than this share of the average rupee up to there. */
const KNEE = 0.25
/** The plan warns where its money beyond the knee adds fewer people than this share of that average. */
const SATURATED = 0.125
/** With more offers than this a curve has three points: each of them is a search. */
const MANY_OFFERS = 800

type Point = PlanCurve['points'][number]

/**
 * Reach for smaller and larger budgets, by the search that made the plan. A figure is the best found for at most that
 * money, so a larger budget never shows less; the point of the plan itself has the plan's own figures.
 * @param market of the offers that the plan was chosen from
 * @param unallocated rest of the plan's budget
 * @param lines of the plan, which each step reports
 */
export function* curveOf(
  brief: CompleteBrief,
  market: Market,
  input: SelectionInput,
  {
    delivery: { reach, effectiveReach },
    unallocated,
    lines,
  }: { delivery: Plan['delivery']; unallocated: Paise; lines: number },
): InSteps<PlanStep, PlanCurve | null> {
  if (reach === 0) return null
  const { amount } = brief.budget
  const offers = shortlist(market.offers, brief, amount * Math.max(...MORE), input.held)
  const own: Point = { budget: amount, reach, effectiveReach: effectiveReach.reach }
  // Where offers ended before the money did, a larger budget finds no more.
  const enough = unallocated > (1 - WELL_SPENT) * amount ? amount - unallocated : Number.POSITIVE_INFINITY
  const pointAt = function* (times: number): InSteps<PlanStep, Point> {
    const part = withBudget(brief, times)
    if (part.budget.amount >= enough) return { ...own, budget: part.budget.amount }
    yield { lines }
    const { selected } = yield* selectOffers(part, market, offers, {
      ...input,
      budget: part.budget.amount,
      evaluations: EVALUATIONS,
    })
    return { budget: part.budget.amount, ...peopleOf(selected, market, effectiveReach.k) }
  }
  const isLarge = offers.length > MANY_OFFERS
  const [less, more] = isLarge ? [LESS.slice(0, 1), MORE.slice(-1)] : [LESS, MORE]
  const lower: Point[] = []
  for (const times of less) lower.push(yield* pointAt(times))
  const higher: Point[] = []
  for (const times of more) higher.push(yield* pointAt(times))
  const below = rising(lower).map((point) => ({
    ...point,
    reach: Math.min(point.reach, own.reach),
    effectiveReach: Math.min(point.effectiveReach, own.effectiveReach),
  }))
  const points = [...below, ...rising([own, ...higher])]
  return { points, knee: kneeOf(points) }
}

/** The warning where much of the money buys unwanted repetition, as a sentence; null elsewhere. */
export function saturationOf(brief: CompleteBrief, curve: PlanCurve | null): Said | null {
  if (brief.emphasis === 'frequency' || brief.frequencyGoal !== null) return null
  const own = curve?.points.find((point) => point.budget === brief.budget.amount)
  const knee = curve?.points.find((point) => point.budget === curve.knee)
  if (!own || !knee || knee.budget >= own.budget) return null
  const people = own.reach - knee.reach
  if (people / (own.budget - knee.budget) >= (SATURATED * knee.reach) / knee.budget) return null
  return (say) => say.saturated(toRupees(knee.budget), toRupees(own.budget), people)
}

/** The brief with another budget, and the money of its cities in proportion. */
function withBudget(brief: CompleteBrief, times: number): CompleteBrief {
  const amount = Math.round(brief.budget.amount * times)
  return {
    ...brief,
    budget: { ...brief.budget, amount, min: null },
    cityMoney: brief.cityMoney.map(({ city, least, most }) => ({
      city,
      least: Math.floor(least * times),
      most: Math.ceil(most * times),
    })),
  }
}

function peopleOf(selected: readonly SelectedOffer[], { places }: Market, k: number): Omit<Point, 'budget'> {
  const met = reachAmong(null, selected, places)
  const reach = Math.round(met.reach)
  return { reach, effectiveReach: Math.min(reach, Math.round(met.atLeast(k))) }
}

/** Points whose people are never fewer than those of the points before. */
function rising(points: readonly Point[]): Point[] {
  let [reach, effectiveReach] = [0, 0]
  return points.map((point) => {
    reach = Math.max(reach, point.reach)
    effectiveReach = Math.max(effectiveReach, point.effectiveReach)
    return { budget: point.budget, reach, effectiveReach }
  })
}

/** The first budget from which on a rupee adds few people. */
function kneeOf(points: readonly Point[]): Paise | null {
  const knee = points.find(({ budget, reach }, at) => {
    const next = points[at + 1]
    if (!next || next.budget <= budget) return false
    return (next.reach - reach) / (next.budget - budget) < (KNEE * reach) / budget
  })
  return knee?.budget ?? null
}
