import {
  TICKET_STATUS_LABELS,
  type TicketSource,
  type TicketStatus,
} from '../../../../worker/desk/rules/support/ticket.ts'
import type { Tone } from '../../../ui/badge.tsx'

export const TICKET_STATUS = {
  open: { label: TICKET_STATUS_LABELS.open, tone: 'warn' },
  in_progress: { label: TICKET_STATUS_LABELS.in_progress, tone: 'info' },
  resolved: { label: TICKET_STATUS_LABELS.resolved, tone: 'success' },
} as const satisfies Record<TicketStatus, { label: string; tone: Tone }>

export const TICKET_SOURCE = {
  contact: 'Contact page',
  account: 'Dashboard',
  enquiry: 'Enquiry',
  mail: 'Mail',
} as const satisfies Record<TicketSource, string>

/** Options of a select for these labels. */
export const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
