import type { TicketStatus } from '../../../worker/domain/support/ticket.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'

const STATUS = {
  open: { label: 'Open', tone: 'warn' },
  in_progress: { label: 'In Progress', tone: 'info' },
  resolved: { label: 'Resolved', tone: 'success' },
} as const satisfies Record<TicketStatus, { label: string; tone: Tone }>

/** The state of a ticket, in the words that staff see. */
export const OwnStatus = ({ status }: { status: TicketStatus }) => (
  <Badge tone={STATUS[status].tone}>{STATUS[status].label}</Badge>
)
