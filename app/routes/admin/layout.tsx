import { isRouteErrorResponse, Outlet, useRouteError, useRouteLoaderData } from 'react-router'
import { countWaiting } from '../../../worker/approvals/approval-page.server.ts'
import { countInReview } from '../../../worker/inventory/review.server.ts'
import { countOpenTickets } from '../../../worker/support/list-tickets.server.ts'
import { call } from '../../context.ts'
import { FollowApprovals } from '../../features/admin-approvals/follow-approvals.tsx'
import { AdminError } from '../../features/admin-shell/admin-error.tsx'
import { AdminShell } from '../../features/admin-shell/admin-shell.tsx'
import { FollowTickets } from '../../features/admin-support/follow-tickets.tsx'
import { ThemeSwitch } from '../../features/shell/theme-switch.tsx'
import { Wordmark } from '../../features/shell/wordmark.tsx'
import { errorBody } from '../../meta.ts'
import type { Route } from './+types/layout'
import { adminMeta } from './admin-meta.ts'
import { staffContext, staffOnly } from './staff.ts'

export const handle = { app: true, ownFrame: true }

export const middleware: Route.MiddlewareFunction[] = [staffOnly]

export const loader = ({ context }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const [approvals, listings, openTickets] = await Promise.all([
      countWaiting(service),
      countInReview(service),
      countOpenTickets(service),
    ])
    return { user: context.get(staffContext), waiting: approvals + listings, openTickets }
  })

export const meta: Route.MetaFunction = ({ error }) => adminMeta(error ? 'Something went wrong' : 'Admin')

const FRAME = {
  wordmark: <Wordmark className="h-6.5 w-auto" />,
  themeSwitch: <ThemeSwitch look="plain" />,
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AdminShell {...loaderData} {...FRAME}>
      <FollowApprovals />
      <FollowTickets />
      <Outlet />
    </AdminShell>
  )
}

/** Errors of child pages are shown inside the admin layout; without a signed-in user there is no layout. */
export function ErrorBoundary() {
  const error = useRouteError()
  const loaded = useRouteLoaderData<typeof loader>('routes/admin/layout')
  if (!loaded) throw error
  return (
    <AdminShell {...loaded} {...FRAME}>
      <AdminError status={isRouteErrorResponse(error) ? error.status : 500} message={errorBody(error).message} />
    </AdminShell>
  )
}
