import { LogOut, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import type { CurrentUser } from '../../../../worker/kernel/rules/identity/user.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { AccountChip } from './account-chip.tsx'
import { AdminBrand } from './admin-brand.tsx'
import { AdminNav } from './admin-nav.tsx'
import { SiteLink } from './site-link.tsx'
import { useLogout } from './use-logout.ts'

interface AdminMenuProps {
  user: CurrentUser
  waiting: number
  /** Number of open tickets. */
  openTickets: number
  wordmark: ReactNode
  themeSwitch: ReactNode
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The sidebar of narrow screens: a sheet from the left that holds the focus until it is closed. */
export function AdminMenu({ user, waiting, openTickets, wordmark, themeSwitch, isOpen, onOpenChange }: AdminMenuProps) {
  const { logout, isPending } = useLogout()
  return (
    <ModalOverlay
      isDismissable
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className="fixed inset-x-0 top-0 z-50 h-(--visual-viewport-height) bg-scrim transition-opacity duration-150 data-exiting:opacity-0 lg:hidden starting:opacity-0"
    >
      <Modal className="h-full w-[min(20rem,calc(100%-3rem))] bg-surface text-sm text-ink shadow-pop outline-none">
        <Dialog aria-label="Menu" className="flex h-full flex-col outline-none">
          {({ close }) => (
            <>
              <div className="flex h-13 shrink-0 items-center gap-2 border-b border-line pr-1 pl-4">
                <AdminBrand wordmark={wordmark} />
                <IconButton aria-label="Close" slot="close" size="md" className="ml-auto">
                  <X aria-hidden />
                </IconButton>
              </div>
              <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-3">
                <AdminNav user={user} waiting={waiting} openTickets={openTickets} onFollow={close} />
                <div className="mt-3 space-y-3 border-t border-line pt-3">
                  <SiteLink />
                  {themeSwitch}
                </div>
              </div>
              <div className="shrink-0 space-y-3 border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
                <AccountChip user={user} />
                <Button variant="outline" className="h-11 w-full" isPending={isPending} onPress={logout}>
                  <LogOut aria-hidden />
                  Logout
                </Button>
              </div>
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
