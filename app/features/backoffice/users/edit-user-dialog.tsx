import { type SubmitEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type ManagedUser, UserChange } from '../../../../worker/backoffice/rules/users/managed-user.ts'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import { mineOver } from '../../../kit/conflict/conflict.ts'
import { ConflictBanner } from '../../../kit/conflict/conflict-banner.tsx'
import { useConflict } from '../../../kit/conflict/use-conflict.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { RefusalLine } from '../../../ui/refusal-line.tsx'
import { formRefusalOf, NO_REFUSAL } from '../../../ui/refusals.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useGuard } from '../../../ui/use-guard.ts'
import { AccessFields } from './access-fields.tsx'
import { changeOf, draftOf, textsOf, type UserDraft } from './user-draft.ts'
import { changeUser } from './users.queries.ts'

const FORM = 'edit-user'
const FIELDS = ['name', 'company', 'location', 'role', 'areas'] as const

interface EditUserDialogProps {
  user: ManagedUser
  /** True for the own account, whose role only another admin changes. */
  isYou: boolean
  onClose: () => void
}

/** Dialog that changes a user. */
export function EditUserDialog({ user, isYou, onClose }: EditUserDialogProps) {
  const { revalidate } = useRevalidator()
  const guard = useGuard()
  // User at the time of opening, even when the page is read again.
  const [base, setBase] = useState(user)
  const [draft, setDraft] = useState(() => draftOf(user))
  const { conflict, send, clear } = useConflict(textsOf)
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState(NO_REFUSAL)

  async function save(values: UserDraft, from: ManagedUser) {
    if (isPending) return
    setPending(true)
    setRefusal(NO_REFUSAL)
    try {
      const saved = await guard(() =>
        send(from, (seen) => changeUser(seen.id, parse(UserChange, changeOf(values, seen)))),
      )
      if (saved) {
        toast({ tone: 'success', title: `${saved.name} is saved` })
        onClose()
        await revalidate()
      }
    } catch (error) {
      setRefusal(formRefusalOf(error, FIELDS))
    }
    setPending(false)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void save(draft, base)
  }

  /** Continues from another person's version. */
  function rebase(from: ManagedUser, values: UserDraft) {
    setBase(from)
    setDraft(values)
    clear()
  }

  const field = (name: 'name' | 'company' | 'location') => ({
    name,
    value: draft[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
    validationBehavior: 'aria' as const,
    autoComplete: 'off',
    isInvalid: name in refusal.fields,
    errorMessage: refusal.fields[name],
  })

  return (
    <Modal isOpen isDismissable={false} onOpenChange={onClose}>
      <Dialog
        title={`Edit ${base.name}`}
        footer={
          <>
            <Button slot="close" variant="outline">
              Cancel
            </Button>
            <SubmitButton form={FORM} isPending={isPending} pendingLabel="Saving">
              Save
            </SubmitButton>
          </>
        }
      >
        <form id={FORM} noValidate onSubmit={submit} className="grid gap-5">
          {conflict && (
            <ConflictBanner
              changes={conflict.changes}
              isSaving={isPending}
              onTakeTheirs={() => rebase(conflict.current, draftOf(conflict.current))}
              onKeepMine={() => {
                const mine = mineOver(draftOf(base), draft, draftOf(conflict.current))
                rebase(conflict.current, mine)
                void save(mine, conflict.current)
              }}
            >
              Someone else saved {base.name} after you opened this form.
            </ConflictBanner>
          )}
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField label="Name" {...field('name')} />
            <TextField label="Email" value={base.email} isReadOnly description="Only the user can change it" />
            <TextField label="Company" isOptional {...field('company')} />
            <TextField label="Location" isOptional placeholder="Chennai, Tamil Nadu" {...field('location')} />
          </div>
          <AccessFields
            {...draft.access}
            onChange={(change) => setDraft({ ...draft, access: { ...draft.access, ...change } })}
            isDisabled={isYou}
            description={isYou ? 'Another admin has to change your role' : 'A new role signs the user out everywhere'}
            refused={refusal.fields}
          />
          <RefusalLine text={refusal.whole} />
        </form>
      </Dialog>
    </Modal>
  )
}
