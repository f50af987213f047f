import type { Refusal } from '../../../kit/mutation/refusal.ts'

/** Messages for a failed sign-in. */
export const FAILURES = ['Invalid credentials', 'Login failed'] as const

/** A message after a failed sign-in. */
export interface SignInFailure {
  title: (typeof FAILURES)[number]
  description?: string
}

/** Refusals of what was typed. */
const WRONG: readonly Refusal['code'][] = ['bad_input', 'unauthorized', 'second_factor']

/**
 * Reason of a failed sign-in. A wrong email, password or code gives one message; any other error is a failure of the server or
 * the network, with the time to try again when the server gives one.
 */
export function signInFailure({ code, whole }: Pick<Refusal, 'code' | 'whole'>): SignInFailure {
  if (WRONG.includes(code)) return { title: 'Invalid credentials' }
  return { title: 'Login failed', ...(code === 'rate_limited' && whole && { description: whole }) }
}
