import useSWR from 'swr'
import { currentUser, type Session } from './auth.ts'

/** Who is signed in, as the server says; a failure to ask leaves what was known. */
export const useSession = () => useSWR<Session>('/api/auth/session', async () => ({ user: await currentUser() }))
