import { sql } from 'drizzle-orm'
import { check, index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { CivilDate } from '../kernel/rules/dates.ts'
import { json } from '../kernel/sql/columns.ts'
import { owners } from './owners.table.ts'
import type { CompanyDocument } from './rules/owners/verification.ts'

/**
 * Checks of an owner's documents: kinds, checker and day. An owner is verified while it has a check that is not
 * withdrawn (`verification.server.ts`); there is no other flag.
 */
export const verifications = sqliteTable(
  'verifications',
  {
    /** `ver_…` */
    id: text().primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => owners.id),
    documents: json<CompanyDocument[]>('documents'),
    day: text().$type<CivilDate>().notNull(),
    /** Staff only. */
    note: text().notNull().default(''),
    /** The member of staff; null once their account is deleted. */
    checkedBy: text('checked_by'),
    recordedAt: text('recorded_at').notNull(),
    withdrawnAt: text('withdrawn_at'),
    withdrawnBy: text('withdrawn_by'),
    /** Reason of the withdrawal. */
    reason: text().notNull().default(''),
  },
  (t) => [
    check('verifications_documents', sql`json_array_length(${t.documents}) > 0`),
    check('verifications_reason', sql`${t.withdrawnAt} is null or ${t.reason} <> ''`),
    index('verifications_by_owner').on(t.ownerId, t.day),
  ],
)
