import * as v from 'valibot'
import { AUDIT_AREAS, type AuditArea, type SubjectKind } from '../../../kernel/rules/audit/audit-words.ts'
import type { EventName } from '../../../kernel/rules/events/event.ts'
import { day, orAny, text } from '../../../kernel/rules/fields.ts'
import { AUDIT_ACTIONS } from './acts.ts'
import type { AuditFact } from './audit-detail-text.ts'

/** Rows of one page. */
export const AUDIT_PAGE = 50
/** Limit of rows in a file; the page shows a notice when there are more. */
export const AUDIT_FILE_ROWS = 10_000
/** New acts are counted up to this. */
export const MAX_NEW_ACTS = 100

const FILTERS: readonly string[] = [...Object.keys(AUDIT_AREAS), ...AUDIT_ACTIONS]

/** The place of a row in the order of the log: its instant and its number. */
const Cursor = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]{5,12}Z_\d{1,15}$/, 'This page of the log does not exist'),
  v.transform((cursor) => ({
    at: cursor.slice(0, cursor.indexOf('_')),
    id: Number(cursor.slice(cursor.indexOf('_') + 1)),
  })),
)
export type Cursor = v.InferOutput<typeof Cursor>

export const cursorOf = ({ at, id }: Cursor): string => `${at}_${id}`

const filters = {
  /** A name, an address, a reference, an id or a network. */
  q: text('Your search'),
  actor: text('A person'),
  subject: text('A subject'),
  action: orAny(
    v.custom<AuditArea | EventName>(
      (given) => typeof given === 'string' && FILTERS.includes(given),
      'Choose one of the acts or areas offered',
    ),
  ),
  /** Civil dates in India, both included. */
  from: orAny(day('Enter a date')),
  to: orAny(day('Enter a date')),
}

/** Filter of acts. */
export const AuditFilter = v.object(filters)
export type AuditFilter = v.InferOutput<typeof AuditFilter>

/** A page of the log: the newest acts, or those before or after one. */
export const AuditQuery = v.object({ ...filters, before: orAny(Cursor), after: orAny(Cursor) })
export type AuditQuery = v.InferOutput<typeof AuditQuery>

/** Query of acts newer than the newest one of an open page. */
export const NewActsQuery = v.object({ ...filters, after: Cursor })
export type NewActsQuery = v.InferOutput<typeof NewActsQuery>

export const AuditFileQuery = v.object({ ...filters, format: v.picklist(['csv', 'xlsx'], 'csv or xlsx') })
export type AuditFileQuery = v.InferOutput<typeof AuditFileQuery>

/** Something that an act names. */
export interface Named {
  id: string
  /** Null for a deleted subject, or one without a name. */
  name: string | null
  /** Its page; null where staff have none. */
  href: string | null
}

/** One act, as it is shown. */
export interface AuditAct {
  id: number
  /** ISO 8601, UTC. */
  at: string
  /** Null for visitors. */
  actor: Named | null
  action: EventName
  kind: SubjectKind
  subject: Named | null
  facts: AuditFact[]
  /** Empty for automatic acts, and for rows of deleted accounts. */
  network: string
}

export interface AuditPage {
  acts: AuditAct[]
  /** Cursor of the page of newer acts; null on the first page. */
  newer: string | null
  older: string | null
  /** The newest act: later ones are new. */
  head: string
  /** Actor and subject that the address filters by. */
  actor: Named | null
  subject: Named | null
}
