import { createContext, type MiddlewareFunction, replace } from 'react-router'
import { requireStaffOf } from '../../../worker/identity/session.server.ts'
import { lacksStaffFactor, requireListedAddress } from '../../../worker/identity/staff-rules.server.ts'
import type { ServiceContext } from '../../../worker/kernel/context.ts'
import { type BackOfficeArea, isStaff } from '../../../worker/kernel/rules/identity/roles.ts'
import type { CurrentUser, SignedIn } from '../../../worker/kernel/rules/identity/user.ts'
import { call } from '../../context.ts'
import { STAFF_FACTOR_PATH } from '../../features/account/sections.ts'
import { loginAddress } from '../../features/shell/admin-shell/login-address.ts'

/** The signed-in member of staff; set for all routes under the guard. */
export const staffContext = createContext<SignedIn>()

/** True for the data request of a client navigation; false for the request of a document. */
const isFromPage = ({ url }: Request) => new URL(url).pathname.endsWith('.data')

/**
 * Admits staff and redirects everyone else to the login, with a return path; staff without the required two-step
 * sign-in go to their settings. An IP address outside the whitelist is refused. The guard runs before any loader
 * below it and on each navigation, because the guarded layout has a loader.
 */
export const staffOnly: MiddlewareFunction<Response> = async ({ context, request, url: { pathname, search } }) => {
  const signedIn = await call(context, async (service) => {
    await requireListedAddress(service)
    return service.session()
  })
  const from = `${pathname}${search}`
  if (!signedIn) throw replace(loginAddress(from, isFromPage(request) ? 'ended' : undefined))
  if (!isStaff(signedIn.user)) throw replace(loginAddress(from, 'staff'))
  if (lacksStaffFactor(signedIn)) throw replace(STAFF_FACTOR_PATH)
  context.set(staffContext, signedIn)
}

/**
 * Runs a verb for a loader of the back office, for staff of one of these areas; other staff get a page that says they
 * have no access.
 */
export const callStaff = <T>(
  context: Parameters<typeof call>[0],
  areas: readonly BackOfficeArea[],
  verb: (service: ServiceContext, user: CurrentUser) => T | Promise<T>,
): Promise<T> =>
  call(context, async (service) => {
    const { user } = await requireStaffOf(service, ...areas)
    return verb(service, user)
  })
