import type { TicketPriority, TicketSource, TicketStatus } from '../../../worker/domain/support/ticket.ts'
import type { Tone } from '../../ui/badge.tsx'

export const TICKET_STATUS = {
  open: { label: 'Open', tone: 'warn' },
  in_progress: { label: 'In Progress', tone: 'info' },
  resolved: { label: 'Resolved', tone: 'success' },
} as const satisfies Record<TicketStatus, { label: string; tone: Tone }>

export const TICKET_PRIORITY = { high: 'High', medium: 'Medium' } as const satisfies Record<TicketPriority, string>

export const TICKET_SOURCE = {
  contact: 'Contact page',
  account: 'Dashboard',
  enquiry: 'Enquiry',
  mail: 'Mail',
} as const satisfies Record<TicketSource, string>

/** Options of a select. */
export const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
