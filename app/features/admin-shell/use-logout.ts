import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSWRConfig } from 'swr'
import { toast } from '../../ui/toast.tsx'
import { useHangUp } from '../live/use-live.ts'
import { logout } from '../session/auth.ts'
import { writeAdminRecord } from './admin-record.ts'
import { LOGIN_PATH } from './login-address.ts'

/** Ends the session on the server, then everything of it that this browser keeps, and shows the login page. */
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
      // Saying "logged out" while the session lives on would be the worse failure.
      toast({ tone: 'danger', title: 'Logout failed', description: 'You are still signed in. Please try again.' })
      connectAgain()
      setPending(false)
      return
    }
    writeAdminRecord(null)
    await navigate(LOGIN_PATH)
    // What staff have read must not wait in memory for whoever signs in next.
    await mutate(() => true, undefined, { revalidate: false })
  }

  return { logout: run, isPending }
}
