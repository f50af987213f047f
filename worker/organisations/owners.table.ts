import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from '../kernel/identity.table.ts'
import type { ClaimRole, ClaimState } from './rules/owners/claim.ts'
import type { MemberRight } from './rules/owners/rights.ts'
import type { InvitationState } from './rules/owners/team.ts'

/** Members of owners, and claims of membership. Only `approved` gives access. */
export const ownerMembers = sqliteTable(
  'owner_members',
  {
    /** `clm_…`, random. */
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * Null while the company is not in the catalogue. No foreign key: a new seed replaces the catalogue, with the same
     * owners.
     */
    ownerId: text('owner_id'),
    state: text().$type<ClaimState>().notNull().default('requested'),
    /** Joined by an invitation of the team: no claim that staff decided. */
    invited: integer({ mode: 'boolean' }).notNull().default(false),
    /** Rights of the member, once approved. */
    rights: text().$type<MemberRight>().notNull().default('manage'),
    /** Position of the user at the company, in their words. */
    role: text().$type<ClaimRole>().notNull(),
    /** Name and city in the claim: of the owner, or in the user's words when it is not listed. */
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
    /** Instant of the deferral by staff to the end of their list; ms. */
    deferredAt: integer('deferred_at'),
    /** Member of staff, or inviter; null before a decision, and once their account is deleted. */
    decidedBy: text('decided_by'),
    /** Reason that staff wrote to the user with the decision. */
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

/**
 * Invitations to the team of an owner: the link in the mail has the token. Used and withdrawn ones are kept for a
 * while, so that their link explains itself and their mails are counted.
 */
export const ownerInvitations = sqliteTable(
  'owner_invitations',
  {
    /** `inv_…`, random. */
    id: text().primaryKey(),
    ownerId: text('owner_id').notNull(),
    /** Lower case, as in `users`. */
    email: text().notNull(),
    rights: text().$type<MemberRight>().notNull(),
    state: text().$type<InvitationState>().notNull().default('open'),
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: text('invited_by').references(() => users.id, { onDelete: 'cascade' }),
    /** User who used it. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Mails of the day that began with the first of them. */
    mails: integer().notNull().default(1),
    /** Instants, ms. */
    mailedAt: integer('mailed_at').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('owner_invitations_once').on(t.ownerId, t.email).where(sql`state = 'open'`),
    index('owner_invitations_by_email').on(t.email),
    index('owner_invitations_by_expiry').on(t.expiresAt),
  ],
)

export const owners = sqliteTable('owners', {
  id: text().primaryKey(),
  name: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
})
