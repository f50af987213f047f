import { type SubmitEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import * as v from 'valibot'
import { isRight, MEMBER_RIGHTS, type MemberRight } from '../../../../worker/organisations/rules/owners/rights.ts'
import {
  INVITATION_DAYS,
  NewInvitation,
  RIGHT_LABELS,
  RIGHT_TEXTS,
} from '../../../../worker/organisations/rules/owners/team.ts'
import { KeptForm } from '../../../kit/session/kept-form.tsx'
import { forgetInput } from '../../../kit/session/kept-input.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { RefusalLine } from '../../../ui/refusal-line.tsx'
import { formRefusalOf, NO_REFUSAL } from '../../../ui/refusals.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useGuard } from '../../../ui/use-guard.ts'
import { sendInvitation } from './team.queries.ts'

interface InviteDialogProps {
  owner: { id: string; name: string }
  onClose: () => void
}

const FORM = 'invite'
const OPTIONS = MEMBER_RIGHTS.toReversed().map((right) => ({
  value: right,
  label: RIGHT_LABELS[right],
  description: RIGHT_TEXTS[right],
}))

/** Asks whom to invite, and with which right. */
export function InviteDialog({ owner, onClose }: InviteDialogProps) {
  const { revalidate } = useRevalidator()
  const guard = useGuard()
  const [email, setEmail] = useState('')
  const [right, setRight] = useState<MemberRight>('sell')
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState(NO_REFUSAL)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const read = v.safeParse(NewInvitation, { owner: owner.id, email, right })
    if (!read.success) {
      setRefusal({ fields: { email: read.issues[0].message }, whole: null })
      return
    }
    setRefusal(NO_REFUSAL)
    setPending(true)
    try {
      await guard(() => sendInvitation(read.output))
      forgetInput(FORM)
      toast({ tone: 'success', title: `Invitation sent to ${read.output.email}` })
      onClose()
    } catch (error) {
      setRefusal(formRefusalOf(error, ['email']))
    }
    setPending(false)
    await revalidate()
  }

  return (
    <Modal isOpen onOpenChange={onClose}>
      <Dialog
        title={`Invite to ${owner.name}`}
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
          <TextField
            label="Email"
            type="email"
            name="email"
            autoComplete="off"
            description={`We mail a link that works once, for ${INVITATION_DAYS} days, and only with an account of this address.`}
            value={email}
            onChange={(next) => {
              setEmail(next)
              setRefusal(NO_REFUSAL)
            }}
            validationBehavior="aria"
            isInvalid={'email' in refusal.fields}
            errorMessage={refusal.fields.email}
          />
          <RadioCards
            label="What they may do"
            options={OPTIONS}
            value={right}
            onChange={(next) => isRight(next) && setRight(next)}
          />
          <RefusalLine text={refusal.whole} />
        </form>
      </Dialog>
    </Modal>
  )
}
