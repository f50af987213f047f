import type { Word } from '../../../../../kernel/rules/text/words.ts'
import { findPhrases, type Mention } from '../text/phrases.ts'
import { freeOf, type Span, textAfter, textBefore } from '../text/spans.ts'
import { closest } from './misspelt.ts'
import { ORDINARY_WORDS } from './ordinary-words.ts'
import type { PlaceBook, PlaceMeaning } from './place-book.ts'
import { CITY_BRANDS, SHORT_STATES } from './place-names.ts'
import { sharedIn } from './shared-names.ts'

/** Towns whose names are words or people too: they count only after "in", "at" and the like. */
const WORDLIKE = new Set(
  'ara mandi puri sagar gaya durg hassan rewa leh salem solan erode kota vapi mehsana national'.split(' '),
)
const PLACING = /\b(?:in|at|across|for|from|near|of)\s+(?:the\s+)?$/
const TOWN_ENDING = /^\p{L}{2,}(?:pur|abad|nagar|garh|gaon|puram|patnam|palli|halli)$/u
const TOGETHER = /\b(?:in|across|of|for|over|throughout|whole)\s+$/

/**
 * The places that a normalised message names, in order of text, with a note for each that was mistyped.
 * @param taken stretches that mean something else
 * @param isWord whether a word has a meaning of its own, so that it is no mistyped city
 */
export function findPlaces(
  text: string,
  words: readonly Word[],
  book: PlaceBook,
  taken: readonly Span[],
  isWord: (word: string) => boolean,
): { mentions: Mention<PlaceMeaning>[]; notes: { code: string; text: string }[] } {
  const notes: { code: string; text: string }[] = []
  const known = findPhrases(text, words, book.lexicon)
  const mentions = [
    ...known.filter((mention) => isPlace(text, mention)),
    ...shortStates(text, words, book),
    ...unknownTowns(text, words, known, book, taken, isWord, notes),
  ]
    .filter(freeOf(taken))
    .sort((a, b) => a.start - b.start)
  return { mentions, notes }
}

function isPlace(text: string, { text: said, start, end, value }: Mention<PlaceMeaning>): boolean {
  if ((value.kind === 'city' || value.kind === 'state') && CITY_BRANDS.test(textAfter(text, end))) return false
  const isAlone = /(?:^|[,;.]\s*)$/.test(textBefore(text, start)) && /^\s*(?:[,;.]|$)/.test(textAfter(text, end))
  return !WORDLIKE.has(said) || isAlone || PLACING.test(textBefore(text, start))
}

/** Two letters mean a state after "in", before "mein" or "region", and in a list with another place in capitals or a state. */
function isState(text: string, { start, end }: Word): boolean {
  const [before, after] = [textBefore(text, start), textAfter(text, end)]
  return (
    TOGETHER.test(before) ||
    STATE_AFTER.test(after) ||
    (LISTED_BEFORE.test(before) && !VERB_BEFORE.test(before)) ||
    LISTED_AFTER.test(after)
  )
}
const STATE_NAMES =
  'bihar|rajasthan|maharashtra|gujarat|uttarakhand|haryana|punjab|delhi|jharkhand|chhattisgarh|telangana|karnataka|kerala|odisha|goa|up|mp|ap|tn|wb|uk|hp|j&k|mh|rj|gj'
const STATE_AFTER = /^\s+(?:mein|me|ke|ka|state|region|market|cities|towns|districts|में|के)\b|^\s+में/
const LISTED_BEFORE = new RegExp(`\\b(?:${STATE_NAMES})\\s*(?:,|and|&|\\+|aur|/)\\s*(?:and\\s+)?$`)
const VERB_BEFORE = /\b(?:set|sign|speed|step|back|go|pop|start|open|follow)(?:\s*(?:,|and))?\s*$/
const LISTED_AFTER = new RegExp(`^\\s*(?:,|and|&|\\+|aur|/)\\s*(?:and\\s+)?(?:${STATE_NAMES})\\b`)

/** "in UP": two letters that are a word elsewhere. */
function shortStates(text: string, words: readonly Word[], book: PlaceBook): Mention<PlaceMeaning>[] {
  return words.flatMap((word, i) => {
    const state = SHORT_STATES[word.text]
    const place = state && book.find(state)
    if (!place || !isState(text, word) || /^\s+to\b/.test(textAfter(text, word.end))) return []
    return [{ ...word, value: place, first: i, last: i }]
  })
}

/** Mistyped cities, and words that can only be towns although no table has them. */
function unknownTowns(
  text: string,
  words: readonly Word[],
  found: readonly Mention<PlaceMeaning>[],
  book: PlaceBook,
  taken: readonly Span[],
  isWord: (word: string) => boolean,
  notes: { code: string; text: string }[],
): Mention<PlaceMeaning>[] {
  const isFree = freeOf([...found, ...taken])
  const meant = new Map<string, string | null>()
  const nearest = (word: string) => {
    const known = meant.get(word)
    if (known !== undefined) return known
    const meaning = closest(word, book.spellings)
    meant.set(word, meaning)
    return meaning
  }
  return words.flatMap((word, i): Mention<PlaceMeaning>[] => {
    if (word.text.length < 6 || !/^[a-z]+$/.test(word.text) || ORDINARY_WORDS.has(word.text)) return []
    if (isWord(word.text) || !isFree(word)) return []
    const meaning = nearest(word.text)
    // "Kanpuri" is a way of being, not a way of spelling.
    if (meaning !== null && word.text === `${meaning.toLowerCase()}i`) return []
    const place = meaning === null ? undefined : book.find(meaning)
    if (place?.kind === 'city') {
      notes.push({ code: 'CITY_SPELLING', text: `“${word.text}” is read as ${place.name}` })
      return [{ ...word, value: place, first: i, last: i }]
    }
    if (!TOWN_ENDING.test(word.text) || !/\b(?:in|at|across)\s+$/.test(textBefore(text, word.start))) return []
    return [{ ...word, value: { kind: 'city', name: titled(word.text), isKnown: false }, first: i, last: i }]
  })
}

export const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/**
 * "Pune, Maharashtra" is one place, "Aurangabad in Bihar" names the right one; "Hyderabad, Sindh" does not mean ours.
 */
export function joinStates(text: string, mentions: readonly Mention<PlaceMeaning>[]): Mention<PlaceMeaning>[] {
  const joined: Mention<PlaceMeaning>[] = []
  for (const mention of mentions) {
    const before = joined.at(-1)
    const isAdjacent = before && /^(?:\s*[,(])?\s*(?:in\s*)?$/.test(text.slice(before.end, mention.start))
    if (before && isAdjacent && mention.value.kind === 'state') {
      const { state, cities } = mention.value
      if (before.value.kind === 'city' && (cities.includes(before.value.name) || !before.value.isKnown)) continue
      if (before.value.kind === 'shared') {
        before.value = { kind: 'city', name: sharedIn(before.value.name, state) ?? before.value.name, isKnown: false }
        continue
      }
    }
    const isAbroad =
      mention.value.kind === 'city' && /^[\s,(]*(?:in\s+)?(?:sindh|pakistan)\b/.test(textAfter(text, mention.end))
    joined.push(
      isAbroad && mention.value.kind === 'city'
        ? { ...mention, value: { kind: 'shared', name: mention.value.name } }
        : { ...mention },
    )
  }
  return joined
}
