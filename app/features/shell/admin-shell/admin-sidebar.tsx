import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CurrentUser } from '../../../../worker/kernel/rules/identity/user.ts'
import { Button } from '../../../ui/button.tsx'
import { FindButton } from '../command/find-button.tsx'
import { AccountChip } from './account-chip.tsx'
import { AdminBrand } from './admin-brand.tsx'
import { AdminNav } from './admin-nav.tsx'
import { SiteLink } from './site-link.tsx'
import { useLogout } from './use-logout.ts'

interface AdminSidebarProps {
  user: CurrentUser
  waiting: number
  /** Number of open tickets. */
  openTickets: number
  wordmark: ReactNode
  themeSwitch: ReactNode
}

/** Left column of wide screens; on low ones its middle scrolls between the name and the account. */
export function AdminSidebar({ user, waiting, openTickets, wordmark, themeSwitch }: AdminSidebarProps) {
  const { logout, isPending } = useLogout()
  return (
    <aside aria-label="Sidebar" className="hidden border-r border-line bg-surface-2/60 lg:block">
      <div className="sticky top-0 flex h-dvh flex-col px-3 py-3.5">
        <Link to="/admin" className="mb-3.5 flex max-w-full items-center gap-2 self-start rounded-sm px-2">
          <AdminBrand wordmark={wordmark} />
        </Link>
        <FindButton look="field" className="mb-3" />
        <AdminNav
          user={user}
          waiting={waiting}
          openTickets={openTickets}
          className="-m-1 min-h-0 flex-1 overflow-y-auto p-1"
        />
        <div className="mt-2 space-y-3">
          <SiteLink />
          {themeSwitch}
          <div className="space-y-2.5 border-t border-line px-1 pt-3">
            <AccountChip user={user} />
            <Button variant="outline" size="sm" className="w-full" isPending={isPending} onPress={logout}>
              <LogOut aria-hidden />
              Logout
            </Button>
          </div>
        </div>
      </div>
    </aside>
  )
}
