import { sql } from 'drizzle-orm'
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ClaimRole, ClaimState } from '../domain/owners/claim.ts'
import { users } from '../identity/identity.table.ts'

/** Who belongs to which owner, and who asks to. Only `approved` gives anything. */
export const ownerMembers = sqliteTable(
  'owner_members',
  {
    /** `clm_…`, random. */
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * Null while the company is not in the catalogue. No foreign key: a new seed replaces the catalogue, and brings the same
     * owners back.
     */
    ownerId: text('owner_id'),
    state: text().$type<ClaimState>().notNull().default('requested'),
    /** What the user is at the company, as they say. */
    role: text().$type<ClaimRole>().notNull(),
    /** Name and city as they were asked for: of the owner, or in the user's words where it is not listed. */
    company: text().notNull(),
    city: text().notNull(),
    /** Of a company that is not listed. */
    sells: text().notNull().default(''),
    workEmail: text('work_email').notNull(),
    phone: text().notNull(),
    website: text().notNull().default(''),
    statement: text().notNull().default(''),
    createdAt: text('created_at').notNull(),
    decidedAt: text('decided_at'),
    /** The member of staff; null before a decision, and once their account is deleted. */
    decidedBy: text('decided_by'),
    /** What staff wrote to the user with the decision. */
    reason: text().notNull().default(''),
  },
  (t) => [
    // One open claim or membership a user and owner; one open claim a user for each company that is not listed.
    uniqueIndex('owner_members_once').on(t.userId, t.ownerId).where(sql`state <> 'declined'`),
    uniqueIndex('owner_members_unlisted_once')
      .on(t.userId, sql`lower(company)`)
      .where(sql`state = 'requested' and owner_id is null`),
    index('owner_members_by_owner').on(t.ownerId, t.state),
    index('owner_members_by_state').on(t.state, t.createdAt),
  ],
)
