import { useRevalidator } from 'react-router'
import { RequestError } from '../../api-client.ts'

/** The session that asks is over; a wrong password or code of somebody signed in says something else. */
const isSignedOut = (error: unknown): boolean => error instanceof RequestError && error.status === 401

/**
 * Runs something that needs a session. When it is over, the guard of the area is asked again, which leads to the
 * sign-in page with the way back.
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
