import { NewUser } from '../../../../worker/backoffice/rules/users/managed-user.ts'
import { isStaff } from '../../../../worker/kernel/rules/identity/roles.ts'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { AccessFields, areasOf, roleOf } from './access-fields.tsx'
import { inviteUser } from './users.queries.ts'

/** Invites a person: they get a mail and choose their password. */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    initial: { role: 'advertiser', areas: '' },
    schema: NewUser,
    input: ({ name = '', email = '', company = '', location = '', ...texts }) => ({
      ...{ name, email, company, location, role: texts.role, areas: areasOf(texts) },
    }),
    send: inviteUser,
    keep: 'add-user',
    done: (_, { email }) => `Invitation sent to ${email}`,
    onDone: onClose,
  })
  const field = (name: string) => ({ ...form.field(name), autoComplete: 'off' })

  return (
    <FormDialog
      form={form}
      title="Add User"
      action="Send invitation"
      pendingLabel="Sending"
      isDismissable={false}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Name" {...field('name')} />
        <TextField label="Email" type="email" {...field('email')} />
        <TextField label="Company" isOptional {...field('company')} />
        <TextField label="Location" isOptional placeholder="Chennai, Tamil Nadu" {...field('location')} />
      </div>
      <AccessFields form={form} />
      <p className="text-sm text-ink-2">
        Status: Invited. We mail a link that works once, for 7 days; with it they choose a password and sign in
        {isStaff({ role: roleOf(form.texts) }) ? ' at the login of the back office.' : '.'}
      </p>
    </FormDialog>
  )
}
