import { cannedAnswers, supportTickets, ticketMessages } from '../../worker/desk/support.table.ts'
import { insertsOf } from '../insert.ts'
import type { SupportRows } from './support.seed.ts'

/** The id that the next ticket gets. */
export const nextTicketId = async (d1: D1Database): Promise<number> =>
  Number(await d1.prepare('SELECT coalesce(max(id), 0) + 1 AS id FROM support_tickets').first('id'))

/** Writes tickets into a database that has their accounts, in one batch. */
export async function insertSupport(d1: D1Database, rows: SupportRows): Promise<void> {
  await d1.batch([
    ...insertsOf(d1, supportTickets, rows.support_tickets),
    ...insertsOf(d1, ticketMessages, rows.ticket_messages),
    ...insertsOf(d1, cannedAnswers, rows.canned_answers),
  ])
}
