import { createMiddleware } from 'hono/factory'
import type { BackOfficeArea, Role } from '../kernel/rules/identity/roles.ts'
import type { SignedInEnv } from './require-user.ts'
import { requireStaffOf, requireUserOf } from './session.server.ts'

/**
 * Admits only users of these roles, and sets `c.var.user` and `c.var.session`.
 * @throws DomainError unauthorized for visitors, forbidden for another role
 */
export const requireRole = (...roles: [Role, ...Role[]]) =>
  createMiddleware<SignedInEnv>(async (c, next) => {
    const { user, session } = await requireUserOf(c.var.service, ...roles)
    c.set('user', user)
    c.set('session', session)
    await next()
  })

/**
 * Admits only staff with one of these areas, or all staff without areas, and sets `c.var.user` and `c.var.session`.
 * @throws DomainError unauthorized for visitors, forbidden for other users
 */
export const requireStaff = (...areas: BackOfficeArea[]) =>
  createMiddleware<SignedInEnv>(async (c, next) => {
    const { user, session } = await requireStaffOf(c.var.service, ...areas)
    c.set('user', user)
    c.set('session', session)
    await next()
  })
