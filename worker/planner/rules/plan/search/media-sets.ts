import type { CompleteBrief } from '../complete-brief.ts'
import type { InSteps, PlanStep } from '../in-steps.ts'
import type { Market } from '../market/market.ts'
import type { Offer } from '../market/offer.ts'
import { type ShortGroup, shortGroups } from './media-least.ts'
import { type MediaSet, openSets } from './media-set-list.ts'
import { selectOffers } from './select-offers.ts'
import type { Selection, SelectionInput } from './selection.ts'
import { shortlist } from './shortlist.ts'

/** Limits of the searches, of the evaluations of one: a sketch of a set, and the search of the best set. */
const SKETCH = 24_000
const TO_THE_END = 96_000
/** Sketches of one plan; the first search is the set of all media. */
const MAX_SKETCHES = 5
/** A set that keeps this share ends the trials. */
const NEAR = 0.98

/** A selection in which each medium has enough or is left out, as far as that can be. */
export interface MediaChoice {
  selection: Selection
  /** Input that the selection was made with. */
  within: SelectionInput
  leftOut: ShortGroup[]
  /** Groups below their least: asked for, held, or without further supply. */
  thin: ShortGroup[]
}

interface Sketch extends MediaSet {
  selection: Selection
  /** Number of groups with too little, and people, fewer where a requested medium is thin. */
  left: number
  worth: number
}

/**
 * Gives each medium of a selection enough, or leaves it out: tries sets of media by sketches, and searches the best of them to the
 * end. A medium that was asked for or that is held stays in any case.
 * @param first the selection of all media, made within `input`
 */
export function* chooseMedia(
  brief: CompleteBrief,
  market: Market,
  input: SelectionInput,
  first: Selection,
): InSteps<PlanStep, MediaChoice> {
  const all = shortGroups(first.selected, market)
  const short = all.filter(({ isAll }) => !isAll)
  const asIs: MediaChoice = { selection: first, within: input, leftOut: [], thin: all }
  if (short.length === 0) return asIs
  const sets = openSets(brief, market, input, { short, first })
  if (sets.untried.length === 0) return asIs

  const step = { lines: first.selected.length }
  const ownMedia = new Set(first.selected.map(({ offer }) => mediumIn(offer)))
  const isShown = (offer: Offer) => ownMedia.has(mediumIn(offer)) || sets.shown.has(offer.item.id)
  const some = shortlist(market.offers.filter(isShown), brief, input.budget, sets.shown)
  const isTolerated = ({ key, isAll }: ReturnType<typeof shortGroups>[number]) => isAll || sets.bound.has(key)
  let best: Sketch | null = null
  let set = sets.untried.shift()
  for (let tried = 0; set && tried < MAX_SKETCHES; tried++) {
    yield step
    const selection = yield* selectOffers(brief, market, some, sets.inputOf(set, SKETCH))
    const raised = new Set(set.raised.map(({ key }) => key))
    const left = shortGroups(selection.selected, market).filter((group) => !isTolerated(group) || raised.has(group.key))
    const sketch: Sketch = { ...set, selection, left: left.length, worth: sets.worthOf(set) * scoreOf(selection) }
    const isPossible = servesAll(selection, first, brief) && left.every(({ key }) => !raised.has(key))
    if (isPossible && isBefore(sketch, best)) best = sketch
    // Money that moved has made another medium too thin: that is left out as well.
    if (isPossible && left.length > 0) sets.untried.push({ ...set, out: [...set.out, ...left] })
    // No set is worth more than all media: one that comes near that is taken at once.
    if (best?.left === 0 && best.worth >= NEAR * scoreOf(first)) break
    set = sets.untried.shift()
  }
  if (!best || best.worth < sets.least * scoreOf(first) || best.left >= short.length) return asIs

  yield step
  const within = sets.inputOf(best, TO_THE_END)
  const selection = yield* selectOffers(brief, market, market.offers, within)
  const thin = shortGroups(selection.selected, market)
  if (thin.filter((group) => !isTolerated(group)).length >= short.length) return asIs
  return {
    selection: { ...selection, evaluations: first.evaluations + selection.evaluations },
    within: { ...within, evaluations: input.evaluations },
    leftOut: [...best.out],
    thin,
  }
}

/** A medium in a place: a sketch is shown those that the first selection has. */
const mediumIn = ({ item, place }: Offer) => `${item.channel}/${place}`

/** Fewer groups that are short, then more worth. */
const isBefore = (a: Sketch, b: Sketch | null) => !b || a.left < b.left || (a.left === b.left && a.worth > b.worth)

/** True when a selection has a line in each place, and of each requested medium, that another selection has one of. */
function servesAll(selection: Selection, other: Selection, { channels }: CompleteBrief): boolean {
  const served = ({ selected }: Selection) =>
    new Set(
      selected.flatMap(({ offer: { item, place } }) => [
        ...(place < 0 ? [] : [place]),
        ...(channels.includes(item.channel) ? [item.channel] : []),
      ]),
    )
  const own = served(selection)
  return selection.selected.length > 0 && [...served(other)].every((one) => own.has(one))
}

/** People, without those that limits which are not kept take. */
const scoreOf = ({ solution: { value, penalty } }: Selection) => value - penalty
