import { RequestError } from '../../api-client.ts'

/** All that the page ever says of a sign-in that failed. */
export const FAILURES = ['Invalid credentials', 'Login failed'] as const

/** What the page does about a sign-in that did not work. */
export type SignInFailure = { step: 'code' } | { step: 'again'; title: (typeof FAILURES)[number]; description?: string }

/**
 * Reads why a sign-in failed. Whatever the visitor typed wrong is one message; all else is a failure of ours or of the
 * network, and says when it is worth trying again if the server knows.
 * @param hasCode whether the second factor went along: then it was the code that is wrong
 */
export function signInFailure(error: unknown, hasCode: boolean): SignInFailure {
  if (!(error instanceof RequestError)) return { step: 'again', title: 'Login failed' }
  if (error.code === 'second_factor' && !hasCode) return { step: 'code' }
  if (error.status === 400 || error.status === 401) return { step: 'again', title: 'Invalid credentials' }
  return { step: 'again', title: 'Login failed', ...(error.status === 429 && { description: error.message }) }
}
