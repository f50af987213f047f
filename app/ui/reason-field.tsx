import { type ComponentProps, useEffect, useRef } from 'react'
import { MAX_REASON } from '../../worker/kernel/rules/fields.ts'
import { TextField } from './text-field.tsx'

interface ReasonFieldProps
  extends Pick<
    ComponentProps<typeof TextField>,
    'value' | 'onChange' | 'description' | 'rows' | 'autoFocus' | 'isOptional'
  > {
  /** Problems of the form, by field. With a new one of the reason, the field gets the focus. */
  fields: Readonly<Record<string, string>>
}

/** Why something is refused, for the other side to read. */
export function ReasonField({ fields, rows = 3, ...props }: ReasonFieldProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if ('reason' in fields) box.current?.querySelector('textarea')?.focus()
  }, [fields])
  return (
    <div ref={box}>
      <TextField
        {...props}
        label="Reason"
        name="reason"
        multiline
        rows={rows}
        maxLength={MAX_REASON}
        validationBehavior="aria"
        isInvalid={'reason' in fields}
        errorMessage={fields.reason}
      />
    </div>
  )
}
