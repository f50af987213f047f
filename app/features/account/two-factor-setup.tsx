import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { PasswordConfirmation, TwoFactorCode } from '../../../worker/identity/rules/forms.ts'
import type { TotpEnrolment } from '../../../worker/identity/totp.ts'
import { Form, FormButtons } from '../../kit/form/form.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useSessionRenewal } from '../../kit/live/use-live.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CodeField } from '../../ui/code-field.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { beginTwoFactor, confirmTwoFactor } from './account.queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Steps: password, app, recovery codes. */
type Step = { at: 1 } | { at: 2; setup: TotpEnrolment } | { at: 3; codes: readonly string[] }

/** Turns the second factor on in three steps; it takes effect after the second. */
export function TwoFactorSetup({ email, onClose }: { email: string; onClose: () => void }) {
  const [step, setStep] = useState<Step>({ at: 1 })
  const cancel = (
    <Button variant="ghost" onPress={onClose}>
      Cancel
    </Button>
  )
  return (
    <Card className="p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="flex items-center gap-2 text-sm font-bold">
          <ShieldCheck aria-hidden className="size-5 shrink-0 text-link" strokeWidth={1.75} />
          {step.at === 3 ? 'Keep your recovery codes' : 'Set up an authenticator app'}
        </h3>
        <span role="status">
          <Badge tone="info">Step {step.at} of 3</Badge>
        </span>
      </div>
      <div className="mt-4">
        {step.at === 1 && <ProveForm email={email} cancel={cancel} onProved={(setup) => setStep({ at: 2, setup })} />}
        {step.at === 2 && (
          <PairApp
            setup={step.setup}
            cancel={cancel}
            onPaired={(codes) => {
              setStep({ at: 3, codes })
              toast({ tone: 'success', title: 'Two-step sign-in is on' })
            }}
          />
        )}
        {step.at === 3 && <RecoveryCodes codes={step.codes} email={email} onDone={onClose} />}
      </div>
    </Card>
  )
}

interface ProveFormProps {
  email: string
  cancel: React.ReactNode
  onProved: (setup: TotpEnrolment) => void
}

function ProveForm({ email, cancel, onProved }: ProveFormProps) {
  const form = useForm({
    schema: PasswordConfirmation,
    input: ({ password }) => ({ password }),
    send: beginTwoFactor,
    revalidate: false,
    onDone: onProved,
  })
  return (
    <Form form={form} aria-label="Confirm your identity" username={email}>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        description="So that no one else can turn it on at your computer."
        className="max-w-sm"
        autoFocus
        {...form.field('password')}
      />
      <FormButtons form={form} action="Continue" aside={cancel} />
    </Form>
  )
}

interface PairAppProps {
  setup: TotpEnrolment
  cancel: React.ReactNode
  onPaired: (codes: readonly string[]) => void
}

/** Key in groups of four for typing: `JBSW Y3DP EHPK 3PXP`. */
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

function PairApp({ setup: { secret, uri, qr }, cancel, onPaired }: PairAppProps) {
  const renewing = useSessionRenewal()
  const form = useForm({
    initial: { code: '' },
    schema: TwoFactorCode,
    input: ({ code }) => ({ code }),
    send: renewing(confirmTwoFactor),
    revalidate: false,
    onDone: onPaired,
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt="QR code for your authenticator app"
        width="160"
        height="160"
        className="size-40 rounded-md bg-white p-2.5"
      />
      <div className="min-w-0">
        <p className="text-sm text-ink-2">
          Scan the square with an authenticator app,{' '}
          <a className="text-link underline" href={uri}>
            open the app here
          </a>
          , or type the key
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-2">
          <b className="num rounded-xs bg-surface-2 px-1.5 py-0.5 text-sm wrap-anywhere">{inFours(secret)}</b>
          <CopyButton variant="ghost" size="xs" text={secret}>
            Copy key
          </CopyButton>
        </p>
        <Form form={form} aria-label="Authenticator app" className="mt-4">
          <CodeField label="Enter the 6 digits it shows" autoFocus {...form.field('code')} />
          <FormButtons form={form} action="Turn on" aside={cancel} />
        </Form>
      </div>
    </div>
  )
}
