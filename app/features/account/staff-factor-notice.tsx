import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { isStaff } from '../../../worker/kernel/rules/identity/roles.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { Banner } from '../../ui/banner.tsx'
import { RouterLink } from '../../ui/router-link.tsx'
import { isForStaff } from './sections.ts'

/** Explains why staff were sent here from the back office, and links back once two-step sign-in is on. */
export function StaffFactorNotice({ user }: { user: CurrentUser }) {
  const [search] = useSearchParams()
  if (!isStaff(user) || !isForStaff(search)) return null
  return (
    <div role="status" className="mb-5">
      {user.twoFactor ? (
        <Banner
          icon={ShieldCheck}
          tone="info"
          action={
            <RouterLink to="/admin" className="font-bold underline">
              Open the back office
            </RouterLink>
          }
        >
          Two-step sign-in is on.
        </Banner>
      ) : (
        <Banner icon={ShieldAlert} tone="warn">
          Staff need two-step sign-in. Set up your authenticator app below to open the back office.
        </Banner>
      )}
    </div>
  )
}
