import { FilterX, LayoutDashboard, Lock, RotateCw, ServerOff, SignpostBig, X } from 'lucide-react'
import { useLocation } from 'react-router'
import type { Issue } from '../../../../worker/kernel/rules/errors.ts'
import { list } from '../../../../worker/kernel/rules/text/list.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { AdminPage } from './admin-page.tsx'

interface AdminErrorProps {
  status: number
  /** Message of a DomainError; other errors have none. */
  message?: string | undefined
  issues?: readonly Issue[] | undefined
}

const DashboardLink = () => (
  <LinkButton to="/admin" variant="outline" size="sm">
    <LayoutDashboard aria-hidden />
    Back to the dashboard
  </LinkButton>
)

/** The error page of the back office: no access, a refused filter, an unknown address, or a failure. */
export function AdminError({ status, message, issues = [] }: AdminErrorProps) {
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
  if (status === 400 && search !== '') {
    const given = new URLSearchParams(search)
    // A dotted path begins with the name in the address.
    const names = new Set(issues.flatMap(({ path }) => path.split('.').slice(0, 1)))
    const refused = [...names]
      .filter((name) => given.has(name))
      .map((name) => `${name}=${given.getAll(name).join(',')}`)
    return (
      <AdminPage title="Unknown filter">
        <EmptyState
          icon={FilterX}
          title="This address has a filter that is not known"
          actions={
            <>
              <LinkButton to={pathname} size="sm">
                <X aria-hidden />
                Open without filters
              </LinkButton>
              <DashboardLink />
            </>
          }
        >
          {refused.length > 0 && <span className="wrap-anywhere">It says {list(refused)}. </span>}
          The same page opens without it.
        </EmptyState>
      </AdminPage>
    )
  }
  if (status < 500) {
    const title = message ?? 'Page not found'
    return (
      <AdminPage title={title}>
        <EmptyState icon={SignpostBig} title="No page at this address" actions={<DashboardLink />}>
          It may have been removed, or the address is mistyped. The sections are in the menu.
        </EmptyState>
      </AdminPage>
    )
  }
  return (
    <AdminPage title="Something went wrong">
      <ErrorState
        icon={ServerOff}
        title="This page could not be loaded"
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
