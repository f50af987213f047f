import { customType, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { NewsletterSource, SubscriberStatus } from './rules/newsletter.ts'

/** Addresses are compared without case. */
const anyCase = customType<{ data: string }>({ dataType: () => 'text collate nocase' })

/** Addresses that subscribed, and the pages with the form. */
export const subscribers = sqliteTable(
  'subscribers',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    email: anyCase().notNull().unique(),
    /** Pages of the subscription, each once, in order. */
    sources: text({ mode: 'json' }).$type<NewsletterSource[]>().notNull(),
    status: text().$type<SubscriberStatus>().notNull().default('pending'),
    /** SHA-256 of the token in the last confirmation mail; null after its use. */
    confirmHash: text('confirm_hash').unique(),
    confirmExpiresAt: text('confirm_expires_at'),
    /** Confirmation mails of the present day window. */
    mails: integer().notNull().default(0),
    mailedAt: text('mailed_at'),
    /** Part of every mail. It can only end the subscription, so it is stored in the clear, for later mails. */
    leaveToken: text('leave_token').notNull().unique(),
    confirmedAt: text('confirmed_at'),
    createdAt: text('created_at').notNull(),
  },
  (t) => [index('subscribers_by_status').on(t.status, t.id)],
)
