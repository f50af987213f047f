import { MEDIA_TYPES, type MediaType } from '../../../../../catalogue/rules/registry/media.ts'
import { WORDS } from '../../../../../catalogue/rules/registry/tables.ts'
import type { MediaGroup } from '../../../../../catalogue/rules/registry/words-spec.ts'
import type { FormatWish } from '../../brief.ts'
import { ALL_FORMATS } from '../../formats.ts'

/**
 * A word for media. A weak one means a medium only near a word such as "ads", or in a list of media. One without media names formats
 * where their medium is known by other words.
 */
export interface ChannelWord {
  media: readonly MediaType[]
  isWeak?: true
  /** Formats of these media that it means. */
  formats?: readonly FormatWish[]
  /** A part of the day: a format only next to "only", "no", "more" or a word such as "show". */
  isDaypart?: true
  /** Media that a word of several leads with: a share of the budget for "outdoor" is led by hoardings. */
  isGroup?: true
}

const split = (words: string) => words.split(',').map((word) => word.trim())

/** Words for the groups of media. */
const GROUP_PHRASES: Readonly<Record<MediaGroup, string>> = {
  outdoor: 'outdoor, outdoors, outdoor media, outdoor ads, outdoor advertising, out door',
  print: 'print, print media, print ads, print ad, print advertising, प्रिंट',
}

/** Words for media of the registry, and for its groups. */
const MEDIA_PHRASES: readonly (readonly [phrase: string, word: ChannelWord])[] = [
  ...MEDIA_TYPES.flatMap((medium) => [
    ...phrasesFor(WORDS[medium].phrases, { media: [medium] }),
    ...phrasesFor(WORDS[medium].weakPhrases, { media: [medium], isWeak: true }),
  ]),
  ...phrasesFor(GROUP_PHRASES.outdoor, { media: mediaOf('outdoor'), isGroup: true }),
  ...phrasesFor(GROUP_PHRASES.print, { media: mediaOf('print'), isGroup: true }),
]

/** Certainty of the words of a format, the surest first. */
const CERTAINTY = ['words', 'weak', 'bound', 'dayparts'] as const

/** Words for formats. One that several media share means the format of each of them. */
function formatPhrases(): Map<string, ChannelWord> {
  const found = new Map<string, ChannelWord>()
  for (const field of CERTAINTY) {
    for (const { wish, row } of ALL_FORMATS) {
      for (const phrase of split(row[field] ?? '').filter((one) => one !== '')) {
        const known = found.get(phrase)
        const formats = [...(known?.formats ?? []), wish]
        const names = field === 'words' || (field === 'weak' && (known === undefined || known.isWeak))
        found.set(phrase, {
          media: [...new Set([...(known?.media ?? []), ...(names ? [wish.channel] : [])])],
          ...((field === 'weak' && known === undefined) || known?.isWeak ? { isWeak: true } : {}),
          ...(field === 'dayparts' ? { isDaypart: true } : {}),
          formats,
        })
      }
    }
  }
  return found
}

/** Every phrase for media and formats. A word of a format that names no medium by itself keeps the media of the registry. */
export const CHANNEL_PHRASES: readonly (readonly [phrase: string, word: ChannelWord])[] = (() => {
  const formats = formatPhrases()
  const plain = new Map(MEDIA_PHRASES.toReversed())
  const merged = [...formats].map(([phrase, word]) => {
    const medium = plain.get(phrase)
    return [phrase, word.media.length === 0 && medium ? { ...word, ...medium } : word] as const
  })
  return [...merged, ...MEDIA_PHRASES]
})()

function phrasesFor(words: string | undefined, word: ChannelWord): (readonly [string, ChannelWord])[] {
  return words === undefined ? [] : split(words).map((phrase) => [phrase, word] as const)
}

/** The media of a group, the one that leads it first. */
function mediaOf(group: MediaGroup): MediaType[] {
  const ranked = MEDIA_TYPES.flatMap((medium) => {
    const rank = WORDS[medium].groups?.[group]
    return rank === undefined ? [] : [{ medium, rank }]
  })
  return ranked.sort((a, b) => a.rank - b.rank).map(({ medium }) => medium)
}

/** Words for "whatever works". */
export const ANY_MEDIA =
  /\b(?:all|any|every|sab|saare|sabhi) (?:the )?(?:media|medium|mediums|channel|channels|format|formats)\b|\bkoi bhi (?:media|medium|channel)\b|\b(?:no|any) (?:channel |media )?preference\b|\bwhatever works\b|\bmix of (?:all )?media\b|\b(?:best|right|good) (?:media )?mix\b|\b(?:you|aap|tum) (?:decide|choose|pick|suggest)\b|\b(?:media|channels?) (?:is |are )?open\b|\bmultimedia\b|(?:सभी|सारे|कोई भी) मीडिया/

/** Words after a medium that make it a trade of its own: `LED bulbs`, `event management`. */
export const TRADE_AFTER =
  /^\s*(?:-\s*)?(?:compan(?:y|ies)|brand\b(?!ing)|agency|agencies|services?\b|shops?\b|stores?\b|dealers?\b|dealership|manufacturers?|parts\b|bulbs?\b|lights?\b|lighting|institute|academy|owners?\b|sets?\b|insurance|loans?\b|tyres?\b|tires?\b|management|planners?\b|startup|start-up|software|lounge\b|tickets?\b|cit(?:y|ies)\b|payments?\b|banking|wallet|app\b|care\b|maker|club|education|your\b|out\b|this\b|india mission|marketing (?:agency|company|course|institute)|course)/

/** Words after a weak one that make it a medium. */
export const MEDIUM_AFTER =
  /^\s*(?:-\s*)?(?:ads?\b|advert|branding|media\b|wraps?\b|panels?\b|screens?\b|hoods?\b|back panels?|campaigns?\b|activations?\b|sponsor|spots?\b|stalls?\b|pe\b|par\b|promotion|kiosks?\b)/
