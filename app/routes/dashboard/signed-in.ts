import { redirect } from 'react-router'
import { withReturn } from '../../../worker/identity/rules/return-address.ts'
import type { ServiceContext } from '../../../worker/kernel/context.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'

/**
 * The signed-in user of this area; the session is read once a request for all loaders.
 * @throws a redirect to the sign-in page, with a return path
 */
export async function signedInUser({ session }: ServiceContext, url: URL): Promise<CurrentUser> {
  const signedIn = await session()
  if (!signedIn) throw redirect(withReturn('/signin', `${url.pathname}${url.search}`))
  return signedIn.user
}
