import { createContext, type MiddlewareFunction, replace } from 'react-router'
import type { CurrentUser } from '../../../worker/domain/identity/user.ts'
import { call } from '../../context.ts'
import { loginAddress } from '../../features/admin-shell/login-address.ts'

/** The member of staff who asks; set for everything under the guard. */
export const staffContext = createContext<CurrentUser>()

/** Whether a page of the back office, already open, asks for the data of the next; else a document is asked for. */
const isFromPage = ({ url }: Request) => new URL(url).pathname.endsWith('.data')

/**
 * Lets staff through and sends everybody else to the login, with the way back. It runs before any loader below it, and on
 * each navigation, for the layout that it guards has a loader of its own.
 */
export const staffOnly: MiddlewareFunction<Response> = async ({ context, request, url: { pathname, search } }) => {
  const signedIn = await call(context, (service) => service.session())
  const from = `${pathname}${search}`
  if (!signedIn) throw replace(loginAddress(from, isFromPage(request) ? 'ended' : undefined))
  if (signedIn.user.role !== 'admin') throw replace(loginAddress(from, 'staff'))
  context.set(staffContext, signedIn.user)
}
