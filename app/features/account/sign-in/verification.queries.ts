import useSWR from 'swr'
import { isDeadLink, verifyEmail } from './mailed-links.ts'

/** Result of a link: confirmed, dead, not checked because of a failure, or no link in the address. */
type Verification = 'done' | 'dead' | 'failed' | 'none'

interface Verified {
  verification: Verification
  /** Address to open next, as it was requested with the link. */
  next: string | null
}

async function verificationOf(token: string): Promise<Verified> {
  try {
    const { next } = await verifyEmail({ token })
    return { verification: 'done', next }
  } catch (error) {
    return { verification: isDeadLink(error) ? 'dead' : 'failed', next: null }
  }
}

/**
 * Sends the token of a mailed link once; undefined while waiting. The browser sends it, because mail filters open
 * links and must not use them up.
 */
export function useVerification(token: string | null | undefined): Verified | undefined {
  const { data } = useSWR(token ? ['verify-email', token] : null, ([, token]) => verificationOf(token), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  return token === null ? { verification: 'none', next: null } : data
}
