import { type SubmitEvent, useId, useState } from 'react'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import type { OwnerMoney } from '../../../../worker/money/rules/papers/owner-money.ts'
import { exactMoney } from '../../../../worker/money/rules/papers/parts.ts'
import { NewRefund } from '../../../../worker/money/rules/papers/payment.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { ReasonField } from '../../../ui/reason-field.tsx'
import { RefusalLine } from '../../../ui/refusal-line.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useFormAct } from '../../../ui/use-one-act.ts'
import { paiseOf, textOf } from './amount-text.ts'
import { MovedFields, type MovedTexts, refused } from './payment-fields.tsx'
import { type Recorder, recordRefund } from './payments.queries.ts'

interface RefundDialogProps {
  by: Recorder
  campaign: { id: string; name: string; ref: string }
  owner: OwnerMoney
  today: CivilDate
  onClose: () => void
}

const FIELDS = ['amount', 'method', 'reference', 'day', 'reason']

/** Records money that an owner paid back. */
export function RefundDialog({ by, campaign, owner, today, onClose }: RefundDialogProps) {
  const id = useId()
  const [key] = useState(() => crypto.randomUUID())
  const [amount, setAmount] = useState(textOf(owner.toRefund))
  const [reason, setReason] = useState('')
  const [moved, setMoved] = useState<MovedTexts>({ method: 'neft', reference: '', day: today })
  const { act, pending, refusal } = useFormAct(FIELDS)
  const isPending = pending !== null

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const isDone = await act('refund', async () => {
      const refund = parse(NewRefund, { owner: owner.owner, amount: paiseOf(amount), ...moved, reason, key })
      const { document } = await recordRefund(by, campaign.id, refund)
      toast({
        tone: 'success',
        title: 'Refund recorded',
        ...(document && { description: `Refund voucher ${document.number} is made` }),
      })
    })
    if (isDone) onClose()
  }

  return (
    <Modal isOpen onOpenChange={(isOpen) => !isOpen && onClose()} isDismissable={!isPending}>
      <Dialog
        title="Record refund"
        footer={
          <>
            <Button slot="close" variant="outline" isDisabled={isPending}>
              Not now
            </Button>
            <SubmitButton form={id} isPending={isPending} pendingLabel="Recording">
              Record refund
            </SubmitButton>
          </>
        }
      >
        <p className="num -mt-1 mb-4 text-sm wrap-anywhere text-ink-2">
          Paid back by {owner.name}, for {campaign.name} · {campaign.ref}. {exactMoney(owner.toRefund)} is to go back.
        </p>
        <form id={id} noValidate aria-label="Record refund" onSubmit={send} className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Amount that was paid back"
            prefix="₹"
            inputMode="decimal"
            {...refused(refusal.fields, 'amount')}
            maxLength={20}
            value={amount}
            onChange={setAmount}
            className="sm:col-span-2"
          />
          <MovedFields
            texts={moved}
            onChange={(part) => setMoved((before) => ({ ...before, ...part }))}
            fields={refusal.fields}
            dayLabel="Paid back on"
          />
          <div className="sm:col-span-2">
            <ReasonField
              fields={refusal.fields}
              value={reason}
              onChange={setReason}
              description="It stands on the refund voucher"
              rows={2}
            />
          </div>
        </form>
        <RefusalLine text={refusal.whole} />
      </Dialog>
    </Modal>
  )
}
