import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Ticket, TicketPriority, TicketStatus } from '../domain/support.ts'

/** Messages of visitors to the company. */
export const supportTickets = sqliteTable(
  'support_tickets',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** `TKT-7K2M9Q`, shown to the visitor. */
    reference: text().notNull().unique(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull().default(''),
    message: text().notNull(),
    status: text().$type<TicketStatus>().notNull().default('open'),
    priority: text().$type<TicketPriority>().notNull().default('medium'),
    isSpam: integer('is_spam', { mode: 'boolean' }).notNull().default(false),
    source: text().$type<Ticket['source']>().notNull(),
    /** Hash of the message and its key, so that a second click makes no second ticket. */
    requestHash: text('request_hash').notNull().unique(),
    createdAt: text('created_at').notNull(),
    lastUpdate: text('last_update').notNull().default(''),
    /** Raised with every change of staff. */
    version: integer().notNull().default(1),
  },
  (t) => [index('support_tickets_by_status').on(t.status, t.id)],
)
