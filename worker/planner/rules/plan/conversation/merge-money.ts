import type { MediaType } from '../../../../catalogue/rules/registry/media.ts'
import { toRupees } from '../../../../kernel/rules/money.ts'
import { wordsOf } from '../../../../kernel/rules/text/words.ts'
import type { AmountReading } from './amounts/amounts.ts'
import { cityNamed, sharesByCity, sumsByCity } from './city-money.ts'
import type { BriefDraft } from './draft.ts'
import { readChannels } from './media/channels.ts'
import type { PlaceBook } from './places/place-book.ts'
import { problemOf } from './problem-sentences.ts'
import type { MessageReading } from './read-message.ts'
import { findPhrases } from './text/phrases.ts'
import { textAfter } from './text/spans.ts'
import { normalise } from './text/tokens.ts'
import { briefOf } from './write-brief.ts'

/** Rupees below which a sum in a message that bargains is a price, not a budget. */
const MIN_BARGAINING_BUDGET = 1_000

/** Takes the money of a turn into the draft. */
export function mergeMoney(draft: BriefDraft, { text, amounts, intent, budgetGoal }: MessageReading, book: PlaceBook) {
  // "Price every hoarding at ₹1" bargains; it is no budget.
  const budgets = amounts.budgets.filter(({ amount }) => !intent.asksForTerms || amount >= MIN_BARGAINING_BUDGET)
  if (amounts.gst) draft.gst = amounts.gst
  if (amounts.perCityCap !== null) draft.perCityCap = amounts.perCityCap
  if (amounts.reachGoal !== null) draft.reachGoal = amounts.reachGoal
  const split = splitOf(amounts.splits)
  if (Object.keys(split).length > 0) draft.split = split
  const shares = sharesByCity(amounts.splits, book)
  if (shares.length > 0) draft.cityShares = shares

  const sums = sumsByCity(budgets, book)
  const ofMedia = sumsByMedium(budgets)
  if (sums) setByCity(draft, budgets, sums)
  else if (ofMedia) setByMedium(draft, budgets, ofMedia)
  else if (budgets.length > 0) combineBudgets(draft, budgets, book)
  else if (budgetGoal) takeGoal(draft, budgetGoal)
  else if (amounts.change && draft.budget) {
    const isOfOne = 'percent' in amounts.change || OF_ONE.test(text)
    change(draft, isOfOne ? draft.budget : wholeBudget(draft, draft.budget), amounts.change)
  } else if (amounts.change && draft.budgetGoal) {
    draft.budgetGoal = { ...draft.budgetGoal, steps: [...draft.budgetGoal.steps, amounts.change] }
  } else if (amounts.currency) {
    const { currency } = amounts
    ask(draft, 'currency', (say) => say.currency(currency))
  } else if (amounts.zero) ask(draft, 'zero', ({ zero }) => zero)
  limitMedia(draft, amounts.limits)
  limitCities(draft, amounts.limits, book)
}

/** Media with a limit on their money: a limit is no wish for the medium. */
export const limitedMedia = (limits: MessageReading['amounts']['limits']): MediaType[] =>
  limits.flatMap(({ text }) => firstMedia(text))

function limitMedia(draft: BriefDraft, limits: MessageReading['amounts']['limits']) {
  const total = draft.budget?.amount ?? 0
  if (total === 0) return
  for (const { amount, text } of limits) {
    for (const medium of firstMedia(text)) draft.split = { ...draft.split, [medium]: shareOf(amount, total) }
  }
}

function limitCities(draft: BriefDraft, limits: MessageReading['amounts']['limits'], book: PlaceBook) {
  const total = draft.budget?.amount ?? 0
  if (total === 0) return
  for (const { amount, text } of limits) {
    const city = cityNamed(text, book)
    if (city === null || firstMedia(text).length > 0) continue
    const others = draft.cityShares.filter((share) => share.city !== city)
    draft.cityShares = [...others, { city, share: Math.min(1, amount / total), rupees: amount, isMost: true }]
  }
}

const EQUALLY =
  /\b(?:equally|evenly|equal (?:split|parts|shares?|money|budget)|same (?:money|budget|amount) (?:in|for|on) (?:each|both|all)|half[ -](?:and[ -])?half|50[-/: ]50|barabar)\b|बराबर/

/**
 * "Split it equally between Chennai and Kochi": the same money for each city, or for each medium where the message
 * names media.
 */
export function shareEqually(draft: BriefDraft, text: string) {
  const match = EQUALLY.exec(text)
  if (!match) return
  const after = textAfter(text, match.index + match[0].length)
  const { wanted } = readChannels(after, wordsOf(after), [])
  const [from] = /^ (?:between|among|across|on|over|for) /.exec(after) ?? []
  if (from && wanted.length > 1 && draft.channels.length === wanted.length) {
    draft.split = Object.fromEntries(wanted.map((medium) => [medium, shareOf(1, wanted.length)]))
  } else if (draft.cities.length > 1) {
    draft.cityShares = draft.cities.map((city) => ({ city, share: 1 / draft.cities.length }))
  }
}

/** Percent, to one decimal, never more than the sum. */
const shareOf = (amount: number, total: number) => Math.floor((amount / total) * 1000) / 10

function ask(draft: BriefDraft, code: string, say: Parameters<typeof problemOf>[2]) {
  draft.budget = null
  draft.problems.budget = problemOf('budget', code, say)
}

/** Combines several sums: those for a city or a medium add up; two for the whole contradict each other. */
function combineBudgets(draft: BriefDraft, budgets: readonly AmountReading[], book: PlaceBook) {
  const parts = budgets.map((budget) => ({ budget, ...destination(budget.forText, book) }))
  const whole = parts.filter(({ isCity, media }) => !isCity && media.length === 0)
  const ofMedia = parts.filter(({ media }) => media.length > 0)
  const ofCities = parts.filter(({ isCity }) => isCity)
  // "12 lakh in Hyderabad, 5 lakh of it on hoardings": the sums of media lie within those of the cities.
  const isWithin = whole.length === 0 && ofCities.length > 0 && sumOf(ofMedia) <= sumOf(ofCities)
  const attached = isWithin ? ofCities : parts.filter((part) => !whole.includes(part))
  const sum = sumOf(attached)
  const [first, second] = whole
  const only =
    budgets.length === 1
      ? budgets[0]
      : whole.length === 1 && sum <= (first?.budget.amount ?? 0)
        ? first?.budget
        : undefined

  if (only) set(draft, only)
  else if (whole.length === 0) {
    const sourceText = budgets.map((budget) => budget.sourceText).join(' and ')
    set(draft, { amount: sum, min: null, per: budgets[0]?.per ?? {}, sourceText })
  } else {
    const [one, two] = [first ?? parts[0], second ?? attached[0]].map((part) => part?.budget.sourceText)
    ask(draft, 'contradiction', (say) => say.twoBudgets(one ?? '', two ?? ''))
    return
  }
  if (budgets.length > 1) splitBySums(draft, isWithin ? ofMedia : attached)
}

/** Sums for single cities add up to the budget. */
function setByCity(
  draft: BriefDraft,
  budgets: readonly AmountReading[],
  sums: readonly { city: string; amount: number }[],
) {
  const total = sums.reduce((sum, { amount }) => sum + amount, 0)
  const sourceText = budgets.map((budget) => budget.sourceText).join(' and ')
  set(draft, { amount: total, min: null, per: budgets[0]?.per ?? {}, sourceText })
  draft.cityShares = sums.map(({ city, amount }) => ({ city, share: amount / total }))
}

/** Sums that are each for a medium of their own: "hoardings 6 lakh, radio 4 lakh"; null where one of them is for something else. */
function sumsByMedium(budgets: readonly AmountReading[]): { medium: MediaType; amount: number }[] | null {
  if (budgets.length < 2) return null
  const parts = budgets.flatMap(({ amount, forText, beforeText }) => {
    const [medium] = firstMedia(normalise(forText ?? beforeText ?? ''))
    return medium ? [{ medium, amount }] : []
  })
  const isWhole = parts.length === budgets.length && new Set(parts.map(({ medium }) => medium)).size === parts.length
  return isWhole && budgets.some(({ forText }) => forText === null) ? parts : null
}

function setByMedium(
  draft: BriefDraft,
  budgets: readonly AmountReading[],
  sums: readonly { medium: MediaType; amount: number }[],
) {
  const total = sums.reduce((sum, { amount }) => sum + amount, 0)
  const sourceText = budgets.map((budget) => budget.sourceText).join(' and ')
  set(draft, { amount: total, min: null, per: budgets[0]?.per ?? {}, sourceText })
  draft.split = Object.fromEntries(sums.map(({ medium, amount }) => [medium, shareOf(amount, total)]))
}

const sumOf = (parts: readonly { budget: AmountReading }[]) => parts.reduce((sum, { budget }) => sum + budget.amount, 0)

/** Sets the budget to the cost of reaching so many people: it is computed once the items are known. */
function takeGoal(draft: BriefDraft, goal: NonNullable<MessageReading['budgetGoal']>) {
  draft.budget = null
  draft.budgetGoal = { ...goal, steps: [] }
  delete draft.problems.budget
}

function set(draft: BriefDraft, { amount, min, per, sourceText }: NonNullable<BriefDraft['budget']>) {
  draft.budget = { amount, min, per, sourceText }
  draft.budgetGoal = null
  delete draft.problems.budget
}

/** Words for a step of the money of one city or month. */
const OF_ONE = /\b(?:each|per|every|har|prati)\b|प्रति|हर/u

/** A budget that was named for one city or month, multiplied out: 20 lakh more are so for all of them. Cities stay equal. */
function wholeBudget(draft: BriefDraft, budget: NonNullable<BriefDraft['budget']>): NonNullable<BriefDraft['budget']> {
  const total = briefOf(draft).budget
  if (Object.keys(budget.per).length === 0 || !total) return budget
  const { cities } = draft
  if (budget.per.city && cities.length > 1)
    draft.cityShares = cities.map((city) => ({ city, share: 1 / cities.length }))
  return { ...budget, amount: toRupees(total.amount), min: total.min === null ? null : toRupees(total.min), per: {} }
}

function change(
  draft: BriefDraft,
  budget: NonNullable<BriefDraft['budget']>,
  step: NonNullable<MessageReading['amounts']['change']>,
) {
  const amount = Math.round('rupees' in step ? budget.amount + step.rupees : budget.amount * (1 + step.percent / 100))
  if (amount > 0) set(draft, { ...budget, amount, min: budget.min === null ? null : Math.min(budget.min, amount) })
  else ask(draft, 'zero', ({ nothingLeft }) => nothingLeft)
}

/** Sums for media are shares of the budget: "5 lakh on radio and 5 lakh on hoardings". */
function splitBySums(draft: BriefDraft, parts: readonly { budget: AmountReading; media: MediaType[] }[]) {
  const total = draft.budget?.amount ?? 0
  if (total === 0 || parts.some(({ media }) => media.length === 0)) return
  draft.split = Object.fromEntries(
    parts.flatMap(({ budget, media }) =>
      media.map((medium) => [medium, Math.round((budget.amount / total) * 1000) / 10]),
    ),
  )
}

function destination(words: string | null, book: PlaceBook): { isCity: boolean; media: MediaType[] } {
  if (!words) return { isCity: false, media: [] }
  const text = normalise(words)
  const isCity = findPhrases(text, wordsOf(text), book.lexicon).some(
    ({ first, value }) => first <= 1 && value.kind !== 'india',
  )
  return { isCity, media: isCity ? [] : firstMedia(text) }
}

/** The medium that words begin with, past a little word or two. */
function firstMedia(text: string): MediaType[] {
  const [first] = readChannels(text, wordsOf(text), []).mentions
  return first && first.first <= 2 ? [...first.value.media] : []
}

/** A share for "outdoor" bounds each of its media: only caps are kept, so the media fill it together. */
function splitOf(splits: MessageReading['amounts']['splits']): Partial<Record<MediaType, number>> {
  const shares: Partial<Record<MediaType, number>> = {}
  for (const { percent, text } of splits) for (const medium of firstMedia(text)) shares[medium] = percent
  return shares
}
