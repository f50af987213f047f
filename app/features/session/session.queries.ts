import useSWR from 'swr'
import { currentUser, type SessionAnswer } from './auth.ts'

/** Who is signed in, as the server says; a failure to ask leaves what was known. */
export const useSession = () => useSWR<SessionAnswer>('/api/auth/session', async () => ({ user: await currentUser() }))
