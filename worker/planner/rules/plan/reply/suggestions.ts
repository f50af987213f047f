import { MEDIA_TYPES, type MediaType } from '../../../../catalogue/rules/registry/media.ts'
import { PLAN_RULES } from '../../../../catalogue/rules/registry/tables.ts'
import { addDays, type CivilDate, monthsFrom } from '../../../../kernel/rules/dates.ts'
import type { Paise } from '../../../../kernel/rules/money.ts'
import type { Brief, Slot } from '../brief.ts'
import type { Infeasible } from '../drafting/infeasible.ts'
import type { UnmetChange } from '../drafting/unmet.ts'
import type { InventoryItem } from '../inventory.ts'
import type { Language } from '../language.ts'
import { NAMES } from '../names.ts'
import type { Plan } from '../plan.ts'
import type { Understanding } from '../understanding.ts'
import { SENTENCES } from './sentences/sentences.ts'
import { saidMoney } from './wording.ts'

const MOST = 4
/** Media that are worth adding, the widest first. */
const WORTH_ADDING: readonly MediaType[] = MEDIA_TYPES.flatMap((medium) => {
  const rank = PLAN_RULES[medium].suggestionRank
  return rank === undefined ? [] : [{ medium, rank }]
})
  .sort((a, b) => a.rank - b.rank)
  .map(({ medium }) => medium)

/** Chips for the missing slots: one that answers each slot, more for the first. */
export function answersTo(
  missing: readonly Slot[],
  { problems, brief, language }: Understanding,
  today: CivilDate,
): string[] {
  const { chips } = SENTENCES[language]
  const [next] = monthsFrom(today, 2).slice(1)
  const month = NAMES[language].month(next?.first ?? today)
  const answers: Record<Slot, readonly string[]> = {
    ...chips.answers,
    dates: brief.startDate ? chips.lengths : [month, chips.nextMonth],
  }
  if (problems.some(({ code }) => code === 'ambiguous')) answers.cities = chips.singleCities
  const first = missing.flatMap((slot) => answers[slot].slice(0, 1))
  const others = missing.flatMap((slot) => answers[slot].slice(1))
  return [...first, ...others].slice(0, MOST)
}

/** Chips that change a plan: another medium, one less, more money, more of the same people. */
export function changesTo(plan: Plan, items: readonly InventoryItem[], language: Language = 'en'): string[] {
  const { chips } = SENTENCES[language]
  const { medium: nameOf, said } = NAMES[language]
  const { brief, totals, channelSummary, curve, warnings } = plan
  // Where more money buys repetition alone, less of it is the better change.
  const isSaturated = warnings.some(({ code }) => code === 'SATURATED')
  const budget = (isSaturated && curve?.knee) || more(totals.budget)
  const used = new Set(channelSummary.map(({ channel }) => channel))
  const addable = WORTH_ADDING.find(
    (medium) =>
      !used.has(medium) &&
      !brief.channels.includes(medium) &&
      !brief.excludedChannels.includes(medium) &&
      hasAny(items, medium, brief),
  )
  const smallest = [...channelSummary].sort((a, b) => a.netAmount - b.netAmount || (a.channel < b.channel ? -1 : 1))[0]
  return [
    addable && chips.add(nameOf(addable)),
    channelSummary.length > 1 && smallest && chips.drop(nameOf(smallest.channel)),
    totals.utilisationPct >= 85 && chips.makeIt(said(saidMoney(budget))),
    brief.emphasis === 'reach' ? chips.moreFrequency : chips.moreReach,
  ].filter((chip): chip is string => typeof chip === 'string')
}

const hasAny = (items: readonly InventoryItem[], medium: MediaType, { geoScope, cities }: Brief) =>
  items.some(
    ({ channel, city }) => channel === medium && (geoScope === 'pan_india' || (city !== null && cities.includes(city))),
  )

/** A quarter more, rounded up to two figures of whole rupees. */
function more(amount: Paise): Paise {
  const raised = amount * 1.25
  const step = 10 ** Math.max(2, Math.floor(Math.log10(raised)) - 1)
  return Math.ceil(raised / step) * step
}

/** The words that give up limits of a brief: sent as they are, they lead to the plan that was found. */
export function changeSentence(change: UnmetChange, brief: Brief, language: Language = 'en'): string {
  const { chips } = SENTENCES[language]
  const names = NAMES[language]
  const { days, start, budget, isAnyFormat, isAnyArea, isAnyMedium } = change
  const length = days ?? brief.durationDays ?? 1
  const parts = [
    isAnyMedium && chips.allMedia,
    isAnyFormat && chips.anyKindOf(names.list(brief.channels.map(names.medium))),
    isAnyArea && chips.anywhereIn(names.list(brief.cities.map(names.place))),
    budget !== undefined && chips.makeIt(names.said(saidMoney(budget))),
    start !== undefined
      ? names.days({ start, end: addDays(start, length - 1) })
      : days !== undefined && chips.forDays(days),
  ].filter((part): part is string => typeof part === 'string')
  return parts.map((part, at) => (at === 0 ? part : part.charAt(0).toLowerCase() + part.slice(1))).join(', ')
}

/** Chips that make a plan possible. */
export function waysOut({ cheapest, reason, unmet }: Infeasible, brief: Brief, language: Language = 'en'): string[] {
  if (unmet && unmet.ways.length > 0) return unmet.ways.map(({ change }) => changeSentence(change, brief, language))
  const { chips } = SENTENCES[language]
  const price = cheapest && reason === 'too_little' ? Math.ceil(cheapest.withGst / 1e5) * 1e5 : null
  return [
    price !== null && chips.makeIt(NAMES[language].said(saidMoney(price))),
    brief.channels.length > 0 && chips.allMedia,
    reason === 'too_short' && chips.twoMonths,
  ].filter((chip): chip is string => typeof chip === 'string')
}
