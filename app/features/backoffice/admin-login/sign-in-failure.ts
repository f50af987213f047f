import { RequestError } from '../../../api-client.ts'

/** Messages for a failed sign-in. */
export const FAILURES = ['Invalid credentials', 'Login failed'] as const

/** Result of a failed sign-in for the page. */
export type SignInFailure = { step: 'code' } | { step: 'again'; title: (typeof FAILURES)[number]; description?: string }

/**
 * Translates the error of a sign-in. A wrong email, password or code gives one message; any other error is a failure
 * of the server or the network, with the time to try again when the server gives one.
 * @param hasCode true when a second factor was sent: then the code is wrong
 */
export function signInFailure(error: unknown, hasCode: boolean): SignInFailure {
  if (!(error instanceof RequestError)) return { step: 'again', title: 'Login failed' }
  if (error.code === 'second_factor' && !hasCode) return { step: 'code' }
  if (error.status === 400 || error.status === 401) return { step: 'again', title: 'Invalid credentials' }
  return { step: 'again', title: 'Login failed', ...(error.status === 429 && { description: error.message }) }
}
