import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { ServiceContext } from '../kernel/context.ts'
import { oneTimeTokens, users } from '../kernel/identity.table.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import { type LinkPurpose, linkAddress, linkExpiry } from '../kernel/rules/identity/one-time-link.ts'
import { MAILS_PER_DAY, mailDay } from '../kernel/rules/mail-limit.ts'
import { hashToken, newToken } from '../kernel/tokens.ts'
import { LINK_LETTERS } from './identity-letters.ts'

/**
 * Mails a one-time link to the owner of an account. Only the hash of its token is stored. More than `MAILS_PER_DAY` are
 * not sent, to protect the mailboxes of others; the guard is in the SQL.
 * @param next path to continue to. It is stored here and not in the mail: a stranger can enter another person's
 * address, and the mail would deliver their text
 * @param also statements of the same batch
 * @returns true when it was sent
 */
export async function mailLink(
  { db, now, origin, mailer }: ServiceContext,
  purpose: LinkPurpose,
  user: { id: string; email: string },
  { next = null, also = [] }: { next?: string | null; also?: BatchItem<'sqlite'>[] } = {},
): Promise<boolean> {
  const token = newToken()
  const dayAgo = mailDay(now)
  const mine = and(eq(oneTimeTokens.userId, user.id), eq(oneTimeTokens.purpose, purpose))
  const recent = db.$count(oneTimeTokens, and(mine, gt(oneTimeTokens.createdAt, dayAgo)))
  const row = sql`${await hashToken(token)}, ${user.id}, ${purpose}, ${now.toISOString()}, ${linkExpiry(purpose, now)}, NULL, ${next}`

  const [, made] = await db.batch([
    db
      .delete(oneTimeTokens)
      .where(and(mine, lt(oneTimeTokens.expiresAt, now.toISOString()), lt(oneTimeTokens.createdAt, dayAgo))),
    db
      .insert(oneTimeTokens)
      .select(sql`SELECT ${row} WHERE ${recent} < ${MAILS_PER_DAY}`)
      .returning({ purpose: oneTimeTokens.purpose }),
    ...also,
  ])
  if (made.length === 0) return false
  await mailer.send({ to: user.email, ...LINK_LETTERS[purpose](linkAddress(purpose, token, origin)) })
  return true
}

const invalidLink = () =>
  new DomainError('invalid_link', 'This link was already used or has expired. Please ask for a new one')

const usable = async ({ now }: ServiceContext, purpose: LinkPurpose, token: string) =>
  and(
    eq(oneTimeTokens.tokenHash, await hashToken(token)),
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now.toISOString()),
  )

/**
 * Checks a link before costly work, and returns its user. Only `spendLink` decides.
 * @throws DomainError invalid_link
 */
export async function expectLink(
  service: ServiceContext,
  purpose: LinkPurpose,
  token: string,
): Promise<{ email: string; name: string }> {
  const [owner] = await service.db
    .select({ email: users.email, name: users.name })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.userId))
    .where(await usable(service, purpose, token))
  if (!owner) throw invalidLink()
  return owner
}

/**
 * Uses a link up. Of simultaneous calls only one succeeds.
 * @returns the id of its user, and the path on this site to go on to
 * @throws DomainError invalid_link when it was used, has expired, or never existed
 */
export async function spendLink(
  service: ServiceContext,
  purpose: LinkPurpose,
  token: string,
): Promise<{ userId: string; next: string | null }> {
  const [used] = await service.db
    .update(oneTimeTokens)
    .set({ usedAt: service.now.toISOString() })
    .where(await usable(service, purpose, token))
    .returning({ userId: oneTimeTokens.userId, next: oneTimeTokens.next })
  if (!used) throw invalidLink()
  return used
}

/** The statement that invalidates all other links of a purpose. Put it into the batch of the change. */
export const closeLinks = ({ db, now }: ServiceContext, purpose: LinkPurpose, userId: string) =>
  db
    .update(oneTimeTokens)
    .set({ usedAt: now.toISOString() })
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose), isNull(oneTimeTokens.usedAt)))
