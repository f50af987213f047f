import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSWRConfig } from 'swr'
import { useHangUp } from '../../../kit/live/use-live.ts'
import { logout } from '../../../kit/session/auth.ts'
import { toast } from '../../../ui/toast.tsx'
import { writeAdminRecord } from './admin-record.ts'
import { LOGIN_PATH } from './login-address.ts'

/** Ends the session on the server, removes its traces from this browser, and opens the login page. */
export function useLogout() {
  const [isPending, setPending] = useState(false)
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const hangUp = useHangUp()

  async function run() {
    setPending(true)
    const connectAgain = await hangUp()
    try {
      await logout()
    } catch {
      // Do not claim a logout while the session is still open.
      toast({ tone: 'danger', title: 'Logout failed', description: 'You are still signed in. Please try again.' })
      connectAgain()
      setPending(false)
      return
    }
    writeAdminRecord(null)
    await navigate(LOGIN_PATH)
    // Cached answers must not reach the next person who signs in.
    await mutate(() => true, undefined, { revalidate: false })
  }

  return { logout: run, isPending }
}
