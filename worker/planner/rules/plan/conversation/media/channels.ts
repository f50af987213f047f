import type { MediaType } from '../../../../../catalogue/rules/registry/media.ts'
import type { Word } from '../../../../../kernel/rules/text/words.ts'
import { isAdding, type Polarity, polarities } from '../text/negations.ts'
import { clauseAround, findPhrases, lexiconOf, type Mention } from '../text/phrases.ts'
import { freeOf, type Span, textAfter, textBefore } from '../text/spans.ts'
import { ANY_MEDIA, CHANNEL_PHRASES, type ChannelWord, MEDIUM_AFTER, TRADE_AFTER } from './channel-words.ts'
import { type CountReading, readCounts } from './counts.ts'
import { type FormatsReading, LIST, readFormats } from './format-mentions.ts'

/** The media of one message. */
export interface ChannelsReading {
  /** Media that are wanted, in order of text. */
  wanted: MediaType[]
  excluded: MediaType[]
  mode: 'only' | 'prefer'
  /** True when they were named with "only": no other medium is allowed. */
  isOnly: boolean
  isAddition: boolean
  /** "All media", "you decide": no bounds. */
  isAny: boolean
  /** The words that want a medium and the words that do not want it, of one message. */
  contradiction: { wanted: string; excluded: string } | null
  formats: FormatsReading
  counts: CountReading[]
  spans: Span[]
  /** Stretches that name a format, also where its medium has to be known: "late night". */
  formatSpans: Span[]
  /** Media at a position of the text; several where a word means a group. */
  mentions: Mention<ChannelWord>[]
}

const LEXICON = lexiconOf(CHANNEL_PHRASES)
const ONLY_BEFORE =
  /\b(?:only|just|sirf|solely|purely|exclusively|bas|nothing but|stick to|nothing except)\s+(?:(?:on|in|for|use|through|with|the|via)\s+)*$/
const ONLY_AFTER = /^\s*(?:ads?\s+|branding\s+|pe\s+|par\s+|mein\s+)?(?:only|hi\b|sirf|alone|exclusively|keval)/
const PREFER =
  /\b(?:prefer|preferred|prefers|preferably|preference|ideally|if possible|mostly|mainly|primarily|would like|lean towards|focus on (?!reach|frequency)|favou?r)\b/
const NOT_A_MEDIUM = /\b(?:near|opposite|outside|towards|behind)\s+(?:the\s+)?$/

/**
 * Media in one normalised message. `outdoor` means ooh, dooh and transit, `print` newspaper and magazine.
 * @param taken stretches that name the product: `home theatre`, `our mall`
 */
export function readChannels(text: string, words: readonly Word[], taken: readonly Span[]): ChannelsReading {
  const found = findPhrases(text, words, LEXICON).filter(({ end }) => !isOfPeople(text, end))
  const isFree = freeOf(taken)
  const sure = new Set(found.filter(({ value, start, end }) => isMedium(text, start, end) && !value.isWeak))
  const mentions = found.filter((mention, i) => {
    if (mention.value.media.length === 0 || !isMedium(text, mention.start, mention.end) || !isFree(mention))
      return false
    return !mention.value.isWeak || MEDIUM_AFTER.test(textAfter(text, mention.end)) || isListed(text, found, i, sure)
  })
  const signs = polarities(text, words, mentions, (mention) => isAdding(clauseAround(text, mention)))
  const of = (sign: (polarity: Polarity) => boolean) => mentions.filter((_, i) => sign(signs[i] ?? 'yes'))
  const yes = of((sign) => sign !== 'no')
  const no = of((sign) => sign === 'no')
  // A refused format of a medium leaves the medium open.
  const excluded = inOrder(no.filter(({ value }) => !value.formats || isOfGroup(value, yes)))
  const isOnly = yes.some(
    ({ start, end }) => ONLY_BEFORE.test(textBefore(text, start)) || ONLY_AFTER.test(textAfter(text, end)),
  )
  return {
    wanted: inOrder(yes).filter((medium) => !excluded.includes(medium)),
    excluded,
    mode: yes.length > 0 && !isOnly && PREFER.test(text) ? 'prefer' : 'only',
    isOnly,
    isAddition: signs.includes('add') && !isOnly,
    isAny: ANY_MEDIA.test(text),
    contradiction: contradictionOf(yes, no, excluded),
    formats: readFormats(text, words, { sure: mentions, signs, found }),
    counts: readCounts(text, yes, taken),
    spans: mentions.map(({ start, end }) => ({ start, end })),
    formatSpans: found.flatMap(({ value, start, end }) => (value.formats ? [{ start, end }] : [])),
    mentions,
  }
}

/** "Outdoor, but not metro": a format means its medium where that is named as part of a group of media. */
const isOfGroup = ({ media }: ChannelWord, yes: readonly Mention<ChannelWord>[]): boolean => {
  const own = yes.filter(({ value }) => value.media.some((medium) => media.includes(medium)))
  return own.length > 0 && own.every(({ value }) => value.isGroup)
}

/** Stretches of a text that are words for media or formats, whether they want one or not. */
export const channelSpans = (text: string, words: readonly Word[]): Span[] =>
  findPhrases(text, words, LEXICON).map(({ start, end }) => ({ start, end }))

/** True when a word belongs to the vocabulary of media. */
export const isChannelWord = (word: string): boolean => LEXICON.entries.has(word)

/** "College students", "office goers": the audience, not the place. */
const PEOPLE_AFTER =
  /^(?:'s)? (?:students?|girls|boys|kids|youth|youngsters|crowd|goers?|going|people|employees|users|lovers|watchers|listeners|readers|viewers)\b/
const isOfPeople = (text: string, end: number) => PEOPLE_AFTER.test(textAfter(text, end))

const isMedium = (text: string, start: number, end: number) =>
  !TRADE_AFTER.test(textAfter(text, end)) && !NOT_A_MEDIUM.test(textBefore(text, start))

/** A weak word counts in a list with a sure one: `OOH, bus and radio`. */
function isListed(
  text: string,
  found: readonly Mention<ChannelWord>[],
  i: number,
  sure: ReadonlySet<Mention<ChannelWord>>,
): boolean {
  const here = found[i]
  return [found[i - 1], found[i + 1]].some((other) => {
    if (!here || !other || !sure.has(other)) return false
    const [first, second] = here.start < other.start ? [here, other] : [other, here]
    return LIST.test(text.slice(first.end, second.start))
  })
}

const inOrder = (mentions: readonly Mention<ChannelWord>[]): MediaType[] => [
  ...new Set(mentions.flatMap(({ value }) => value.media)),
]

/** A medium that is wanted and refused: removing one medium from a group is no contradiction. */
function contradictionOf(
  yes: readonly Mention<ChannelWord>[],
  no: readonly Mention<ChannelWord>[],
  excluded: readonly MediaType[],
): ChannelsReading['contradiction'] {
  const clash = yes.find(({ value }) => value.media.every((medium) => excluded.includes(medium)))
  const against = no.find(({ value }) => clash?.value.media.some((medium) => value.media.includes(medium)))
  return clash && against ? { wanted: clash.text, excluded: against.text } : null
}
