import { customType, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { NewsletterSource, SubscriberStatus } from '../domain/newsletter.ts'

/** An address is the same in any case. */
const anyCase = customType<{ data: string }>({ dataType: () => 'text collate nocase' })

/** Who asked for mails, and where. */
export const subscribers = sqliteTable(
  'subscribers',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    email: anyCase().notNull().unique(),
    /** The pages where it was asked for, each once, in that order. */
    sources: text({ mode: 'json' }).$type<NewsletterSource[]>().notNull(),
    status: text().$type<SubscriberStatus>().notNull().default('pending'),
    /** SHA-256 of the token in the last confirmation mail; null when it was used. */
    confirmHash: text('confirm_hash').unique(),
    confirmExpiresAt: text('confirm_expires_at'),
    /** Confirmation mails since `mailedAt` was last more than a day ago. */
    mails: integer().notNull().default(0),
    mailedAt: text('mailed_at'),
    /** Stands in every mail and only ever ends the subscription: kept as it is, for the mails to come. */
    leaveToken: text('leave_token').notNull().unique(),
    confirmedAt: text('confirmed_at'),
    createdAt: text('created_at').notNull(),
  },
  (t) => [index('subscribers_by_status').on(t.status, t.id)],
)
