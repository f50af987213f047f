import { FACETS, type FacetName, facetChip, facetPhrase } from '../../../../worker/catalogue/rules/facets.ts'
import { DEFAULT_KM } from '../../../../worker/catalogue/rules/places/distance.ts'
import type { SearchQuery } from '../../../../worker/catalogue/rules/search/search.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { formatDate } from '../../../../worker/kernel/rules/dates.ts'
import { formatMoney, toPaise } from '../../../../worker/kernel/rules/money.ts'
import { searchWith } from './search-values.ts'

/** Active filter. */
export interface ChosenSearchFilter {
  /** Text of its chip: `Hyderabad`. */
  label: string
  /** Text in a sentence: `in Hyderabad`; empty when the noun already names it. */
  phrase: string
  /** Label of the link that removes it: `In all cities`. */
  widened: string
  /** Search part of the address without the filter. */
  without: string
}

const money = (amount: number) => formatMoney(toPaise(amount))

function priceLabel(least: number | undefined, most: number | undefined): string | null {
  if (least !== undefined && most !== undefined) return `${money(least)} to ${money(most)}`
  if (least !== undefined) return `From ${money(least)}`
  return most === undefined ? null : `Up to ${money(most)}`
}

function datesLabel({ from, until }: SearchQuery, today: CivilDate): string | null {
  if (from && until) return `${formatDate(from, today)} to ${formatDate(until, today)}`
  if (from) return `From ${formatDate(from, today)}`
  return until ? `Until ${formatDate(until, today)}` : null
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/**
 * Active filters, in the order of a sentence.
 * @param names names of media and owners, by id
 */
export function chosenSearchFilters(
  query: SearchQuery,
  names: { media: (id: string) => string; owner: (id: string) => string },
  today: CivilDate,
): ChosenSearchFilter[] {
  const { media = [], state, city } = query
  const price = priceLabel(query.least, query.most)
  const dates = datesLabel(query, today)
  const without = (...names: (keyof SearchQuery)[]) =>
    searchWith(query, Object.fromEntries(names.map((name) => [name, undefined])))
  const chosen: ChosenSearchFilter[] = []
  for (const id of media) {
    const label = names.media(id)
    const others = media.filter((other) => other !== id)
    const widened = others.length > 0 ? `Without ${label}` : 'In all media'
    chosen.push({ label, phrase: '', widened, without: searchWith(query, { media: others }) })
  }
  if (city) chosen.push({ label: city, phrase: `in ${city}`, widened: 'In all cities', without: without('city') })
  if (state) chosen.push({ label: state, phrase: `in ${state}`, widened: 'In all states', without: without('state') })
  if (query.near) {
    const label = `Within ${query.km ?? DEFAULT_KM} km of ${query.near}`
    chosen.push({ label, phrase: lowerFirst(label), widened: 'At any distance', without: without('near', 'km') })
  }
  if (price) {
    const phrase = /^[A-Z]/.test(price) ? lowerFirst(price) : `at ${price}`
    chosen.push({
      label: price,
      phrase: `${phrase} a month`,
      widened: 'At any price',
      without: without('least', 'most'),
    })
  }
  if (dates) {
    const phrase = `free ${lowerFirst(dates)}`
    chosen.push({ label: dates, phrase, widened: 'On any dates', without: without('from', 'until') })
  }
  return [...chosen, ...FACETS.flatMap((name) => chosenOf(query, name, names.owner))]
}

/** Values of a facet, one of which a listing needs; together they are one part of the sentence. */
function chosenOf(query: SearchQuery, name: FacetName, ownerName: (id: string) => string): ChosenSearchFilter[] {
  const values: readonly string[] = query[name] ?? []
  const labels = values.map((value) => (name === 'owner' ? ownerName(value) : facetChip(name, value)))
  return values.map((value, i): ChosenSearchFilter => {
    const label = labels[i] ?? value
    const rest = values.filter((other) => other !== value)
    return {
      label,
      phrase: i === 0 ? facetPhrase(name, labels) : '',
      widened: `Without “${label}”`,
      without: searchWith(query, { [name]: rest }),
    }
  })
}
