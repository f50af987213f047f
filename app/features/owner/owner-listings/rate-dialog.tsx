import { type SubmitEvent, useState } from 'react'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { NumberField } from '../../../ui/number-field.tsx'

interface RateDialogProps {
  count: number
  isPending: boolean
  onClose: () => void
  /** @param bp basis points */
  onChange: (bp: number) => void
}

const FORM = 'change-rate'

/** Dialog that changes the rate of several listings by a percentage. */
export function RateDialog({ count, isPending, onClose, onChange }: RateDialogProps) {
  const [percent, setPercent] = useState(5)
  const isNothing = !Number.isFinite(percent) || percent === 0

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isNothing && !isPending) onChange(Math.round(percent * 100))
  }

  return (
    <Modal isOpen size="confirm" onOpenChange={onClose}>
      <Dialog
        title="Change rate"
        footer={
          <>
            <Button slot="close" variant="outline">
              Cancel
            </Button>
            <Button
              type="submit"
              form={FORM}
              isPending={isPending}
              whyNot={isNothing && 'Enter a change that is not zero.'}
            >
              Change {plural(count, ['rate', 'rates'])}
            </Button>
          </>
        }
      >
        <form id={FORM} noValidate onSubmit={submit}>
          <NumberField
            label="Change, percent"
            value={percent}
            onChange={setPercent}
            minValue={-90}
            maxValue={500}
            step={0.5}
            description="Below 0 makes it cheaper. From ₹100 on, rates are rounded to whole rupees."
          />
          <p className="mt-4 text-sm text-ink-2">
            Rates of {plural(count, ['listing', 'listings'])} and of their spots change for new requests only. Bookings
            and requests keep their price.
          </p>
        </form>
      </Dialog>
    </Modal>
  )
}
