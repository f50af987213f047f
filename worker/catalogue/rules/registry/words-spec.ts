/** Words that several media share, as `outdoor` means hoardings, screens and stations. */
export type MediaGroup = 'outdoor' | 'print'

/**
 * A format of the trade, with its words in English, Hinglish and Hindi; commas separate the words. The words are in four fields, by how sure
 * they are. `bus stop` means bus shelters wherever it is written. `lift` needs a word such as "ads", or another medium in the same list.
 * `jacket` needs newspapers in the brief. `breakfast` also needs "only", "no", "more", or a word such as "show" next to it, because it is
 * sold in shops too.
 */
export interface FormatRow {
  /** Its name within a sentence, in the plural. */
  name: string
  /**
   * Groups (`metro/`) and beginnings of types (`Train wrap`) that it has; empty for a format that people ask for and no
   * listing is of: the plan reports that instead of buying another format.
   */
  matches: string
  /** The plain name of the medium means this one when named with other formats: "hoardings and bus shelters". */
  isPlain?: true
  /** Words for it in any place. */
  words?: string
  /** Words for it only near a word such as "ads", or in a list of media. */
  weak?: string
  /** Words for it only where its medium is known. */
  bound?: string
  /** Parts of the day: as `bound`, and only next to "only", "no", "more" or a word such as "show". */
  dayparts?: string
}

/** The formats of one medium by their keys. */
type FormatTable = Readonly<Record<string, FormatRow>>

/** Spellings of a medium: in the search field, and to the planner. Phrases are separated by commas. */
export interface MediaWords {
  /** Names that the search takes for one another; a line for each thing, our own name first. */
  aliases: readonly string[]
  /** Words for this medium in any place of a message. */
  phrases: string
  /** Words for it only near a word such as "ads", or in a list of media: `auto parts` are no vehicle branding. */
  weakPhrases?: string
  /** Groups that it belongs to, with its rank in the group: a share of the budget for "outdoor" is led by the first. */
  groups?: Partial<Record<MediaGroup, number>>
  /** Name in an answer in Hindi. */
  hindi: string
  /** Words for the medium as a whole, in small letters, which some of its titles have by chance. Blanks separate them. */
  plain?: string
  /** A word that means it in a question that names no medium. */
  alone?: RegExp
  /** Nouns that count its listings where no medium is counted: "3 sites". */
  counted?: RegExp
  /** Its name where that is a term of the trade: how it is written, as a table of `anyOf`, and its meaning in one sentence. */
  term?: { words: string; en: string; hi: string }
  /** Last words of its titles, as a pattern: `Deccan Evening Herald`. */
  titleEnds?: string
  /** Well-known titles, channels, chains and platforms, a line each, as people write them: `name | other spellings`. */
  wellKnown?: string
  formats: FormatTable
}
