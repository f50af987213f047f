import { useState } from 'react'
import { formatClock } from '../../../../worker/kernel/rules/dates.ts'
import { formatDecimal, formatNumber } from '../../../../worker/kernel/rules/money.ts'
import type { FieldKind } from '../../../../worker/supply/rules/listings/form-field.ts'
import { TextField } from '../../../ui/text-field.tsx'

const plain = (value: number) => formatDecimal(value, 7)

/** Number as text of a field. */
function numberText(value: number | null, kind: FieldKind): string {
  if (value === null) return ''
  if (kind === 'money') return plain(value / 100)
  if (kind === 'basisPoints') return plain(value / 100)
  if (kind === 'minutes') return formatClock(value)
  return kind === 'number' && Number.isInteger(value) ? formatNumber(value) : plain(value)
}

const CLOCK = /^(\d{1,2}):(\d{2})$/

/** Number of a typed text; null for an empty field, NaN for other text. */
function numberOf(text: string, kind: FieldKind): number | null {
  const written = text.replace(/[,₹%\s]/g, '').replace('−', '-')
  if (written === '') return null
  if (kind === 'minutes') {
    const [, hours, minutes] = CLOCK.exec(written) ?? []
    return hours !== undefined && Number(minutes) < 60 ? Number(hours) * 60 + Number(minutes) : Number.NaN
  }
  if (!/^[+-]?(\d+(?:\.\d*)?|\.\d+)$/.test(written)) return Number.NaN
  return kind === 'money' || kind === 'basisPoints' ? Math.round(Number(written) * 100) : Number(written)
}

interface NumberInputProps {
  label: string
  kind: FieldKind
  value: number | null
  /** @param value null also for invalid text, for which the field shows an error */
  onChange: (value: number | null) => void
  error?: string | undefined
  help?: string | undefined
  unit?: string | undefined
  isOptional?: boolean
  isReadOnly?: boolean
  className?: string
}

const HINTS: Partial<Record<FieldKind, string>> = { minutes: '07:00' }

/**
 * Field for a number, an amount in rupees, a percentage or a time of the day. Typed text stays until the field loses
 * the focus.
 */
export function NumberInput({
  label,
  kind,
  value,
  onChange,
  error,
  help,
  unit,
  className,
  ...props
}: NumberInputProps) {
  const [text, setText] = useState(() => numberText(value, kind))
  const written = numberOf(text, kind)
  const isWrong = Number.isNaN(written)
  const isSame = isWrong ? value === null : written === value
  // The value changed from outside: by a merge, or by a moved pin.
  const shown = isSame ? text : numberText(value, kind)
  const mark = unit ?? (kind === 'percent' || kind === 'basisPoints' ? '%' : undefined)
  const message = isWrong && isSame ? (kind === 'minutes' ? 'Enter a time, such as 07:00' : 'Enter a number') : error
  return (
    <TextField
      {...props}
      {...(className && { className })}
      label={label}
      {...(HINTS[kind] && { placeholder: HINTS[kind] })}
      {...(kind === 'money' && { prefix: '₹' })}
      {...(mark && { action: <span className="shrink-0 self-center pr-3.5 text-ink-3">{mark}</span> })}
      inputMode={kind === 'minutes' ? 'text' : 'decimal'}
      value={shown}
      description={help}
      validationBehavior="aria"
      isInvalid={message !== undefined}
      errorMessage={message}
      onChange={(next) => {
        setText(next)
        const number = numberOf(next, kind)
        onChange(Number.isNaN(number) ? null : number)
      }}
      onBlur={() => {
        if (!isWrong) setText(numberText(value, kind))
      }}
    />
  )
}
