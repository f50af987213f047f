import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { roleChanged } from '../../worker/backoffice/rules/backoffice.events.ts'
import { record } from '../../worker/kernel/events/record.server.ts'
import { oneTimeTokens, users } from '../../worker/kernel/identity.table.ts'
import { linkAddress, linkExpiry } from '../../worker/kernel/rules/identity/one-time-link.ts'
import { hashToken, newId, newToken } from '../../worker/kernel/tokens.ts'

/** No password has this hash: the account is entered by the link alone. */
const NO_PASSWORD = '$none$ln=15,r=8,p=3$$'

export interface MadeAdmin {
  isNew: boolean
  /** Sets a password, once, within half an hour. */
  link: string
}

/**
 * Makes an account staff, or first creates it for a new address. It needs no session: it is for the first
 * administrator, and for the one after the last was lost.
 * @param email as the forms write it, in lower case
 * @param origin of the site, for the link
 */
export async function makeAdmin(
  database: D1Database,
  { email, origin, now }: { email: string; origin: string; now: Date },
): Promise<MadeAdmin> {
  const db = drizzle(database)
  const at = now.toISOString()
  const [known] = await db
    .select({ id: users.id, role: users.role, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.email, email))
  const id = known?.id ?? newId('usr')
  const token = newToken()
  const account = known
    ? // Open pages belong to the role before.
      db
        .update(users)
        .set({
          role: 'admin',
          status: 'active',
          sessionEpoch: sql`${users.sessionEpoch} + 1`,
          // The address was never confirmed, so a stranger may have set its password. The new administrator sets one by
          // the link.
          ...(known.emailVerifiedAt === null && { passwordHash: NO_PASSWORD }),
        })
        .where(eq(users.id, id))
    : db.insert(users).values({
        id,
        email,
        name: email.split('@')[0] ?? email,
        role: 'admin',
        company: 'AdChowk',
        phone: '',
        passwordHash: NO_PASSWORD,
        createdAt: at,
      })
  const purpose = 'password-reset'
  await db.batch([
    account,
    db.insert(oneTimeTokens).values({
      tokenHash: await hashToken(token),
      userId: id,
      purpose,
      createdAt: at,
      expiresAt: linkExpiry(purpose, now),
    }),
    record(
      { db, now, caller: { network: 'operator' } },
      roleChanged.of(null, { subject: id, detail: { before: known?.role ?? null, after: 'admin' } }),
    ),
  ])
  return { isNew: !known, link: linkAddress(purpose, token, origin) }
}
