import { Lock, Mail } from 'lucide-react'
import { SignIn } from '../../../../worker/identity/rules/forms.ts'
import { withReturn } from '../../../../worker/identity/rules/return-address.ts'
import { Form } from '../../../kit/form/form.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { RouterLink } from '../../../ui/router-link.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { DemoAccounts, type DemoLogin } from './demo-accounts.tsx'
import { NeedsScripts } from './form-notice.tsx'
import { SignInButton } from './sign-in-button.tsx'
import { RefusalNotice, SIGN_IN, useSelectedSecret } from './sign-in-refusal.tsx'

interface CredentialsFormProps {
  demoLogins: readonly DemoLogin[]
  /** The address to go on to once signed in, also by the other ways in. */
  next: string | null
  /** @throws RequestError when it was refused */
  onSubmit: (input: SignIn) => Promise<void>
}

/** The first step of signing in. */
export function CredentialsForm({ demoLogins, next, onSubmit }: CredentialsFormProps) {
  const form = useForm({
    ...SIGN_IN,
    schema: SignIn,
    input: ({ email, password, remember }) => ({ email, password, remember: remember !== undefined }),
    send: onSubmit,
  })
  useSelectedSecret(form)
  const required = { isRequired: true, validationBehavior: 'native' } as const

  return (
    <>
      <Form form={form} noValidate method="post" data-react="" className="mt-7">
        <div className="space-y-4">
          <NeedsScripts />
          <RefusalNotice refusal={form.refusal} />
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            icon={Mail}
            {...form.field('email')}
            {...required}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            icon={Lock}
            {...form.field('password')}
            {...required}
          />
          <div className="-mt-1.5 mb-2 flex flex-wrap items-center justify-between gap-x-4">
            <Checkbox name="remember" value="yes">
              Remember me
            </Checkbox>
            <RouterLink
              to={withReturn('/forgot-password', next)}
              className="flex min-h-11 items-center rounded-xs text-sm font-semibold text-link hover:text-link-hover"
            >
              Forgot password?
            </RouterLink>
          </div>
          <SignInButton isPending={form.isPending} />
        </div>
      </Form>
      <p className="mt-4 text-sm text-ink-2">
        New here?{' '}
        <TextLink to={withReturn('/signup', next)} className="font-semibold">
          Create an account
        </TextLink>
      </p>
      {demoLogins.length > 0 && (
        <DemoAccounts logins={demoLogins} onChoose={({ email, password }) => form.set({ email, password })} />
      )}
    </>
  )
}
