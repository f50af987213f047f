import type { InputEvent } from 'react'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { parseRupees } from '../../../../worker/kernel/rules/text/amounts.ts'
import { fieldStyles } from '../../../ui/field-styles.ts'

interface RangeFieldsProps {
  fields: readonly [RangeField, RangeField]
  type: 'text' | 'date'
  /** Parses a text to a number; null for text that cannot be read. */
  read: (value: string) => number | null
  unreadable: string
  /** Message when the second bound is less than the first. */
  reversed: string
  min?: string
}

interface RangeField {
  name: string
  label: string
  placeholder?: string
  value: string
}

/** Two optional bounds. A field with an invalid value shows an error and is not sent. */
function RangeFields({ fields, type, read, unreadable, reversed, min }: RangeFieldsProps) {
  const check = ({ currentTarget }: InputEvent<HTMLElement>) => {
    const [first, second] = currentTarget.querySelectorAll('input')
    if (!first || !second) return
    const complaint = ({ value }: HTMLInputElement) => (value.trim() && read(value) === null ? unreadable : '')
    first.setCustomValidity(complaint(first))
    second.setCustomValidity(complaint(second))
    const [least, most] = [read(first.value), read(second.value)]
    if (least !== null && most !== null && most < least) second.setCustomValidity(reversed)
  }
  return (
    <div className={`grid grid-cols-2 gap-2 ${type === 'date' ? 'lg:grid-cols-1' : ''}`} onInput={check}>
      {fields.map(({ name, label, placeholder, value }) => (
        <label key={name} className="block min-w-0">
          <span className="mb-1 block text-xs text-ink-3">{label}</span>
          <input
            type={type}
            name={name}
            defaultValue={value}
            placeholder={placeholder}
            min={min}
            maxLength={type === 'text' ? 20 : undefined}
            className={`num ${fieldStyles()} user-invalid:border-danger-fill`}
          />
        </label>
      ))}
    </div>
  )
}

/** Price fields, which accept 185000, 1,85,000 and 1.85 L. */
export function PriceFields({ least, most }: { least: string; most: string }) {
  return (
    <RangeFields
      type="text"
      read={parseRupees}
      unreadable="Write an amount in rupees, such as 1,85,000 or 1.85 L"
      reversed="The greatest price is below the least"
      fields={[
        { name: 'least', label: 'From ₹', placeholder: '40,000', value: least },
        { name: 'most', label: 'To ₹', placeholder: '1.85 L', value: most },
      ]}
    />
  )
}

const day = (value: string) => (value ? Date.parse(value) : null)

export function DateFields({ from, until, today }: { from: string; until: string; today: CivilDate }) {
  return (
    <RangeFields
      type="date"
      read={day}
      unreadable="Choose a day"
      reversed="The last day is before the first"
      min={today}
      fields={[
        { name: 'from', label: 'From', value: from },
        { name: 'until', label: 'Until', value: until },
      ]}
    />
  )
}
