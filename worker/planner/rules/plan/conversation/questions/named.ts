import { MEDIA_TYPES } from '../../../../../catalogue/rules/registry/media.ts'
import { WORDS } from '../../../../../catalogue/rules/registry/tables.ts'
import type { NamedThing } from '../../question.ts'
import { wholeWordsOfAnyScript } from '../text/word-table.ts'

const LIST = MEDIA_TYPES.flatMap((medium) =>
  (WORDS[medium].wellKnown?.split('\n') ?? []).map((row) => {
    const [name = '', spellings = ''] = row.split('|').map((part) => part.trim())
    return { name, medium, words: wholeWordsOfAnyScript(spellings) }
  }),
)
/** Before a name, the brand that advertises: "our brand Fever FM". */
const ADVERTISER = /(?:\bour|\bmy|\bbrand|\bcalled|\bnamed) (?:\p{L}+ )?$/u

/** Titles in capitals, by the last words of their medium. */
const TITLED = MEDIA_TYPES.flatMap((medium) => {
  const ends = WORDS[medium].titleEnds
  return ends ? [{ medium, words: new RegExp(`(?:\\p{Lu}[\\p{L}'’]{1,20} ){2,4}(?:${ends})(?![\\p{L}])`, 'gu') }] : []
})
/** Words that begin a question with a capital, before a title. */
const ASKS =
  /^(?:(?:Is|Are|Was|Does|Do|Did|Will|Would|Can|Could|Should|What|Which|Who|When|Where|Why|How|Has|Have|The|And|But) )+/
const SMALL_WORD = /(?<![\p{L}\d])\p{Ll}{2}/gu

/**
 * Titles, channels, chains and platforms that a message names: well-known ones, and names of two words or more in capitals before
 * a word such as LED or FM. Whether the catalogue has them is for the answer to find out.
 * @param text the message in the form of `normalise` @param original as it was typed
 * @param isOrdinary whether a word means a place, a medium or a month
 */
export function readNamed(text: string, original: string, isOrdinary: (word: string) => boolean): NamedThing[] {
  const known = LIST.flatMap(({ name, medium, words }) => {
    const match = words.exec(text)
    if (!match || ADVERTISER.test(text.slice(Math.max(0, match.index - 30), match.index))) return []
    return [{ name, medium }]
  })
  // In a text where every word has a capital, capitals show no name.
  const small = original.match(SMALL_WORD)?.length ?? 0
  const titled =
    small < 2
      ? []
      : TITLED.flatMap(({ words, medium }) =>
          [...original.matchAll(words)].flatMap(([found]) => {
            const name = found.replace(ASKS, '')
            const first = name.split(' ').slice(0, -1)
            return first.some((word) => isOrdinary(word.toLowerCase())) ? [] : [{ name, medium }]
          }),
        )
  const longest = known.filter(({ name }) => !known.some((other) => other.name !== name && other.name.includes(name)))
  return [...longest, ...titled]
}
