import type { ManagedUser } from '../../../../worker/backoffice/rules/users/managed-user.ts'
import { ConflictBanner } from '../../../kit/conflict/conflict-banner.tsx'
import { useRecordForm } from '../../../kit/conflict/use-record-form.ts'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { AccessFields } from './access-fields.tsx'
import { changeOf, shownOf, textsOf } from './user-draft.ts'
import { changeUser } from './users.queries.ts'

interface EditUserDialogProps {
  user: ManagedUser
  /** True for the own account, whose role only another admin changes. */
  isYou: boolean
  onClose: () => void
}

/** Dialog that changes a user. */
export function EditUserDialog({ user, isYou, onClose }: EditUserDialogProps) {
  const { base, form, conflict } = useRecordForm(user, {
    textsOf,
    shown: shownOf,
    read: changeOf,
    send: (change) => changeUser(...change),
    done: ({ name }) => `${name} is saved`,
    onDone: onClose,
  })
  const field = (name: string) => ({ ...form.field(name), autoComplete: 'off' })

  return (
    <FormDialog
      form={form}
      title={`Edit ${base.name}`}
      action="Save changes"
      pendingLabel="Saving"
      isDismissable={false}
      onClose={onClose}
    >
      {conflict && (
        <ConflictBanner {...conflict}>Someone else saved {base.name} after you opened this form.</ConflictBanner>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Name" {...field('name')} />
        <TextField label="Email" value={base.email} isReadOnly description="Only the user can change it" />
        <TextField label="Company" isOptional {...field('company')} />
        <TextField label="Location" isOptional placeholder="Chennai, Tamil Nadu" {...field('location')} />
      </div>
      <AccessFields
        form={form}
        isDisabled={isYou}
        description={isYou ? 'Another admin has to change your role' : 'A new role signs the user out everywhere'}
      />
    </FormDialog>
  )
}
