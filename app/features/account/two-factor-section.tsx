import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { useSessionRenewal } from '../../kit/live/use-live.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.tsx'
import { endTwoFactor, renewRecoveryCodes } from './account.queries.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SettingsSection } from './settings-section.tsx'
import { StaffFactorNotice } from './staff-factor-notice.tsx'
import { TwoFactorSetup } from './two-factor-setup.tsx'

interface TwoFactorSectionProps {
  user: CurrentUser
  /** Number of unused recovery codes; undefined while loading. */
  codesLeft: number | undefined
}

/** Two-step sign-in by an authenticator app: on, off, and recovery codes for a lost phone. */
export function TwoFactorSection({ user, codesLeft }: TwoFactorSectionProps) {
  const [isSettingUp, setSettingUp] = useState(false)
  return (
    <SettingsSection
      id="two-factor"
      title="Two-step sign-in"
      note="A code from your phone, required after the password."
    >
      <StaffFactorNotice user={user} />
      {isSettingUp ? (
        // Keep the dialog for its last step: the second factor is already on by then.
        <TwoFactorSetup email={user.email} onClose={() => setSettingUp(false)} />
      ) : user.twoFactor ? (
        <TurnedOn email={user.email} codesLeft={codesLeft} />
      ) : (
        <>
          <p className="text-sm text-ink-2">
            A stolen password alone cannot open your account. Any authenticator app works.
          </p>
          <Button variant="outline" className="mt-4" onPress={() => setSettingUp(true)}>
            Set up an authenticator app
          </Button>
        </>
      )}
    </SettingsSection>
  )
}

/** Number of codes from which new ones are suggested. */
const FEW_CODES = 3

function TurnedOn({ email, codesLeft }: { email: string; codesLeft: number | undefined }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const renewing = useSessionRenewal()
  return (
    <Card className="p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="flex items-center gap-2 text-sm font-bold">
          <ShieldCheck aria-hidden className="size-5 shrink-0 text-link" strokeWidth={1.75} />
          {codes ? 'Keep your recovery codes' : 'Authenticator app'}
        </h3>
        <Badge tone="success">On</Badge>
      </div>
      {codes ? (
        <div className="mt-4">
          <RecoveryCodes codes={codes} email={email} onDone={() => setCodes(null)} />
        </div>
      ) : (
        <>
          {codesLeft !== undefined && (
            <p className={`mt-2 text-sm ${codesLeft > FEW_CODES ? 'text-ink-2' : 'font-semibold text-warn-ink'}`}>
              {plural(codesLeft, ['recovery code', 'recovery codes'])} left.
              {codesLeft <= FEW_CODES && ' Make new codes before you run out.'}
            </p>
          )}
          <div className="mt-4 flex flex-wrap gap-2.5">
            <ProofDialog
              email={email}
              trigger="New recovery codes"
              variant="outline"
              title="New recovery codes"
              text="You get ten new codes. The old ones stop working."
              action="Make new codes"
              onProof={async (proof) => setCodes(await renewRecoveryCodes(proof))}
            />
            <ProofDialog
              email={email}
              trigger="Turn off"
              variant="danger"
              title="Turn off two-step sign-in?"
              text="Your password alone will sign you in again."
              action="Turn off"
              onProof={async (proof) => {
                await renewing(endTwoFactor)(proof)
                toast({ tone: 'success', title: 'Two-step sign-in is off' })
              }}
            />
          </div>
        </>
      )}
    </Card>
  )
}
