import { MEDIA_TYPES, type MediaType } from '../../../../../catalogue/rules/registry/media.ts'
import { PLAN_RULES, WORDS } from '../../../../../catalogue/rules/registry/tables.ts'
import { readNumber } from '../text/numbers.ts'
import type { Mention } from '../text/phrases.ts'
import { freeOf, type Span, textAfter, textBefore } from '../text/spans.ts'
import { type Token, tokenise } from '../text/tokens.ts'
import { anyOf } from '../text/word-table.ts'
import type { ChannelWord } from './channel-words.ts'

/** Number of different listings that a message asks for. */
export interface CountReading {
  channel: MediaType | null
  format: string | null
  least: number | null
  most: number | null
}

/** Larger numbers count pieces, people or money. */
const MAX_LISTINGS = 500
/** Mentions that count pieces of a listing. */
const PIECES = new RegExp(
  `${anyOf('spots?, ads?, jingles?, reels?, stories, videos?, mentions?, checks?, updates?, insertions?, pages?, jackets?, slides?, films?, trains?, screen')}$`,
)
/** Words allowed between a number and the noun it counts: "5 micro influencers". */
const DESCRIBING = new Set(
  'big large small good best prime premium micro macro nano mid local top different new backlit lit static main road roadside key major strategic high visibility bade bada chhote achhe delhi mumbai regional english hindi'.split(
    ' ',
  ),
)
const MAX_DESCRIBING = 3
const AT_LEAST = /(?:\b(?:at ?least|minimum(?: of)?|min|no less than|not less than|kam se kam)|कम से कम)\s*$/
const AT_MOST =
  /(?:\b(?:at ?most|max(?:imum)?(?: of)?|up ?to|not more than|no more than|not over|within|upto)|ज़्यादा से ज़्यादा)\s*$/
const RANGE = /^(?:-|to|or|se|ya)$/
/** "do" is two in Hindi and a verb in English. */
const HINDI_AROUND = /(?:chahiye|lagao|lagwa|mein|hain?\b|sirf|bas\b|karo|de do|le lo)/
/** Media whose listings are counted by plain nouns, where no medium is counted. */
const COUNTED = MEDIA_TYPES.flatMap((channel) => {
  const { counted } = WORDS[channel]
  return counted ? [{ channel, counted }] : []
})

/** Lines of the plan. */
const LINES = /^(?:lines?|line-items|entries)$/

/** Numbers of listings: "exactly 2 hoardings", "3 unipoles", "at least 4 creators". @param taken amounts and dates */
export function readCounts(
  text: string,
  mentions: readonly Mention<ChannelWord>[],
  taken: readonly Span[],
): CountReading[] {
  const tokens = tokenise(text)
  const isFree = freeOf(taken)
  const at = new Map(tokens.map((token, i) => [token.start, i]))
  const found = mentions.flatMap((mention): CountReading[] => {
    const [channel] = mention.value.media
    const i = at.get(mention.start)
    if (!channel || i === undefined || PLAN_RULES[channel].isCountedInPieces || PIECES.test(mention.text)) return []
    const number = numberBefore(text, tokens, i, isFree)
    const [format, ...others] = mention.value.formats ?? []
    const isOne = format !== undefined && others.length === 0
    return number ? [{ channel, format: isOne ? format.format : null, ...number }] : []
  })
  const sites = tokens.flatMap((token, i): CountReading[] => {
    const medium = COUNTED.find(({ counted }) => counted.test(token.text))
    const number = medium ? numberBefore(text, tokens, i, isFree) : null
    return medium && number ? [{ channel: medium.channel, format: null, ...number }] : []
  })
  return [...(found.length > 0 ? found : sites), ...readLines(text, tokens, isFree)]
}

/** "At most 6 lines": a limit on the lines of the whole plan. A number without such a word names one line. */
function readLines(text: string, tokens: readonly Token[], isFree: (span: Span) => boolean): CountReading[] {
  return tokens.flatMap((token, i): CountReading[] => {
    const number = LINES.test(token.text) ? numberBefore(text, tokens, i, isFree) : null
    return number && number.least === null ? [{ channel: null, format: null, ...number }] : []
  })
}

function numberBefore(
  text: string,
  tokens: readonly Token[],
  noun: number,
  isFree: (span: Span) => boolean,
): Pick<CountReading, 'least' | 'most'> | null {
  for (let i = noun - 1; i >= 0 && i >= noun - 1 - MAX_DESCRIBING; i--) {
    const token = tokens[i]
    if (!token) return null
    const number = readNumber(tokens, i)
    if (number && number.next === i + 1 && isCount(text, token, number.value) && isFree(token)) {
      return limitsOf(text, tokens, i, number.value)
    }
    if (!DESCRIBING.has(token.text)) return null
  }
  return null
}

function isCount(text: string, token: Token, value: number): boolean {
  if (!Number.isInteger(value) || value < 1 || value > MAX_LISTINGS || /^(?:a|an|couple)$/.test(token.text))
    return false
  if (token.text === 'do') return HINDI_AROUND.test(textBefore(text, token.start) + textAfter(text, token.start))
  // "top 5 creators" has its own word; "january 15" and "1:2" are something else.
  return !/[:/.]$/.test(text.slice(Math.max(0, token.start - 1), token.start))
}

function limitsOf(
  text: string,
  tokens: readonly Token[],
  i: number,
  value: number,
): Pick<CountReading, 'least' | 'most'> {
  const low = RANGE.test(tokens[i - 1]?.text ?? '') ? (tokens[i - 2]?.value ?? null) : null
  if (low !== null && low > 0 && low < value) return { least: low, most: value }
  const before = text.slice(Math.max(0, (tokens[i]?.start ?? 0) - 40), tokens[i]?.start ?? 0)
  if (AT_LEAST.test(before)) return { least: value, most: null }
  if (AT_MOST.test(before)) return { least: null, most: value }
  return { least: value, most: value }
}
