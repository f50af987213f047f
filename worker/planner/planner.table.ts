import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../identity/identity.table.ts'

/**
 * One row, `id` 1. Triggers of the migration give it a new mark with every change of what the planner reads, so that
 * one cheap query tells whether a copy of the catalogue is still true. A mark is random and never comes back, not even
 * when the database is set back to an earlier hour.
 */
export const catalogueMark = sqliteTable('catalogue_mark', {
  id: integer().primaryKey(),
  mark: text().notNull(),
})

/** Turns of a visitor in one day. Days that are over are deleted. */
export const plannerUsage = sqliteTable(
  'planner_usage',
  {
    /** A day in India. */
    day: text().notNull(),
    /** `embedded:usr_…`, `provider:192.0.2.1`: who is counted, and for which engine. */
    key: text().notNull(),
    turns: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.key] })],
)

/** Plans that were shared. Whoever has the id may read it: nothing in a plan says who asked for it. */
export const plans = sqliteTable('plans', {
  /** 128 bits of chance, base64url. */
  id: text().primaryKey(),
  /** Packed: worker/planner/packed-plan.ts. */
  plan: text().notNull(),
  /** Whose it is; the link outlives the account. */
  userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
  createdAt: text('created_at').notNull(),
})

/** Questions to our team. They hold personal data, so they go with the account that sent them. */
export const enquiries = sqliteTable(
  'enquiries',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** `ENQ-7K2M9Q` */
    reference: text().notNull().unique(),
    /** Made by the form: the same form sent twice is one enquiry. */
    key: text().notNull().unique(),
    status: text().$type<'pending' | 'answered' | 'closed'>().notNull().default('pending'),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    company: text().notNull(),
    campaignObjective: text('campaign_objective').notNull(),
    targetAudience: text('target_audience').notNull(),
    startDate: text('start_date').notNull(),
    endDate: text('end_date').notNull(),
    /** As it was written: `5 to 8 lakh`. */
    budget: text().notNull(),
    requirements: text().notNull(),
    /** The plan as it was on that day, packed; null without one, as are the next two. */
    plan: text(),
    planTitle: text('plan_title'),
    /** Rupees with GST. */
    planTotal: real('plan_total'),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: text('created_at').notNull(),
  },
  (t) => [index('enquiries_by_status').on(t.status, t.id), index('enquiries_by_user').on(t.userId)],
)
