import { type SubmitEvent, useState, useTransition } from 'react'
import { useNavigate } from 'react-router'
import * as v from 'valibot'
import { SignUp } from '../../../../worker/identity/rules/forms.ts'
import { withReturn } from '../../../../worker/identity/rules/return-address.ts'
import { RequestError } from '../../../api-client.ts'
import { register } from '../../../kit/session/auth.ts'
import { KeptForm } from '../../../kit/session/kept-form.tsx'
import { forgetInput } from '../../../kit/session/kept-input.ts'
import { StrengthHint } from '../../../kit/session/strength-hint.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { takeBackToast, toast } from '../../../ui/toast.tsx'
import { useJudgedFields } from '../../../ui/use-judged-fields.ts'
import { Entrance } from './entrance.tsx'
import { FormNotice, NeedsScripts } from './form-notice.tsx'
import { RoleToggle, type SignUpRole } from './role-toggle.tsx'

const FORM = 'sign-up'
const FAILED = 'Registration failed'

/** Whether a field was left out. */
const hasGap = (form: HTMLFormElement) => Array.from(new FormData(form).values()).some((value) => !String(value).trim())

interface SignUpViewProps {
  /** What is chosen at first. */
  role: SignUpRole
  /** Where to go afterwards: a path on this site. */
  next: string | null
}

/** A new account for either side of the market. */
export function SignUpView({ role, next }: SignUpViewProps) {
  const navigate = useNavigate()
  const { form, field, judge, refuse } = useJudgedFields(SignUp)
  /** An error of the whole form. */
  const [notice, setNotice] = useState<string | null>(null)
  const [isPending, start] = useTransition()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    takeBackToast(FAILED)
    setNotice(hasGap(event.currentTarget) ? 'Please fill in all fields' : null)
    const texts = judge()
    if (!texts) return
    start(async () => {
      try {
        await register(v.parse(SignUp, { ...texts, next }))
      } catch (error) {
        if (error instanceof RequestError) {
          refuse(error.code === 'conflict' ? [{ path: 'email', message: error.message }] : error.issues)
          if (error.code === 'rate_limited') setNotice(error.message)
        }
        toast({ tone: 'danger', title: FAILED })
        return
      }
      forgetInput(FORM)
      toast({ tone: 'success', title: 'Account created successfully!' })
      await navigate(next ?? '/dashboard', { replace: true })
    })
  }

  const password = field('password')
  return (
    <Entrance scene="new" title="Create your account" lead="Free to join. You only pay for media you book.">
      <form ref={form} method="post" data-react="" noValidate onSubmit={submit} className="mt-7 space-y-4">
        <NeedsScripts />
        <KeptForm form={FORM} />
        <RoleToggle role={role} />
        <TextField label="Your name" autoComplete="name" {...field('name')} />
        <TextField label="Work email" type="email" autoComplete="email" {...field('email')} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField label="Company" autoComplete="organization" {...field('company')} />
          <TextField label="Phone" type="tel" autoComplete="tel" placeholder="10-digit mobile" {...field('phone')} />
        </div>
        <PasswordField
          label="Password"
          autoComplete="new-password"
          description={password.isInvalid ? undefined : <StrengthHint password={password.value} />}
          {...password}
        />
        {notice && <FormNotice>{notice}</FormNotice>}
        <Button
          type="submit"
          variant="accent"
          size="lg"
          isPending={isPending}
          pendingLabel="Creating your account"
          className="mt-2 w-full"
        >
          Create account
        </Button>
      </form>
      <p className="mt-5 text-xs text-ink-3">
        By creating an account you accept the <TextLink to="/terms">Terms</TextLink> and{' '}
        <TextLink to="/privacy">Privacy policy</TextLink>.
      </p>
      <p className="mt-4 text-sm text-ink-2">
        Already with us?{' '}
        <TextLink to={withReturn('/signin', next)} className="font-semibold">
          Sign in
        </TextLink>
      </p>
    </Entrance>
  )
}
