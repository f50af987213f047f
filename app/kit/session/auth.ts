import { hc } from 'hono/client'
import { mutate } from 'swr'
import type { identityApi } from '../../../worker/identity/identity.api.ts'
import type { ActConfirmation, SignIn, SignUp, VerificationRequest } from '../../../worker/identity/rules/forms.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { type AnswerOf, API, type Asked, answerOf, RequestError } from '../../api-client.ts'
import { forgetAllInput } from './kept-input.ts'
import { clearLocalSession, saveLocalSession } from './local-session.ts'

const { auth } = hc<typeof identityApi>(...API)

/** Signed-in user; null for a visitor. */
export interface SessionAnswer {
  user: CurrentUser | null
}

/** SWR key of the signed-in user. */
export const SESSION = '/api/auth/session'

/**
 * Clears cached answers, which belong to the previous account. The new user is written, not fetched, and a pending
 * answer is dropped. SWR repeats no request within two seconds of the last one unless forced; a visitor has nothing to
 * fetch.
 */
async function changeAccount(user: CurrentUser | null): Promise<void> {
  await mutate((key) => key !== SESSION, undefined, { revalidate: user !== null })
  await mutate<SessionAnswer>(SESSION, { user }, { revalidate: false })
}

async function enter(user: CurrentUser): Promise<CurrentUser> {
  await changeAccount(user)
  saveLocalSession(user)
  return user
}

/**
 * Opens a session. @throws RequestError unauthorized for any wrong part; second_factor when the password is right and
 * a code is missing or wrong; rate_limited
 */
export async function login(json: SignIn): Promise<CurrentUser> {
  const { user } = await answerOf(auth.signin.$post({ json }))
  return enter(user)
}

/** Creates an account and opens its first session. @throws RequestError bad_input, conflict, rate_limited */
export async function register(json: SignUp): Promise<CurrentUser> {
  const { user } = await answerOf(auth.signup.$post({ json }))
  return enter(user)
}

/** Ends the session of this browser. */
export async function logout(): Promise<void> {
  await answerOf(auth.signout.$post())
  forgetAllInput()
  await changeAccount(null)
  clearLocalSession()
}

/** Signed-in user; null for a visitor. */
export async function currentUser(): Promise<CurrentUser | null> {
  const { user } = await answerOf(auth.session.$get())
  return user
}

/**
 * Answer to a call that needs a session. When the session has ended, the header shows it.
 * @throws RequestError, "Request failed" when the API gives no reason
 */
export async function signedInAnswerOf<A extends Asked>(asked: A): Promise<AnswerOf<A>> {
  try {
    return await answerOf(asked)
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) clearLocalSession()
    throw error
  }
}

/** Confirms the user's identity before a critical act. @throws RequestError bad_input, rate_limited */
export const confirmAct = (json: ActConfirmation) => signedInAnswerOf(auth.confirm.$post({ json }))

/**
 * Mails the verification link again to the signed-in account.
 * @param json page to return to
 * @throws RequestError
 */
export const resendVerification = (json: VerificationRequest) =>
  signedInAnswerOf(auth['verify-email'].resend.$post({ json }))
