import { TICKET_STATUS_LABELS, type TicketStatus } from '../../../../worker/desk/rules/support/ticket.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'

const TONES = {
  open: 'warn',
  in_progress: 'info',
  resolved: 'success',
} as const satisfies Record<TicketStatus, Tone>

/** Status of a ticket, with the same labels as for staff. */
export const OwnStatus = ({ status }: { status: TicketStatus }) => (
  <Badge tone={TONES[status]}>{TICKET_STATUS_LABELS[status]}</Badge>
)
