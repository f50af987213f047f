import { PAYMENT_METHODS, type PaymentMethod } from '../../../../worker/money/rules/papers/payment.ts'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** How and when money moved, as it is typed. */
export interface MovedTexts {
  method: PaymentMethod
  reference: string
  day: string
}

interface MovedFieldsProps {
  texts: MovedTexts
  onChange: (part: Partial<MovedTexts>) => void
  fields: Readonly<Record<string, string>>
  /** Of the day: `Received on`. */
  dayLabel: string
}

const METHODS = Object.entries(PAYMENT_METHODS).map(([value, label]) => ({ value, label }))

const isMethod = (value: string): value is PaymentMethod => Object.hasOwn(PAYMENT_METHODS, value)

/** What a field says once it is refused. */
export const refused = (fields: Readonly<Record<string, string>>, name: string) => ({
  name,
  autoComplete: 'off',
  validationBehavior: 'aria' as const,
  isInvalid: name in fields,
  errorMessage: fields[name],
})

/** Method, reference and day: the same of a payment and of a refund. */
export const MovedFields = ({ texts, onChange, fields, dayLabel }: MovedFieldsProps) => (
  <>
    <NativeSelect
      label="By"
      options={METHODS}
      value={texts.method}
      onChange={({ target }) => isMethod(target.value) && onChange({ method: target.value })}
      className="self-start"
    />
    <TextField
      label={dayLabel}
      type="date"
      {...refused(fields, 'day')}
      value={texts.day}
      onChange={(day) => onChange({ day })}
    />
    <TextField
      label="Reference"
      {...refused(fields, 'reference')}
      maxLength={60}
      value={texts.reference}
      onChange={(reference) => onChange({ reference })}
      description="The UTR of the bank, the number of the cheque, or the order of the card"
      className="sm:col-span-2"
    />
  </>
)
