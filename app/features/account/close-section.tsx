import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PasswordConfirmation } from '../../../worker/identity/rules/forms.ts'
import { parse } from '../../../worker/kernel/rules/parse.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { badInput } from '../../kit/mutation/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { deleteAccount, forgetAccount } from './account.queries.ts'
import { SettingsSection } from './settings-section.tsx'

/** Section that deletes the account. */
export function CloseSection({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <SettingsSection id="close" title="Close account" note="Records that the law requires are kept without your name.">
      <p className="text-sm text-ink-2">Deletes your profile and signs out all your devices. This cannot be undone.</p>
      <Button variant="danger" className="mt-4" onPress={() => setOpen(true)}>
        Delete my account
      </Button>
      {isOpen && <DeleteDialog email={email} onClose={() => setOpen(false)} />}
    </SettingsSection>
  )
}

function DeleteDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const navigate = useNavigate()

  const form = useForm({
    read({ email: typed = '', password }) {
      // Deleting cannot be undone, so the email has to be typed.
      if (typed.trim().toLowerCase() !== email) throw badInput({ email: `Type ${email} to continue` })
      return parse(PasswordConfirmation, { password })
    },
    send: deleteAccount,
    revalidate: false,
    async onDone() {
      await navigate('/')
      await forgetAccount()
      toast({ tone: 'success', title: 'Your account is deleted' })
    },
  })

  return (
    <FormDialog
      form={form}
      title="Delete your account?"
      action="Delete my account"
      variant="danger"
      cancel="Keep my account"
      username={email}
      isDismissable={false}
      onClose={onClose}
    >
      <ul className="list-disc space-y-1.5 pl-5 text-ink-2">
        <li>Your name, email, phone and company are erased immediately. You can sign up again with this email.</li>
        <li>All your devices are signed out, and your authenticator codes stop working.</li>
        <li>Records that the law requires, such as sign-ins, are kept without your name.</li>
        <li>The account cannot be restored, not even by our team. Download your data first if you want it.</li>
      </ul>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Your email"
          type="email"
          inputMode="email"
          autoComplete="off"
          description={email}
          {...form.field('email')}
        />
        <PasswordField label="Your password" autoComplete="current-password" {...form.field('password')} />
      </div>
    </FormDialog>
  )
}
