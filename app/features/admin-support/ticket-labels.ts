import type { TicketPriority, TicketStatus } from '../../../worker/domain/support/ticket.ts'
import type { Tone } from '../../ui/badge.tsx'

export const TICKET_STATUS = {
  open: { label: 'Open', tone: 'warn' },
  in_progress: { label: 'In Progress', tone: 'info' },
  resolved: { label: 'Resolved', tone: 'success' },
} as const satisfies Record<TicketStatus, { label: string; tone: Tone }>

export const TICKET_PRIORITY = {
  high: { label: 'High', tone: 'danger' },
  medium: { label: 'Medium', tone: 'neutral' },
} as const satisfies Record<TicketPriority, { label: string; tone: Tone }>
