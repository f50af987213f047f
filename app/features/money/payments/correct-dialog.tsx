import { useState } from 'react'
import type { CorrectablePayment } from '../../../../worker/money/rules/documents/owner-money.ts'
import { exactMoney } from '../../../../worker/money/rules/documents/parts.ts'
import { Correction } from '../../../../worker/money/rules/documents/payment.ts'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { ReasonField } from '../../../ui/reason-field.tsx'
import { correctPayment, type Recorder } from './payments.queries.ts'

interface CorrectDialogProps {
  by: Recorder
  campaign: string
  payment: CorrectablePayment
  onClose: () => void
}

/** Dialog that reverses a payment recorded by mistake. */
export function CorrectDialog({ by, campaign, payment, onClose }: CorrectDialogProps) {
  const [key] = useState(() => crypto.randomUUID())
  const isRefund = payment.amount < 0
  const form = useForm({
    schema: Correction,
    input: ({ reason = '' }) => ({ reason, key }),
    send: (correction) => correctPayment(by, campaign, payment.id, correction),
    conflict: 'Not saved',
    done: isRefund ? 'Refund corrected' : 'Payment corrected',
    onDone: onClose,
  })

  return (
    <FormDialog
      form={form}
      size="confirm"
      role="alertdialog"
      title={isRefund ? 'Correct this refund?' : 'Correct this payment?'}
      action={isRefund ? 'Correct refund' : 'Correct payment'}
      variant="danger"
      onClose={onClose}
    >
      <p className="num text-ink-2 wrap-anywhere">
        {exactMoney(Math.abs(payment.amount))}
        {payment.tds !== 0 && ` and ${exactMoney(Math.abs(payment.tds))} TDS`}, {payment.reference}. Entries are never
        edited: a second entry reverses it
        {payment.document ? `, and a voucher takes back ${payment.document.number}` : ''}. Then record what is right.
      </p>
      <ReasonField rows={2} {...form.field('reason')} />
    </FormDialog>
  )
}
