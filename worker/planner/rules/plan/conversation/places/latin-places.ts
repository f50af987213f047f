import { type Word, wordsOf } from '../../../../../kernel/rules/text/words.ts'
import { isChannelWord } from '../media/channels.ts'
import { findPhrases } from '../text/phrases.ts'
import { bareLatin, readDevanagari, soundOfLatin } from './devanagari.ts'
import type { PlaceBook } from './place-book.ts'
import { EVERYDAY_AREAS } from './place-names.ts'

/** A Latin name of a place, by the consonants that it has in both scripts. */
export type SoundIndex = ReadonlyMap<string, readonly { name: string; bare: string; words: number }[]>

/** Letters that a name needs to be recognised by its sound. */
const MIN_LETTERS = 4

/** Names of localities for `withLatinPlaces`. Those that are everyday words by themselves are left out. */
export function soundIndex(names: Iterable<string>): SoundIndex {
  const index = new Map<string, { name: string; bare: string; words: number }[]>()
  for (const name of new Set(names)) {
    const bare = bareLatin(name)
    const words = name.split(' ').length
    const isEveryday = words === 1 && EVERYDAY_AREAS.has(name)
    if (/[^a-z .-]/.test(name) || bare.length < MIN_LETTERS || isEveryday) continue
    const sound = soundOfLatin(name)
    index.set(sound, [...(index.get(sound) ?? []), { name, bare, words }])
  }
  return index
}

/** Words of the longest name. */
const MAX_WORDS = 3
const DEVANAGARI = /^\p{Script=Devanagari}+$/u

/**
 * The text with localities in Latin letters where they are written in Devanagari: `कोथरुड में` is `kothrud में`. A city that
 * follows its locality is written in Latin letters too, so that both are one name.
 */
export function withLatinPlaces(text: string, book: PlaceBook): string {
  if (!/\p{Script=Devanagari}/u.test(text)) return text
  const words = wordsOf(text)
  const known = new Map(findPhrases(text, words, book.lexicon).map((mention) => [mention.first, mention]))
  let result = ''
  let at = 0
  let isBesideArea = false
  for (let i = 0; i < words.length; i++) {
    const mention = known.get(i)
    const found = mention ? null : nameAt(text, words, i, book)
    const end = found?.end ?? mention?.end ?? words[i]?.end ?? 0
    const name =
      found?.name ?? (isBesideArea && mention?.value.kind === 'city' ? mention.value.name.toLowerCase() : null)
    const start = words[i]?.start ?? 0
    if (name !== null) {
      result += text.slice(at, start) + name
      at = end
    }
    isBesideArea = found !== null
    i = found?.last ?? mention?.last ?? i
  }
  return result + text.slice(at)
}

/** The longest name that starts at a word; of two that sound alike the one with as many words. */
function nameAt(text: string, words: readonly Word[], first: number, { sounds }: PlaceBook) {
  const start = words[first]?.start ?? 0
  for (let last = Math.min(first + MAX_WORDS, words.length) - 1; last >= first; last--) {
    const run = words.slice(first, last + 1)
    const end = words[last]?.end ?? 0
    if (!run.every(({ text: word }) => DEVANAGARI.test(word) && !isChannelWord(word))) continue
    if (/[^\s\p{L}\p{M}]/u.test(text.slice(start, end))) continue
    const heard = readDevanagari(text.slice(start, end))
    const fitting = heard && sounds.get(heard.sound)?.filter(({ bare }) => heard.spellings.test(bare))
    const best = fitting?.find((one) => one.words === run.length) ?? fitting?.[0]
    if (best) return { name: best.name, end, last }
  }
  return null
}
