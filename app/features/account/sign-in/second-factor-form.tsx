import { type SubmitEvent, useState, useTransition } from 'react'
import { TwoFactorCode } from '../../../../worker/identity/rules/forms.ts'
import { CodeField } from '../../../ui/code-field.tsx'
import { ownWords } from '../../../ui/own-words.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { type Refusal, RefusalNotice } from './form-notice.tsx'
import { SignInButton } from './sign-in-button.tsx'

interface SecondFactorFormProps {
  /** Refusal of the last attempt. */
  refusal: Refusal | null
  /** @returns false when the code was refused */
  onSubmit: (code: string) => Promise<boolean>
}

/** Second step: a code of the authenticator, or a recovery code. */
export function SecondFactorForm({ refusal, onSubmit }: SecondFactorFormProps) {
  const [isRecovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')
  const [isPending, start] = useTransition()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending || code === '') return
    const input = event.currentTarget.querySelector('input')
    start(async () => {
      if (await onSubmit(code)) return
      setCode('')
      input?.focus()
    })
  }

  function change() {
    setRecovery(!isRecovery)
    setCode('')
  }

  return (
    <>
      <form onSubmit={submit} className="mt-7 space-y-5">
        {refusal && <RefusalNotice {...refusal} />}
        {isRecovery ? (
          <TextField
            key="recovery"
            label="Recovery code"
            description="One of your ten recovery codes. Each works once."
            placeholder="7KQ2M-9XWTR"
            name="code"
            autoComplete="off"
            spellCheck="false"
            isRequired
            autoFocus
            value={code}
            onChange={setCode}
            errorMessage={ownWords(TwoFactorCode.entries.code, code)}
          />
        ) : (
          <CodeField
            key="app"
            label="Enter the code of your authenticator app"
            name="code"
            isRequired
            autoFocus
            value={code}
            onChange={setCode}
          />
        )}
        <SignInButton isPending={isPending} />
      </form>
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
