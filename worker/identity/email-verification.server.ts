import { and, eq, isNull } from 'drizzle-orm'
import type { ServiceContext } from '../kernel/context.ts'
import { record } from '../kernel/events/record.server.ts'
import { users } from '../kernel/identity.table.ts'
import type { CurrentUser } from '../kernel/rules/identity/user.ts'
import { closeLinks, mailLink, spendLink } from './one-time-link.server.ts'
import type { VerifyEmail } from './rules/forms.ts'
import { emailVerified } from './rules/identity.events.ts'

/**
 * Mails the link that confirms an address, after the answer: signing up does not wait for a mail. An account with an
 * unconfirmed address works like any other and shows a note. A confirmed address gets no mail.
 * @param next where the page of the link leads on to
 */
export function sendEmailVerification(
  service: ServiceContext,
  user: Pick<CurrentUser, 'id' | 'email' | 'emailVerified'>,
  next: string | null,
): void {
  if (!user.emailVerified) service.waitUntil(mailLink(service, 'email-verification', user, { next }))
}

/**
 * Marks the address of an account as confirmed. It needs no session: mails are often read on another device.
 * @returns the path to continue to, as requested
 * @throws DomainError invalid_link
 */
export async function verifyEmail(service: ServiceContext, { token }: VerifyEmail): Promise<{ next: string | null }> {
  const { db, now } = service
  const { userId, next } = await spendLink(service, 'email-verification', token)
  await db.batch([
    db
      .update(users)
      .set({ emailVerifiedAt: now.toISOString() })
      .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt))),
    closeLinks(service, 'email-verification', userId),
    record(service, emailVerified.of(userId, { subject: userId })),
  ])
  return { next }
}
