import type { Word } from '../../../../../kernel/rules/text/words.ts'
import type { FormatWish } from '../../brief.ts'
import { isSameFormat } from '../../formats.ts'
import { type Polarity, polarities } from '../text/negations.ts'
import { clauseAround, type Mention } from '../text/phrases.ts'
import { textAfter, textBefore } from '../text/spans.ts'
import type { ChannelWord } from './channel-words.ts'

/** Formats that words want, do not want, or want more of. */
export interface FormatWishes {
  wanted: FormatWish[]
  excluded: FormatWish[]
  favoured: FormatWish[]
}

/** The formats of one message. */
export interface FormatsReading extends FormatWishes {
  /** Formats of words that mean one only where their medium is known: "breakfast", "jacket". */
  bound: FormatWishes
  /** Formats named together with their medium: "hoardings and bus shelters" wants both. */
  isWide: FormatWish[]
}

/** Separators between two media of a list. */
export const LIST = /^\s*(?:,|and|or|&|\/|\+|aur|ya|और|या|,\s*and|,\s*or)\s*$/
const ONLY_BEFORE =
  /(?:\b(?:only|just|sirf|solely|purely|exclusively|bas|keval)|सिर्फ|केवल)\s+(?:(?:on|in|for|at|during|the)\s+)*$/
const ONLY_AFTER = /^\s*(?:(?:ads?|branding|spots?|slots?|pe|par|mein|me|ke)\s+)*(?:only\b|hi\b|sirf\b|alone\b|ही)/
const MORE_BEFORE =
  /(?:\b(?:more|extra|heavier|mostly|mainly|prefer\w*|ideally|emphasis|focus|push|increase)\b|ज़्यादा|ज्यादा)[^,.;!?]{0,30}$/
const MORE_AFTER =
  /^(?:\s*(?:mein|me|ke|ki|par|pe|में|पर))?\s*(?:spots?\s+|ads?\s+|slots?\s+)?(?:zyada|jyada|more\b|badha|ज़्यादा|ज्यादा)/
const SLOT_AFTER = /^\s*(?:drive|show|shows|slots?|spots?|band|hours?|time|ke time|ke spots?|wale spots?)\b/

const isMore = (text: string, mention: Mention<ChannelWord>) => {
  const clause = clauseAround(text, mention)
  const at = clause.lastIndexOf(mention.text)
  return MORE_BEFORE.test(clause.slice(0, Math.max(0, at))) || MORE_AFTER.test(textAfter(text, mention.end))
}

const isOnly = (text: string, { start, end }: Mention<ChannelWord>) =>
  ONLY_BEFORE.test(textBefore(text, start)) || ONLY_AFTER.test(textAfter(text, end))

/**
 * @param sure mentions that name a medium, with their polarities
 * @param found all words of the vocabulary, those that name no medium here among them
 */
export function readFormats(
  text: string,
  words: readonly Word[],
  {
    sure,
    signs,
    found,
  }: { sure: readonly Mention<ChannelWord>[]; signs: readonly Polarity[]; found: readonly Mention<ChannelWord>[] },
): FormatsReading {
  const known = new Set(sure)
  const loose = found.filter((mention) => mention.value.formats && !known.has(mention))
  const looseSigns = polarities(text, words, loose)
  const open = loose.map((mention, i): [Mention<ChannelWord>, Polarity] => [mention, looseSigns[i] ?? 'yes'])
  const isMarked = ([mention, sign]: readonly [Mention<ChannelWord>, Polarity]) =>
    !mention.value.isDaypart ||
    sign === 'no' ||
    isOnly(text, mention) ||
    isMore(text, mention) ||
    SLOT_AFTER.test(textAfter(text, mention.end))
  // "Only evening drive and breakfast": one in a list with a marked one is marked too.
  const bound = open.filter((entry, i) =>
    [open[i - 1], entry, open[i + 1]].some(
      (other) => other && isMarked(other) && (other === entry || isListed(text, other[0], entry[0])),
    ),
  )
  const pairs = sure.map((mention, i): [Mention<ChannelWord>, Polarity] => [mention, signs[i] ?? 'yes'])
  return { ...wishesOf(text, pairs), bound: wishesOf(text, bound), isWide: widened(text, pairs) }
}

function wishesOf(text: string, mentions: readonly (readonly [Mention<ChannelWord>, Polarity])[]): FormatWishes {
  const of = (isOf: (mention: Mention<ChannelWord>, sign: Polarity) => boolean): FormatWish[] =>
    distinct(mentions.flatMap(([mention, sign]) => (isOf(mention, sign) ? (mention.value.formats ?? []) : [])))
  const excluded = of((_, sign) => sign === 'no')
  const favoured = of((mention, sign) => sign !== 'no' && isMore(text, mention) && !isOnly(text, mention))
  const isGone = (wish: FormatWish) => [...excluded, ...favoured].some((other) => isSameFormat(other, wish))
  return { wanted: of((_, sign) => sign !== 'no').filter((wish) => !isGone(wish)), excluded, favoured }
}

const isListed = (text: string, one: Mention<unknown>, other: Mention<unknown>) =>
  LIST.test(one.start < other.start ? text.slice(one.end, other.start) : text.slice(other.end, one.start))

/** Formats that are listed next to their own medium. */
function widened(text: string, mentions: readonly (readonly [Mention<ChannelWord>, Polarity])[]): FormatWish[] {
  return mentions.flatMap(([mention, sign], i) => {
    if (sign === 'no' || !mention.value.formats) return []
    const isBeside = [mentions[i - 1], mentions[i + 1]].some((entry) => {
      if (!entry || entry[1] === 'no' || entry[0].value.formats) return false
      const [first, second] = entry[0].start < mention.start ? [entry[0], mention] : [mention, entry[0]]
      const isShared = entry[0].value.media.some((medium) => mention.value.media.includes(medium))
      return isShared && !entry[0].value.isGroup && LIST.test(text.slice(first.end, second.start))
    })
    return isBeside ? mention.value.formats : []
  })
}

/** Each wish once. */
export const distinct = (wishes: readonly FormatWish[]): FormatWish[] =>
  wishes.filter((wish, i) => wishes.findIndex((other) => isSameFormat(other, wish)) === i)
