import { createContext, type MiddlewareFunction, replace } from 'react-router'
import type { CurrentUser } from '../../../worker/domain/identity/user.ts'
import { call } from '../../context.ts'
import { loginAddress } from '../../features/admin-shell/login-address.ts'

/** The signed-in member of staff; set for all routes under the guard. */
export const staffContext = createContext<CurrentUser>()

/** Whether this is a client navigation's data request; otherwise it requests a document. */
const isFromPage = ({ url }: Request) => new URL(url).pathname.endsWith('.data')

/**
 * Admits staff and redirects everyone else to the login, with a return path. It runs before any loader below it, and on
 * each navigation, because the guarded layout has a loader.
 */
export const staffOnly: MiddlewareFunction<Response> = async ({ context, request, url: { pathname, search } }) => {
  const signedIn = await call(context, (service) => service.session())
  const from = `${pathname}${search}`
  if (!signedIn) throw replace(loginAddress(from, isFromPage(request) ? 'ended' : undefined))
  if (signedIn.user.role !== 'admin') throw replace(loginAddress(from, 'staff'))
  context.set(staffContext, signedIn.user)
}
