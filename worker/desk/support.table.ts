import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../kernel/identity.table.ts'
import type { SenderProof } from './rules/support/sender.ts'
import type { TicketMessage } from './rules/support/thread.ts'
import type { Ticket, TicketPriority, TicketStatus } from './rules/support/ticket.ts'

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
    /** Proof of the sender of the first message. */
    senderProof: text('sender_proof').$type<SenderProof>().notNull().default('none'),
    /** The account that asks; null for a visitor. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The enquiry that this is about, `ENQ-7K2M9Q`; null for other tickets. */
    enquiry: text(),
    /** The campaign or booking that the requester names, `CMP-0142` or `BKG-0322`; null without one. */
    about: text(),
    /** The member of staff who answers; no foreign key, as in the audit log. */
    assignee: text(),
    /** Instant of the first reply by staff; null before. */
    firstReplyAt: text('first_reply_at'),
    /** Instant of the last resolution; null while it is open. */
    resolvedAt: text('resolved_at'),
    /** Hash of the message and its key, so that a second click makes no second ticket. */
    requestHash: text('request_hash').notNull().unique(),
    createdAt: text('created_at').notNull(),
    lastUpdate: text('last_update').notNull().default(''),
    /** Raised with every change of staff. */
    version: integer().notNull().default(1),
  },
  (t) => [
    // The orders of the list for staff, with and without a state.
    index('support_tickets_by_time').on(t.isSpam, t.id),
    index('support_tickets_by_update').on(t.isSpam, t.lastUpdate),
    index('support_tickets_by_status').on(t.isSpam, t.status, t.id),
    index('support_tickets_by_status_update').on(t.isSpam, t.status, t.lastUpdate),
    index('support_tickets_by_assignee').on(t.assignee, t.id),
    // Each holds all that its counts ask for: the filters, and the figures of a period.
    index('support_tickets_by_filters').on(t.isSpam, t.status, t.priority, t.source, t.assignee),
    index('support_tickets_by_creation').on(t.isSpam, t.createdAt, t.status, t.firstReplyAt),
    index('support_tickets_by_resolution').on(t.resolvedAt),
    index('support_tickets_by_enquiry').on(t.enquiry),
    index('support_tickets_by_user').on(t.userId, t.id),
    index('support_tickets_by_email').on(t.email, t.id),
  ],
)

/** Messages of a ticket after the first one, oldest first by id. */
export const ticketMessages = sqliteTable(
  'ticket_messages',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    ticketId: integer('ticket_id')
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    /** A note is for staff alone. */
    kind: text().$type<TicketMessage['kind']>().notNull(),
    /** Account of the author; null for a mail without an account, and once the account is deleted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    body: text().notNull(),
    /** Proof of the sender of a received message; null for messages of staff. */
    senderProof: text('sender_proof').$type<SenderProof>(),
    at: text().notNull(),
    /** Message-ID of a mail, or the key of a form: a repeated one is the same message. */
    key: text().notNull().unique(),
  },
  (t) => [index('ticket_messages_by_ticket').on(t.ticketId, t.id), index('ticket_messages_by_user').on(t.userId)],
)

/** Answers that staff keep at hand. */
export const cannedAnswers = sqliteTable('canned_answers', {
  id: integer().primaryKey({ autoIncrement: true }),
  title: text().notNull(),
  body: text().notNull(),
  version: integer().notNull().default(1),
  updatedAt: text('updated_at').notNull(),
})
