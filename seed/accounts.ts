import { createHash } from 'node:crypto'
import { DEMO_ACCOUNTS } from '../worker/domain/identity/demo.ts'
import { hashPassword } from '../worker/identity/password.server.ts'

const JOINED = '2026-04-01T04:30:00.000Z'

/** The same rows with every seed: the salt of an account is made of its id. */
const saltOf = (id: string) => createHash('sha256').update(id).digest().subarray(0, 16)

/** Adds the demo accounts that are missing. @returns how many were */
export async function insertDemoAccounts(db: D1Database): Promise<number> {
  const { results } = await db.prepare('SELECT email FROM users WHERE demo = 1').all<{ email: string }>()
  const present = results.map(({ email }) => email)
  const missing = Object.values(DEMO_ACCOUNTS).filter(({ email }) => !present.includes(email))
  const insert = db.prepare(
    `INSERT INTO users (id, email, name, role, company, phone, password_hash, demo, email_verified_at, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, 1, ?, ?)`,
  )
  const statements = missing.map(async ({ id, email, name, role, company, phone, password }) =>
    insert.bind(id, email, name, role, company, phone, await hashPassword(password, saltOf(id)), JOINED, JOINED),
  )
  if (statements.length > 0) await db.batch(await Promise.all(statements))
  return statements.length
}
