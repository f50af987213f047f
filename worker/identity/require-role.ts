import { createMiddleware } from 'hono/factory'
import type { Role } from '../domain/identity/roles.ts'
import type { SignedInEnv } from './require-user.ts'
import { requireUserOf } from './session.server.ts'

/**
 * Admits only users of these roles, and sets `c.var.user` and `c.var.session`.
 * @throws DomainError unauthorized for nobody, forbidden for another role
 */
export const requireRole = (...roles: [Role, ...Role[]]) =>
  createMiddleware<SignedInEnv>(async (c, next) => {
    const { user, session } = await requireUserOf(c.var.service, ...roles)
    c.set('user', user)
    c.set('session', session)
    await next()
  })
