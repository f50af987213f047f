import { eq } from 'drizzle-orm'
import { NO_PASSWORD } from '../../identity/invitation.server.ts'
import { closeLinks, mailLink } from '../../identity/one-time-link.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { record } from '../../kernel/events/record.server.ts'
import { users } from '../../kernel/identity.table.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit } from '../../kernel/sql/statements.server.ts'
import { newId } from '../../kernel/tokens.ts'
import { userInvited, userInvitedAgain } from '../rules/backoffice.events.ts'
import type { ManagedUser, NewUser } from '../rules/users/managed-user.ts'
import { actsAsAdmin, getManagedUser, isStillAdmin, NO_ADMIN } from './select-users.server.ts'

/**
 * Creates an account whose user sets the password by a mailed link. The row is written before the mail, so a failed
 * mail can be sent again.
 * @throws DomainError conflict at the email when it has an account
 */
export async function inviteUser(service: ServiceContext, staff: CurrentUser, input: NewUser): Promise<ManagedUser> {
  const { db, now } = service
  const id = newId('usr')
  const detail = { role: input.role, areas: input.areas.join(', ') }
  const happened = await emit(service, userInvited.of(staff.id, { subject: id, version: 1, detail }))
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
    ...happened.statements,
  ])
  await commit(writes, async () => {
    if ((await db.$count(users, eq(users.email, input.email))) === 0)
      return (await isStillAdmin(service, staff)) ? undefined : NO_ADMIN()
    const message = 'This email already has an account'
    return new DomainError('conflict', message, [{ path: 'email', message }])
  })
  service.waitUntil(mailLink(service, 'invitation', { id, email: input.email }))
  await happened.committed()
  return getManagedUser(service, id)
}

/**
 * Mails a new link to an invited user; the former links end.
 * @throws DomainError not_found; conflict once it was accepted, or while the account is suspended; rate_limited after
 * too many a day
 */
export async function inviteUserAgain(service: ServiceContext, staff: CurrentUser, id: string): Promise<void> {
  const user = await getManagedUser(service, id)
  if (user.status !== 'invited') {
    throw new DomainError(
      'conflict',
      user.status === 'active' ? 'This invitation was already accepted' : 'Activate the account first',
    )
  }
  await closeLinks(service, 'invitation', id)
  const isSent = await mailLink(service, 'invitation', user, {
    also: [record(service, userInvitedAgain.of(staff.id, { subject: id }))],
  })
  if (!isSent)
    throw new DomainError('rate_limited', 'This address has received several invitations today. Try again tomorrow')
}
