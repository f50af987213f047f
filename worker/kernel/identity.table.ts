import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { LinkPurpose } from './rules/identity/one-time-link.ts'
import type { Role, StaffArea } from './rules/identity/roles.ts'
import type { UserStatus } from './rules/identity/user.ts'

// Instants are ISO 8601 in UTC, written by the services: they compare as text.

/** Last sign-in of a user; empty for never. Without a comma: drizzle-kit cuts expressions of indexes there. */
const SEEN = sql`(case when last_sign_in_at is null then '' else last_sign_in_at end)`

export const users = sqliteTable(
  'users',
  {
    /** `usr_…`, random. */
    id: text().primaryKey(),
    /** Lower case; every form converts it. */
    email: text().notNull().unique(),
    name: text().notNull(),
    role: text().$type<Role>().notNull(),
    /** Areas of the back office that a user with the role `staff` may work in. */
    areas: text({ mode: 'json' }).$type<StaffArea[]>().notNull().default([]),
    company: text().notNull(),
    phone: text().notNull(),
    /** City and state, `Chennai, Tamil Nadu`; empty while it is not known. */
    location: text().notNull().default(''),
    /** The state of the location: the text after the city, or all of it. */
    locationState: text('location_state').generatedAlwaysAs(
      sql`(case instr(location, ', ') when 0 then location else substr(location, instr(location, ', ') + 2) end)`,
      { mode: 'virtual' },
    ),
    /** A PHC string: `$scrypt$ln=15,r=8,p=3$salt$key`. */
    passwordHash: text('password_hash').notNull(),
    /** `invited` by staff: no password is set yet. */
    status: text().$type<UserStatus>().notNull().default('active'),
    /** Raised with every end of all sessions: a KV record of an older epoch is invalid. */
    sessionEpoch: integer('session_epoch').notNull().default(0),
    emailVerifiedAt: text('email_verified_at'),
    /** Its password is public: it works only while DEMO_MODE is on. */
    demo: integer({ mode: 'boolean' }).notNull().default(false),
    createdAt: text('created_at').notNull(),
    lastSignInAt: text('last_sign_in_at'),
    /** Counts the changes of the columns that staff edit. A trigger raises it, so that no writer can forget to. */
    version: integer().notNull().default(1),
  },
  // For the list of staff: each order with each filter that keeps many rows. `users_fts` in the migration has the words.
  (t) => [
    index('users_by_created').on(t.createdAt, t.id),
    index('users_by_name').on(sql`name collate nocase`, t.id),
    index('users_by_seen').on(SEEN, t.id),
    index('users_by_role').on(t.role, t.createdAt, t.id),
    index('users_by_role_name').on(t.role, sql`name collate nocase`, t.id),
    index('users_by_role_seen').on(t.role, SEEN, t.id),
    index('users_by_status').on(t.status, t.createdAt, t.id),
    index('users_by_state').on(t.locationState, t.createdAt, t.id),
  ],
)

const ofUser = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Sessions. KV holds a record of each as well, but may serve an ended one for a minute; D1 is exact. */
export const sessions = sqliteTable(
  'sessions',
  {
    /** `ses_…`, the public id of the session; it gives no access. */
    id: text().primaryKey(),
    userId: ofUser(),
    /** SHA-256 of the token, base64url: the key of its KV record. */
    tokenHash: text('token_hash').notNull().unique(),
    /** A readable name, `Chrome on Windows`. */
    device: text().notNull(),
    /** The network that it was started from: an IPv4 address or an IPv6 /64; empty where it is not known. */
    network: text().notNull().default(''),
    remembered: integer({ mode: 'boolean' }).notNull(),
    createdAt: text('created_at').notNull(),
    /** Written at most once a minute. */
    lastUsedAt: text('last_used_at').notNull(),
    /** Instant when its user last repeated the password or a code, for a critical act: require-confirmed.ts. */
    confirmedAt: text('confirmed_at'),
    expiresAt: text('expires_at').notNull(),
    revokedAt: text('revoked_at'),
  },
  (t) => [index('sessions_by_user').on(t.userId, t.createdAt)],
)

/** Mailed links, each for one use. */
export const oneTimeTokens = sqliteTable(
  'one_time_tokens',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    userId: ofUser(),
    purpose: text().$type<LinkPurpose>().notNull(),
    createdAt: text('created_at').notNull(),
    expiresAt: text('expires_at').notNull(),
    usedAt: text('used_at'),
    /** Path on this site where its user goes on to afterwards; null for the dashboard. */
    next: text(),
  },
  (t) => [index('one_time_tokens_by_user').on(t.userId, t.purpose, t.createdAt)],
)

/** The authenticator app of an account. */
export const twoFactor = sqliteTable('two_factor', {
  userId: ofUser().primaryKey(),
  /** Sealed: worker/identity/sealed-secret.ts. */
  secret: text().notNull(),
  /** The time step of the last used code; each step is accepted once. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: text('created_at').notNull(),
  /** Null until the first code is confirmed; until then signing in takes no code. */
  confirmedAt: text('confirmed_at'),
})

export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    userId: ofUser(),
    codeHash: text('code_hash').notNull(),
    usedAt: text('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)
