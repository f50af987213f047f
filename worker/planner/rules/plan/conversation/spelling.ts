import { editDistance } from '../../../../kernel/rules/text/distance.ts'
import { wordsOf } from '../../../../kernel/rules/text/words.ts'
import { isChannelWord } from './media/channels.ts'
import { anyOf } from './text/word-table.ts'

/** Words that are put right where they hold one typing error. Those of one kind vouch for each other. */
const MONTHS = 'january february march april august september october november december'.split(' ')
const MEDIA =
  'radio hoarding hoardings billboard billboards newspaper newspapers television cinema theatre influencer influencers creators unipole unipoles gantry metro digital screens magazine activations airport transit'.split(
    ' ',
  )
/** Media words that are long enough to be known alone. */
const MIN_ALONE = 8
/** Everyday words near to one of these. */
const ORDINARY = new Set(
  'marche match ratio radios retro metre metres aprils creator creation creations cinemas theatres screen gentry digitally rodeo marched auguste hoarder radial media metros magazines airports'.split(
    ' ',
  ),
)
const MONTH_BEFORE = /(?:^|[^\d,.])\d{1,2}(?:st|nd|rd|th)?[ -]$|\b(?:in|from|of|for|till|until|during|se|this|next) $/
const MONTH_AFTER = /^[ ,'-]{1,2}(?:20\d\d|\d{1,2}\b)|^ (?:mein|me|se|tak|month)\b/
const BESIDE = /^\s*(?:,|and|&|\/|\+|aur|or|ya|और)\s*$/
const MEDIUM_AFTER = new RegExp(
  `^ ${anyOf('ads?, advertising, advertisement, branding, campaign, spots?, media, me, mein, pe, par, in')}\\b`,
)

/**
 * Corrects typing errors in the names of months and media: "janury" and "raido". A month is corrected only next to a
 * day or a year, a medium only in a list with another medium or next to a word such as "ads".
 */
export function withoutTypos(text: string): string {
  const words = wordsOf(text)
  const meant = words.map(({ text: word }) => nearest(word))
  let result = ''
  let at = 0
  for (const [i, { start, end }] of words.entries()) {
    const near = meant[i]
    if (!near) continue
    // With "and" between, the other one is two words away.
    const beside = [i - 1, i + 1, i - 2, i + 2].some((j) => {
      const other = words[j]
      if (!other || !(isChannelWord(other.text) || meant[j]?.kind === 'medium')) return false
      return BESIDE.test(j < i ? text.slice(other.end, start) : text.slice(end, other.start))
    })
    const isMonth =
      MONTH_AFTER.test(text.slice(end, end + 12)) || MONTH_BEFORE.test(text.slice(Math.max(0, start - 12), start))
    const isMedium = beside || near.word.length >= MIN_ALONE || MEDIUM_AFTER.test(text.slice(end, end + 20))
    if (near.kind === 'month' ? !isMonth : !isMedium) continue
    result += text.slice(at, start) + near.word
    at = end
  }
  return result + text.slice(at)
}

interface Near {
  word: string
  kind: 'month' | 'medium'
}

/** The month or medium that a word is one slip from; null for words that are right. */
function nearest(word: string): Near | null {
  if (word.length < 4 || !/^[a-z]+$/.test(word) || ORDINARY.has(word) || isChannelWord(word)) return null
  if (MONTHS.includes(word) || MEDIA.includes(word)) return null
  const month = closeTo(word, MONTHS)
  if (month) return { word: month, kind: 'month' }
  const medium = closeTo(word, MEDIA)
  return medium ? { word: medium, kind: 'medium' } : null
}

/** The first of some words from five letters on that begins like a word and is one slip from it. */
const closeTo = (word: string, names: readonly string[]): string | undefined =>
  names.find(
    (name) =>
      name.charCodeAt(0) === word.charCodeAt(0) &&
      Math.abs(name.length - word.length) <= 1 &&
      editDistance(word, name, 1) === 1,
  )
