import useSWR from 'swr'
import { isDeadLink, verifyEmail } from './mailed-links.ts'

/** The result of a link: confirmed, dead, not checked because of a failure, or no link in the address. */
export type Verification = 'done' | 'dead' | 'failed' | 'none'

async function verificationOf(token: string): Promise<Verification> {
  try {
    await verifyEmail({ token })
    return 'done'
  } catch (error) {
    return isDeadLink(error) ? 'dead' : 'failed'
  }
}

/**
 * Sends the token of a mailed link once; undefined while waiting. The browser sends it, because mail filters open links
 * and must not use them up.
 */
export function useVerification(token: string | null | undefined): Verification | undefined {
  const { data } = useSWR(token ? ['verify-email', token] : null, ([, token]) => verificationOf(token), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  return token === null ? 'none' : data
}
