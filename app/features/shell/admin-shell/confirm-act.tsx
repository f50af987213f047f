import { useEffect, useRef, useState } from 'react'
import { ActConfirmation } from '../../../../worker/identity/rules/forms.ts'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import { type ConfirmBy, onConfirmationNeeded, RequestError } from '../../../api-client.ts'
import { confirmAct } from '../../../kit/session/auth.ts'
import { ApiForm } from '../../../ui/api-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

interface Asked {
  by: ConfirmBy
  settle: (isConfirmed: boolean) => void
}

/**
 * Asks for the code or the password again when the API wants a critical act confirmed, from any page: the request then
 * goes on by itself (`confirmedFetch`). Acts that come while it is open wait for the same answer.
 * @param props.email of the account, for password managers
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

  return (
    <Modal
      size="confirm"
      isDismissable={false}
      isOpen={asked !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) asked?.settle(false)
      }}
    >
      <Dialog title="Confirm that it is you">{asked && <ConfirmForm {...asked} email={email} />}</Dialog>
    </Modal>
  )
}

function ConfirmForm({ by, settle, email }: Asked & { email: string }) {
  async function confirm(values: Record<string, FormDataEntryValue>) {
    try {
      await confirmAct(parse(ActConfirmation, { [by]: values[by] }))
    } catch (error) {
      // The session has ended: the page behind leads to the login.
      if (error instanceof RequestError && error.status === 401) settle(false)
      throw error
    }
    settle(true)
  }

  return (
    <>
      <p className="text-ink-2">
        This is a critical act, so your {by} is asked for again. For five minutes afterwards it is not.
      </p>
      <ApiForm
        aria-label="Confirm that it is you"
        action="Confirm"
        username={email}
        className="mt-4"
        isInDialog
        onSubmit={confirm}
        aside={
          <Button slot="close" variant="outline">
            Cancel
          </Button>
        }
      >
        {by === 'code' ? (
          <TextField
            label="Code"
            name="code"
            autoComplete="one-time-code"
            description="The 6 digits of your authenticator app, or a recovery code."
          />
        ) : (
          <PasswordField label="Your password" name="password" autoComplete="current-password" />
        )}
      </ApiForm>
    </>
  )
}
