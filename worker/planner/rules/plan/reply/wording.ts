import { formatMoney, formatNumber, type Paise, toRupees } from '../../../../kernel/rules/money.ts'
import { READ_CHARS } from '../answer.ts'
import type { Brief, Slot } from '../brief.ts'
import type { Language } from '../language.ts'
import { NAMES } from '../names.ts'
import type { Plan } from '../plan.ts'
import type { Understanding } from '../understanding.ts'
import { SENTENCES } from './sentences/sentences.ts'

/** The questions for slots, one sentence each. Where half of the dates is known only the other half is asked for. */
export function questionsFor(
  slots: readonly Slot[],
  { startDate, endDate }: Pick<Brief, 'startDate' | 'endDate'>,
  language: Language = 'en',
): string {
  const { questions, howLongFrom, startFor } = SENTENCES[language]
  const { day } = NAMES[language]
  return slots
    .map((slot) => {
      if (slot !== 'dates') return questions[slot]
      if (startDate) return howLongFrom(day(startDate))
      return endDate ? startFor(day(endDate)) : questions.dates
    })
    .join(' ')
}

/** The understood parts of a brief in one sentence; empty for an empty brief. */
export function understoodText(brief: Brief, language: Language = 'en'): string {
  const { allIndia, noted } = SENTENCES[language]
  const names = NAMES[language]
  const facts = [
    brief.product,
    brief.geoScope === 'pan_india' ? allIndia : names.list(brief.cities.map(names.place)),
    brief.budget && moneyText(brief.budget, language),
    datesText(brief, language),
    names.list(brief.channels.map(names.medium)),
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '')
  return facts.length > 0 ? noted(facts) : ''
}

function moneyText({ amount, min, gst }: NonNullable<Brief['budget']>, language: Language): string {
  const { range, plusGst } = SENTENCES[language]
  const money = min !== null && min !== amount ? range(formatMoney(min), formatMoney(amount)) : formatMoney(amount)
  return gst === 'exclusive' ? plusGst(money) : money
}

/** The days of a flight; null where an end of it is open. */
export const datesText = (
  { startDate: start, endDate: end }: Pick<Brief, 'startDate' | 'endDate'>,
  language: Language,
): string | null => (start && end ? NAMES[language].days({ start, end }) : null)

/** Cities of the brief without inventory. */
export const unavailableText = ({ unavailableCities }: Brief, language: Language = 'en'): string =>
  unavailableCities.length > 0
    ? SENTENCES[language].noInventoryIn(NAMES[language].list(unavailableCities.map(NAMES[language].place)))
    : ''

/** Cost of the plan. `isPlain` leaves rupee figures to the plan itself. */
export function costText({ lineItems, totals, brief }: Plan, isPlain: boolean, language: Language = 'en'): string {
  const { costInShares, costBeforeGst, cost } = SENTENCES[language]
  const said = isPlain ? costInShares : brief.budget?.gst === 'exclusive' ? costBeforeGst : cost
  return said({
    lines: lineItems.length,
    share: Math.round(totals.utilisationPct),
    budget: totals.budget,
    payable: totals.payable,
    media: totals.subtotal,
    hasPrinting: totals.production > 0,
  })
}

/** Reach, its range, and frequency. */
export function reachText({ delivery }: Plan, language: Language = 'en'): string {
  const { reach, reachRange, frequency } = delivery
  const { unmeasured, reach: said } = SENTENCES[language]
  if (reach <= 0) return unmeasured
  const { count } = NAMES[language]
  return said(count(reach), [count(reachRange[0]), count(reachRange[1])], frequency.toFixed(1))
}

/** More media than this are counted, not named. */
const MAX_MEDIA = 4

/** Places, media and days of a plan. */
export function planScopeText({ channelSummary, brief }: Plan, language: Language = 'en'): string {
  const { scope, moreMedia } = SENTENCES[language]
  const { medium, list, place } = NAMES[language]
  const words = channelSummary.map(({ channel }) => medium(channel))
  const rest = words.length - MAX_MEDIA
  const media = list(rest > 1 ? [...words.slice(0, MAX_MEDIA), moreMedia(rest)] : words)
  const cities = brief.geoScope === 'pan_india' ? null : list(brief.cities.map(place))
  return scope(media, cities, datesText(brief, language))
}

/** Reason for these lines: the figures that they were chosen by, and the line that adds most. */
export function reasonText({ delivery, totals, lineItems, channelSummary }: Plan, language: Language = 'en'): string {
  const { chosenFor, together, widest } = SENTENCES[language]
  const { count, list, medium } = NAMES[language]
  const best = [...lineItems].sort((a, b) => (b.reach ?? 0) - (a.reach ?? 0))[0]
  const media = list(channelSummary.map(({ channel, sharePct }) => `${medium(channel)} ${Math.round(sharePct)}%`))
  const figures = {
    reach: count(delivery.reach),
    impressions: count(delivery.impressions),
    cpm: delivery.cpm,
    share: Math.round(totals.utilisationPct),
    media,
  }
  return [chosenFor, together(figures), best ? widest(best.title, best.why) : '']
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/**
 * Sentence on a goal of people that is missed: beyond the universe, or beyond the reach of the plan. Empty when it is
 * met.
 */
export function goalText(goal: number | null, { delivery }: Plan, language: Language = 'en'): string {
  if (goal === null || delivery.reach >= goal) return ''
  const { goalImpossible, goalMissed } = SENTENCES[language]
  const { count } = NAMES[language]
  return goal > delivery.universe ? goalImpossible(count(goal), count(delivery.universe)) : goalMissed(count(goal))
}

/** `₹12 lakh`, `₹1.5 crore`, `₹45,000`: a sum in the words of a chip. */
export function saidMoney(paise: Paise): string {
  const amount = toRupees(paise)
  if (amount >= 1e7 && amount % 1e5 === 0) return `₹${amount / 1e7} crore`
  if (amount >= 1e5 && amount % 1e3 === 0) return `₹${amount / 1e5} lakh`
  return formatMoney(paise)
}

/** Notes that the conversation was too long to be read whole; empty where all of it was read. */
export const unreadText = ({ unread, language }: Pick<Understanding, 'unread' | 'language'>): string =>
  unread === 0 ? '' : SENTENCES[language].unread(unread, formatNumber(READ_CHARS))
