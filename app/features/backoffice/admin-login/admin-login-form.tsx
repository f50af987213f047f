import { ArrowLeft, KeyRound, LoaderCircle, Lock, Mail } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { SignIn } from '../../../../worker/identity/rules/forms.ts'
import { login } from '../../../kit/session/auth.ts'
import { Button } from '../../../ui/button.tsx'
import { ownWords } from '../../../ui/own-words.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { takeBackToast, toast } from '../../../ui/toast.tsx'
import { type Credentials, DemoCredentials } from './demo-credentials.tsx'
import { FAILURES, signInFailure } from './sign-in-failure.ts'

const EMPTY: Credentials = { email: '', password: '' }

interface AdminLoginFormProps {
  /** Demo account; null on a server without demo accounts. */
  demo: Credentials | null
  /** Called after signing in; the form stays pending until it resolves. */
  onSignedIn: () => Promise<void>
}

/** Email and password, then the code of an authenticator app if the account has one. */
export function AdminLoginForm({ demo, onSignedIn }: AdminLoginFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(EMPTY)
  const [step, setStep] = useState<'password' | 'code'>('password')
  const [isPending, setPending] = useState(false)

  // A password manager or a visitor may have filled the fields before hydration.
  useEffect(() => {
    const data = new FormData(form.current ?? undefined)
    setTyped({ email: String(data.get('email') ?? ''), password: String(data.get('password') ?? '') })
  }, [])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const { currentTarget } = event
    const code = new FormData(currentTarget).get('code')?.toString()
    setPending(true)
    for (const title of FAILURES) takeBackToast(title)
    try {
      await login({ ...typed, area: 'admin', ...(code && { code }) })
      toast({ tone: 'success', title: 'Login successful' })
      await onSignedIn()
    } catch (error) {
      const failure = signInFailure(error, code !== undefined)
      if (failure.step === 'code') {
        setStep('code')
        return
      }
      toast({ tone: 'danger', title: failure.title, description: failure.description })
      const secret = currentTarget.querySelector<HTMLInputElement>('[name=password], [name=code]')
      secret?.focus()
      secret?.select()
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      {/*
       * Submitted before hydration, the form waits (app/document/hold-submits.js), so that no password gets into the
       * address.
       */}
      <form ref={form} method="post" data-react="" onSubmit={submit} className="mt-6 space-y-4">
        {step === 'password' ? (
          <>
            <TextField
              isRequired
              type="email"
              name="email"
              label="Email"
              icon={Mail}
              autoComplete="username"
              maxLength={254}
              value={typed.email}
              errorMessage={ownWords(SignIn.entries.email, typed.email)}
              onChange={(email) => setTyped((before) => ({ ...before, email }))}
            />
            <PasswordField
              isRequired
              name="password"
              label="Password"
              icon={Lock}
              autoComplete="current-password"
              maxLength={200}
              value={typed.password}
              errorMessage={ownWords(SignIn.entries.password, typed.password)}
              onChange={(password) => setTyped((before) => ({ ...before, password }))}
            />
          </>
        ) : (
          <>
            <p role="status" className="text-ink-2">
              Enter the code of your authenticator app for <b className="wrap-anywhere text-ink">{typed.email}</b>.
            </p>
            <TextField
              isRequired
              autoFocus
              name="code"
              label="Code"
              icon={KeyRound}
              description="Six digits, or one of your recovery codes."
              autoComplete="one-time-code"
              spellCheck="false"
              maxLength={40}
            />
          </>
        )}
        <Button type="submit" isDisabled={isPending} className="h-11 w-full">
          {isPending && <LoaderCircle aria-hidden className="animate-spin" />}
          {isPending ? 'Signing in...' : 'Sign in'}
        </Button>
        {step === 'code' && (
          <Button variant="ghost" className="w-full" onPress={() => setStep('password')}>
            <ArrowLeft aria-hidden />
            Use another account
          </Button>
        )}
      </form>
      {demo && step === 'password' && <DemoCredentials credentials={demo} onFill={() => setTyped(demo)} />}
    </>
  )
}
