import { eq } from 'drizzle-orm'
import type { ServiceContext } from '../context.ts'
import { DomainError } from '../domain/errors.ts'
import type { Role } from '../domain/identity/roles.ts'
import type { CurrentUser } from '../domain/identity/user.ts'
import { audit } from './audit.server.ts'
import { users } from './identity.table.ts'
import { endSessions, getUser } from './session.server.ts'

/**
 * Changes the role of a user and ends their sessions, since open pages belong to the old role.
 * @throws DomainError not_found; conflict for one's own role, so that staff cannot lock themselves out
 */
export async function changeRole(
  service: ServiceContext,
  admin: CurrentUser,
  { id, role }: { id: string; role: Role },
): Promise<void> {
  if (id === admin.id) throw new DomainError('conflict', 'Another admin has to change your role')
  const { role: before } = await getUser(service, id)
  if (before === role) return
  await endSessions(service, id, [
    service.db.update(users).set({ role }).where(eq(users.id, id)),
    audit(service, { actor: admin.id, action: 'role.changed', subject: id, detail: { before, after: role } }),
  ])
}
