import { toPaise } from '../../../../kernel/rules/money.ts'
import { wordsOf } from '../../../../kernel/rules/text/words.ts'
import type { AmountReading } from './amounts/amounts.ts'
import type { BriefDraft } from './draft.ts'
import type { PlaceBook } from './places/place-book.ts'
import { findPhrases } from './text/phrases.ts'
import { normalise } from './text/tokens.ts'

/** A part of the money and the one city that it is for. */
export interface CityShare {
  city: string
  /** Share of the budget, between 0 and 1. */
  share: number
  /** True for an upper limit: the city may take less. */
  isMost?: true
  /** True for a lower limit: the city may take more. */
  isLeast?: true
  /** Sum of a city: it stays when the budget changes. */
  rupees?: number
}

/** The cities that words name, in order. */
function citiesNamed(words: string, book: PlaceBook): string[] {
  const text = normalise(words)
  return findPhrases(text, wordsOf(text), book.lexicon).flatMap(({ value }) =>
    value.kind === 'city' && value.isKnown ? [value.name] : value.kind === 'area' ? [value.city] : [],
  )
}

/** The one city that a sum is for, from the words after it or, where they name none, before it; null for none or several. */
function cityOf(
  { forText, beforeText }: Pick<AmountReading, 'forText' | 'beforeText'>,
  book: PlaceBook,
): string | null {
  for (const words of [forText, beforeText]) {
    const cities = words ? citiesNamed(words, book) : []
    if (cities.length > 0) return cities.length === 1 ? (cities[0] ?? null) : null
  }
  return null
}

/** Sums that are each for a city of their own: "Mumbai 10 lakh, Pune 5 lakh"; null where one of them is for something else. */
export function sumsByCity(
  budgets: readonly AmountReading[],
  book: PlaceBook,
): { city: string; amount: number }[] | null {
  if (budgets.length < 2) return null
  const parts = budgets.flatMap((budget) => {
    const city = cityOf(budget, book)
    return city === null ? [] : [{ city, amount: budget.amount }]
  })
  const isWhole = parts.length === budgets.length && new Set(parts.map(({ city }) => city)).size === parts.length
  return isWhole ? parts : null
}

/** The one city that words name; null for none or several. */
export function cityNamed(words: string, book: PlaceBook): string | null {
  const [city, ...others] = citiesNamed(words, book)
  return city !== undefined && others.length === 0 ? city : null
}

/** Shares of the money by city, of percentages whose words name one. */
export function sharesByCity(splits: readonly { percent: number; text: string }[], book: PlaceBook): CityShare[] {
  return splits.flatMap(({ percent, text }) => {
    const city = cityNamed(text, book)
    return city === null ? [] : [{ city, share: percent / 100 }]
  })
}

/** A share may be below the one named by this part. */
const LEAST = 0.95

/** The money of each city in paise, of a budget in paise. */
export function cityMoneyOf(
  { cityShares, cities, budget }: BriefDraft,
  total: number,
): { city: string; least: number; most: number }[] {
  const shares: readonly CityShare[] =
    budget?.per.city && cities.length > 1 ? cities.map((city) => ({ city, share: 1 / cities.length })) : cityShares
  return shares
    .filter(({ city }) => cities.includes(city))
    .map(({ city, share, isMost, isLeast, rupees }) => {
      const sum = rupees === undefined ? Math.round(total * share) : Math.min(total, toPaise(rupees))
      const least = isMost ? 0 : isLeast ? sum : Math.round(sum * LEAST)
      return { city, least, most: isLeast ? total : sum }
    })
}
