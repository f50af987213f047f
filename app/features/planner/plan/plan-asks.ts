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

// What a control of the plan says in the chat: the planner reads every change from the advertiser's words.

export const askBudget = (amount: Paise): string => `Make the budget ${roundMoney(amount)}`

/** `Make it ₹28 lakh`, `Make it ₹1.25 crore`: what the slider says. */
export function askLakh(amount: Paise): string {
  const rupees = toRupees(amount)
  const [unit, name] = rupees >= CRORE ? [CRORE, 'crore'] : [LAKH, 'lakh']
  return rupees < LAKH ? `Make it ${roundMoney(amount)}` : `Make it ₹${Number((rupees / unit).toFixed(2))} ${name}`
}

export const askGst = (basis: BriefBudget['gst']): string =>
  basis === 'inclusive' ? 'The budget includes GST' : 'The budget is plus GST'

export const askDates = (from: CivilDate, until: CivilDate): string =>
  `Run it from ${formatLongDate(from)} to ${formatLongDate(until)}`

/** Names what goes, too: a city that is not mentioned any more could also have been forgotten. */
export function askCities(wanted: readonly string[], before: readonly string[]): string {
  const gone = before.filter((city) => !wanted.some((other) => other.toLowerCase() === city.toLowerCase()))
  return `Actually make it ${list(wanted)}${gone.length > 0 ? `, not ${gone.join(', not ')}` : ''}`
}

export const askAudience = (audience: string): string => `The audience is ${audience}`

/** An event is a place to advertise at, too. */
export const askObjective = (objective: string): string =>
  `The objective is ${objective === 'event' ? 'event promotion' : objective}`

/** Media in words that mean them and nothing else: `Radio and hoardings`. */
export const saidMedia = (channels: readonly MediaType[]): string => list(channels.map(controlName))

export const askChannels = (channels: string): string => `Use only ${channels}`

/** The cities of `Mumbai, Pune and Nagpur`. */
export const readCities = (text: string): string[] =>
  text
    .split(/,|;|\n|&|\band\b/i)
    .map((city) => city.trim())
    .filter(Boolean)

/** Limits of a budget, in rupees as people type it. */
const MIN_BUDGET = 1_000
const MAX_BUDGET = 10_000_000_000

/** The budget of a typed amount; null when it is none, or outside the limits. */
export function readBudget(text: string): Paise | null {
  const amount = parseRupees(text)
  return amount !== null && amount >= MIN_BUDGET && amount <= MAX_BUDGET ? toPaise(amount) : null
}
