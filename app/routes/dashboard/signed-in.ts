import { redirect } from 'react-router'
import { withReturn } from '../../../worker/identity/rules/return-address.ts'
import type { ServiceContext } from '../../../worker/kernel/context.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'

/**
 * Signed-in user of this area; all loaders of a request share one read of the session.
 * @throws a redirect to the sign-in page, with a return path
 */
export async function signedInUser({ session }: ServiceContext, url: URL): Promise<CurrentUser> {
  const signedIn = await session()
  if (!signedIn) throw redirect(withReturn('/signin', `${url.pathname}${url.search}`))
  return signedIn.user
}
