import { EVENTS } from './backoffice/rules/audit/acts.ts'
import { type Letter, writeLetter } from './kernel/mail/letter.ts'
import type { AnyEventKind, EventName, Side } from './kernel/rules/events/event.ts'
import type { LetterText, NoticeMail } from './kernel/rules/events/letter-text.ts'
import type { NoticeKind } from './kernel/rules/notices.ts'

/** Letters that belong to no declared event yet. */
type Texts = Partial<Record<NoticeKind, LetterText>>

const TO_ADVERTISERS: Texts = {
  'message.received': {
    subject: ({ listing }) => `A message about listing ${listing}`,
    before: ({ listing }) => [`A media owner has written to you about listing ${listing}.`],
    button: 'Open the conversation',
    after: 'Messages of the same hour are told by one mail.',
  },
}

const TO_OWNERS: Texts = {
  'message.received': {
    subject: ({ listing }) => `A message about listing ${listing}`,
    before: ({ listing }) => [`An advertiser has written to you about your listing ${listing}.`],
    button: 'Open the conversation',
    after: 'Messages of the same hour are told by one mail.',
  },
}

const TEXTS: Record<Side, Map<string, LetterText>> = {
  user: new Map(Object.entries(TO_ADVERTISERS)),
  owner: new Map(Object.entries(TO_OWNERS)),
  staff: new Map(),
}

const DECLARED = new Map<EventName, AnyEventKind>(EVENTS.map((kind) => [kind.name, kind]))

/** The letter about something that happened; null where only open pages are told. */
export function letterOf(to: Side, kind: EventName, mail: NoticeMail): Letter | null {
  const text = DECLARED.get(kind)?.letters?.[to] ?? TEXTS[to].get(kind)
  if (!text) return null
  return writeLetter({
    subject: text.subject(mail),
    before: text.before(mail),
    button: { label: text.button, href: mail.href },
    after: text.after === undefined ? [] : [text.after],
  })
}
