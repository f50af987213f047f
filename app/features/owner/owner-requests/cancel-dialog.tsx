import { CircleAlert } from 'lucide-react'
import useSWR from 'swr'
import type { CancellationCost } from '../../../../worker/booking/rules/campaigns/campaign.ts'
import { formatMoney } from '../../../../worker/kernel/rules/money.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import type { ActProps, ReasonProps } from './decline-dialog.tsx'
import { refusalOf } from './refusal.ts'
import { cancelBooking, fetchCancellation } from './requests.queries.ts'

const NONE = {}

/** Says what cancelling a booking means before it is done. */
export function CancelDialog({
  seen,
  advertiser,
  kept,
  isPending,
  refusal,
  run,
  onClose,
}: ActProps & ReasonProps & { advertiser: string }) {
  const [reason, setReason] = kept
  const { data, error, isValidating, mutate } = useSWR<CancellationCost>(
    ['/api/owner/bookings/cancellation', seen.id],
    () => fetchCancellation(seen.id),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )

  async function submit() {
    if (!data) return
    const refused = await run(() => cancelBooking(seen, { expect: data.refund, reason }), ['reason'])
    if (refused === null) setReason('')
    // The sum may have changed at midnight: the dialog shows the new one.
    else if (refused) await mutate()
  }

  return (
    <AnswerDialog
      title="Cancel the booking"
      action="Cancel the booking"
      variant="danger"
      isPending={isPending}
      isWaiting={!data}
      problem={refusal?.text ?? null}
      fields={refusal?.fields ?? NONE}
      onClose={onClose}
      onSubmit={submit}
    >
      <div className="grid gap-4" aria-busy={isValidating && !data}>
        {data ? (
          <ul className="grid list-disc gap-1.5 pl-5">
            <li>
              <b className="num">{formatMoney(data.refund)}</b> with GST comes off the order
              {data.kept === 0 ? ': everything, because it is you who cancels.' : '.'} You refund what {advertiser} has
              paid of it.
            </li>
            <li>
              {data.kept === 0 ? (
                'You receive nothing for it.'
              ) : (
                <>
                  You keep <b className="num">{formatMoney(data.kept)}</b> before GST.
                </>
              )}
            </li>
            <li>The days are free for others at once, and {advertiser} is told. It cannot be undone.</li>
          </ul>
        ) : error ? (
          <ErrorState
            icon={CircleAlert}
            heading="h3"
            title="What it costs could not be read"
            actions={<Button onPress={() => mutate()}>Try again</Button>}
          >
            {refusalOf(error).text}
          </ErrorState>
        ) : (
          <Skeleton className="h-16" />
        )}
        <TextField
          label="Reason"
          name="reason"
          isOptional
          maxLength={200}
          value={reason}
          onChange={setReason}
          validationBehavior="aria"
          isInvalid={refusal?.fields.reason !== undefined}
          errorMessage={refusal?.fields.reason}
          description="The advertiser reads it."
        />
      </div>
    </AnswerDialog>
  )
}
