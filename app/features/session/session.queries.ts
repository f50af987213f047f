import useSWR from 'swr'
import { currentUser, type SessionAnswer } from './auth.ts'

/** The current session from the API; a failed request keeps the last answer. */
export const useSession = () => useSWR<SessionAnswer>('/api/auth/session', async () => ({ user: await currentUser() }))
