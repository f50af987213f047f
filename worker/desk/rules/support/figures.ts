import type { TicketPriority } from './ticket.ts'

/** The period of the figures of the desk: tickets of the last days, today included. */
export const SUPPORT_PERIOD_DAYS = 90

/** Figures of the support desk, counted now, without spam. */
export interface SupportFigures {
  /** Tickets that are open now, of any age, and those of them that are of high priority. */
  open: Record<TicketPriority | 'all', number>
  /** Mean time to the first answer of tickets of the period that have one, in hours; null without any. */
  responseHours: number | null
  /** Tickets of the period, and those of them that are resolved. */
  period: { all: number; resolved: number }
}

/** `2.5 hours`; to a tenth. */
export const responseText = (hours: number | null): string => {
  if (hours === null) return 'None yet'
  const tenths = Math.round(hours * 10) / 10
  return `${tenths} ${tenths === 1 ? 'hour' : 'hours'}`
}

/** `94%` of the tickets of a period. It is 100% only when all of them are resolved. */
export const resolutionText = ({ all, resolved }: SupportFigures['period']): string => {
  if (all === 0) return 'None yet'
  const percent = Math.round((100 * resolved) / all)
  return `${percent === 100 && resolved < all ? 99 : percent}%`
}

/** Something that happened to a ticket, for the list of the desk. */
export interface TicketEvent {
  reference: string
  subject: string
  kind: 'created' | 'received' | 'replied' | 'noted' | 'resolved'
  /** Name of the author; empty when it is unknown. */
  who: string
  /** ISO 8601, UTC. */
  at: string
}
