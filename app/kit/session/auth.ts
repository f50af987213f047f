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

/** Where the answer to who is signed in is kept. */
export const SESSION = '/api/auth/session'

/**
 * Clears cached answers: they belong to the previous account. The new user is written, not fetched: an answer that was on its way is
 * dropped. SWR repeats no request within two seconds of the last one unless forced; a visitor has nothing to fetch.
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
 * Opens a session. @throws RequestError unauthorized whatever was wrong; second_factor when the password is right and a
 * code is missing or wrong; rate_limited
 */
export async function login(json: SignIn): Promise<CurrentUser> {
  const { user } = await answerOf(auth.signin.$post({ json }))
  return enter(user)
}

/** Makes an account and opens its first session. @throws RequestError bad_input, conflict, rate_limited */
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

/** The signed-in user; null for a visitor. */
export async function currentUser(): Promise<CurrentUser | null> {
  const { user } = await answerOf(auth.session.$get())
  return user
}

/**
 * The answer to a call that needs a session. When the session has ended meanwhile, the header shows it.
 * @throws RequestError, "Request failed" where the API gives no reason
 */
export async function signedInAnswerOf<A extends Asked>(asked: A): Promise<AnswerOf<A>> {
  try {
    return await answerOf(asked)
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) clearLocalSession()
    throw error
  }
}

/** Confirms that the user sits at this session, before a critical act. @throws RequestError bad_input, rate_limited */
export const confirmAct = (json: ActConfirmation) => signedInAnswerOf(auth.confirm.$post({ json }))

/** Sends the verification link again to the signed-in account. @param json with the page that waits for it @throws RequestError */
export const resendVerification = (json: VerificationRequest) =>
  signedInAnswerOf(auth['verify-email'].resend.$post({ json }))
