import { eraseUser } from '../../identity/account-deletion.server.ts'
import { changeLetter } from '../../identity/identity-letters.ts'
import { getUser } from '../../identity/session.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit } from '../../kernel/sql/statements.server.ts'
import type { UserDeletion } from '../rules/users/managed-user.ts'
import { actsAsAdmin, NO_ADMIN } from './select-users.server.ts'

/**
 * Deletes the account of another user, with the same effects as if the user did it. The user is notified by mail.
 * @throws DomainError not_found; bad_input when the typed email is another one; conflict for one's own account; in_use
 * while a feature needs the account
 */
export async function deleteUser(
  service: ServiceContext,
  staff: CurrentUser,
  id: string,
  { email }: UserDeletion,
): Promise<void> {
  if (id === staff.id) throw new DomainError('conflict', 'Delete your own account in your settings')
  const user = await getUser(service, id)
  if (email !== user.email) {
    const message = 'This is not the email of the user'
    throw new DomainError('bad_input', message, [{ path: 'email', message }])
  }
  // The other refusals have their own errors; only the guard is left.
  await commit(eraseUser(service, user, { actor: staff.id, guards: [actsAsAdmin(service.db, staff)] }), async () =>
    NO_ADMIN(),
  )
  service.waitUntil(service.mailer.send({ to: user.email, ...changeLetter('accountDeletedByStaff') }))
}
