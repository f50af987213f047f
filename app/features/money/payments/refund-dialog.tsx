import { useState } from 'react'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import type { OwnerMoney } from '../../../../worker/money/rules/documents/owner-money.ts'
import { exactMoney } from '../../../../worker/money/rules/documents/parts.ts'
import { NewRefund } from '../../../../worker/money/rules/documents/payment.ts'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { ReasonField } from '../../../ui/reason-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { paiseOf, textOf } from './amount-text.ts'
import { MovedFields } from './payment-fields.tsx'
import { type Recorder, recordRefund } from './payments.queries.ts'

interface RefundDialogProps {
  by: Recorder
  campaign: { id: string; name: string; ref: string }
  owner: OwnerMoney
  today: CivilDate
  onClose: () => void
}

/** Dialog that records money that an owner paid back. */
export function RefundDialog({ by, campaign, owner, today, onClose }: RefundDialogProps) {
  const [key] = useState(() => crypto.randomUUID())
  const form = useForm({
    initial: { amount: textOf(owner.toRefund), method: 'neft', reference: '', day: today, reason: '' },
    schema: NewRefund,
    input: (texts) => ({ ...texts, owner: owner.owner, amount: paiseOf(texts.amount ?? ''), key }),
    send: (refund) => recordRefund(by, campaign.id, refund),
    conflict: 'Not saved',
    done: ({ document }) => ({
      title: 'Refund recorded',
      ...(document && { description: `Refund voucher ${document.number} is issued` }),
    }),
    onDone: onClose,
  })

  return (
    <FormDialog form={form} title="Record refund" action="Record refund" pendingLabel="Recording" onClose={onClose}>
      <p className="num -mt-1 text-sm wrap-anywhere text-ink-2">
        Paid back by {owner.name}, for {campaign.name} · {campaign.ref}. {exactMoney(owner.toRefund)} is to be refunded.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Amount refunded"
          prefix="₹"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          className="sm:col-span-2"
          {...form.field('amount')}
        />
        <MovedFields form={form} dayLabel="Paid back on" />
        <div className="sm:col-span-2">
          <ReasonField description="Printed on the refund voucher" rows={2} {...form.field('reason')} />
        </div>
      </div>
    </FormDialog>
  )
}
