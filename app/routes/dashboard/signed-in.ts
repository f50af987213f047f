import { redirect } from 'react-router'
import type { ServiceContext } from '../../../worker/context.ts'
import type { CurrentUser } from '../../../worker/domain/identity/user.ts'

/**
 * Whoever asks for a page of this area; the session is read once a request, however many loaders ask.
 * @throws a redirect to the sign-in page, with the way back
 */
export async function signedInUser({ session }: ServiceContext, url: URL): Promise<CurrentUser> {
  const signedIn = await session()
  if (!signedIn) throw redirect(`/signin?${new URLSearchParams({ next: `${url.pathname}${url.search}` })}`)
  return signedIn.user
}
