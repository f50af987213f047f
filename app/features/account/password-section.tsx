import { PasswordChange } from '../../../worker/identity/rules/forms.ts'
import { Form, FormButtons } from '../../kit/form/form.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useSessionRenewal } from '../../kit/live/use-live.ts'
import { StrengthHint } from '../../kit/session/strength-hint.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { changePassword } from './account.queries.ts'
import { SettingsSection } from './settings-section.tsx'

/** Section to change a known password. */
export function PasswordSection({ email }: { email: string }) {
  const renewing = useSessionRenewal()
  const form = useForm({
    schema: PasswordChange,
    input: ({ current, next }) => ({ current, next }),
    send: renewing(changePassword),
    resets: true,
    revalidate: false,
    done: { title: 'Password changed', description: 'Your other devices are signed out.' },
  })
  return (
    <SettingsSection id="security" title="Password" note="A new password signs out your other devices.">
      <Form form={form} aria-label="Password" username={email}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <PasswordField label="Current password" autoComplete="current-password" {...form.field('current')} />
          <PasswordField
            label="New password"
            autoComplete="new-password"
            description={<StrengthHint password={form.texts.next ?? ''} />}
            {...form.field('next')}
          />
        </div>
        <FormButtons form={form} action="Change password" variant="outline" />
      </Form>
    </SettingsSection>
  )
}
