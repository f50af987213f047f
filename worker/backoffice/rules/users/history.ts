import type { EventName } from '../../../kernel/rules/events/event.ts'

/** Areas whose acts need no subject: the history is about the user. */
const SUBJECTLESS = new Set(['user', 'session'])

const TEXTS: Partial<Record<EventName, string>> = {
  'user.refused': 'Sign-in refused',
  'user.guessed_at': 'Password guessing noticed',
  'user.accepted': 'Accepted the invitation',
  'user.located': 'Location changed',
  'session.ended': 'Session ended',
  'user.changed': 'Details changed',
  'tax_rate.added': 'GST rate added',
  'tax_rate.withdrawn': 'GST rate withdrawn',
}

/** `Role changed`, `Signed in`, `Campaign submitted`: actions are past participles, so a new one reads well without a text here. */
export function historyText(action: EventName): string {
  const known = TEXTS[action]
  if (known) return known
  const [subject = '', done = ''] = action.split('.').map((part) => part.replaceAll('_', ' '))
  const text = SUBJECTLESS.has(subject) ? done : `${subject} ${done}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}
