/** A format of the trade, with its words in English, Hinglish and Hindi; commas separate the words. */
export interface FormatRow {
  /** Its name within a sentence, in the plural. */
  name: string
  /** Groups (`metro/`) and beginnings of types (`Train wrap`) that it has; empty for a format that no listing is of. */
  matches: string
  /** What the plain name of the medium means beside other formats: "hoardings and bus shelters". */
  isPlain?: true
  /** What means it wherever it is written. */
  words?: string
  /** What means it only near a word such as "ads", or in a list of media. */
  weak?: string
  /** What means it only where its medium is known. */
  bound?: string
  /** Parts of the day: as `bound`, and only next to "only", "no", "more" or a word such as "show". */
  dayparts?: string
}

/** The formats of one medium by their keys. */
export type FormatTable = Readonly<Record<string, FormatRow>>
