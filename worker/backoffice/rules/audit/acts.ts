import { BOOKING_EVENTS } from '../../../booking/rules/booking.events.ts'
import { CATALOGUE_EVENTS } from '../../../catalogue/rules/catalogue.events.ts'
import { DESK_EVENTS } from '../../../desk/rules/desk.events.ts'
import { IDENTITY_EVENTS } from '../../../identity/rules/identity.events.ts'
import { type ActWords, AUDIT_AREAS, type AuditArea } from '../../../kernel/rules/audit/audit-words.ts'
import type { AnyEventKind, EventName } from '../../../kernel/rules/events/event.ts'
import { MONEY_EVENTS } from '../../../money/rules/money.events.ts'
import { ORGANISATIONS_EVENTS } from '../../../organisations/rules/organisations.events.ts'
import { PLANNER_EVENTS } from '../../../planner/rules/planner.events.ts'
import { SUPPLY_EVENTS } from '../../../supply/rules/supply.events.ts'
import { BACKOFFICE_EVENTS } from '../backoffice.events.ts'

/** The events of all rooms, in the order in which acts are listed. */
export const EVENTS: readonly AnyEventKind[] = [
  ...IDENTITY_EVENTS,
  ...BACKOFFICE_EVENTS,
  ...ORGANISATIONS_EVENTS,
  ...CATALOGUE_EVENTS,
  ...DESK_EVENTS,
  ...BOOKING_EVENTS,
  ...SUPPLY_EVENTS,
  ...PLANNER_EVENTS,
  ...MONEY_EVENTS,
]

/** The words of every act of the audit log. */
const WORDS = new Map<string, ActWords>(EVENTS.flatMap(({ name, words }) => (words ? [[name, words] as const] : [])))

/** Every act. */
export const AUDIT_ACTIONS = [...WORDS.keys()] as readonly EventName[]

/** Words of an act. @param action as a row has it; an unknown act, of a later version, is shown by its name */
export function wordsOfAct(action: string): ActWords {
  const known = WORDS.get(action)
  if (known) return known
  const [thing = '', act = ''] = action.replaceAll('_', ' ').split('.')
  return { area: 'settings', kind: 'other', thing, act, tone: 'neutral' }
}

/** The actions that a filter names: one, or all of an area. */
export const actionsOf = (filter: string): EventName[] =>
  AUDIT_ACTIONS.filter((action) => action === filter || WORDS.get(action)?.area === filter)

/** Areas with acts, each with its acts, for a choice. */
export const actChoices = () =>
  (Object.keys(AUDIT_AREAS) as AuditArea[]).flatMap((area) => {
    const acts = AUDIT_ACTIONS.filter((action) => WORDS.get(action)?.area === area)
    const all = acts.map((action) => ({
      value: action,
      label: `${wordsOfAct(action).thing}: ${wordsOfAct(action).act}`,
    }))
    return acts.length > 0 ? [{ area, label: AUDIT_AREAS[area], acts: all }] : []
  })
