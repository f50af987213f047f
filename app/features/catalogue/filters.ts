import { rangeText } from '../../../worker/domain/availability/range.ts'
import type { OwnFilterName } from '../../../worker/domain/catalogue/custom-fields.ts'
import type { Subcategory } from '../../../worker/domain/catalogue/listing.ts'
import type { ListingQuery } from '../../../worker/domain/catalogue/query.ts'
import type { LanguageGroup, MediaSpec, Sort } from '../../../worker/domain/catalogue/registry/spec.ts'
import { toSearch } from '../../../worker/domain/catalogue/search-part.ts'
import { type CivilDate, formatDate } from '../../../worker/domain/dates.ts'
import { formatMoney, formatNumber, toPaise } from '../../../worker/domain/money.ts'

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

/** `Under ₹50,000`, `₹50,000 to ₹1,00,000`, `Above ₹1,00,000`: the middle band includes both edges. */
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

/** `All Languages` and those of a medium, in its order. */
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

/** Cities with listings that a fixed list of options leaves out. */
export function otherCities(spec: MediaSpec, cities: readonly CityCount[]): CityCount[] {
  const fixed = spec.cities
  return fixed ? cities.filter(({ name }) => !fixed.includes(name)) : []
}

/** What a list can be narrowed by, as its address has it. */
export type ListFilterName = keyof ListingQuery | OwnFilterName

export interface ChosenListFilter {
  name: ListFilterName
  /** On its chip: `Under ₹1,00,000`. */
  label: string
  /** In a sentence: `under ₹1,00,000`. */
  phrase: string
  /** What taking it back is called: `At any price`. */
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

/** The filters that are on, in the order of a sentence. A facet that the medium does not offer filters nothing. */
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
  const days = daysLabel(query, today)
  if (days) {
    const part = query.free === 'part' ? 'free in part ' : 'free '
    // One filter with two ends: it is named by the first.
    chosen.push({ name: 'from', label: days, phrase: `${part}${lowerFirst(days)}`, widened: WIDENED.available })
  }
  return chosen
}

/** `15 Dec to 14 Feb 2027`, `On 15 Dec`, `Until 14 Feb 2027` */
function daysLabel({ from, until }: ListingQuery, today: CivilDate): string | null {
  if (from && until) return rangeText({ from, until }, today)
  if (from) return `On ${formatDate(from, today)}`
  return until ? `Until ${formatDate(until, today)}` : null
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The ends of a range go together, and with it what it is asked for. */
const RANGE: readonly ListFilterName[] = ['from', 'until', 'free']

/** The address of the same list without some of its filters; back to its first page. */
export function without(query: ListingQuery, names: readonly ListFilterName[]): string {
  const gone = names.includes('from') ? [...names, ...RANGE] : names
  const rest = Object.fromEntries(gone.map((name) => [name, undefined]))
  return toSearch({ ...query, page: 1, ...rest })
}

/** What the order is called: `Circulation`; by audience it has the name that the medium, or its group, gives it. */
export function sortLabel({ audience, audienceOf }: MediaSpec, sort: Sort, group?: string): string {
  return sort === 'audience'
    ? (audienceOf?.[group ?? ''] ?? audience)
    : `${sort.charAt(0).toUpperCase()}${sort.slice(1)}`
}
