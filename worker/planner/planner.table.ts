import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../kernel/identity.table.ts'

/**
 * One row, `id` 1. Triggers of the migration give it a new revision with every change of a column that the planner
 * reads, so that one cheap query shows if a copy of the catalogue is still current. A revision is random and never
 * comes back, not even when the database is set back to an earlier hour.
 */
export const catalogueRevision = sqliteTable('catalogue_revision', {
  id: integer().primaryKey(),
  revision: text().notNull(),
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

/** Shared plans. Anyone with the id may read one: it holds no contact data. */
export const plans = sqliteTable(
  'plans',
  {
    /** 128 bits of chance, base64url. */
    id: text().primaryKey(),
    /** Packed: worker/planner/packed-plan.ts. */
    plan: text().notNull(),
    /** Author of the plan; null when the account is deleted, for the link outlives it. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: text('created_at').notNull(),
    /** The link works until then. ISO 8601, UTC. */
    expiresAt: text('expires_at').notNull().default(''),
  },
  (t) => [index('plans_by_expiry').on(t.expiresAt), index('plans_by_time').on(t.createdAt)],
)

/** Comments on a shared plan. Deleted with the plan. */
export const planComments = sqliteTable(
  'plan_comments',
  {
    id: text().primaryKey(),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    /** The line that it is about; null for the whole plan. */
    lineNo: integer('line_no'),
    name: text().notNull(),
    text: text().notNull(),
    /** Null for a guest. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of a key that the form makes once: a comment sent twice is one. */
    keyHash: text('key_hash').notNull().unique(),
    createdAt: text('created_at').notNull(),
  },
  (t) => [index('plan_comments_by_plan').on(t.planId, t.createdAt), index('plan_comments_by_user').on(t.userId)],
)

/** The approval of a shared plan: one at a time, of exactly the stored plan. */
export const planApprovals = sqliteTable(
  'plan_approvals',
  {
    planId: text('plan_id')
      .primaryKey()
      .references(() => plans.id, { onDelete: 'cascade' }),
    /** SHA-256 of the stored plan, hex. */
    planHash: text('plan_hash').notNull(),
    name: text().notNull(),
    /** Address as a guest typed it, or that of the account; shown to the maker of the plan alone. */
    email: text().notNull(),
    /** Null for a guest. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of a key that the approving browser keeps: with it a guest takes the approval back. */
    keyHash: text('key_hash').notNull().unique(),
    createdAt: text('created_at').notNull(),
  },
  (t) => [index('plan_approvals_by_user').on(t.userId), index('plan_approvals_by_email').on(t.email)],
)
