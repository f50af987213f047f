import { formatNumber } from '../../../kernel/rules/money.ts'
import { fold, indexWords, isFiller } from '../../../kernel/rules/text/words.ts'
import type { Category, Subcategory } from '../listing.ts'
import { namesOf, ourNamesBeginning } from './aliases.ts'
import type { Suggestion } from './search.ts'

/** A city with listings. */
export interface CityCount {
  city: string
  state: string
  count: number
}

type Group = Pick<Subcategory, 'id' | 'name'> & { category: string }

interface Catalogue {
  categories: readonly Pick<Category, 'id' | 'name'>[]
  groups: readonly Group[]
}

const MAX_SUGGESTIONS = 8
const MAX_MEDIA = 4
const MAX_CITIES = 3

/** Words of the longest name of a city. */
const MAX_CITY_WORDS = 2

/** One reading of the typed text: a medium, then the beginning of a city; the medium may be missing. */
interface Interpretation {
  medium: string
  city: string
}

/** Every way to read the words. Words that are one name together are not divided. */
function interpretationsOf(text: string): Interpretation[] {
  const words = indexWords(text)
  const starts = namesOf(words) ? [0] : words.map((_, i) => i).slice(-MAX_CITY_WORDS)
  return starts.map((start) => ({
    medium: words
      .slice(0, start)
      .filter((word) => !isFiller(word))
      .join(' '),
    city: words.slice(start).join(' '),
  }))
}

/** Beginnings of the catalogue's names of cities that the text may mean: as typed, and our names of the same cities. */
export const cityStarts = (text: string): string[] => [
  ...new Set(interpretationsOf(text).flatMap(({ city }) => [city, ...citiesBeginning(city)])),
]

/** Too many cities begin with the same letter. */
const citiesBeginning = (start: string) => ([...start].length < 2 ? [] : ourNamesBeginning(start, 'places'))

/** Media, cities, and media in cities, in that order. */
export function suggestPlaces(text: string, catalogue: Catalogue, cities: readonly CityCount[]): Suggestion[] {
  const inCities = interpretationsOf(text).flatMap(({ medium, city: start }) => {
    const here = cities.filter(({ city }) => beginsSo(city, start) || citiesBeginning(start).includes(city))
    if (medium === '') return here.map(citySuggestion)
    const [best] = suggestMedia(medium, catalogue, hasWords)
    return best ? here.map((city) => inCity(best, city)) : []
  })
  return [...suggestMedia(text, catalogue, hasWordBeginningSo).slice(0, MAX_MEDIA), ...inCities.slice(0, MAX_CITIES)]
}

const citySuggestion = ({ city, state, count }: CityCount): Suggestion => ({
  kind: 'city',
  label: city,
  detail: count === 1 ? `1 listing, ${state}` : `${formatNumber(count)} listings, ${state}`,
  city,
})

const inCity = (medium: Suggestion, { city }: CityCount): Suggestion => ({
  ...medium,
  label: `${medium.label} in ${city}`,
  city,
})

/** Categories and groups that fit, under any name that we know; those that begin as typed come first. */
function suggestMedia(
  text: string,
  { categories, groups }: Catalogue,
  fits: (name: string, start: string) => boolean,
): Suggestion[] {
  const words = indexWords(text)
  const typed = words.join(' ')
  const wanted = [typed, ...(namesOf(words) ?? mediaBeginning(typed))]
  const named = (names: readonly Suggestion[], test: typeof fits) =>
    names.filter(({ label }) => wanted.some((start) => test(label, start)))

  const all = allMedia(categories, groups)
  const fitting = named(all, fits)
  return [...new Set([...named(fitting, beginsSo), ...fitting])]
}

/** Too many names of the trade begin with the same two letters. */
const mediaBeginning = (start: string) => ([...start].length < 3 ? [] : ourNamesBeginning(start, 'media'))

function allMedia(categories: Catalogue['categories'], groups: Catalogue['groups']): Suggestion[] {
  const nameOf = new Map(categories.map(({ id, name }) => [id, name]))
  return [
    ...categories.map(({ id, name }) => ({ kind: 'category', label: name, detail: 'Category', category: id }) as const),
    ...groups.map(({ id, name, category }) => {
      const detail = nameOf.get(category) ?? ''
      return { kind: 'group', label: name, detail, category, subcategory: id } as const
    }),
  ]
}

const beginsSo = (name: string, start: string) => start !== '' && fold(name).startsWith(fold(start))

/** From any of its words on. */
const hasWordBeginningSo = (name: string, start: string) => {
  const words = indexWords(name)
  return words.some((_, i) => beginsSo(words.slice(i).join(' '), start))
}

/** The name has the words, each of them complete. */
const hasWords = (name: string, words: string) =>
  words !== '' && ` ${fold(indexWords(name).join(' '))} `.includes(` ${fold(words)} `)

/** The first eight, each label and detail once. */
export function distinct(suggestions: readonly Suggestion[]): Suggestion[] {
  const byText = new Map(suggestions.map((one) => [`${one.label}\n${one.detail}`, one]))
  return [...byText.values()].slice(0, MAX_SUGGESTIONS)
}
