import { useState } from 'react'
import { PasswordChange } from '../../../worker/identity/rules/forms.ts'
import { parse } from '../../../worker/kernel/rules/parse.ts'
import { StrengthHint } from '../../kit/session/strength-hint.tsx'
import { ApiForm } from '../../ui/api-form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { changePassword } from './account.queries.ts'
import { SettingsSection } from './settings-section.tsx'

/** A new password for the one that is known. */
export function PasswordSection({ email }: { email: string }) {
  const [next, setNext] = useState('')
  return (
    <SettingsSection id="security" title="Password" note="Changing it signs out your other devices.">
      <ApiForm
        aria-label="Password"
        action="Change password"
        username={email}
        variant="outline"
        onSubmit={async ({ current }, form) => {
          await changePassword(parse(PasswordChange, { current, next }))
          form.reset()
          setNext('')
          toast({ tone: 'success', title: 'Password changed', description: 'Your other devices are signed out.' })
        }}
      >
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <PasswordField label="Current password" name="current" autoComplete="current-password" />
          <PasswordField
            label="New password"
            name="next"
            autoComplete="new-password"
            value={next}
            onChange={setNext}
            description={<StrengthHint password={next} />}
          />
        </div>
      </ApiForm>
    </SettingsSection>
  )
}
