import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { EventName } from './rules/events/event.ts'

/**
 * Acts with actor and subject. Rows outlive the accounts that they name: there is no foreign key. Triggers of the
 * migration refuse every UPDATE and DELETE, but for erasing a deleted account and for refused sign-ins that were summed
 * up.
 */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Account of the user who acted; null without a session. */
    actor: text(),
    action: text().$type<EventName>().notNull(),
    /** The id of the object; null when there is none, as for a sign-in to an unknown account. */
    subject: text(),
    /** The network of the caller: an IPv4 address or an IPv6 /64. */
    network: text().notNull(),
    at: text().notNull(),
    detail: text({ mode: 'json' }).$type<Record<string, string | number | boolean | null>>().notNull(),
  },
  (t) => [
    index('audit_log_by_subject').on(t.subject, t.at),
    index('audit_log_by_actor').on(t.actor, t.at),
    index('audit_log_by_action').on(t.action, t.at),
    index('audit_log_by_time').on(t.at),
    // For acts of one account, narrowed to some actions.
    index('audit_log_by_act').on(t.actor, t.action, t.at),
    index('audit_log_by_network').on(t.network, t.at),
    // For acts on a membership or a claim of an account.
    index('audit_log_by_named_user').on(sql`detail ->> 'user'`, t.at).where(sql`detail ->> 'user' is not null`),
  ],
)

/** Refused sign-ins of long ago, summed up: scheduled.server.ts. */
export const auditSums = sqliteTable(
  'audit_sums',
  {
    /** A day in UTC. */
    day: text().notNull(),
    action: text().$type<EventName>().notNull(),
    reason: text().notNull(),
    /** A /16 of IPv4 or a /32 of IPv6. */
    network: text().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.action, t.reason, t.network] })],
)
