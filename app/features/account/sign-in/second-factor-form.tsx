import { useEffect, useEffectEvent, useState } from 'react'
import { TwoFactorCode } from '../../../../worker/identity/rules/forms.ts'
import { Form } from '../../../kit/form/form.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { CodeField } from '../../../ui/code-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { SignInButton } from './sign-in-button.tsx'
import { hasFailed, RefusalNotice, SIGN_IN, useSelectedSecret } from './sign-in-refusal.tsx'

/** The second step: the authenticator's code, or a recovery code in its place. */
export function SecondFactorForm({ onSubmit }: { onSubmit: (code: string) => Promise<void> }) {
  const [isRecovery, setRecovery] = useState(false)
  const form = useForm({ ...SIGN_IN, schema: TwoFactorCode, send: ({ code }) => onSubmit(code) })
  useSelectedSecret(form)
  // A code works once.
  const empty = useEffectEvent(() => form.set({ code: '' }))
  useEffect(() => {
    if (hasFailed(form.refusal)) empty()
  }, [form.refusal])

  function change() {
    setRecovery(!isRecovery)
    form.start({ code: '' })
  }

  return (
    <>
      <Form form={form} className="mt-7">
        <div className="space-y-5">
          <RefusalNotice refusal={form.refusal} />
          {isRecovery ? (
            <TextField
              key="recovery"
              label="Recovery code"
              description="One of your ten recovery codes. Each works once."
              placeholder="7KQ2M-9XWTR"
              autoComplete="off"
              spellCheck="false"
              isRequired
              autoFocus
              {...form.field('code')}
            />
          ) : (
            <CodeField
              key="app"
              label="Enter the code of your authenticator app"
              isRequired
              autoFocus
              {...form.field('code')}
            />
          )}
          <SignInButton isPending={form.isPending} />
        </div>
      </Form>
      <button
        type="button"
        onClick={change}
        className="mt-4 min-h-11 w-fit text-sm font-semibold text-link hover:text-link-hover"
      >
        {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
      </button>
    </>
  )
}
