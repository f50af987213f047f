import * as v from 'valibot'
import {
  TICKET_PRIORITIES,
  TICKET_STATUSES,
  type Ticket,
  type TicketChange,
} from '../../../../worker/desk/rules/support/ticket.ts'

/** The ticket as it is now, of the refusal of a change. */
export const Current = v.object({
  version: v.number(),
  status: v.picklist(TICKET_STATUSES),
  priority: v.picklist(TICKET_PRIORITIES),
  isSpam: v.boolean(),
  assignee: v.nullable(v.object({ id: v.string() })),
})
type Current = v.InferOutput<typeof Current>

/** Whether a change is of something that somebody else has changed since the ticket was read. */
export const touchesOthers = (seen: Ticket, now: Current, change: Omit<TicketChange, 'version'>): boolean =>
  (change.status !== undefined && now.status !== seen.status) ||
  (change.priority !== undefined && now.priority !== seen.priority) ||
  (change.isSpam !== undefined && now.isSpam !== seen.isSpam) ||
  (change.assignee !== undefined && now.assignee?.id !== seen.assignee?.id)
