import { isRouteErrorResponse, Outlet, useRouteError, useRouteLoaderData } from 'react-router'
import { countPending } from '../../../worker/backoffice/approvals/pending.server.ts'
import { countOpenTickets } from '../../../worker/desk/support/list-tickets.server.ts'
import { isFactorWaived } from '../../../worker/identity/staff-rules.server.ts'
import { getDisplayCurrency, isFactorAsked } from '../../../worker/kernel/platform/settings.server.ts'
import { mayStaff } from '../../../worker/kernel/rules/identity/roles.ts'
import { call } from '../../context.ts'
import { FollowApprovals } from '../../features/backoffice/admin-approvals/follow-approvals.tsx'
import { FollowTickets } from '../../features/desk/admin-support/follow-tickets.tsx'
import { AdminError } from '../../features/shell/admin-shell/admin-error.tsx'
import { AdminShell } from '../../features/shell/admin-shell/admin-shell.tsx'
import { THEME_ACTS } from '../../features/shell/theme-acts.ts'
import { ThemeSwitch } from '../../features/shell/theme-switch.tsx'
import { Wordmark } from '../../features/shell/wordmark.tsx'
import { MoneyDisplayContext } from '../../kit/money-display/money-display.ts'
import { FactorNotice } from '../../kit/session/factor-notice.tsx'
import { errorBody } from '../../meta.ts'
import type { Route } from './+types/layout'
import { adminMeta } from './admin-meta.ts'
import { staffContext, staffOnly } from './staff.ts'

export const handle = { app: true, ownFrame: true }

export const middleware: Route.MiddlewareFunction[] = [staffOnly]

export const loader = ({ context }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const signedIn = context.get(staffContext)
    const { user } = signedIn
    const [waiting, openTickets, asksFactor, currency] = await Promise.all([
      mayStaff(user, 'approvals') ? countPending(service) : null,
      mayStaff(user, 'support') ? countOpenTickets(service) : 0,
      isFactorAsked(service, user),
      getDisplayCurrency(service),
    ])
    return {
      ...{ user, asksFactor, currency, openTickets },
      waiting: waiting === null ? 0 : waiting.campaigns + waiting.owners + waiting.content,
      waivesFactor: isFactorWaived(signedIn),
    }
  })

export const meta: Route.MetaFunction = ({ error, matches }) =>
  adminMeta(error ? 'Something went wrong' : 'Admin')({ matches })

const FRAME = {
  wordmark: <Wordmark className="h-6.5 w-auto" />,
  themeSwitch: <ThemeSwitch look="plain" />,
  acts: THEME_ACTS,
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <MoneyDisplayContext value={loaderData.currency}>
      <AdminShell {...loaderData} {...FRAME}>
        <FollowApprovals />
        <FollowTickets />
        {(loaderData.waivesFactor || loaderData.asksFactor) && (
          <section aria-label="Two-step sign-in" className="mx-4 my-3 empty:hidden lg:mx-7 print:hidden">
            <FactorNotice isWaived={loaderData.waivesFactor} />
          </section>
        )}
        <Outlet />
      </AdminShell>
    </MoneyDisplayContext>
  )
}

/** Errors of child pages are shown inside the admin layout; without a signed-in user there is no layout. */
export function ErrorBoundary() {
  const error = useRouteError()
  const { message, issues } = errorBody(error)
  const loaded = useRouteLoaderData<typeof loader>('routes/admin/layout')
  if (!loaded) throw error
  return (
    <AdminShell {...loaded} {...FRAME}>
      <AdminError status={isRouteErrorResponse(error) ? error.status : 500} message={message} issues={issues} />
    </AdminShell>
  )
}
