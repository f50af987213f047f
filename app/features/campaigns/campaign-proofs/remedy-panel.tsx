import { CalendarPlus, CircleAlert } from 'lucide-react'
import type { Proof } from '../../../../worker/booking/proofs/proof-rows.server.ts'
import { type CivilDate, formatDate } from '../../../../worker/kernel/rules/dates.ts'
import { formatMoney, formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { answerRemedy } from './proofs.queries.ts'

/** Remedy for a shortfall: a credit, or replacement days that wait for an answer. */
export function RemedyPanel({ proof, today }: { proof: Proof; today: CivilDate }) {
  const { run, isPending, pending, refusal } = useMutation(
    (said: 'accepted' | 'declined') => answerRemedy(proof, said),
    { conflict: 'Not saved', done: (_, said) => (said === 'accepted' ? 'The days are booked' : 'Declined') },
  )
  const { remedy, status } = proof
  if (!remedy) return null
  const { kind, missing, promised, amount, starts, ends, answer, by } = remedy
  const shortage = missing === null ? '' : `${formatNumber(missing)} of ${formatNumber(promised ?? 0)} were missing. `
  if (kind === 'credit' || (answer === 'declined' && amount !== null)) {
    return (
      <p className="num text-sm">
        {shortage}
        <b>{formatMoney(amount ?? 0)}</b> with GST is credited.
      </p>
    )
  }
  const days = `${formatDate(starts ?? '', today)} to ${formatDate(ends ?? '', today)}`
  if (answer !== null) {
    return (
      <p className="num text-sm">
        {shortage}
        {answer === 'accepted'
          ? `Replacement days at no charge are booked: ${days}.`
          : `You declined ${days} at no charge.`}
      </p>
    )
  }

  return (
    <div className="num grid gap-3 rounded-lg border border-line p-4 text-sm">
      <p className="flex items-start gap-2.5">
        <CalendarPlus aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-3" />
        <span>
          {shortage}
          {by === 'admin' ? 'Our team offers' : 'The owner offers'} <b>{days}</b> at no charge.
          {status === 'short' &&
            amount !== null &&
            ` If you decline, ${formatMoney(amount)} with GST is credited instead.`}
          {status === 'disputed' && ' If you decline, our team decides.'}
        </span>
      </p>
      {refusal?.whole && (
        <Banner icon={CircleAlert} tone="danger" role="alert">
          {refusal.whole}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button isPending={pending === 'accepted'} isDisabled={isPending} onPress={() => run('accepted')}>
          Take the days
        </Button>
        <Button
          variant="outline"
          isPending={pending === 'declined'}
          isDisabled={isPending}
          onPress={() => run('declined')}
        >
          Decline
        </Button>
      </div>
    </div>
  )
}
