import { ReceiptText } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import type { OwnerMoney } from '../../../../worker/money/rules/papers/owner-money.ts'
import { exactMoney } from '../../../../worker/money/rules/papers/parts.ts'
import { NewPayment } from '../../../../worker/money/rules/papers/payment.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { RefusalLine } from '../../../ui/refusal-line.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useFormAct } from '../../../ui/use-one-act.ts'
import { paiseOf, textOf } from './amount-text.ts'
import { MovedFields, type MovedTexts, refused } from './payment-fields.tsx'
import { type Recorder, recordPayment } from './payments.queries.ts'
import { purposesOf } from './words.ts'

interface PaymentDialogProps {
  by: Recorder
  campaign: { id: string; name: string; ref: string }
  owner: OwnerMoney
  today: CivilDate
  onClose: () => void
}

const FIELDS = ['amount', 'tds', 'method', 'reference', 'day']

/** Records money that came to an owner. The fields start with the next open sum and its usual TDS. */
export function PaymentDialog({ by, campaign, owner, today, onClose }: PaymentDialogProps) {
  const id = useId()
  // Made once, so that an answer that is lost and sent again is one payment.
  const [key] = useState(() => crypto.randomUUID())
  const purposes = purposesOf(owner)
  const [first] = purposes
  const [texts, setTexts] = useState({
    amount: first ? textOf(first.gross - first.tds) : '',
    tds: first ? textOf(first.tds) : '0',
  })
  const [moved, setMoved] = useState<MovedTexts>({ method: 'neft', reference: '', day: today })
  const { act, pending, refusal } = useFormAct(FIELDS)
  const isPending = pending !== null
  const [amount, tds] = [paiseOf(texts.amount), paiseOf(texts.tds)]
  const gross = amount + tds
  const chosen = purposes.findIndex((purpose) => purpose.gross === gross)

  function choose(index: number) {
    const purpose = purposes[index]
    if (purpose) setTexts({ amount: textOf(purpose.gross - purpose.tds), tds: textOf(purpose.tds) })
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const isDone = await act('pay', async () => {
      const payment = parse(NewPayment, { owner: owner.owner, amount, tds, ...moved, key })
      const { document } = await recordPayment(by, campaign.id, payment)
      toast({
        tone: 'success',
        title: 'Payment recorded',
        ...(document && {
          description:
            document.kind === 'receipt' ? `Receipt voucher ${document.number} is made` : `It pays ${document.number}`,
        }),
      })
    })
    if (isDone) onClose()
  }

  return (
    <Modal isOpen onOpenChange={(isOpen) => !isOpen && onClose()} isDismissable={!isPending}>
      <Dialog
        title="Record payment"
        footer={
          <>
            <Button slot="close" variant="outline" isDisabled={isPending}>
              Not now
            </Button>
            <SubmitButton
              form={id}
              isPending={isPending}
              whyNot={!owner.isBilled && 'The billing details are missing. They are asked for above.'}
              pendingLabel="Recording"
            >
              Record payment
            </SubmitButton>
          </>
        }
      >
        <p className="num -mt-1 mb-4 text-sm wrap-anywhere text-ink-2">
          To {owner.name}, for {campaign.name} · {campaign.ref}. {exactMoney(owner.sums.due + owner.sums.later)} is
          still to pay.
        </p>
        {!owner.isBilled && <NotBilled by={by} owner={owner} />}
        <form id={id} noValidate aria-label="Record payment" onSubmit={send} className="grid gap-4 sm:grid-cols-2">
          {purposes.length > 1 && (
            <NativeSelect
              label="For"
              options={[
                ...purposes.map(({ label }, value) => ({ value: String(value), label })),
                ...(chosen < 0 ? [{ value: '-1', label: 'Another sum' }] : []),
              ]}
              value={String(chosen)}
              onChange={({ target }) => choose(Number(target.value))}
              className="sm:col-span-2"
            />
          )}
          <TextField
            label="Amount that came"
            prefix="₹"
            inputMode="decimal"
            {...refused(refusal.fields, 'amount')}
            maxLength={20}
            value={texts.amount}
            onChange={(text) => setTexts((before) => ({ ...before, amount: text }))}
            description="Without TDS"
          />
          <TextField
            label="TDS withheld"
            prefix="₹"
            inputMode="decimal"
            {...refused(refusal.fields, 'tds')}
            maxLength={20}
            value={texts.tds}
            onChange={(text) => setTexts((before) => ({ ...before, tds: text }))}
            description={`${owner.tdsBasis.bp / 100}% of the value without GST is usual. It counts as paid`}
          />
          <MovedFields
            texts={moved}
            onChange={(part) => setMoved((before) => ({ ...before, ...part }))}
            fields={refusal.fields}
            dayLabel="Received on"
          />
        </form>
        {Number.isFinite(gross) && gross > 0 && (
          <p className="num mt-4 text-sm text-ink-2">
            Counts as <b className="text-ink">{exactMoney(gross)}</b> with TDS.
          </p>
        )}
        <RefusalLine text={refusal.whole} />
      </Dialog>
    </Modal>
  )
}

/** Without its series of numbers an owner can give no voucher. */
const NotBilled = ({ by, owner }: { by: Recorder; owner: OwnerMoney }) => (
  <Banner
    tone="warn"
    icon={ReceiptText}
    className="mb-4"
    action={
      by === 'owner' && (
        <LinkButton
          to={`/dashboard/billing?${new URLSearchParams({ owner: owner.owner })}`}
          variant="outline"
          size="sm"
        >
          Billing details
        </LinkButton>
      )
    }
  >
    {by === 'owner'
      ? 'Enter your billing details first: they number your vouchers and invoices.'
      : `${owner.name} has not given its billing details yet, so no voucher can be numbered. Ask it to do so.`}
  </Banner>
)
