import { UsersRound } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type ManagedUser, UserChange } from '../../../../worker/backoffice/rules/users/managed-user.ts'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { RefusalLine } from '../../../ui/refusal-line.tsx'
import { formRefusalOf, NO_REFUSAL } from '../../../ui/refusals.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useGuard } from '../../../ui/use-guard.ts'
import { AccessFields } from './access-fields.tsx'
import { changeOf, type DraftPart, draftOf, mergeDrafts, PART_LABELS, partText, type UserDraft } from './user-draft.ts'
import { changeUser, currentOf } from './users.queries.ts'

const FORM = 'edit-user'
const FIELDS = ['name', 'company', 'location', 'role', 'areas'] as const

interface EditUserDialogProps {
  user: ManagedUser
  /** One's own role is changed by another admin. */
  isYou: boolean
  onClose: () => void
}

/** What both changed: one's own draft and theirs at that moment. */
interface Conflict {
  clashes: readonly DraftPart[]
  mine: UserDraft
  theirs: UserDraft
}

/** Changes a user. Where somebody else was faster, both changes are merged, and what both changed is chosen. */
export function EditUserDialog({ user, isYou, onClose }: EditUserDialogProps) {
  const { revalidate } = useRevalidator()
  const guard = useGuard()
  // As it was opened, also when the page behind it is read again.
  const [base, setBase] = useState(user)
  const [draft, setDraft] = useState(() => draftOf(user))
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState(NO_REFUSAL)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    setPending(true)
    setRefusal(NO_REFUSAL)
    try {
      const input = parse(UserChange, changeOf(draft, base))
      const saved = await guard(() => changeUser(base.id, input))
      toast({ tone: 'success', title: `${saved.name} is saved` })
      onClose()
      await revalidate()
    } catch (error) {
      const current = currentOf(error)
      if (current) {
        const { clashes, merged } = mergeDrafts(base, draft, current)
        setConflict({ clashes, mine: merged, theirs: draftOf(current) })
        setBase(current)
        setDraft(merged)
      } else setRefusal(formRefusalOf(error, FIELDS))
    }
    setPending(false)
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
              {conflict ? 'Save this version' : 'Save'}
            </SubmitButton>
          </>
        }
      >
        <form id={FORM} noValidate onSubmit={submit} className="grid gap-5">
          {conflict && <ConflictPart conflict={conflict} draft={draft} onChoose={setDraft} />}
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField label="Name" {...field('name')} />
            <TextField
              label="Email"
              value={base.email}
              isReadOnly
              description="Only its owner can confirm another one"
            />
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

interface ConflictPartProps {
  conflict: Conflict
  draft: UserDraft
  onChoose: (draft: UserDraft) => void
}

/** Says that somebody else saved first, and asks about each part that both changed. */
function ConflictPart({ conflict: { clashes, mine, theirs }, draft, onChoose }: ConflictPartProps) {
  return (
    <div className="grid gap-4">
      <Banner tone="warn" icon={UsersRound} role="alert">
        <b className="block">Somebody saved this first</b>
        {clashes.length === 0
          ? 'Your changes touch nothing that they changed, so both are kept. Look through them and save.'
          : 'What only one of you changed is merged. Choose what to keep of the rest.'}
      </Banner>
      {clashes.map((part) => (
        <RadioCards
          key={part}
          label={`${PART_LABELS[part]}, changed by both`}
          columns={2}
          value={partText(draft, part) === partText(theirs, part) ? 'theirs' : 'mine'}
          options={[
            { value: 'mine', label: 'Yours', description: partText(mine, part) },
            { value: 'theirs', label: 'Theirs, saved', description: partText(theirs, part) },
          ]}
          onChange={(side) => onChoose({ ...draft, [part]: (side === 'theirs' ? theirs : mine)[part] })}
        />
      ))}
    </div>
  )
}
