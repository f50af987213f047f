import type { InventoryItem } from '../inventory.ts'
import type { Language } from '../language.ts'
import { hasSubject } from '../question.ts'
import { type Asked, type Reply, saying } from './answer.ts'
import { lineAsked } from './line-asked.ts'
import { matchesOf, scopeOf } from './scope.ts'

const ASKS: Record<Language, { text: string; chips: string[] }> = {
  en: {
    text: 'What is meant: which medium or title, and in which city?',
    chips: ['Hoardings in Mumbai', 'Radio in Delhi'],
  },
  hi: {
    text: 'किस बारे में: कौन सा मीडिया या टाइटल, और किस शहर में?',
    chips: ['मुंबई में होर्डिंग', 'दिल्ली में रेडियो'],
  },
}

/**
 * True when a question names its subject: a place, a medium, or words of a title. Words that are in no title name
 * nothing.
 */
export function hasOwnSubject(asked: Asked): boolean {
  const { query } = asked.question
  if (hasSubject({ ...query, words: [] })) return true
  return query.words.length > 0 && matchesOf(scopeOf(asked), asked.items).named.length > 0
}

/** The items of the plan that a question without a subject of its own means: one line, else all. Null for no plan, or another subject. */
export function itemsOfPlan(asked: Asked): InventoryItem[] | null {
  const { question, plan, items } = asked
  if (!plan || hasOwnSubject(asked)) return null
  const line = question.line && lineAsked(question, plan)
  const lines = line && line !== 'none' ? [line] : plan.lineItems
  const ids = new Set(lines.map(({ inventoryId }) => inventoryId))
  return items.filter(({ id }) => ids.has(id))
}

/** Question for the subject where neither the message nor the brief names it; null where one of them does. */
export function openSubject(asked: Asked): Reply | null {
  const { plan, followed, language } = asked
  const { brief } = followed.now
  const isKnown = brief.cities.length > 0 || brief.geoScope === 'pan_india' || brief.channels.length > 0
  if (plan || isKnown || hasOwnSubject(asked)) return null
  const { text, chips } = ASKS[language]
  return saying([text], { suggestions: chips })
}
