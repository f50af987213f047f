import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { useAccount } from './account.queries.ts'
import { CloseSection } from './close-section.tsx'
import { DataSection } from './data-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { TwoFactorSection } from './two-factor-section.tsx'

interface AccountViewProps {
  /** User from the loader, replaced by later answers of the API. */
  user: CurrentUser
  /** Name of the role. */
  roleLabel: string
}

/** Settings of the signed-in account. Each section has a deep link. */
export function AccountView({ user: initial, roleLabel }: AccountViewProps) {
  const { data } = useAccount()
  const user = data?.user ?? initial
  return (
    <>
      <h1 className="text-2xl lg:text-3xl">Settings</h1>
      <p className="mt-1 text-sm wrap-anywhere text-ink-2">
        Signed in as {user.email}, {roleLabel.toLowerCase()}.
      </p>
      <div className="mt-1">
        <ProfileSection user={user} />
        <PasswordSection email={user.email} />
        <TwoFactorSection user={user} codesLeft={data?.recoveryCodesLeft} />
        <SessionsSection />
        <DataSection />
        <CloseSection email={user.email} />
      </div>
    </>
  )
}
