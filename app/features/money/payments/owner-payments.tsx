import { useState } from 'react'
import { type CivilDate, formatDate } from '../../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../../worker/kernel/rules/money.ts'
import { daysOverdue } from '../../../../worker/money/rules/documents/owed.ts'
import type { ListedPayment, OwnerMoney } from '../../../../worker/money/rules/documents/owner-money.ts'
import { exactMoney } from '../../../../worker/money/rules/documents/parts.ts'
import { PAYMENT_METHODS } from '../../../../worker/money/rules/documents/payment.ts'
import { MoneyList } from '../../../kit/money-display/money-sums.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import type { Recorder } from './payments.queries.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { dueWords, milestoneName } from './words.ts'

interface OwnerPaymentsProps {
  /** Side that records payments; null for readers who may not. */
  by: Recorder | null
  campaign: { id: string; name: string; ref: string }
  owner: OwnerMoney
  today: CivilDate
}

type Opened = { dialog: 'pay' | 'refund' } | { dialog: 'correct'; payment: ListedPayment } | null

/** Payments to one owner of a campaign: due, received and to refund. */
export function OwnerPayments({ by, campaign, owner, today }: OwnerPaymentsProps) {
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const open = owner.sums.due + owner.sums.later
  return (
    <div className="grid gap-3">
      <MoneyList sums={owner.sums} today={today} />
      <ul className="divide-y divide-line rounded-lg border border-line empty:hidden">
        {owner.milestones.map((milestone) => (
          <li
            key={milestone.n}
            className="num flex flex-wrap items-baseline justify-between gap-x-4 px-3 py-2.5 text-sm"
          >
            <span className="min-w-0">
              <b className="block">{milestoneName(milestone)}</b>
              <span className="text-xs text-ink-3">
                {milestone.received >= milestone.amount
                  ? milestone.amount === 0
                    ? 'nothing to pay'
                    : 'received'
                  : dueWords(milestone.due, daysOverdue(milestone.due, today), today)}
              </span>
            </span>
            <span className="text-right">
              <b className="block">{formatMoney(milestone.amount)}</b>
              {milestone.received > 0 && milestone.received < milestone.amount && (
                <span className="text-xs text-ink-3">{formatMoney(milestone.received)} received</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {owner.toRefund > 0 && (
        <p className="num rounded-lg bg-warn-soft px-3 py-2.5 text-sm text-warn-ink">
          <b>{exactMoney(owner.toRefund)}</b> to be refunded by {owner.name}.
        </p>
      )}
      {by && (open > 0 || owner.toRefund > 0) && (
        <div className="flex flex-wrap gap-2.5">
          {open > 0 && (
            <Button variant="outline" size="sm" onPress={() => setOpened({ dialog: 'pay' })}>
              Record payment
            </Button>
          )}
          {owner.toRefund > 0 && (
            <Button variant="outline" size="sm" onPress={() => setOpened({ dialog: 'refund' })}>
              Record refund
            </Button>
          )}
        </div>
      )}
      {owner.payments.length > 0 && (
        <ul aria-label={`Payments to ${owner.name}`} className="divide-y divide-line rounded-lg border border-line">
          {owner.payments.map((payment) => (
            <PaymentRow
              key={payment.id}
              payment={payment}
              today={today}
              onCorrect={
                by && payment.of === null && !payment.isCorrected
                  ? () => setOpened({ dialog: 'correct', payment })
                  : null
              }
            />
          ))}
        </ul>
      )}
      {by && opened?.dialog === 'pay' && <PaymentDialog {...{ by, campaign, owner, today }} onClose={close} />}
      {by && opened?.dialog === 'refund' && <RefundDialog {...{ by, campaign, owner, today }} onClose={close} />}
      {by && opened?.dialog === 'correct' && (
        <CorrectDialog by={by} campaign={campaign.id} payment={opened.payment} onClose={close} />
      )}
    </div>
  )
}

interface PaymentRowProps {
  payment: ListedPayment
  today: CivilDate
  onCorrect: (() => void) | null
}

const nameOf = ({ of, amount }: ListedPayment) => (of !== null ? 'Taken back' : amount < 0 ? 'Refund' : 'Payment')

const PaymentRow = ({ payment, today, onCorrect }: PaymentRowProps) => (
  <li className="num flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2.5 text-sm">
    <span className="min-w-0 flex-1 basis-44">
      <b className={payment.isCorrected ? 'line-through' : undefined}>{nameOf(payment)}</b>{' '}
      <span className="wrap-anywhere">
        {PAYMENT_METHODS[payment.method]} {payment.reference}
      </span>
      <span className="block text-xs text-ink-3 wrap-anywhere">
        {formatDate(payment.day, today)}
        {payment.tds !== 0 && `, with ${exactMoney(payment.tds)} TDS`}
        {payment.document && (
          <>
            {' · '}
            <TextLink to={`/papers/${payment.document.id}`}>{payment.document.number}</TextLink>
          </>
        )}
      </span>
    </span>
    <b className={payment.isCorrected ? 'line-through' : undefined}>{exactMoney(payment.amount)}</b>
    {onCorrect && (
      <Button variant="ghost" size="sm" aria-label={`Correct ${payment.reference}`} onPress={onCorrect}>
        Correct
      </Button>
    )}
  </li>
)
