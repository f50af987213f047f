import { PAYMENT_METHODS } from '../../../../worker/money/rules/documents/payment.ts'
import type { FormState } from '../../../kit/form/use-form.ts'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { TextField } from '../../../ui/text-field.tsx'

const METHODS = Object.entries(PAYMENT_METHODS).map(([value, label]) => ({ value, label }))

interface MovedFieldsProps {
  form: FormState
  /** Label of the date: `Received on`. */
  dayLabel: string
}

/** Method, reference and date, the same for a payment and a refund. */
export const MovedFields = ({ form: { field, plain }, dayLabel }: MovedFieldsProps) => (
  <>
    <NativeSelect label="Payment method" options={METHODS} className="self-start" {...plain('method')} />
    <TextField label={dayLabel} type="date" autoComplete="off" {...field('day')} />
    <TextField
      label="Reference"
      autoComplete="off"
      maxLength={60}
      description="The UTR of the bank, the number of the cheque, or the order of the card"
      className="sm:col-span-2"
      {...field('reference')}
    />
  </>
)
