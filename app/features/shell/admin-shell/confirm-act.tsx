import { useEffect, useRef, useState } from 'react'
import { ActConfirmation } from '../../../../worker/identity/rules/forms.ts'
import { type ConfirmBy, onConfirmationNeeded } from '../../../api-client.ts'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { confirmAct } from '../../../kit/session/auth.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

interface Asked {
  by: ConfirmBy
  settle: (isConfirmed: boolean) => void
}

/**
 * Asks for the code or the password again when the API wants a critical act confirmed, on any page: the request then
 * continues by itself (`confirmedFetch`). Acts that follow while it is open wait for the same answer.
 * @param props.email email of the account, for password managers
 */
export function ConfirmAct({ email }: { email: string }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const answer = useRef<Promise<boolean> | null>(null)

  useEffect(
    () =>
      onConfirmationNeeded((by) => {
        answer.current ??= new Promise<boolean>((settle) => setAsked({ by, settle })).finally(() => {
          answer.current = null
          setAsked(null)
        })
        return answer.current
      }),
    [],
  )

  return asked && <ConfirmForm {...asked} email={email} />
}

function ConfirmForm({ by, settle, email }: Asked & { email: string }) {
  const form = useForm({
    schema: ActConfirmation,
    input: (texts) => ({ [by]: texts[by] }),
    send: confirmAct,
    revalidate: false,
    onDone: () => settle(true),
    // The session has ended: the page behind leads to the login.
    onRefused: ({ code }) => code === 'unauthorized' && settle(false),
  })

  return (
    <FormDialog
      form={form}
      size="confirm"
      title="Confirm your identity"
      action="Confirm identity"
      username={email}
      isDismissable={false}
      onClose={() => settle(false)}
    >
      <p className="text-ink-2">
        This is a critical act, so your {by} is needed again. It then holds for five minutes.
      </p>
      {by === 'code' ? (
        <TextField
          label="Code"
          autoComplete="one-time-code"
          description="The 6 digits of your authenticator app, or a recovery code."
          {...form.field('code')}
        />
      ) : (
        <PasswordField label="Your password" autoComplete="current-password" {...form.field('password')} />
      )}
    </FormDialog>
  )
}
