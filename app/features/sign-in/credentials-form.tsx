import { Lock, Mail } from 'lucide-react'
import { type SubmitEvent, useTransition } from 'react'
import * as v from 'valibot'
import { SignIn } from '../../../worker/domain/identity/forms.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextLink } from '../../ui/link.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { RouterLink } from '../../ui/router-link.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useJudgedFields } from '../../ui/use-judged-fields.ts'
import { DemoAccounts, type DemoLogin } from './demo-accounts.tsx'
import { NeedsScripts, type Refusal, RefusalNotice } from './form-notice.tsx'
import { SignInButton } from './sign-in-button.tsx'

interface CredentialsFormProps {
  demoLogins: readonly DemoLogin[]
  /** Why the last try failed. */
  refusal: Refusal | null
  /** @returns false when it was refused */
  onSubmit: (input: SignIn) => Promise<boolean>
}

const Credentials = v.object({ email: SignIn.entries.email, password: SignIn.entries.password })

/** The first step of signing in. */
export function CredentialsForm({ demoLogins, refusal, onSubmit }: CredentialsFormProps) {
  const { form, field, judge } = useJudgedFields(Credentials)
  const [isPending, start] = useTransition()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const { currentTarget } = event
    const texts = judge()
    if (!texts) return
    const { email = '', password = '', remember } = texts
    start(async () => {
      const isIn = await onSubmit({ email, password, remember: remember !== undefined })
      if (!isIn) currentTarget.querySelector<HTMLInputElement>('[name=password]')?.select()
    })
  }

  function fill(login: DemoLogin) {
    field('email').onChange(login.email)
    field('password').onChange(login.password)
  }

  return (
    <>
      <form ref={form} method="post" data-react="" noValidate onSubmit={submit} className="mt-7 space-y-4">
        <NeedsScripts />
        {refusal && <RefusalNotice {...refusal} />}
        <TextField label="Email" type="email" autoComplete="username" icon={Mail} isRequired {...field('email')} />
        <PasswordField label="Password" autoComplete="current-password" icon={Lock} isRequired {...field('password')} />
        <div className="-mt-1.5 mb-2 flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox name="remember" value="yes">
            Remember me
          </Checkbox>
          <RouterLink
            to="/forgot-password"
            className="flex min-h-11 items-center rounded-xs text-sm font-semibold text-link hover:text-link-hover"
          >
            Forgot password?
          </RouterLink>
        </div>
        <SignInButton isPending={isPending} />
      </form>
      <p className="mt-4 text-sm text-ink-2">
        New here?{' '}
        <TextLink to="/signup" className="font-semibold">
          Create an account
        </TextLink>
      </p>
      {demoLogins.length > 0 && <DemoAccounts logins={demoLogins} onChoose={fill} />}
    </>
  )
}
