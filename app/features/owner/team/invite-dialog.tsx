import { MEMBER_RIGHTS } from '../../../../worker/organisations/rules/owners/rights.ts'
import {
  INVITATION_DAYS,
  NewInvitation,
  RIGHT_LABELS,
  RIGHT_TEXTS,
} from '../../../../worker/organisations/rules/owners/team.ts'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { sendInvitation } from './team.queries.ts'

interface InviteDialogProps {
  owner: { id: string; name: string }
  onClose: () => void
}

const OPTIONS = MEMBER_RIGHTS.toReversed().map((right) => ({
  value: right,
  label: RIGHT_LABELS[right],
  description: RIGHT_TEXTS[right],
}))

/** Dialog with the email and the right of an invited person. */
export function InviteDialog({ owner, onClose }: InviteDialogProps) {
  const form = useForm({
    initial: { email: '', right: 'sell' },
    schema: NewInvitation,
    input: ({ email, right }) => ({ owner: owner.id, email, right }),
    send: sendInvitation,
    keep: 'invite',
    done: (_, { email }) => `Invitation sent to ${email}`,
    onDone: onClose,
  })

  return (
    <FormDialog
      form={form}
      title={`Invite to ${owner.name}`}
      action="Send invitation"
      pendingLabel="Sending"
      onClose={onClose}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        description={`We mail a link that works once, for ${INVITATION_DAYS} days, and only with an account of this address.`}
        {...form.field('email')}
      />
      <RadioCards label="Right" options={OPTIONS} {...form.field('right')} />
    </FormDialog>
  )
}
