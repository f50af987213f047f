import type { EventName } from '../../../kernel/rules/events/event.ts'
import { isRight } from '../../../organisations/rules/owners/rights.ts'
import { RIGHT_LABELS } from '../../../organisations/rules/owners/team.ts'

/** An act of a member for an owner. */
export interface TeamAct {
  action: EventName
  /** Subject as people know it: `BKG-0312, Toll canopy`. */
  what: string | null
  /** The member that it was done to. */
  member: string | null
  /** Invited address; null for readers who may not see it. */
  email: string | null
  /** The right that was given. */
  right: string | null
}

const as = (right: string | null) => (right !== null && isRight(right) ? ` as ${RIGHT_LABELS[right]}` : '')

const TEXTS: Partial<Record<EventName, (act: TeamAct) => string>> = {
  'line.countered': ({ what }) => `made an offer for ${what}`,
  'message.sent': ({ what }) => `wrote about ${what}`,
  'member.invited': ({ email, right }) => `invited ${email ?? 'someone'}${as(right)}`,
  'member.invited_again': ({ email }) => `sent the invitation${email === null ? '' : ` of ${email}`} again`,
  'member.uninvited': ({ email }) => `withdrew the invitation of ${email ?? 'someone'}`,
  'member.joined': ({ right }) => `joined${as(right)}`,
  'member.changed': ({ member, right }) => `gave ${member ?? 'a former member'} another right:${as(right).slice(3)}`,
  'member.removed': ({ member }) => `removed ${member ?? 'a former member'}`,
  'member.left': () => 'left the team',
  'owner_party.changed': () => 'changed the billing details',
}

/**
 * Text of an act, after the name of the actor. Actions are past participles, so one without words of its own reads
 * well, too.
 */
export function actText(act: TeamAct): string {
  const text = TEXTS[act.action]
  if (text) return text(act)
  const done = act.action.replace(/^.*\./, '').replaceAll('_', ' ')
  return `${done} ${act.what ?? ''}`.trim()
}
