import { Lock, Mail } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState, useTransition } from 'react'
import { SignIn } from '../../../../worker/identity/rules/forms.ts'
import { withReturn } from '../../../../worker/identity/rules/return-address.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ownWords } from '../../../ui/own-words.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { RouterLink } from '../../../ui/router-link.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { DemoAccounts, type DemoLogin } from './demo-accounts.tsx'
import { NeedsScripts, type Refusal, RefusalNotice } from './form-notice.tsx'
import { SignInButton } from './sign-in-button.tsx'

interface CredentialsFormProps {
  demoLogins: readonly DemoLogin[]
  /** Refusal of the last attempt. */
  refusal: Refusal | null
  /** Address to open after sign-in, passed on to the other ways in. */
  next: string | null
  /** @returns false when it was refused */
  onSubmit: (input: SignIn) => Promise<boolean>
}

const textOf = (data: FormData, name: string) => String(data.get(name) ?? '')

/** The first step of signing in. */
export function CredentialsForm({ demoLogins, refusal, next, onSubmit }: CredentialsFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isPending, start] = useTransition()

  // A password manager or a visitor may have filled the fields before hydration.
  useEffect(() => {
    if (!form.current) return
    const data = new FormData(form.current)
    setEmail(textOf(data, 'email'))
    setPassword(textOf(data, 'password'))
  }, [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const { currentTarget } = event
    const data = new FormData(currentTarget)
    start(async () => {
      const isIn = await onSubmit({
        email: textOf(data, 'email'),
        password: textOf(data, 'password'),
        remember: data.has('remember'),
      })
      if (!isIn) currentTarget.querySelector<HTMLInputElement>('[name=password]')?.select()
    })
  }

  function fill(login: DemoLogin) {
    setEmail(login.email)
    setPassword(login.password)
  }

  return (
    <>
      <form ref={form} method="post" data-react="" onSubmit={submit} className="mt-7 space-y-4">
        <NeedsScripts />
        {refusal && <RefusalNotice {...refusal} />}
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          icon={Mail}
          isRequired
          value={email}
          onChange={setEmail}
          errorMessage={ownWords(SignIn.entries.email, email)}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          icon={Lock}
          isRequired
          value={password}
          onChange={setPassword}
          errorMessage={ownWords(SignIn.entries.password, password)}
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
        <SignInButton isPending={isPending} />
      </form>
      <p className="mt-4 text-sm text-ink-2">
        New here?{' '}
        <TextLink to={withReturn('/signup', next)} className="font-semibold">
          Create an account
        </TextLink>
      </p>
      {demoLogins.length > 0 && <DemoAccounts logins={demoLogins} onChoose={fill} />}
    </>
  )
}
