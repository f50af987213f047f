import { replace, useNavigate } from 'react-router'
import { DEMO_ACCOUNTS } from '../../../worker/identity/rules/demo.ts'
import { requireListedAddress } from '../../../worker/identity/staff-rules.server.ts'
import { isStaff } from '../../../worker/kernel/rules/identity/roles.ts'
import { call } from '../../context.ts'
import { AdminLoginForm } from '../../features/backoffice/admin-login/admin-login-form.tsx'
import { AdminLoginView } from '../../features/backoffice/admin-login/admin-login-view.tsx'
import { useAdminRecord } from '../../features/shell/admin-shell/admin-record.ts'
import { adminReturnPath, loginNotice } from '../../features/shell/admin-shell/login-address.ts'
import { sectionOf } from '../../features/shell/admin-shell/sections.ts'
import { Wordmark } from '../../features/shell/wordmark.tsx'
import type { Route } from './+types/login'
import { adminMeta } from './admin-meta.ts'

export const handle = { app: true, ownFrame: true }

export const loader = ({ context, url: { searchParams } }: Route.LoaderArgs) =>
  call(context, async (service) => {
    await requireListedAddress(service)
    const returnPath = adminReturnPath(searchParams.get('next'))
    const signedIn = await service.session()
    // A visitor refused by a page is not redirected straight back to it: that could loop.
    if (signedIn && isStaff(signedIn.user) && !searchParams.has('reason')) throw replace(returnPath)
    const { email, password } = DEMO_ACCOUNTS.admin
    return {
      returnPath,
      notice: loginNotice(searchParams.get('reason')),
      demo: service.settings.demoMode ? { email, password } : null,
    }
  })

export const meta = adminMeta('Admin Access')

export default function AdminLogin({ loaderData: { returnPath, notice, demo } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const section = sectionOf(new URL(returnPath, 'http://local.invalid').pathname)
  useAdminRecord(null)
  return (
    <AdminLoginView
      wordmark={<Wordmark className="h-8 w-auto" />}
      goal={section && section.to !== '/admin' ? section.to : null}
      notice={notice}
    >
      <AdminLoginForm demo={demo} onSignedIn={async () => navigate(returnPath, { replace: true })} />
    </AdminLoginView>
  )
}
