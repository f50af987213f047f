import { ArrowLeft, KeyRound, LoaderCircle, Lock, Mail } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SignIn } from '../../../../worker/identity/rules/forms.ts'
import { RequestError } from '../../../api-client.ts'
import { Form } from '../../../kit/form/form.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { refuseFields } from '../../../kit/mutation/refusal.ts'
import { login } from '../../../kit/session/auth.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { takeBackToast, toast } from '../../../ui/toast.tsx'
import { type Credentials, DemoCredentials } from './demo-credentials.tsx'
import { FAILURES, type SignInFailure, signInFailure } from './sign-in-failure.ts'

/** The attribute of the browser, with the messages of the form. */
const REQUIRED = { isRequired: true, validationBehavior: 'native' } as const

interface AdminLoginFormProps {
  /** Demo account; null on a server without demo accounts. */
  demo: Credentials | null
  /** Called after signing in; the form stays pending until it resolves. */
  onSignedIn: () => Promise<void>
}

/** Email and password, then the code of an authenticator app if the account has one. */
export function AdminLoginForm({ demo, onSignedIn }: AdminLoginFormProps) {
  const [step, setStep] = useState<'password' | 'code'>('password')
  const form = useForm({
    schema: SignIn,
    input: ({ email, password, code }) => ({ email, password, area: 'admin', ...(step === 'code' && { code }) }),
    async send(input) {
      for (const title of FAILURES) takeBackToast(title)
      try {
        await login(input)
      } catch (error) {
        const isAsked = error instanceof RequestError && error.code === 'second_factor' && step === 'password'
        if (!isAsked) throw error
        setStep('code')
        return
      }
      toast({ tone: 'success', title: 'Login successful' })
      await onSignedIn()
    },
    revalidate: false,
    // No session has ended: the page is as it was.
    refuse: (refusal) => ({
      ...refuseFields({}),
      details: { failure: signInFailure(refusal) },
    }),
  })
  const { id, refusal, isPending } = form

  useEffect(() => {
    if (!refusal?.details.failure) return
    toast({ tone: 'danger', ...(refusal.details.failure as SignInFailure) })
    const secret = document.getElementById(id)?.querySelector<HTMLInputElement>('[name=password], [name=code]')
    secret?.focus()
    secret?.select()
  }, [id, refusal])

  return (
    <>
      {/* Submitted before hydration it waits (app/document/hold-submits.js): no password gets into the address. */}
      <Form form={form} noValidate method="post" data-react="" className="mt-6">
        <div className="space-y-4">
          {step === 'password' ? (
            <>
              <TextField
                type="email"
                label="Email"
                icon={Mail}
                autoComplete="username"
                maxLength={254}
                {...form.field('email')}
                {...REQUIRED}
              />
              <PasswordField
                label="Password"
                icon={Lock}
                autoComplete="current-password"
                maxLength={200}
                {...form.field('password')}
                {...REQUIRED}
              />
            </>
          ) : (
            <>
              <p role="status" className="text-ink-2">
                Enter the code of your authenticator app for{' '}
                <b className="wrap-anywhere text-ink">{form.texts.email}</b>.
              </p>
              <TextField
                isRequired
                autoFocus
                label="Code"
                icon={KeyRound}
                description="Six digits, or one of your recovery codes."
                autoComplete="one-time-code"
                spellCheck="false"
                maxLength={40}
                {...form.field('code')}
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
        </div>
      </Form>
      {demo && step === 'password' && <DemoCredentials credentials={demo} onFill={() => form.set({ ...demo })} />}
    </>
  )
}
