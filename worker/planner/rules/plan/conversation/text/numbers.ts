import { BELOW_TWENTY, TENS as ENGLISH_TENS } from '../../../../../kernel/rules/text/number-words.ts'
import { normalise, type Token } from './tokens.ts'

// "fourty" is a common slip.
const TENS = new Map([...ENGLISH_TENS, ['fourty', 40]])

/** Counting words of Hindi as they are typed in Latin letters and in their own. */
const HINDI: Record<number, string> = {
  1: 'ek एक',
  2: 'do दो',
  3: 'teen tin तीन',
  4: 'char chaar चार',
  5: 'paanch panch paach पांच पाँच',
  6: 'chhe che chhah chah chheh छह छः छै',
  7: 'saat सात',
  8: 'aath आठ',
  9: 'nau नौ',
  10: 'das dus दस',
  11: 'gyarah gyara ग्यारह',
  12: 'barah baarah bara बारह',
  13: 'terah tera तेरह',
  14: 'chaudah chauda चौदह',
  15: 'pandrah pandra pandhra पंद्रह पन्द्रह',
  16: 'solah sola सोलह',
  17: 'satrah satra सत्रह',
  18: 'atharah athara अठारह',
  19: 'unnis उन्नीस',
  20: 'bees bis बीस',
  21: 'ikkis इक्कीस',
  22: 'bais बाईस',
  23: 'teis तेईस',
  24: 'chaubis चौबीस',
  25: 'pachees pachis pacchis पच्चीस',
  30: 'tees tis तीस',
  35: 'paintis पैंतीस',
  40: 'chalis chalees chaalis चालीस',
  45: 'paintalis पैंतालीस',
  50: 'pachas pachaas pacchas पचास',
  55: 'pachpan पचपन',
  60: 'saath साठ',
  65: 'painsath पैंसठ',
  70: 'sattar सत्तर',
  75: 'pachhattar pachattar पचहत्तर',
  80: 'assi अस्सी',
  90: 'nabbe नब्बे',
  99: 'ninyanve निन्यानवे',
}

const ONES = new Map<string, number>([
  ...BELOW_TWENTY.map((word, i) => [word, i] as const),
  ...Object.entries(HINDI).flatMap(([value, words]) =>
    words.split(' ').map((word) => [normalise(word), Number(value)] as const),
  ),
])

const named = (words: string) => new Set(words.split(' ').map(normalise))
const HUNDRED = named('hundred hundreds sau सौ')
const HALF_MORE = named('saadhe sadhe sade saade साढ़े')
const QUARTER_LESS = named('paune pone पौने')
const QUARTER_MORE = named('sava sawa savaa सवा')
const ONE_AND_A_HALF = named('dedh ded derh dedhh डेढ़')
const TWO_AND_A_HALF = named('dhai dhaai adhai ढाई अढ़ाई')
const HALF = named('half aadha adha aadhe आधा आधे')
const THREE_QUARTERS = named('paun pauna पौन')

/** A number, and the place of the token after it. `isWord` when no digit was written. */
export interface NumberReading {
  value: number
  next: number
  isWord: boolean
}

/**
 * The number that begins at token `i`, in digits or in words of English or Hindi: `1.5`, `twenty five`, `saadhe teen`.
 * Words such as "do" are numbers only before a unit, which the caller looks for.
 */
export function readNumber(tokens: readonly Token[], i: number): NumberReading | null {
  const token = tokens[i]
  if (token === undefined) return null
  if (token.value !== null)
    return andAHalf(tokens, i + 1, token.value, false) ?? { value: token.value, next: i + 1, isWord: false }
  const word = token.text
  if (ONE_AND_A_HALF.has(word)) return { value: 1.5, next: i + 1, isWord: true }
  if (TWO_AND_A_HALF.has(word)) return { value: 2.5, next: i + 1, isWord: true }
  if (THREE_QUARTERS.has(word)) return { value: 0.75, next: i + 1, isWord: true }
  if (HALF.has(word)) return { value: 0.5, next: skip(tokens, i + 1, 'a', 'an'), isWord: true }
  if (word === 'quarter') return { value: 0.25, next: skip(tokens, i + 1, 'a', 'of'), isWord: true }
  if (HALF_MORE.has(word)) return shifted(tokens, i + 1, 0.5)
  if (QUARTER_LESS.has(word)) return shifted(tokens, i + 1, -0.25)
  if (QUARTER_MORE.has(word)) return shifted(tokens, i + 1, 0.25) ?? { value: 1.25, next: i + 1, isWord: true }
  if (word === 'couple') return { value: 2, next: skip(tokens, i + 1, 'of'), isWord: true }
  if (word === 'a' || word === 'an') {
    const next = tokens[i + 1]?.text
    return next === 'couple' || next === 'hundred' ? counted(tokens, i + 1, 1) : { value: 1, next: i + 1, isWord: true }
  }
  return counted(tokens, i, null)
}

function counted(tokens: readonly Token[], i: number, assumed: number | null): NumberReading | null {
  if (tokens[i]?.text === 'couple') return readNumber(tokens, i)
  const first =
    belowHundred(tokens, i) ?? (HUNDRED.has(tokens[i]?.text ?? '') ? { value: assumed ?? 1, next: i } : null)
  if (first === null) return null
  if (!HUNDRED.has(tokens[first.next]?.text ?? '')) {
    return andAHalf(tokens, first.next, first.value, true) ?? { ...first, isWord: true }
  }
  const after = skip(tokens, first.next + 1, 'and')
  const rest = belowHundred(tokens, after)
  return rest
    ? { value: first.value * 100 + rest.value, next: rest.next, isWord: true }
    : { value: first.value * 100, next: first.next + 1, isWord: true }
}

function belowHundred(tokens: readonly Token[], i: number): { value: number; next: number } | null {
  const word = tokens[i]?.text ?? ''
  const tens = TENS.get(word)
  if (tens === undefined) {
    const one = ONES.get(word)
    return one === undefined ? null : { value: one, next: i + 1 }
  }
  const after = skip(tokens, i + 1, '-')
  const one = ONES.get(tokens[after]?.text ?? '')
  return one !== undefined && one > 0 && one < 10
    ? { value: tens + one, next: after + 1 }
    : { value: tens, next: i + 1 }
}

/** "one and a half", "2 and half". */
function andAHalf(tokens: readonly Token[], i: number, value: number, isWord: boolean): NumberReading | null {
  if (tokens[i]?.text !== 'and') return null
  const half = skip(tokens, i + 1, 'a')
  return tokens[half]?.text === 'half' ? { value: value + 0.5, next: half + 1, isWord } : null
}

function shifted(tokens: readonly Token[], i: number, by: number): NumberReading | null {
  const value = tokens[i]?.value
  const base = value == null ? belowHundred(tokens, i) : { value, next: i + 1 }
  return base && { value: base.value + by, next: base.next, isWord: true }
}

const skip = (tokens: readonly Token[], i: number, ...words: string[]) =>
  words.includes(tokens[i]?.text ?? '') ? i + 1 : i
