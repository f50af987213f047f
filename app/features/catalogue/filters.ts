import { daysText } from '../../../worker/catalogue/rules/availability/range.ts'
import type { OwnFilterName } from '../../../worker/catalogue/rules/custom-fields.ts'
import {
  type ChosenFacets,
  type Facet,
  type FacetName,
  facetChip,
  facetPhrase,
} from '../../../worker/catalogue/rules/facets.ts'
import type { Subcategory } from '../../../worker/catalogue/rules/listing.ts'
import type { ListingQuery } from '../../../worker/catalogue/rules/query.ts'
import type { LanguageGroup, MediaSpec, Sort } from '../../../worker/catalogue/rules/registry/spec.ts'
import { toSearch } from '../../../worker/catalogue/rules/search-part.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney, formatNumber, toPaise } from '../../../worker/kernel/rules/money.ts'

/** The facets that a listing page offers as selects, by their query parameter. */
export type FieldName = 'city' | 'language' | 'band' | 'duration' | 'available'

export interface Field {
  name: FieldName
  label: string
  options: { value: string; label: string }[]
}

interface CityCount {
  name: string
  count: number
}

const MAX_MINIMUM = 6

/**
 * Labels of price bands: `Under ₹50,000`, `₹50,000 to ₹1,00,000`, `Above ₹1,00,000`. The middle band includes both
 * edges.
 */
export function bandLabels({ edges }: NonNullable<MediaSpec['bands']>) {
  const [first, second] = edges.map((edge) => formatMoney(toPaise(edge)))
  return { low: `Under ${first}`, mid: `${first} to ${second}`, high: `Above ${second}` }
}

/** The option texts for the maximum accepted minimum booking. */
const durationLabel = (months: number) => (months === 1 ? '1 month' : `Up to ${months} months`)

function cityOptions(spec: MediaSpec, cities: readonly CityCount[], chosen: string | undefined) {
  const offered = spec.cities
    ? spec.cities.map((name) => ({ value: name, label: name }))
    : cities.map(({ name, count }) => ({ value: name, label: `${name} (${formatNumber(count)})` }))
  const isOffered = !chosen || offered.some(({ value }) => value === chosen)
  return isOffered ? offered : [...offered, { value: chosen, label: chosen }]
}

/** The first option of a select. */
const any = (label: string) => ({ value: '', label })

/** Options of the language filter: `All Languages`, then those of the medium, in its order. */
export const languageOptions = (languages: readonly LanguageGroup[]) => [
  any('All Languages'),
  ...languages.map((value) => ({ value, label: value })),
]

/** The selects of a medium's filter bar with their options; the first option means any. */
export function filterFields(spec: MediaSpec, cities: readonly CityCount[], query: ListingQuery): Field[] {
  const bands = spec.bands
  const fields: Record<FieldName, () => Omit<Field, 'name'>> = {
    language: () => ({
      label: 'Language',
      options: languageOptions(spec.languages ?? []),
    }),
    city: () => ({ label: 'City', options: [any('All Cities'), ...cityOptions(spec, cities, query.city)] }),
    band: () => ({
      label: bands?.label ?? 'Price',
      options: [
        any('Any price'),
        ...Object.entries(bands ? bandLabels(bands) : {}).map(([value, label]) => ({ value, label })),
      ],
    }),
    duration: () => ({
      label: 'Minimum booking',
      options: [
        any('Any'),
        ...Array.from({ length: MAX_MINIMUM }, (_, i) => ({ value: String(i + 1), label: durationLabel(i + 1) })),
      ],
    }),
    available: () => ({ label: 'Available', options: [any('Any dates'), { value: 'now', label: 'Free now' }] }),
  }
  return spec.facets.flatMap((facet) => (facet === 'group' ? [] : [{ name: facet, ...fields[facet]() }]))
}

/** Cities with listings that are missing from a fixed list of options. */
export function otherCities(spec: MediaSpec, cities: readonly CityCount[]): CityCount[] {
  const fixed = spec.cities
  return fixed ? cities.filter(({ name }) => !fixed.includes(name)) : []
}

/** Filters of a list, by their parameter in the address. */
type ListFilterName = keyof ListingQuery | OwnFilterName

export interface ChosenListFilter {
  name: ListFilterName
  /** One of several values; undefined for the whole filter. */
  value?: string
  /** Text of its chip: `Under ₹1,00,000`. */
  label: string
  /** Text in a sentence: `under ₹1,00,000`. */
  phrase: string
  /** Label of the button that removes the filter: `At any price`. */
  widened: string
}

const WIDENED: Record<MediaSpec['facets'][number], string> = {
  group: 'In all groups',
  city: 'In all cities',
  language: 'In all languages',
  band: 'At any price',
  duration: 'For any minimum booking',
  available: 'On any dates',
}

/** Active filters, in the order of a sentence. Facets that the medium does not offer are ignored. */
export function chosenListFilters(
  spec: MediaSpec,
  groups: readonly Subcategory[],
  query: ListingQuery,
  today: CivilDate,
): ChosenListFilter[] {
  const { q, group, city, language, band, duration, available } = query
  const chosen: ChosenListFilter[] = q
    ? [{ name: 'q', label: `“${q}”`, phrase: `for “${q}”`, widened: `Without “${q}”` }]
    : []
  const add = (name: MediaSpec['facets'][number], label: string | undefined, phrase: (label: string) => string) => {
    if (label && spec.facets.includes(name)) chosen.push({ name, label, phrase: phrase(label), widened: WIDENED[name] })
  }
  const inIt = (label: string) => `in ${label}`
  add('group', group && (groups.find(({ id }) => id === group)?.name ?? group), inIt)
  add('city', city, inIt)
  add('language', language, (label) => (label === 'Regional' ? 'in regional languages' : inIt(label)))
  add('band', band && spec.bands && bandLabels(spec.bands)[band], (label) =>
    band === 'mid' ? `from ${label}` : lowerFirst(label),
  )
  add(
    'duration',
    duration ? `Minimum ${lowerFirst(durationLabel(duration))}` : undefined,
    (label) => `with a ${lowerFirst(label)}`,
  )
  add('available', available && 'Free now', () => 'that are free now')
  const days = daysText(query, today)
  if (days) {
    const part = query.free === 'part' ? 'free in part ' : 'free '
    // One filter with two ends, named by the first.
    chosen.push({ name: 'from', label: days, phrase: `${part}${lowerFirst(days)}`, widened: WIDENED.available })
  }
  return chosen
}

/** Active facets, one entry per value; a listing needs only one of a facet's values. */
export function chosenFacets(
  spec: Pick<MediaSpec, 'narrows' | 'hasLandmarks'>,
  facets: readonly Facet[],
  query: ChosenFacets & { landmark?: string | undefined },
): ChosenListFilter[] {
  const { landmark } = query
  const chosen = (spec.narrows ?? []).flatMap((name) => {
    const values = query[name] ?? []
    const labels = values.map((value) => labelOf(facets, name, value))
    // Several values are one part of the sentence.
    return values.map((value, i): ChosenListFilter => {
      const label = labels[i] ?? value
      const widened = values.length > 1 ? `Without ${label}` : WIDENED_FACET[name]
      return { name, value, label, phrase: i === 0 ? facetPhrase(name, labels) : '', widened }
    })
  })
  if (landmark && spec.hasLandmarks) {
    const label = `By “${landmark}”`
    chosen.push({ name: 'landmark', label, phrase: `by “${landmark}”`, widened: 'By any landmark' })
  }
  return chosen
}

const labelOf = (facets: readonly Facet[], name: FacetName, value: string): string =>
  name === 'owner'
    ? (facets.find((facet) => facet.name === name)?.options.find((one) => one.value === value)?.label ?? value)
    : facetChip(name, value)

const WIDENED_FACET: Record<FacetName, string> = {
  format: 'In any format',
  face: 'Of any size',
  lit: 'Lit or not',
  tongue: 'In any language',
  followers: 'With any number of followers',
  platform: 'On any platform',
  screens: 'With any number of screens',
  owner: 'Of any owner',
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Parameters that are removed together with an end of the range. */
const RANGE: readonly Pick<ChosenListFilter, 'name' | 'value'>[] = [
  { name: 'from' },
  { name: 'until' },
  { name: 'free' },
]

/** Address of the same list without some of its filters, from its first page. */
export function without(query: ListingQuery, filters: readonly Pick<ChosenListFilter, 'name' | 'value'>[]): string {
  const rest: Record<string, string | number | readonly string[] | undefined> = { ...query, page: 1 }
  const gone = filters.some(({ name }) => name === 'from') ? [...filters, ...RANGE] : filters
  for (const { name, value } of gone) {
    const values = rest[name]
    rest[name] = value !== undefined && Array.isArray(values) ? values.filter((one) => one !== value) : undefined
  }
  return toSearch(rest)
}

/** Label of an order: `Circulation`; the order by audience has the name that the medium, or its group, gives it. */
export function sortLabel({ audience, audienceOf }: MediaSpec, sort: Sort, group?: string): string {
  if (sort === 'price_desc') return 'Price, high to low'
  return sort === 'audience'
    ? (audienceOf?.[group ?? ''] ?? audience)
    : `${sort.charAt(0).toUpperCase()}${sort.slice(1)}`
}

/** Measure of an order whose label does not name it; else null. */
export function sortNote({ priceSort }: MediaSpec, sort: string): string | null {
  if (sort === 'rating') return 'Ratings are sample data: no title has been rated yet.'
  if (!priceSort || !sort.startsWith('price')) return null
  return priceSort === 'cpm'
    ? 'Sorted by the cost of a thousand views. Media sold by the click come last.'
    : 'Sorted by the price a month of the smallest booking.'
}
