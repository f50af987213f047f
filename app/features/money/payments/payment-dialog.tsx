import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import type { OwnerMoney } from '../../../../worker/money/rules/documents/owner-money.ts'
import { exactMoney } from '../../../../worker/money/rules/documents/parts.ts'
import { NewPayment } from '../../../../worker/money/rules/documents/payment.ts'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { Banner } from '../../../ui/banner.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { paiseOf, textOf } from './amount-text.ts'
import { MovedFields } from './payment-fields.tsx'
import { type Recorder, recordPayment } from './payments.queries.ts'
import { purposesOf } from './words.ts'

interface PaymentDialogProps {
  by: Recorder
  campaign: { id: string; name: string; ref: string }
  owner: OwnerMoney
  today: CivilDate
  onClose: () => void
}

/** Dialog that records money received by an owner. The fields start with the next open amount and its usual TDS. */
export function PaymentDialog({ by, campaign, owner, today, onClose }: PaymentDialogProps) {
  // Created once, so that a request that is sent again after a lost answer is one payment.
  const [key] = useState(() => crypto.randomUUID())
  const purposes = purposesOf(owner)
  const [first] = purposes
  const sumsOf = ({ gross, tds }: { gross: number; tds: number }) => ({ amount: textOf(gross - tds), tds: textOf(tds) })
  const form = useForm({
    initial: { ...(first ? sumsOf(first) : { amount: '', tds: '0' }), method: 'neft', reference: '', day: today },
    schema: NewPayment,
    input: ({ amount = '', tds = '', method, reference, day }) => ({
      ...{ owner: owner.owner, amount: paiseOf(amount), tds: paiseOf(tds) },
      ...{ method, reference, day, key },
    }),
    send: (payment) => recordPayment(by, campaign.id, payment),
    conflict: 'Not saved',
    done: ({ document }) => ({
      title: 'Payment recorded',
      ...(document && {
        description:
          document.kind === 'receipt' ? `Receipt voucher ${document.number} is issued` : `It pays ${document.number}`,
      }),
    }),
    onDone: onClose,
  })
  const gross = paiseOf(form.texts.amount ?? '') + paiseOf(form.texts.tds ?? '')
  const chosen = purposes.findIndex((purpose) => purpose.gross === gross)

  return (
    <FormDialog
      form={form}
      title="Record payment"
      action="Record payment"
      pendingLabel="Recording"
      whyNot={!owner.isBilled && 'The billing details are missing. Enter them above.'}
      onClose={onClose}
    >
      <p className="num -mt-1 text-sm wrap-anywhere text-ink-2">
        To {owner.name}, for {campaign.name} · {campaign.ref}. {exactMoney(owner.sums.due + owner.sums.later)} is still
        to pay.
      </p>
      {!owner.isBilled && <NotBilled by={by} owner={owner} />}
      <div className="grid gap-4 sm:grid-cols-2">
        {purposes.length > 1 && (
          <NativeSelect
            label="Payment for"
            options={[
              ...purposes.map(({ label }, value) => ({ value: String(value), label })),
              ...(chosen < 0 ? [{ value: '-1', label: 'Another amount' }] : []),
            ]}
            value={String(chosen)}
            onChange={({ target }) => {
              const purpose = purposes[Number(target.value)]
              if (purpose) form.set(sumsOf(purpose))
            }}
            className="sm:col-span-2"
          />
        )}
        <TextField
          label="Amount received"
          prefix="₹"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          description="Without TDS"
          {...form.field('amount')}
        />
        <TextField
          label="TDS withheld"
          prefix="₹"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          description={`${owner.tdsBasis.bp / 100}% of the value without GST is usual. It counts as paid`}
          {...form.field('tds')}
        />
        <MovedFields form={form} dayLabel="Received on" />
      </div>
      {Number.isFinite(gross) && gross > 0 && (
        <p className="num text-sm text-ink-2">
          Counts as <b className="text-ink">{exactMoney(gross)}</b> with TDS.
        </p>
      )}
    </FormDialog>
  )
}

/** An owner without a document series cannot issue a receipt voucher. */
const NotBilled = ({ by, owner }: { by: Recorder; owner: OwnerMoney }) => (
  <Banner
    tone="warn"
    icon={ReceiptText}
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
      : `${owner.name} has not entered billing details, so no voucher can be numbered. Ask the owner to enter them.`}
  </Banner>
)
