import * as v from 'valibot'
import { Decline } from '../../../../worker/booking/rules/lines/owner-answer.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { keepInput } from '../../../kit/session/kept-input.ts'
import { ReasonField } from '../../../ui/reason-field.tsx'

interface DeclineSeveralProps {
  count: number
  /** @returns false when some were not answered: the reason is needed again */
  onDecline: (reason: string) => Promise<boolean>
  onClose: () => void
}

const KEEP = 'decline-several'

/** Dialog with one reason for all chosen requests; their advertisers read it. */
export function DeclineSeveral({ count, onDecline, onClose }: DeclineSeveralProps) {
  const form = useForm({
    schema: v.pick(Decline, ['reason']),
    // Each request has its own result, which the list shows.
    send: async () => onClose(),
    revalidate: false,
    keep: KEEP,
    async onDone(_, { reason }) {
      if (!(await onDecline(reason))) keepInput(KEEP, { reason })
    },
  })
  return (
    <FormDialog
      form={form}
      title={`Decline ${plural(count, ['request', 'requests'])}`}
      action={`Decline ${plural(count, ['request', 'requests'])}`}
      variant="danger"
      pendingLabel="Sending"
      onClose={onClose}
    >
      <ReasonField
        {...form.field('reason')}
        description="Shown to each advertiser. The days are released immediately."
      />
    </FormDialog>
  )
}
