import { eq } from 'drizzle-orm'
import { NO_PASSWORD } from '../../identity/invitation.server.ts'
import { closeLinks, mailLink } from '../../identity/one-time-link.server.ts'
import { audit } from '../../kernel/audit/audit.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit } from '../../kernel/sql/statements.server.ts'
import { newId } from '../../kernel/tokens.ts'
import type { ManagedUser, NewUser } from '../rules/users/managed-user.ts'
import { actsAsAdmin, getManagedUser, isStillAdmin, NO_ADMIN } from './select-users.server.ts'
import { tellUser } from './tell-user.ts'

/**
 * Makes an account that opens with a password of its user's own, by a mailed link. The row is there before the mail: one that fails can be
 * sent again.
 * @throws DomainError conflict at the email when it has an account
 */
export async function inviteUser(service: ServiceContext, staff: CurrentUser, input: NewUser): Promise<ManagedUser> {
  const { db, now } = service
  const id = newId('usr')
  const writes = db.batch([
    actsAsAdmin(db, staff),
    db.insert(users).values({
      ...input,
      id,
      phone: '',
      passwordHash: NO_PASSWORD,
      status: 'invited',
      createdAt: now.toISOString(),
    }),
    audit(service, {
      actor: staff.id,
      action: 'user.invited',
      subject: id,
      detail: { role: input.role, areas: input.areas.join(', ') },
    }),
  ])
  await commit(writes, async () => {
    if ((await db.$count(users, eq(users.email, input.email))) === 0)
      return (await isStillAdmin(service, staff)) ? undefined : NO_ADMIN()
    const message = 'This email has an account already'
    return new DomainError('conflict', message, [{ path: 'email', message }])
  })
  service.waitUntil(mailLink(service, 'invitation', { id, email: input.email }))
  const user = await getManagedUser(service, id)
  await tellUser(service, user)
  return user
}

/**
 * Mails a new link to somebody who has not accepted yet; the former ones end.
 * @throws DomainError not_found; conflict once it was accepted, or while the account is suspended; rate_limited after too many a day
 */
export async function inviteUserAgain(service: ServiceContext, staff: CurrentUser, id: string): Promise<void> {
  const user = await getManagedUser(service, id)
  if (user.status !== 'invited') {
    throw new DomainError(
      'conflict',
      user.status === 'active' ? 'This invitation was accepted already' : 'Activate the account first',
    )
  }
  await closeLinks(service, 'invitation', id)
  const isSent = await mailLink(service, 'invitation', user, {
    also: [audit(service, { actor: staff.id, action: 'user.invited_again', subject: id })],
  })
  if (!isSent) throw new DomainError('rate_limited', 'This address got several invitations today. Try again tomorrow')
}
