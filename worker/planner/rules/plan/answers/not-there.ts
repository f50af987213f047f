import { formatMoney } from '../../../../kernel/rules/money.ts'
import type { Brief } from '../brief.ts'
import type { InventoryItem } from '../inventory.ts'
import type { Language } from '../language.ts'
import { NAMES } from '../names.ts'
import type { NamedThing } from '../question.ts'
import { rateText, smallestOrder } from './quotes.ts'
import { matchesOf } from './scope.ts'

const en = {
  missing: (names: string, isOne: boolean) => `${names} ${isOne ? 'is' : 'are'} not in our catalogue.`,
  nearest: (offers: string) => `The nearest that are: ${offers}.`,
  offer: (title: string, rate: string, payable: string) => `${title} (${rate}, from ${payable} with GST)`,
}
const hi: typeof en = {
  missing: (names, isOne) => `${names} हमारे कैटलॉग में नहीं ${isOne ? 'है' : 'हैं'}।`,
  nearest: (offers) => `इसके सबसे नज़दीक जो उपलब्ध हैं: ${offers}।`,
  offer: (title, rate, payable) => `${title} (${rate}, जीएसटी सहित ${payable} से)`,
}
const MESSAGES: Record<Language, typeof en> = { en, hi }
const MAX_NEAREST = 2

/**
 * Names the titles, channels and platforms of a question that the catalogue does not have, and the nearest two that it
 * has: of the same medium and city, the widest first. Empty where it has all of them.
 */
export function missingText(
  named: readonly NamedThing[],
  items: readonly InventoryItem[],
  { brief, words, language }: { brief: Brief; words: readonly string[]; language: Language },
): string {
  const missing = named.filter(({ name }) => !isThere(name, items))
  const [first] = missing
  if (!first) return ''
  const says = MESSAGES[language]
  const { list } = NAMES[language]
  const cities = brief.geoScope === 'pan_india' ? [] : brief.cities
  const channels = first.medium ? [first.medium] : brief.channels
  const scope = { cities, areas: brief.areas, channels, span: null, words: [...words] }
  const seen = new Set<string>()
  const nearest = matchesOf(scope, items)
    .items.toSorted((a, b) => (b.accessible ?? 0) - (a.accessible ?? 0) || (a.id < b.id ? -1 : 1))
    .filter(({ listingId }) => !seen.has(listingId) && seen.add(listingId))
    .slice(0, MAX_NEAREST)
    .map((item) => says.offer(item.title, rateText(item, language), formatMoney(smallestOrder(item, null).payable)))
  const names = list(missing.map(({ name }) => name))
  return [says.missing(names, missing.length === 1), nearest.length > 0 ? says.nearest(list(nearest)) : '']
    .filter((sentence) => sentence !== '')
    .join(' ')
}

const isThere = (name: string, items: readonly InventoryItem[]) => {
  const said = name.toLowerCase()
  return items.some(({ title, owner }) => title.toLowerCase().includes(said) || owner.name.toLowerCase().includes(said))
}
