import { CITIES, STATES } from '../../../kernel/rules/text/gazetteer.ts'
import { fold, indexWords, isFiller } from '../../../kernel/rules/text/words.ts'
import { DEFAULT_KM, MAX_KM } from '../places/distance.ts'
import { MAX_PLACE_WORDS, pointsNamed } from '../places/nearness.ts'
import { CITY_POINTS } from '../places/points.ts'
import type { SearchQuery } from './search.ts'

type Place = { city: string } | { state: string }

const keyOf = (words: readonly string[]) => words.map(fold).join(' ')

const places = new Map<string, Place>()
for (const { name, searched } of STATES) {
  for (const one of [name, ...(searched ?? [])]) places.set(keyOf(indexWords(one)), { state: name })
}
// A city that is its own state is the city.
for (const { name } of CITY_POINTS) {
  const others = CITIES.find((city) => city.name === name)?.searched ?? []
  for (const one of [name, ...others]) places.set(keyOf(indexWords(one)), { city: name })
}
const MAX_WORDS = Math.max(...[...places.keys()].map((key) => key.split(' ').length))

const DISTANCE =
  /(?:\bwithin\s+)?(\d{1,2}(?:\.\d)?)\s*(?:kms?|kilomet(?:er|re)s?)\s+(?:of|from|around|near)\s+(\S.*)$/isu
const NEAR = /\bnear\s+(\S.*)$/isu

/**
 * The query with the places of its text as filters: `billboard mumbai` asks for billboards in Mumbai, `led within 3 km
 * of Hitec City` for LED screens near it. A place that is already chosen wins, and a text with several places stays a
 * text.
 */
export function readPlaces(query: SearchQuery): SearchQuery {
  const { q, city, state, near } = query
  if (q === undefined || near !== undefined) return query
  const nearby = readNear(query, q)
  if (nearby) return nearby
  return city === undefined && state === undefined ? readPlace(query, q) : query
}

/** The words of one place: a city or a state, else a locality of which there is one. */
interface AskedPlace {
  q?: string | undefined
  city?: string | undefined
  state?: string | undefined
  near?: string | undefined
  place?: string | undefined
}

/** The query with its place as a filter, in place of the one that it had; a place on none of our maps is text. */
export function namePlace<Query extends AskedPlace>({ place, ...query }: Query): Omit<Query, 'place'> {
  if (place === undefined) return query
  const known = places.get(keyOf(indexWords(place)))
  const [point, ...others] = pointsNamed(place)
  const anywhere = { ...query, city: undefined, state: undefined, near: undefined }
  if (known) return { ...anywhere, ...known }
  if (point && others.length === 0) return { ...anywhere, near: point.name }
  return { ...query, q: [query.q, place].filter(Boolean).join(' ') }
}

/** The longest name that begins a text and is one place alone, and the words after it. */
function placeBeginning(text: string, city: string | undefined) {
  const words = indexWords(text)
  for (let count = Math.min(MAX_PLACE_WORDS, words.length); count > 0; count--) {
    const [point, ...others] = pointsNamed(words.slice(0, count).join(' '), city)
    if (point && others.length === 0) return { point, rest: words.slice(count) }
  }
  return null
}

function readNear(query: SearchQuery, q: string): SearchQuery | null {
  const match = DISTANCE.exec(q)
  const [km, text] = match ? [Number(match[1]), match[2]] : [DEFAULT_KM, NEAR.exec(q)?.[1]]
  const found = text === undefined ? null : placeBeginning(text, query.city)
  // Near a city is in it, unless a distance is asked for.
  if (!found || km <= 0 || km > MAX_KM || (!match && found.point.name === found.point.city)) return null
  const before = q.slice(0, (match ?? NEAR.exec(q))?.index ?? 0)
  return { ...query, q: telling([...indexWords(before), ...found.rest]), near: found.point.name, km }
}

function readPlace(query: SearchQuery, q: string): SearchQuery {
  const words = indexWords(q)
  const rest: string[] = []
  const found: Place[] = []
  for (let at = 0; at < words.length; ) {
    const count = wordsOfPlace(words, at)
    const place = places.get(keyOf(words.slice(at, at + count)))
    if (place) found.push(place)
    else rest.push(...words.slice(at, at + 1))
    at += Math.max(1, count)
  }
  const [place] = found
  return place && found.length === 1 ? { ...query, q: telling(rest), ...place } : query
}

function wordsOfPlace(words: readonly string[], at: number): number {
  for (let count = Math.min(MAX_WORDS, words.length - at); count > 0; count--) {
    if (places.has(keyOf(words.slice(at, at + count)))) return count
  }
  return 0
}

/** The rest of a text; undefined when it is only fillers. */
const telling = (words: readonly string[]): string | undefined =>
  words.some((word) => !isFiller(word)) ? words.join(' ') : undefined
