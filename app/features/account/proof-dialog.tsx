import { useState } from 'react'
import { TwoFactorConfirmation } from '../../../worker/identity/rules/forms.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface ProofDialogProps {
  /** Label of the button that opens the dialog. */
  trigger: string
  variant: ButtonProps['variant']
  /** Email of the account, for password managers. */
  email: string
  title: string
  text: string
  /** Label of the button that confirms. */
  action: string
  onProof: (proof: TwoFactorConfirmation) => Promise<void>
}

/** Asks for both factors before an act that weakens the account. */
export function ProofDialog({ trigger, variant, ...props }: ProofDialogProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant={variant} onPress={() => setOpen(true)}>
        {trigger}
      </Button>
      {isOpen && <ProofForm {...props} variant={variant} onClose={() => setOpen(false)} />}
    </>
  )
}

function ProofForm({
  email,
  title,
  text,
  action,
  variant,
  onProof,
  onClose,
}: Omit<ProofDialogProps, 'trigger'> & { onClose: () => void }) {
  const form = useForm({
    schema: TwoFactorConfirmation,
    input: ({ password, code }) => ({ password, code }),
    send: onProof,
    revalidate: false,
    onDone: onClose,
  })
  return (
    <FormDialog
      form={form}
      size="confirm"
      title={title}
      action={action}
      variant={variant === 'danger' ? 'danger' : 'primary'}
      username={email}
      isDismissable={false}
      onClose={onClose}
    >
      <p className="text-ink-2">{text}</p>
      <PasswordField label="Your password" autoComplete="current-password" {...form.field('password')} />
      <TextField
        label="Code"
        autoComplete="one-time-code"
        description="The 6 digits of your authenticator app, or a recovery code."
        {...form.field('code')}
      />
    </FormDialog>
  )
}
