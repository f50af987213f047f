import { EVENTS } from './backoffice/rules/audit/acts.ts'
import { type Letter, writeLetter } from './kernel/mail/letter.ts'
import type { AnyEventKind, EventName, Side } from './kernel/rules/events/event.ts'
import type { NoticeMail } from './kernel/rules/events/letter-text.ts'

const KINDS = new Map<EventName, AnyEventKind>(EVENTS.map((kind) => [kind.name, kind]))

/** The letter about something that happened; null where only open pages are told. */
export function letterOf(to: Side, kind: EventName, mail: NoticeMail): Letter | null {
  const text = KINDS.get(kind)?.letters?.[to]
  if (!text) return null
  return writeLetter({
    subject: text.subject(mail),
    before: text.before(mail),
    button: { label: text.button, href: mail.href },
    after: text.after === undefined ? [] : [text.after],
  })
}
