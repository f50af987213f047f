import { useNavigate } from 'react-router'
import { useSWRConfig } from 'swr'
import { useHangUp } from '../../../kit/live/use-live.ts'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { logout } from '../../../kit/session/auth.ts'
import { writeAdminRecord } from './admin-record.ts'
import { LOGIN_PATH } from './login-address.ts'

/** Ends the session on the server, removes its traces from this browser, and opens the login page. */
export function useLogout() {
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const hangUp = useHangUp()

  const { run, isPending } = useMutation(
    async () => {
      const connectAgain = await hangUp()
      try {
        await logout()
      } catch (error) {
        connectAgain()
        throw error
      }
    },
    {
      revalidate: false,
      // Do not claim a logout while the session is still open.
      failed: 'Logout failed',
      refuse: (refusal) => ({ ...refusal, whole: 'You are still signed in. Please try again.' }),
      async onDone() {
        writeAdminRecord(null)
        await navigate(LOGIN_PATH)
        // Cached answers must not reach the next person who signs in.
        await mutate(() => true, undefined, { revalidate: false })
      },
    },
  )

  return { logout: () => run(), isPending }
}
