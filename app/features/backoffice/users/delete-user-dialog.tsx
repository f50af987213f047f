import * as v from 'valibot'
import { type ManagedUser, UserDeletion } from '../../../../worker/backoffice/rules/users/managed-user.ts'
import { ACTS, consequencesOf } from '../../../kit/admin-acts/acts.ts'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { refusalText } from '../../../kit/mutation/refusal.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { deleteUser } from './users.queries.ts'

interface DeleteUserDialogProps {
  user: Pick<ManagedUser, 'id' | 'name' | 'email'>
  onClose: () => void
  /** Leaves the page of the user. */
  onDeleted?: (() => void | Promise<void>) | undefined
}

/** Dialog that deletes an account after its email was typed. */
export function DeleteUserDialog({ user: { id, name, email }, onClose, onDeleted }: DeleteUserDialogProps) {
  const form = useForm({
    schema: v.pipe(
      UserDeletion,
      v.forward(
        v.check(({ email: typed }) => typed === email, 'This is not the email of the user'),
        ['email'],
      ),
    ),
    input: ({ email = '' }) => ({ email }),
    send: (deletion) => deleteUser(id, deletion),
    // A page of the user is left first, because its loader would find nothing.
    revalidate: onDeleted === undefined,
    done: `${name} is deleted`,
    // The server's message is worded for the owner of the account.
    refuse: (refusal) =>
      refusal.code === 'in_use'
        ? { ...refusal, whole: `The account cannot be deleted. Its user would see: ${refusalText(refusal)}` }
        : refusal,
    async onDone() {
      onClose()
      await onDeleted?.()
    },
  })

  return (
    <FormDialog
      form={form}
      size="confirm"
      role="alertdialog"
      title={ACTS['user.delete'].title(name)}
      action={ACTS['user.delete'].confirm}
      variant="danger"
      pendingLabel="Deleting"
      isDismissable={false}
      onClose={onClose}
    >
      <p className="text-ink-2">{consequencesOf('user.delete')}</p>
      <TextField label={`Type ${email}`} autoComplete="off" {...form.field('email')} />
    </FormDialog>
  )
}
