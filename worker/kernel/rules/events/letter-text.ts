/** The facts of a letter about its subject: references, days and places, never a word that a user typed. */
export interface NoticeMail {
  /** `CMP-0142`, `BKG-0318` or `PRF-1204`; of a place that is free again, the number of its listing. */
  ref: string
  /** The listing of a line: `DOOH-0011`. */
  listing: string
  starts: string
  ends: string
  /** Instant, ms: until when an owner or advertiser can answer. */
  answerBy: number | null
  href: string
  /** Its page for an owner, where that is not the request. */
  ownerHref?: string
}

/** The text of a letter about something that happened. */
export interface LetterText {
  subject: (mail: NoticeMail) => string
  before: (mail: NoticeMail) => readonly string[]
  button: string
  after?: string
}
