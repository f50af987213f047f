import type { ActWords } from '../audit/audit-words.ts'
import type { LetterText } from './letter-text.ts'

/** `<subject>.<past participle>`: one name in the audit log, in mails, on open pages and in lists of activity. */
export type EventName = `${string}.${string}`

/** Recipient of notices and of live messages: a user, the people of an owner, or staff. */
export type Audience = `user:${string}` | `owner:${string}` | 'staff'

export type EventDetail = Record<string, string | number | boolean | null>

/** The row of the audit log: the id of the object, if there is one, and plain facts. Never a password, a token, or text of an unknown person. */
interface AuditRow {
  subject: string | null
  detail: EventDetail
}

/** A row of the outbox. An event of one version of its subject is sent once. */
interface NoticeRow {
  audience: Audience
  subject: string
  version: number
}

/** The message for open pages, which then read their data again. */
interface LiveRow {
  data: { id: string; version: number }
  to: readonly Audience[]
}

/** Everything that follows from an event by itself. */
interface Consequences {
  /** Null for a part of an act whose whole has the row. */
  audit: AuditRow | null
  notices: readonly NoticeRow[]
  /** Null where open pages receive another message, or none. */
  live: LiveRow | null
}

/** An event with its consequences. */
export interface Happened<Fact = unknown> extends Consequences {
  name: EventName
  /** The user who acted; null for an act of time, or of the product itself. */
  actor: string | null
  fact: Fact
}

/** Readers of letters, by the first word of their audience. */
export type Side = 'user' | 'owner' | 'staff'

/** The texts of an event, the same for all readers. */
export interface EventTexts {
  /** In the audit log. Without them no act has a row there. */
  words?: ActWords
  /** Text in the list of activity of a campaign; two where the actor matters. */
  activity?: string | readonly [own: string, other: string]
  /** Letters by side of the receiver; null where a notice is kept without a letter. */
  letters?: Partial<Record<Side, LetterText | null>>
}

/** A declared event. `of` makes one that happened. */
export interface EventKind<Fact, Name extends EventName = EventName> extends EventTexts {
  name: Name
  of: (actor: string | null, fact: Fact) => Happened<Fact>
}

/** A declared event whose facts do not matter. */
export interface AnyEventKind extends EventTexts {
  name: EventName
  of: (actor: string | null, fact: never) => Happened
}

/** Facts of a declared event. */
export type FactOf<Kind> = Kind extends { of: (actor: string | null, fact: infer Fact) => Happened } ? Fact : never

/**
 * Declares an event once: its name, its texts, and the consequences of its facts.
 * @param follows the audit row, the notices and the live message
 */
export const defineEvent = <Fact, const Name extends EventName>(
  name: Name,
  texts: EventTexts,
  follows: (fact: Fact) => Consequences,
): EventKind<Fact, Name> => ({ name, ...texts, of: (actor, fact) => ({ name, actor, fact, ...follows(fact) }) })

/** The facts of an act that only the audit log keeps. */
interface RecordFact {
  subject: string | null
  detail?: EventDetail
}

/** Something that happened, and that only the audit log keeps. */
export interface Recorded extends Happened<RecordFact> {
  audit: AuditRow
  notices: readonly []
  live: null
}

/** A declared event that only the audit log keeps. `record` writes its row. */
export interface RecordedKind<Name extends EventName = EventName> extends EventTexts {
  name: Name
  of: (actor: string | null, fact: RecordFact) => Recorded
}

/** Declares an act for the audit log alone: it sends no notice. */
export const defineRecorded = <const Name extends EventName>(name: Name, texts: EventTexts): RecordedKind<Name> => ({
  name,
  ...texts,
  of: (actor, fact) => ({
    ...{ name, actor, fact },
    audit: { subject: fact.subject, detail: fact.detail ?? {} },
    notices: [],
    live: null,
  }),
})

/** The facts of an act that open pages of staff show. */
export interface StaffFact {
  subject: string
  /** Version of the subject, after the act; 0 where it has none. */
  version: number
  /** Null where the audit log has no row of it, or `recordEach` writes it. */
  detail?: EventDetail | null
  /** No message for open pages: a part of an act that has one, or an act of users on their own account. */
  isQuiet?: boolean
}

/** Declares an act that the audit log keeps, and that open pages of staff read again. */
export const defineStaffEvent = <const Name extends EventName>(name: Name, texts: EventTexts) =>
  defineEvent(name, texts, ({ subject, version, detail = {}, isQuiet }: StaffFact) => ({
    audit: detail && { subject, detail },
    notices: [],
    live: isQuiet ? null : { data: { id: subject, version }, to: ['staff'] },
  }))
