import type { Paise } from '../../money.ts'
import type { CompleteBrief } from '../complete-brief.ts'
import { type CostOf, costsIn } from '../market/costs.ts'
import type { Market } from '../market/market.ts'
import type { Offer } from '../market/offer.ts'
import { aimAt } from './aim.ts'
import { EVALUATIONS, optimise } from './optimise.ts'
import { type SelectedOffer, type Selection, type SelectionInput, spentOn } from './selection.ts'
import { shortlist } from './shortlist.ts'
import { toProblem } from './to-problem.ts'
import { topUp } from './top-up.ts'

/** Any fixed seed: the same brief and catalogue give the same plan. */
const SEED = 20_27
/** Printing and mounting are paid from the budget as long as the media still use this share of it. */
const MIN_ON_MEDIA = 0.92
/** Share of the budget given to media where they cannot leave room for all of the setup. */
const MEDIA_FIRST = 0.95
/** Share of the evaluations spent on finding out how much setup a plan of this brief needs. */
const SKETCH = 0.15

/**
 * Selects the best plan from some offers: with printing and mounting inside the budget where that leaves enough for the
 * media, else media first. Offers that the search was not shown fill money that it could not place.
 */
export function selectOffers(
  brief: CompleteBrief,
  market: Market,
  offers: readonly Offer[],
  input: SelectionInput,
): Selection {
  const { budget, held } = input
  const shown = shortlist(offers, brief, budget, held)
  const media = costsIn(brief.budget, false)
  const floor = Math.max(MIN_ON_MEDIA * budget, brief.budget.min ?? 0)
  const work = { evaluations: 0 }
  const attempt = (costOf: CostOf, money: Paise, share: number): Attempt => {
    const evaluations = Math.round((input.evaluations ?? EVALUATIONS) * share)
    const found = search(brief, market, { shown, all: offers }, { ...input, budget: money, evaluations }, costOf)
    work.evaluations += found.evaluations
    const spent = spentOn(found.selected, media)
    return { ...found, spent, isGood: spent >= floor && spent <= budget }
  }
  if (!shown.some(({ item }) => item.setup > 0)) {
    const found = attempt(media, budget, 1)
    return { ...found, selected: topUp(brief, offers, found.selected, input), evaluations: work.evaluations }
  }

  const withSetup = costsIn(brief.budget, true)
  const mediaMoney = Math.min(budget, Math.max(Math.floor(MEDIA_FIRST * budget), brief.budget.min ?? 0))
  const sketch = attempt(withSetup, budget, SKETCH)
  // Setup still counts in what a line is worth, but only the media's part of the money is held to the budget.
  const setupFactor = sketch.spent > 0 ? spentOn(sketch.selected, withSetup) / sketch.spent : 1
  const money = sketch.isGood ? budget : Math.round(mediaMoney * setupFactor)
  const full = attempt(withSetup, money, 1 - SKETCH)
  const best = full.isGood ? full : sketch.isGood ? sketch : attempt(media, mediaMoney, 1 - SKETCH)
  const selected = best.isGood ? best.selected : topUp(brief, offers, best.selected, { budget: mediaMoney, held })
  return { ...best, selected, evaluations: work.evaluations }
}

/** One run of the optimiser. */
interface Attempt extends Selection {
  /** On media alone, in the budget's GST basis. */
  spent: Paise
  /** Whether the media use enough of the budget and no more. */
  isGood: boolean
}

function search(
  brief: CompleteBrief,
  market: Market,
  { shown, all }: { shown: readonly Offer[]; all: readonly Offer[] },
  input: SelectionInput,
  costOf: CostOf,
): Selection {
  const { evaluations, held } = input
  const problemOf = (offers: readonly Offer[]) => aimAt(toProblem(brief, market, offers, input, costOf), brief, offers)
  const solution = optimise(problemOf(shown), {
    seed: SEED,
    ...(evaluations !== undefined && { evaluations }),
  })
  const selected = shown.flatMap((offer): SelectedOffer[] => {
    const order = offer.orders[solution.chosen.get(offer.item.id) ?? -1]
    return order ? [{ offer, order, locked: held.has(offer.item.id) }] : []
  })
  return { selected, evaluations: solution.evaluations, problem: () => problemOf(all), solution }
}
