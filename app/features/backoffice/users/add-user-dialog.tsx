import { type SubmitEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { NewUser } from '../../../../worker/backoffice/rules/users/managed-user.ts'
import { isStaff } from '../../../../worker/kernel/rules/identity/roles.ts'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import { KeptForm } from '../../../kit/session/kept-form.tsx'
import { forgetInput } from '../../../kit/session/kept-input.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { RefusalLine } from '../../../ui/refusal-line.tsx'
import { formRefusalOf, NO_REFUSAL } from '../../../ui/refusals.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useGuard } from '../../../ui/use-guard.ts'
import { AccessFields } from './access-fields.tsx'
import { inviteUser } from './users.queries.ts'

const FORM = 'add-user'
const FIELDS = ['name', 'email', 'role', 'areas', 'company', 'location'] as const
const EMPTY: NewUser = { name: '', email: '', role: 'advertiser', areas: [], company: '', location: '' }

/** Invites somebody: they get a mail and choose their password. */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const { revalidate } = useRevalidator()
  const guard = useGuard()
  const [draft, setDraft] = useState(EMPTY)
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState(NO_REFUSAL)

  function change(next: Partial<NewUser>) {
    setDraft((draft) => ({ ...draft, ...next }))
    const fields = Object.fromEntries(Object.entries(refusal.fields).filter(([name]) => !(name in next)))
    setRefusal({ fields, whole: null })
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    setPending(true)
    try {
      const input = parse(NewUser, draft)
      await guard(() => inviteUser(input))
      toast({ tone: 'success', title: `Invitation sent to ${input.email}` })
      forgetInput(FORM)
      onClose()
      await revalidate()
    } catch (error) {
      setRefusal(formRefusalOf(error, FIELDS))
    }
    setPending(false)
  }

  const field = (name: 'name' | 'email' | 'company' | 'location') => ({
    name,
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    validationBehavior: 'aria' as const,
    autoComplete: 'off',
    isInvalid: name in refusal.fields,
    errorMessage: refusal.fields[name],
  })

  return (
    <Modal isOpen isDismissable={false} onOpenChange={onClose}>
      <Dialog
        title="Add User"
        footer={
          <>
            <Button slot="close" variant="outline">
              Cancel
            </Button>
            <SubmitButton form={FORM} isPending={isPending} pendingLabel="Sending">
              Send invitation
            </SubmitButton>
          </>
        }
      >
        <form id={FORM} noValidate onSubmit={submit} className="grid gap-5">
          <KeptForm form={FORM} />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField label="Name" {...field('name')} />
            <TextField label="Email" type="email" {...field('email')} />
            <TextField label="Company" isOptional {...field('company')} />
            <TextField label="Location" isOptional placeholder="Chennai, Tamil Nadu" {...field('location')} />
          </div>
          <AccessFields role={draft.role} areas={draft.areas} onChange={change} refused={refusal.fields} />
          <p className="text-sm text-ink-2">
            Status: Invited. We mail a link that works once, for 7 days; with it they choose a password and can sign in
            {isStaff(draft) ? ' at the login of the back office.' : '.'}
          </p>
          <RefusalLine text={refusal.whole} />
        </form>
      </Dialog>
    </Modal>
  )
}
