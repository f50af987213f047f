import useSWR from 'swr'
import { currentUser, SESSION, type SessionAnswer } from './auth.ts'

/** The current session from the API; a failed request keeps the last answer. */
export const useSession = () => useSWR<SessionAnswer>(SESSION, async () => ({ user: await currentUser() }))
