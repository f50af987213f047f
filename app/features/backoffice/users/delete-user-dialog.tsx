import { type SubmitEvent, useState } from 'react'
import type { ManagedUser } from '../../../../worker/backoffice/rules/users/managed-user.ts'
import { RequestError } from '../../../api-client.ts'
import { ACTS, consequencesOf } from '../../../kit/admin-acts/acts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { RefusalLine } from '../../../ui/refusal-line.tsx'
import { formRefusalOf, NO_REFUSAL } from '../../../ui/refusals.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useGuard } from '../../../ui/use-guard.ts'
import { deleteUser } from './users.queries.ts'

const FORM = 'delete-user'

interface DeleteUserDialogProps {
  user: Pick<ManagedUser, 'id' | 'name' | 'email'>
  onClose: () => void
  /** Leaves the page of the user, or reads the list again. */
  onDeleted: () => void | Promise<void>
}

/** Deletes an account once its email is typed. */
export function DeleteUserDialog({ user: { id, name, email }, onClose, onDeleted }: DeleteUserDialogProps) {
  const guard = useGuard()
  const [typed, setTyped] = useState('')
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState(NO_REFUSAL)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    if (typed.trim().toLowerCase() !== email) {
      setRefusal({ fields: { email: 'This is not the email of the user' }, whole: null })
      return
    }
    setPending(true)
    try {
      await guard(() => deleteUser(id, { email }))
      toast({ tone: 'success', title: `${name} is deleted` })
      onClose()
      await onDeleted()
    } catch (error) {
      const refusal = formRefusalOf(error, ['email'])
      // Features explain it to the owner of the account.
      const isNeeded = error instanceof RequestError && error.code === 'in_use'
      setRefusal(
        isNeeded ? { ...refusal, whole: `The account is needed. Its owner would read: ${refusal.whole}` } : refusal,
      )
    }
    setPending(false)
  }

  return (
    <Modal size="confirm" isOpen isDismissable={false} onOpenChange={onClose}>
      <Dialog
        role="alertdialog"
        title={ACTS['user.delete'].title(name)}
        footer={
          <>
            <Button slot="close" variant="outline">
              Cancel
            </Button>
            <SubmitButton form={FORM} variant="danger" isPending={isPending} pendingLabel="Deleting">
              {ACTS['user.delete'].confirm}
            </SubmitButton>
          </>
        }
      >
        <form id={FORM} noValidate onSubmit={submit} className="grid gap-4">
          <p className="text-ink-2">{consequencesOf('user.delete')}</p>
          <TextField
            label={`Type ${email}`}
            name="email"
            autoComplete="off"
            value={typed}
            onChange={(value) => {
              setTyped(value)
              setRefusal(NO_REFUSAL)
            }}
            validationBehavior="aria"
            isInvalid={'email' in refusal.fields}
            errorMessage={refusal.fields.email}
          />
          <RefusalLine text={refusal.whole} />
        </form>
      </Dialog>
    </Modal>
  )
}
