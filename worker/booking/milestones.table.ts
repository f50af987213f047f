import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { campaigns } from './campaigns.table.ts'
import type { MilestoneKind } from './rules/milestone.ts'

/** Milestones: the parts of a payment, with their due dates. */
export const milestones = sqliteTable(
  'milestones',
  {
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    n: integer().notNull(),
    kind: text().$type<MilestoneKind>().notNull(),
    percent: integer().notNull(),
    amount: integer().notNull(),
    due: text(),
    paidAt: integer('paid_at'),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.n] }), check('milestones_amount', sql`${t.amount} >= 0`)],
)
