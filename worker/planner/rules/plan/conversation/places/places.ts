import { list } from '../../../../../kernel/rules/text/list.ts'
import type { Word } from '../../../../../kernel/rules/text/words.ts'
import { isAdding, type Polarity, polarities } from '../text/negations.ts'
import { clauseAround, type Mention } from '../text/phrases.ts'
import { type Span, textBefore } from '../text/spans.ts'
import type { PlaceBook, PlaceMeaning } from './place-book.ts'
import { findPlaces, joinStates, titled } from './place-mentions.ts'
import { optionsOf, type SharedName } from './shared-names.ts'

/** The places of one message. */
export interface PlacesReading {
  /** Cities that are wanted, by the catalogue's names, in order of text. */
  cities: string[]
  excluded: string[]
  /** Cities that are wanted and have no inventory. */
  unavailable: string[]
  areas: { city: string; area: string }[]
  /** True when the localities are only preferred: "ideally in Bandra". */
  isAreaPreferred: boolean
  /** States and regions with their cities that have inventory. */
  regions: { name: string; cities: string[] }[]
  isPanIndia: boolean
  shared: SharedName | null
  /** States on their own: they may answer which of two cities is meant. */
  states: string[]
  /** True when the cities are added to those named before. */
  isAddition: boolean
  /** A city that is both wanted and refused. */
  contradiction: string | null
  /** A city that the campaign is "only in", although it is for the whole country. */
  onlyIn: string | null
  /** Readings that the answer mentions: a mistyped name, the cities of a group. */
  notes: { code: string; text: string }[]
  spans: Span[]
}

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
  const { mentions, notes } = findPlaces(text, words, book, taken, isWord)
  const meant = joinStates(text, mentions)
  const signs = polarities(text, words, meant, (mention) => isAdding(clauseAround(text, mention)))
  return { ...collect(text, meant, signs, notes), notes, spans: mentions.map(({ start, end }) => ({ start, end })) }
}

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
    isAreaPreferred: false,
    regions: [] as PlacesReading['regions'],
    isPanIndia: false,
    shared: null as SharedName | null,
    states: [] as string[],
    isAddition: false,
    contradiction: null as string | null,
    onlyIn: null as string | null,
  }
  for (const [i, { value, text: said, start }] of mentions.entries()) {
    const isWanted = signs[i] !== 'no'
    const names = citiesOf(value)
    // A locality that is not wanted leaves its city open.
    if (!isWanted) reading.excluded.push(...(value.kind === 'area' ? [] : names))
    else for (const name of names) wanted.add(name)
    if (!isWanted) continue
    if (signs[i] === 'add') reading.isAddition = true
    if (value.kind === 'india') reading.isPanIndia = true
    if (value.kind === 'shared') reading.shared = { name: value.name, options: optionsOf(value.name) }
    if (value.kind === 'area') {
      reading.areas.push({ city: value.city, area: value.area })
      if (PREFERRED.test(clauseBefore(text, start))) reading.isAreaPreferred = true
    }
    if (value.kind === 'state') reading.states.push(value.state)
    if (value.kind === 'city' && value.isKnown) {
      named.add(value.name)
      if (/\bonly (?:in|for|at) (?:the )?$|\bsirf $/.test(textBefore(text, start))) reading.onlyIn = value.name
    }
    if (value.kind === 'city' && !value.isKnown) reading.unavailable.push(value.name)
    if (value.kind === 'state' || (value.kind === 'group' && value.isRegion)) {
      reading.regions.push({ name: value.kind === 'state' ? value.state : titledName(said), cities: value.cities })
    }
    if (value.kind === 'group' || value.kind === 'state') noteGroup(value, said, reading.unavailable, notes)
  }
  reading.contradiction = reading.excluded.find((name) => named.has(name)) ?? null
  const isOnlyEverywhere = reading.isPanIndia && wanted.size > 0 && /\bin india\b/.test(text)
  if (isOnlyEverywhere && !/\b(?:pan|all|across|whole|entire)\b/.test(text)) reading.isPanIndia = false
  return { ...reading, cities: [...wanted].filter((name) => !reading.excluded.includes(name)) }
}

const PREFERRED =
  /\b(?:prefer\w*|ideally|mostly|mainly|especially|focus\w*|priority|if possible|like|such as|around cities)\b[^,.;!?]*$/
const clauseBefore = (text: string, at: number) => textBefore(text, at).replace(/^.*[,.;!?]/, '')
const titledName = (name: string) => name.split(' ').map(titled).join(' ')

function citiesOf(place: PlaceMeaning): string[] {
  if (place.kind === 'city') return place.isKnown ? [place.name] : []
  if (place.kind === 'area') return [place.city]
  return place.kind === 'group' || place.kind === 'state' ? place.cities : []
}

function noteGroup(
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
