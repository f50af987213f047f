import { createHash } from 'node:crypto'
import { hashPassword } from '../worker/identity/password.server.ts'
import { DEMO_ACCOUNTS } from '../worker/identity/rules/demo.ts'

const JOINED = '2026-04-01T04:30:00.000Z'

/** Salt of an account, made of its id, so that every seed gives equal rows. */
const saltOf = (id: string) => createHash('sha256').update(id).digest().subarray(0, 16)

/** The demo media owner belongs to an owner of the seeded catalogue. */
async function insertDemoMembership(db: D1Database): Promise<void> {
  const { id, email, phone, ownerId } = DEMO_ACCOUNTS.mediaOwner
  await db
    .prepare(
      `INSERT OR IGNORE INTO owner_members (id, user_id, owner_id, state, role, company, city, work_email, phone, created_at, decided_at)
       SELECT 'clm_demo', users.id, owners.id, 'approved', 'owner', owners.name, owners.city, ?, ?, ?, ?
       FROM users JOIN owners ON owners.id = ? WHERE users.id = ?`,
    )
    .bind(email, phone, JOINED, JOINED, ownerId, id)
    .run()
}

/** Adds the demo accounts that are missing, and the company of the media owner. @returns how many were */
export async function insertDemoAccounts(db: D1Database): Promise<number> {
  const { results } = await db.prepare('SELECT email FROM users WHERE demo = 1').all<{ email: string }>()
  const present = results.map(({ email }) => email)
  const missing = Object.values(DEMO_ACCOUNTS).filter(({ email }) => !present.includes(email))
  const insert = db.prepare(
    `INSERT INTO users (id, email, name, role, company, phone, location, password_hash, demo, email_verified_at, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?)`,
  )
  const statements = missing.map(async ({ id, email, name, role, company, phone, location, password }) =>
    insert.bind(
      id,
      email,
      name,
      role,
      company,
      phone,
      location,
      await hashPassword(password, saltOf(id)),
      JOINED,
      JOINED,
    ),
  )
  if (statements.length > 0) await db.batch(await Promise.all(statements))
  await insertDemoMembership(db)
  return statements.length
}
