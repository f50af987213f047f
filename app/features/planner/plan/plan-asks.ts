import type { MediaType } from '../../../../worker/catalogue/rules/registry/media.ts'
import { controlName } from '../../../../worker/catalogue/rules/registry/names.ts'
import { type CivilDate, formatLongDate } from '../../../../worker/kernel/rules/dates.ts'
import { type Paise, toPaise, toRupees } from '../../../../worker/kernel/rules/money.ts'
import { parseRupees } from '../../../../worker/kernel/rules/text/amounts.ts'
import { list } from '../../../../worker/kernel/rules/text/list.ts'
import type { BriefBudget } from '../../../../worker/planner/rules/plan/brief.ts'
import { roundMoney } from './plan-formats.ts'

const LAKH = 100_000
const CRORE = 10_000_000

// Sentences that controls of the plan send to the chat: the planner reads every change from the advertiser's words.

export const askBudget = (amount: Paise): string => `Make the budget ${roundMoney(amount)}`

/** Sentence of the slider: `Make it ₹28 lakh`, `Make it ₹1.25 crore`. */
export function askLakh(amount: Paise): string {
  const rupees = toRupees(amount)
  const [unit, name] = rupees >= CRORE ? [CRORE, 'crore'] : [LAKH, 'lakh']
  return rupees < LAKH ? `Make it ${roundMoney(amount)}` : `Make it ₹${Number((rupees / unit).toFixed(2))} ${name}`
}

export const askGst = (basis: BriefBudget['gst']): string =>
  basis === 'inclusive' ? 'The budget includes GST' : 'The budget is plus GST'

export const askDates = (from: CivilDate, until: CivilDate): string =>
  `Run it from ${formatLongDate(from)} to ${formatLongDate(until)}`

/** Sentence for other cities. It names removed ones, because a city that is only missing may have been forgotten. */
export function askCities(wanted: readonly string[], before: readonly string[]): string {
  const gone = before.filter((city) => !wanted.some((other) => other.toLowerCase() === city.toLowerCase()))
  return `Actually make it ${list(wanted)}${gone.length > 0 ? `, not ${gone.join(', not ')}` : ''}`
}

export const askAudience = (audience: string): string => `The audience is ${audience}`

/** Sentence for another objective. An event is also a place to advertise at, so it is named differently. */
export const askObjective = (objective: string): string =>
  `The objective is ${objective === 'event' ? 'event promotion' : objective}`

/** Media by unambiguous names: `Radio and hoardings`. */
export const saidMedia = (channels: readonly MediaType[]): string => list(channels.map(controlName))

export const askChannels = (channels: string): string => `Use only ${channels}`

/** Splits `Mumbai, Pune and Nagpur` into cities. */
export const readCities = (text: string): string[] =>
  text
    .split(/,|;|\n|&|\band\b/i)
    .map((city) => city.trim())
    .filter(Boolean)

/** Minimum and maximum of a typed budget, in rupees. */
const MIN_BUDGET = 1_000
const MAX_BUDGET = 10_000_000_000

/** Parses a typed budget; null for other text, or outside the limits. */
export function readBudget(text: string): Paise | null {
  const amount = parseRupees(text)
  return amount !== null && amount >= MIN_BUDGET && amount <= MAX_BUDGET ? toPaise(amount) : null
}
