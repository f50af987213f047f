import * as v from 'valibot'
import { Decline } from '../../../../worker/booking/rules/lines/owner-answer.ts'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import type { Refusal } from '../../../kit/mutation/refusal.ts'
import { ReasonField } from '../../../ui/reason-field.tsx'
import { requestRefusal } from './refusal.ts'
import { declineRequest, type Seen } from './requests.queries.ts'

/** Props of a dialog with one answer to a request. */
export interface AnswerProps {
  /** Request at the time when the dialog opened. */
  seen: Seen
  onClose: () => void
  onRefused: (refusal: Refusal) => void
}

/** Dialog with the reason for declining, which the advertiser reads. */
export function DeclineDialog({ seen, onClose, onRefused }: AnswerProps) {
  const form = useForm({
    schema: v.pick(Decline, ['reason']),
    send: ({ reason }) => declineRequest(seen, reason),
    keep: `decline-${seen.id}`,
    done: 'Request declined',
    refuse: requestRefusal,
    onRefused,
    onDone: onClose,
  })
  return (
    <FormDialog
      form={form}
      title="Decline request"
      action="Decline request"
      variant="danger"
      pendingLabel="Sending"
      onClose={onClose}
    >
      <ReasonField
        {...form.field('reason')}
        description="Shown to the advertiser. The days are released immediately."
      />
    </FormDialog>
  )
}
