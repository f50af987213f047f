import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { SWRConfig } from 'swr'
import type { CurrentUser } from '../../../../worker/kernel/rules/identity/user.ts'
import { RequestError } from '../../../api-client.ts'
import { LiveProvider } from '../../../kit/live/live-provider.tsx'
import { clearLocalSession, seeAccount } from '../../../kit/session/local-session.ts'
import { SkipLink } from '../../../ui/skip-link.tsx'
import type { CommandAct } from '../command/command.ts'
import { AdminCommand } from './admin-command.tsx'
import { AdminMenu } from './admin-menu.tsx'
import { useAdminRecord } from './admin-record.ts'
import { AdminSidebar } from './admin-sidebar.tsx'
import { ConfirmAct } from './confirm-act.tsx'
import { LiveNotice } from './live-notice.tsx'
import { loginAddress } from './login-address.ts'
import { MenuControlContext } from './menu-control.ts'

/**
 * Handles errors of queries. An ended session leads to the login, with the way back. After a refusal the page is read
 * again, and the guard of the back office answers: with the page for a role without access, or with the login for an
 * account that is no longer staff.
 */
function useSessionEnd(): (error: unknown) => void {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { pathname, search } = useLocation()
  return (error) => {
    if (!(error instanceof RequestError)) return
    if (error.status === 401) navigate(loginAddress(`${pathname}${search}`, 'ended'), { replace: true })
    if (error.status === 403 && error.code !== 'confirmation_needed') void revalidate()
  }
}

interface AdminShellProps {
  user: CurrentUser
  /** Number of items that wait for approval. */
  waiting: number
  /** Number of open tickets. */
  openTickets: number
  wordmark: ReactNode
  themeSwitch: ReactNode
  /** Acts of the command palette besides its pages. */
  acts: readonly CommandAct[]
  /** One `AdminPage`. */
  children: ReactNode
}

/** Width from which the sidebar replaces the menu: `lg`. */
const WIDE = '(width >= 64rem)'

/** The frame of the back office: navigation at the left, or in a menu on narrow screens. */
export function AdminShell({ user, waiting, openTickets, wordmark, themeSwitch, acts, children }: AdminShellProps) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const leaveWhenEnded = useSessionEnd()
  useAdminRecord(user)
  // Runs before the effects of the pages inside, which ask for the account whose drafts are stored here.
  useLayoutEffect(() => seeAccount(user), [user])

  // Close the menu when the window becomes wide: it would trap the focus while hidden.
  useEffect(() => {
    const wide = matchMedia(WIDE)
    const close = () => setMenuOpen(false)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])

  function leave() {
    clearLocalSession()
    leaveWhenEnded(new RequestError(401))
  }

  const frame = { user, waiting, openTickets, wordmark, themeSwitch }
  return (
    <SWRConfig value={{ onError: leaveWhenEnded }}>
      <MenuControlContext value={{ isOpen: isMenuOpen, open: () => setMenuOpen(true) }}>
        <LiveProvider userId={user.id} onSessionEnd={leave}>
          <AdminCommand user={user} acts={acts}>
            <SkipLink />
            <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] text-sm lg:grid-cols-[228px_minmax(0,1fr)]">
              <AdminSidebar {...frame} />
              <div className="flex min-w-0 flex-col">
                {children}
                <LiveNotice />
              </div>
            </div>
            <ConfirmAct email={user.email} />
            <AdminMenu {...frame} isOpen={isMenuOpen} onOpenChange={setMenuOpen} />
          </AdminCommand>
        </LiveProvider>
      </MenuControlContext>
    </SWRConfig>
  )
}
