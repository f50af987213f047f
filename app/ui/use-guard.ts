import { useRevalidator } from 'react-router'
import { RequestError } from '../api-client.ts'

/** Matches the error of an ended session. A wrong password or code of a signed-in person has another error code. */
const isSignedOut = (error: unknown): boolean => error instanceof RequestError && error.status === 401

/**
 * Runs a request that needs a session. When the session has ended, the loaders run again, and the guard of the area
 * redirects to the sign-in page with the return address.
 */
export function useGuard() {
  const { revalidate } = useRevalidator()
  return async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if (isSignedOut(error)) await revalidate()
      throw error
    }
  }
}
