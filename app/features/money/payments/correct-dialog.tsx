import { useState } from 'react'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import type { CorrectablePayment } from '../../../../worker/money/rules/papers/owner-money.ts'
import { exactMoney } from '../../../../worker/money/rules/papers/parts.ts'
import { Correction } from '../../../../worker/money/rules/papers/payment.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { ReasonField } from '../../../ui/reason-field.tsx'
import { RefusalLine } from '../../../ui/refusal-line.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useFormAct } from '../../../ui/use-one-act.ts'
import { correctPayment, type Recorder } from './payments.queries.ts'

interface CorrectDialogProps {
  by: Recorder
  campaign: string
  payment: CorrectablePayment
  onClose: () => void
}

/** Takes back what was recorded by mistake. */
export function CorrectDialog({ by, campaign, payment, onClose }: CorrectDialogProps) {
  const [key] = useState(() => crypto.randomUUID())
  const [reason, setReason] = useState('')
  const { act, pending, refusal } = useFormAct(['reason'])
  const isRefund = payment.amount < 0

  async function correct() {
    const isDone = await act('correct', async () => {
      await correctPayment(by, campaign, payment.id, parse(Correction, { reason, key }))
      toast({ tone: 'success', title: isRefund ? 'The refund is taken back' : 'The payment is taken back' })
    })
    if (isDone) onClose()
  }

  return (
    <Modal size="confirm" isOpen onOpenChange={(isOpen) => !isOpen && onClose()} isDismissable={pending === null}>
      <Dialog
        role="alertdialog"
        title={isRefund ? 'Take this refund back?' : 'Take this payment back?'}
        footer={
          <>
            <Button slot="close" variant="outline" isDisabled={pending !== null}>
              Keep it
            </Button>
            <Button variant="danger" isPending={pending !== null} onPress={correct}>
              Take it back
            </Button>
          </>
        }
      >
        <p className="num mb-4 text-ink-2 wrap-anywhere">
          {exactMoney(Math.abs(payment.amount))}
          {payment.tds !== 0 && ` and ${exactMoney(Math.abs(payment.tds))} TDS`}, {payment.reference}. Nothing is
          edited: a second entry takes it back
          {payment.document ? `, and a voucher takes back ${payment.document.number}` : ''}. Then record what is right.
        </p>
        <ReasonField fields={refusal.fields} value={reason} onChange={setReason} rows={2} />
        <RefusalLine text={refusal.whole} />
      </Dialog>
    </Modal>
  )
}
