import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, Modal } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { RefusalLine } from '../../ui/refusal-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { changedSums, failureText, type Refusal } from '../mutation/refusal.ts'
import { type MutationOptions, useMutation } from '../mutation/use-mutation.ts'
import { useKeptText } from '../session/use-kept-text.ts'

interface CancelDialogProps<Cost> extends Pick<MutationOptions<Cost, unknown>, 'refuse' | 'refresh'> {
  title: string
  /** Consequences, before the cost. */
  lead?: ReactNode
  /** Cost of cancelling now, fetched when the dialog opens. */
  cost: { data: Cost | undefined; error: unknown; mutate: () => unknown }
  /** Label of the button that closes the dialog. */
  keep: string
  /** Label of the button that cancels. */
  action: (cost: Cost) => string
  /** Label of the reason, which names its reader. */
  reason: string
  /** Key under which this tab stores the reason until it is sent. */
  kept: string
  send: (cost: Cost, reason: string) => Promise<unknown>
  done: { title: string; description?: string }
  onClose: () => void
  onDone?: () => void
  onRefused?: (refusal: Refusal) => void
  children: (cost: Cost) => ReactNode
}

/** Dialog with the cost of cancelling a booking or a campaign, and a field for the reason. */
export function CancelDialog<Cost>({
  title,
  lead,
  cost: { data: cost, error, mutate },
  keep,
  action,
  reason: label,
  kept,
  send,
  onClose,
  onDone = onClose,
  onRefused,
  children,
  ...options
}: CancelDialogProps<Cost>) {
  const [reason, setReason, onSent] = useKeptText(kept)
  const { run, isPending, refusal } = useMutation((seen: Cost) => send(seen, reason), {
    ...options,
    fields: ['reason'],
    onDone() {
      onSent(reason)
      onDone()
    },
    // The cost may have changed at midnight.
    async onRefused(refused) {
      onRefused?.(refused)
      await mutate()
    },
  })
  const sums = changedSums(refusal)
  return (
    <Modal isOpen onOpenChange={onClose}>
      <Dialog
        role="alertdialog"
        title={title}
        footer={
          <>
            <Button slot="close" variant="outline">
              {keep}
            </Button>
            {cost && (
              <Button variant="danger" isPending={isPending} onPress={() => run(cost)}>
                {action(cost)}
              </Button>
            )}
          </>
        }
      >
        {lead}
        <div className="mt-4">
          {cost ? (
            children(cost)
          ) : error ? (
            <ErrorState
              icon={CircleAlert}
              heading="h3"
              title="The charges could not be loaded"
              actions={<Button onPress={() => mutate()}>Try again</Button>}
            >
              {failureText(error)}
            </ErrorState>
          ) : (
            <div aria-busy="true" className="space-y-3">
              <Skeleton className="w-2/3" />
              <Skeleton className="w-1/2" />
            </div>
          )}
        </div>
        <TextField
          label={label}
          name="reason"
          isOptional
          autoComplete="off"
          maxLength={200}
          value={reason}
          onChange={setReason}
          validationBehavior="aria"
          isInvalid={refusal?.fields.reason !== undefined}
          errorMessage={refusal?.fields.reason}
          className="mt-5"
        />
        {sums ? (
          <p role="alert" className="num mt-4 rounded-lg bg-warn-soft p-4 font-semibold text-warn-ink">
            The reduction of the order has changed from {formatMoney(sums.was)} to {formatMoney(sums.now)}. Press again
            to accept it.
          </p>
        ) : (
          <RefusalLine text={refusal?.whole ?? null} />
        )}
      </Dialog>
    </Modal>
  )
}
