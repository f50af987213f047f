import { RequestError } from '../../../api-client.ts'

/** The messages for a failed sign-in. */
export const FAILURES = ['Invalid credentials', 'Login failed'] as const

/** What the page shows after a failed sign-in. */
export type SignInFailure = { step: 'code' } | { step: 'again'; title: (typeof FAILURES)[number]; description?: string }

/**
 * Why a sign-in failed. A wrong email, password or code gives one message; any other error is a failure of the server or
 * the network, with the time to try again when the server gives one.
 * @param hasCode whether a second factor was sent: then the code is what is wrong
 */
export function signInFailure(error: unknown, hasCode: boolean): SignInFailure {
  if (!(error instanceof RequestError)) return { step: 'again', title: 'Login failed' }
  if (error.code === 'second_factor' && !hasCode) return { step: 'code' }
  if (error.status === 400 || error.status === 401) return { step: 'again', title: 'Invalid credentials' }
  return { step: 'again', title: 'Login failed', ...(error.status === 429 && { description: error.message }) }
}
