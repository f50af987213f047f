import { useState } from 'react'
import { TwoFactorConfirmation } from '../../../worker/identity/rules/forms.ts'
import { parse } from '../../../worker/kernel/rules/parse.ts'
import { ApiForm } from '../../ui/api-form.tsx'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { Dialog, DialogTrigger, Modal } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface ProofDialogProps {
  /** Of the button that opens it. */
  trigger: string
  variant: ButtonProps['variant']
  /** Whose password is asked for. */
  email: string
  title: string
  text: string
  /** Of the button that does it. */
  action: string
  onProof: (proof: TwoFactorConfirmation) => Promise<void>
}

/** Asks for both factors before something that weakens the account. */
export function ProofDialog({ trigger, variant, email, title, text, action, onProof }: ProofDialogProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button variant={variant}>{trigger}</Button>
      <Modal size="confirm" isDismissable={false}>
        <Dialog title={title}>
          <p className="text-ink-2">{text}</p>
          <ApiForm
            aria-label={title}
            action={action}
            username={email}
            variant={variant === 'danger' ? 'danger' : 'primary'}
            className="mt-4"
            isInDialog
            onSubmit={async ({ password, code }) => {
              await onProof(parse(TwoFactorConfirmation, { password, code }))
              setOpen(false)
            }}
            aside={
              <Button slot="close" variant="outline">
                Cancel
              </Button>
            }
          >
            <div className="grid gap-4">
              <PasswordField label="Your password" name="password" autoComplete="current-password" />
              <TextField
                label="Code"
                name="code"
                autoComplete="one-time-code"
                description="The 6 digits of your authenticator app, or a recovery code."
              />
            </div>
          </ApiForm>
        </Dialog>
      </Modal>
    </DialogTrigger>
  )
}
