import { list } from '../../../text/list.ts'
import type { Word } from '../../../text/words.ts'
import { isAdding, type Polarity, polarities } from '../text/negations.ts'
import { clauseAround, findPhrases, type Mention } from '../text/phrases.ts'
import { overlaps, type Span } from '../text/spans.ts'
import { closest } from './misspelt.ts'
import { ORDINARY_WORDS } from './ordinary-words.ts'
import type { PlaceBook, PlaceMeaning } from './place-book.ts'
import { CITY_BRANDS, SHARED_NAMES, SHORT_STATES } from './place-names.ts'

/** A name that two cities share, with what tells them apart. */
export interface SharedName {
  name: string
  options: { name: string; state: string }[]
}

/** The places of one message. */
export interface PlacesReading {
  /** Cities that are wanted, by the catalogue's names, in order of text. */
  cities: string[]
  excluded: string[]
  /** Cities that are wanted and have no inventory. */
  unavailable: string[]
  areas: { city: string; area: string }[]
  isPanIndia: boolean
  shared: SharedName | null
  /** States on their own: they may answer which of two cities is meant. */
  states: string[]
  /** Whether the cities come beside those that were there. */
  isAddition: boolean
  /** A city that is wanted and not wanted in one breath. */
  contradiction: string | null
  /** Readings worth telling: a mistyped name, the cities of a group. */
  notes: { code: string; text: string }[]
  spans: Span[]
}

/** Towns whose names are words or people too: they count after "in" or "at" only. */
const WORDLIKE = new Set(
  'ara mandi puri sagar gaya durg hassan rewa leh salem solan erode kota vapi mehsana national'.split(' '),
)
const PLACING = /\b(?:in|at|across|for|from|near|of)\s+(?:the\s+)?$/
const TOWN_ENDING = /^\p{L}{2,}(?:pur|abad|nagar|garh|gaon|puram|patnam|palli|halli)$/u
const TOGETHER = /\b(?:in|across|of|for|over|throughout|whole)\s+$/

/**
 * Cities, groups of cities, states, localities and the whole country in one normalised message.
 * @param taken stretches that mean something else: amounts, dates
 * @param isWord whether a word has a meaning of its own, so that it is no mistyped city
 */
export function readPlaces(
  text: string,
  words: readonly Word[],
  book: PlaceBook,
  taken: readonly Span[],
  isWord: (word: string) => boolean,
): PlacesReading {
  const notes: PlacesReading['notes'] = []
  const known = findPhrases(text, words, book.lexicon)
  const found = known.filter((mention) => isPlace(text, mention))
  const mentions = [
    ...found,
    ...shortStates(text, words, book),
    ...unknownTowns(text, words, known, book, taken, isWord, notes),
  ]
    .filter((mention) => !taken.some((span) => overlaps(span, mention)))
    .sort((a, b) => a.start - b.start)
  const meant = joinStates(text, mentions)
  const signs = polarities(text, words, meant, (mention) => isAdding(clauseAround(text, mention)))
  return { ...collect(text, meant, signs, notes), notes, spans: mentions.map(({ start, end }) => ({ start, end })) }
}

function isPlace(text: string, { text: said, start, end, value }: Mention<PlaceMeaning>): boolean {
  if ((value.kind === 'city' || value.kind === 'state') && CITY_BRANDS.test(text.slice(end))) return false
  const isAlone = /(?:^|[,;.]\s*)$/.test(text.slice(0, start)) && /^\s*(?:[,;.]|$)/.test(text.slice(end))
  return !WORDLIKE.has(said) || isAlone || PLACING.test(text.slice(0, start))
}

/** "in UP": two letters that are a word elsewhere. */
function shortStates(text: string, words: readonly Word[], book: PlaceBook): Mention<PlaceMeaning>[] {
  return words.flatMap((word, i) => {
    const state = SHORT_STATES[word.text]
    const place = state && book.find(state)
    if (!place || !TOGETHER.test(text.slice(0, word.start)) || /^\s+to\b/.test(text.slice(word.end))) return []
    return [{ ...word, value: place, first: i, last: i }]
  })
}

/** Mistyped cities, and towns that nobody listed but that can only be towns. */
function unknownTowns(
  text: string,
  words: readonly Word[],
  found: readonly Mention<PlaceMeaning>[],
  book: PlaceBook,
  taken: readonly Span[],
  isWord: (word: string) => boolean,
  notes: PlacesReading['notes'],
): Mention<PlaceMeaning>[] {
  return words.flatMap((word, i): Mention<PlaceMeaning>[] => {
    if (word.text.length < 6 || !/^[a-z]+$/.test(word.text) || ORDINARY_WORDS.has(word.text)) return []
    if (isWord(word.text) || [...found, ...taken].some((span) => overlaps(span, word))) return []
    const meaning = closest(word.text, book.spellings)
    // "Kanpuri" is a way of being, not a way of spelling.
    if (meaning !== null && word.text === `${meaning.toLowerCase()}i`) return []
    const place = meaning === null ? undefined : book.find(meaning)
    if (place?.kind === 'city') {
      notes.push({ code: 'CITY_SPELLING', text: `“${word.text}” is read as ${place.name}` })
      return [{ ...word, value: place, first: i, last: i }]
    }
    if (!TOWN_ENDING.test(word.text) || !/\b(?:in|at|across)\s+$/.test(text.slice(0, word.start))) return []
    return [{ ...word, value: { kind: 'city', name: titled(word.text), isKnown: false }, first: i, last: i }]
  })
}

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** "Pune, Maharashtra" is one place, "Aurangabad in Bihar" says which; "Hyderabad, Sindh" does not mean ours. */
function joinStates(text: string, mentions: readonly Mention<PlaceMeaning>[]): Mention<PlaceMeaning>[] {
  const joined: Mention<PlaceMeaning>[] = []
  for (const mention of mentions) {
    const before = joined.at(-1)
    const isAdjacent = before && /^\s*[,(]?\s*(?:in\s*)?$/.test(text.slice(before.end, mention.start))
    if (before && isAdjacent && mention.value.kind === 'state') {
      const { state, cities } = mention.value
      if (before.value.kind === 'city' && (cities.includes(before.value.name) || !before.value.isKnown)) continue
      if (before.value.kind === 'shared') {
        before.value = { kind: 'city', name: sharedIn(before.value.name, state) ?? before.value.name, isKnown: false }
        continue
      }
    }
    const isAbroad =
      mention.value.kind === 'city' && /^[\s,(]*(?:in\s+)?(?:sindh|pakistan)\b/.test(text.slice(mention.end))
    joined.push(
      isAbroad && mention.value.kind === 'city'
        ? { ...mention, value: { kind: 'shared', name: mention.value.name } }
        : { ...mention },
    )
  }
  return joined
}

/** Which of the cities of a shared name lies in a state; with the state where the name alone says nothing. */
export function sharedIn(name: string, state: string): string | null {
  const option = SHARED_NAMES[name]?.find((one) => one.state === state)
  if (!option) return null
  return option.name === name ? `${name} (${state})` : option.name
}

const optionsOf = (name: string): SharedName['options'] => [
  ...(SHARED_NAMES[name] ?? [
    { name, state: 'Telangana' },
    { name, state: 'Sindh, outside India' },
  ]),
]

function collect(
  text: string,
  mentions: readonly Mention<PlaceMeaning>[],
  signs: readonly Polarity[],
  notes: PlacesReading['notes'],
): Omit<PlacesReading, 'notes' | 'spans'> {
  const wanted = new Set<string>()
  const named = new Set<string>()
  const reading = {
    excluded: [] as string[],
    unavailable: [] as string[],
    areas: [] as { city: string; area: string }[],
    isPanIndia: false,
    shared: null as SharedName | null,
    states: [] as string[],
    isAddition: false,
    contradiction: null as string | null,
  }
  for (const [i, { value, text: said }] of mentions.entries()) {
    const isWanted = signs[i] !== 'no'
    const names = citiesOf(value)
    // A locality that is not wanted leaves its city open.
    if (!isWanted) reading.excluded.push(...(value.kind === 'area' ? [] : names))
    else for (const name of names) wanted.add(name)
    if (!isWanted) continue
    if (signs[i] === 'add') reading.isAddition = true
    if (value.kind === 'india') reading.isPanIndia = true
    if (value.kind === 'shared') reading.shared = { name: value.name, options: optionsOf(value.name) }
    if (value.kind === 'area') reading.areas.push({ city: value.city, area: value.area })
    if (value.kind === 'state') reading.states.push(value.state)
    if (value.kind === 'city' && value.isKnown) named.add(value.name)
    if (value.kind === 'city' && !value.isKnown) reading.unavailable.push(value.name)
    if (value.kind === 'group' || value.kind === 'state') tellGroup(value, said, reading.unavailable, notes)
  }
  reading.contradiction = reading.excluded.find((name) => named.has(name)) ?? null
  const isOnlyEverywhere = reading.isPanIndia && wanted.size > 0 && /\bin india\b/.test(text)
  if (isOnlyEverywhere && !/\b(?:pan|all|across|whole|entire)\b/.test(text)) reading.isPanIndia = false
  return { ...reading, cities: [...wanted].filter((name) => !reading.excluded.includes(name)) }
}

function citiesOf(place: PlaceMeaning): string[] {
  if (place.kind === 'city') return place.isKnown ? [place.name] : []
  if (place.kind === 'area') return [place.city]
  return place.kind === 'group' || place.kind === 'state' ? place.cities : []
}

function tellGroup(
  place: { cities: string[]; kind: string; state?: string },
  said: string,
  unavailable: string[],
  notes: PlacesReading['notes'],
) {
  const name = place.state ?? GROUP_LABELS[said] ?? titled(said)
  if (place.cities.length === 0) unavailable.push(name)
  else notes.push({ code: 'CITY_GROUP', text: `${name} is taken as ${list(place.cities)}, where there is inventory` })
}

const GROUP_LABELS: Readonly<Record<string, string>> = {
  'delhi ncr': 'Delhi NCR',
  'delhi-ncr': 'Delhi NCR',
  ncr: 'Delhi NCR',
  hsm: 'The Hindi-speaking market',
}
