import { mutate } from 'swr'
import type { SignIn, SignUp } from '../../../worker/domain/identity/forms.ts'
import type { CurrentUser } from '../../../worker/domain/identity/user.ts'
import { RequestError, request } from '../../api-client.ts'
import { clearMirror, mirrorSession } from './local-session.ts'

/** Who is signed in; null for a visitor. */
export interface Session {
  user: CurrentUser | null
}

/** What was fetched for whoever was here before is not shown to whoever is here now. */
const forgetAnswers = () => mutate(() => true, undefined, { revalidate: false })

async function open(path: string, body: SignIn | SignUp): Promise<CurrentUser> {
  const { user } = await request<{ user: CurrentUser }>(path, { method: 'POST', body })
  await forgetAnswers()
  mirrorSession(user)
  return user
}

/**
 * Opens a session. @throws RequestError unauthorized whatever was wrong; second_factor when the password is right and a
 * code is missing or wrong; rate_limited
 */
export const login = (input: SignIn): Promise<CurrentUser> => open('/api/auth/signin', input)

/** Makes an account and opens its first session. @throws RequestError bad_input, conflict, rate_limited */
export const register = (input: SignUp): Promise<CurrentUser> => open('/api/auth/signup', input)

/** Ends the session of this browser. */
export async function logout(): Promise<void> {
  await request('/api/auth/signout', { method: 'POST', body: {} })
  await forgetAnswers()
  clearMirror()
}

/** Whoever is signed in; a visitor is not an error. */
export async function currentUser(): Promise<CurrentUser | null> {
  const { user } = await request<Session>('/api/auth/session')
  return user
}

/**
 * A request that needs a session. Where that has ended meanwhile the header follows.
 * @throws RequestError, "Request failed" where the API gives no reason
 */
export async function authenticatedRequest<T>(...request_: Parameters<typeof request>): Promise<T> {
  try {
    return await request<T>(...request_)
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) clearMirror()
    throw error
  }
}
