import { LayoutDashboard, Lock, RotateCw, ServerOff, SignpostBig } from 'lucide-react'
import { useLocation } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { AdminPage } from './admin-page.tsx'

interface AdminErrorProps {
  status: number
  /** Of a DomainError; other errors have none. */
  message?: string | undefined
}

const DashboardLink = () => (
  <LinkButton to="/admin" variant="outline" size="sm">
    <LayoutDashboard aria-hidden />
    Back to the dashboard
  </LinkButton>
)

/** The error page of the back office: unknown address, or a failure. */
export function AdminError({ status, message }: AdminErrorProps) {
  const { pathname, search } = useLocation()
  if (status === 403) {
    return (
      <AdminPage title="No access">
        <EmptyState
          icon={Lock}
          title={message ?? 'Your role has no access to this part of the back office'}
          actions={<DashboardLink />}
        >
          An admin can change what your role may open, on the Users page, and from where, on the Security page.
        </EmptyState>
      </AdminPage>
    )
  }
  if (status < 500) {
    const title = message ?? 'Page not found'
    return (
      <AdminPage title={title}>
        <EmptyState icon={SignpostBig} title="Nothing stands at this address" actions={<DashboardLink />}>
          It may have been removed, or the address has a slip in it. The sections are in the menu.
        </EmptyState>
      </AdminPage>
    )
  }
  return (
    <AdminPage title="Something went wrong">
      <ErrorState
        icon={ServerOff}
        title="This page did not load"
        actions={
          <>
            <LinkButton to={`${pathname}${search}`} reloadDocument variant="outline" size="sm">
              <RotateCw aria-hidden />
              Try again
            </LinkButton>
            <DashboardLink />
          </>
        }
      >
        The fault is on our side, not in your address. Wait a moment and try again.
      </ErrorState>
    </AdminPage>
  )
}
