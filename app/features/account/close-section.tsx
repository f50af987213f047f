import { useNavigate } from 'react-router'
import { PasswordConfirmation } from '../../../worker/identity/rules/forms.ts'
import { DomainError } from '../../../worker/kernel/rules/errors.ts'
import { parse } from '../../../worker/kernel/rules/parse.ts'
import { ApiForm } from '../../ui/api-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogTrigger, Modal } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { deleteAccount, forgetAccount } from './account.queries.ts'
import { SettingsSection } from './settings-section.tsx'

/** The end of the account. */
export function CloseSection({ email }: { email: string }) {
  return (
    <SettingsSection
      id="close"
      title="Close account"
      note="Records that the law asks us to keep stay, without your name."
    >
      <p className="text-sm text-ink-2">Deletes your profile and signs out all your devices. It cannot be undone.</p>
      <DialogTrigger>
        <Button variant="danger" className="mt-4">
          Delete my account
        </Button>
        <Modal size="form" isDismissable={false}>
          <Dialog title="Delete your account?">
            <DeleteForm email={email} />
          </Dialog>
        </Modal>
      </DialogTrigger>
    </SettingsSection>
  )
}

function DeleteForm({ email }: { email: string }) {
  const navigate = useNavigate()

  async function remove({ email: typed, password }: Record<string, FormDataEntryValue>) {
    // Deleting cannot be undone, so the email has to be typed.
    if (String(typed).trim().toLowerCase() !== email) {
      throw new DomainError('bad_input', 'This is not your email', [
        { path: 'email', message: `Type ${email} to go on` },
      ])
    }
    await deleteAccount(parse(PasswordConfirmation, { password }))
    await navigate('/')
    await forgetAccount()
    toast({ tone: 'success', title: 'Your account is deleted' })
  }

  return (
    <>
      <ul className="list-disc space-y-1.5 pl-5 text-ink-2">
        <li>Your name, email, phone and company are erased at once, and this email can sign up anew.</li>
        <li>All your devices are signed out, and your authenticator app opens nothing any more.</li>
        <li>What we must keep by law, such as the record of sign-ins, stays without your name.</li>
        <li>Nobody can bring the account back, our desk included. Download your data first if you want it.</li>
      </ul>
      <ApiForm
        aria-label="Delete your account"
        action="Delete my account"
        username={email}
        variant="danger"
        className="mt-5"
        isInDialog
        onSubmit={remove}
        aside={
          <Button slot="close" variant="outline">
            Keep my account
          </Button>
        }
      >
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label="Your email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="off"
            description={email}
          />
          <PasswordField label="Your password" name="password" autoComplete="current-password" />
        </div>
      </ApiForm>
    </>
  )
}
