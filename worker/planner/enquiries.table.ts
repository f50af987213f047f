import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../kernel/identity.table.ts'
import type { CivilDate } from '../kernel/rules/dates.ts'

/** Questions to our team. They are personal data and are deleted with the account that sent them. */
export const enquiries = sqliteTable(
  'enquiries',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** `ENQ-7K2M9Q` */
    reference: text().notNull().unique(),
    /** Made once by the form, so that a form sent twice is one enquiry. */
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
    /** Budget as it was written: `5 to 8 lakh`. */
    budget: text().notNull(),
    requirements: text().notNull(),
    /** The plan of that day, packed. Null without a plan, as are the next two columns. */
    plan: text(),
    planTitle: text('plan_title'),
    /** Paise with GST. */
    planTotal: integer('plan_total'),
    /** Days of issue for a paper or magazine, in order. */
    issues: text({ mode: 'json' }).$type<CivilDate[]>().notNull().default([]),
    /**
     * Listing and spot, without a foreign key: the enquiry outlives its listing. Null for the planner's, as the next
     * four. An enquiry about a listing has empty texts for aim, audience and budget.
     */
    listingId: text('listing_id'),
    spotId: text('spot_id'),
    /** Their names as they were: `Evening news, Deccan 24`. */
    item: text(),
    /** In the terms of the rate of that day. */
    quantity: integer(),
    duration: integer(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: text('created_at').notNull(),
    /** True when the sender was sent a confirmation: an address gets few a day. */
    isConfirmed: integer('is_confirmed', { mode: 'boolean' }).notNull().default(false),
  },
  (t) => [
    index('enquiries_by_status').on(t.status, t.id),
    index('enquiries_by_user').on(t.userId),
    index('enquiries_by_time').on(t.createdAt),
    index('enquiries_by_email').on(t.email, t.createdAt),
  ],
)
