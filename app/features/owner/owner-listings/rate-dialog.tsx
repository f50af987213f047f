import { useState } from 'react'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { NumberField } from '../../../ui/number-field.tsx'

interface RateDialogProps {
  count: number
  onClose: () => void
  /** @param bp hundredths of a percent */
  onChange: (bp: number) => Promise<unknown>
}

/** Changes the rate of several listings by a share. */
export function RateDialog({ count, onClose, onChange }: RateDialogProps) {
  const [percent, setPercent] = useState(5)
  const isNothing = !Number.isFinite(percent) || percent === 0
  const form = useForm({ read: () => Math.round(percent * 100), send: onChange, revalidate: false })

  return (
    <FormDialog
      form={form}
      size="confirm"
      title="Change rate"
      action={`Change ${plural(count, ['rate', 'rates'])}`}
      whyNot={isNothing && 'Enter a change that is not zero.'}
      onClose={onClose}
    >
      <NumberField
        label="Change, percent"
        value={percent}
        onChange={setPercent}
        minValue={-90}
        maxValue={500}
        step={0.5}
        description="Below 0 makes it cheaper. From ₹100 on, rates are rounded to whole rupees."
      />
      <p className="text-sm text-ink-2">
        Rates of {plural(count, ['listing', 'listings'])} and of their spots change for new requests only. Bookings and
        requests keep their price.
      </p>
    </FormDialog>
  )
}
