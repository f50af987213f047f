import type { Word } from '../../../../../kernel/rules/text/words.ts'
import type { Mention } from './phrases.ts'
import { normalise } from './tokens.ts'
import { anyOf } from './word-table.ts'

/** Sense of a mention: wanted, wanted in addition to the rest, or not wanted. */
export type Polarity = 'yes' | 'add' | 'no'

const set = (words: string) => new Set(words.split(' ').map(normalise))

/** Words that refuse the thing after them. */
const NEGATORS = set(
  'no not never without except excluding exclude excludes drop dropping remove removing avoid skip minus delete cancel barring ditch sans neither nor dont doesnt bina stop forget बिना सिवाय सिवा',
)
const NEGATOR_PAIRS = set('instead_of rather_than other_than leave_out take_out rid_of take_off apart_from')
const isNegative = (word: string) => NEGATORS.has(word) || /n't$/.test(word)

/** Words that may separate the negator from the thing. */
const FILLERS = set(
  'use using want need like any include including the our my in on for to do go with of much advertise advertising ads ad run running show spend take put consider have add a an please at all even city cities media channel channels into from be it is as that this campaign more',
)

/** Words that refuse the thing before them, and the particles between: `radio ko mat lena`, `Mumbai ki jagah`. */
const POSTFIX = set(
  'mat nahi nahin nai nhi chhodke chhodkar chhod chod chodke hatao hata hatado hatake nikal nikaal nikalo nikaldo vendaam vendam venda nako beda vaddu jagah badle bajay bajaye out excluded removed chhodo chodo chhoddo chhodna hatana hatwa hatwao nikalna band मत नहीं नही ना छोड़कर छोड़ छोड़ो छोड़ें हटाओ हटा हटाएं हटाना हटाइए हटाकर निकाल निकालो निकालें निकालना बंद जगह बदले बजाय',
)
const PARTICLES = set(
  'spot spots slot slots line lines ones ko ka ki ke wala wale wali me mein bhi ad ads please is are should be to toh bilkul ekdum ab abhi hi wagairah को का की के में par pe पर तो बिल्कुल बिलकुल अब अभी वाला वाले वाली भी ही से',
)
const NOT_NEEDED = set('required needed wanted allowed necessary')

const ADDING_WORDS = `
  also, too, as well, add, adding, plus(?! (?:gst|tax|taxes)), include, including, along with, extend, expand, additionally, another, more,
  bhi, jod, jodo, jodna, jodiye, daalo, dalo, daal do, dal do, daaliye, le ?lo, lelo, rakh ?lo, shamil
`
const ADDING_IN_HINDI = 'भी, जोड़, जोड़ो, जोड़ें, जोड़ना, जोड़िए, डालो, डाल दो, डालिए, ले लो, शामिल, साथ में'
const ADDING = new RegExp(
  `\\b${anyOf(ADDING_WORDS)}\\b|(?<![\\p{L}\\p{M}])${anyOf(normalise(ADDING_IN_HINDI))}(?![\\p{L}\\p{M}])|^\\s*(?:and|aur|और|\\+)\\s`,
  'u',
)
const REPLACING = set('replace swap switch change exchange replacing')
const CONNECTOR = /^(?:\s*,)?\s*(?:and|or|nor|&|\/|\+|aur|ya|एवं|और|या)(?:\s*(?:the|any|in))?\s*$/
const COMMA = /^\s*,\s*$/
const BREAK = /[.;!?\n,:]/

/**
 * Sense of each of the mentions, which are of one kind and in order of text.
 * @returns one polarity a mention
 */
export function polarities(
  text: string,
  words: readonly Word[],
  mentions: readonly Mention<unknown>[],
  isAddition: (mention: Mention<unknown>) => boolean = () => false,
): Polarity[] {
  const result: Polarity[] = mentions.map((mention) => (isAddition(mention) ? 'add' : 'yes'))
  const gap = (i: number) => text.slice(mentions[i - 1]?.end ?? 0, mentions[i]?.start ?? 0)
  for (const [i, mention] of mentions.entries()) {
    if (isNegatedBefore(text, words, mention)) negateList(result, i, mentions.length, gap)
    else if (isReplaced(text, words, mention, gap(i + 1))) {
      result[i] = 'no'
      if (i + 1 < result.length) result[i + 1] = 'add'
    }
  }
  for (const [i, mention] of mentions.entries()) {
    if (!isNegatedAfter(text, words, mention)) continue
    result[i] = 'no'
    for (let j = i; j > 0 && CONNECTOR.test(gap(j)); j--) result[j - 1] = 'no'
  }
  return result
}

/** True when the words around a thing add it to the rest: `also Pune`, `add radio`. */
export const isAdding = (clause: string): boolean => ADDING.test(clause)

/** "no radio, tv or print" takes out all three; "no radio, hoardings" only the first. */
function negateList(result: Polarity[], from: number, count: number, gap: (i: number) => string) {
  result[from] = 'no'
  let end = from
  let pending = from
  for (let i = from + 1; i < count; i++) {
    const between = gap(i)
    if (COMMA.test(between)) pending = i
    else if (CONNECTOR.test(between) && !(between.includes(',') && pending === from)) {
      pending = i
      end = i
    } else break
  }
  for (let i = from + 1; i <= end; i++) result[i] = 'no'
}

function isNegatedBefore(text: string, words: readonly Word[], mention: Mention<unknown>): boolean {
  for (let i = mention.first - 1, end = mention.start; i >= 0 && i >= mention.first - 7; i--) {
    const word = words[i]
    if (!word || BREAK.test(text.slice(word.end, end))) return false
    const pair = `${words[i - 1]?.text ?? ''}_${word.text}`
    if (NEGATOR_PAIRS.has(pair)) return true
    if (isNegative(word.text)) return !isNegative(words[i - 1]?.text ?? '')
    if (!FILLERS.has(word.text)) return false
    end = word.start
  }
  return false
}

function isNegatedAfter(text: string, words: readonly Word[], mention: Mention<unknown>): boolean {
  for (let i = mention.last + 1, start = mention.end; i < words.length && i <= mention.last + 4; i++) {
    const word = words[i]
    if (!word || BREAK.test(text.slice(start, word.start))) return false
    if (POSTFIX.has(word.text)) return true
    if (word.text === 'not') return NOT_NEEDED.has(words[i + 1]?.text ?? '')
    if (!PARTICLES.has(word.text)) return false
    start = word.end
  }
  return false
}

/** "replace radio with TV", "change Mumbai to Delhi": the first goes, the second comes. */
function isReplaced(text: string, words: readonly Word[], mention: Mention<unknown>, after: string): boolean {
  if (!/^\s*(?:to|with|for|by|into)(?:\s*the)?\s*$/.test(after)) return false
  for (let i = mention.first - 1; i >= 0 && i >= mention.first - 4; i--) {
    const word = words[i]
    if (!word || BREAK.test(text.slice(word.end, mention.start))) return false
    if (REPLACING.has(word.text)) return true
    if (!FILLERS.has(word.text)) return false
  }
  return false
}
