import { Input } from 'react-aria-components/Input'
import { TextField, type TextFieldProps } from 'react-aria-components/TextField'
import { FieldLabel, FieldNotes, type FieldTexts } from './field-parts.tsx'

const DIGITS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

interface CodeFieldProps extends Omit<TextFieldProps, 'children' | 'className' | 'value' | 'onChange'>, FieldTexts {
  value: string
  onChange: (digits: string) => void
}

/** Six digits of an authenticator app: one field, so that pasting and autofill work, drawn as six boxes. */
export function CodeField({ label, description, errorMessage, value, onChange, ...props }: CodeFieldProps) {
  return (
    <TextField
      {...props}
      value={value}
      onChange={(text) => onChange(text.replace(/\D/g, '').slice(0, DIGITS.length))}
      inputMode="numeric"
      autoComplete="one-time-code"
      className="block min-w-0"
    >
      <FieldLabel label={label} />
      <div className="group relative flex w-fit gap-1.5 sm:gap-2">
        {/* The input lies over the boxes and takes the focus and the digits; its own text is transparent. */}
        <Input className="absolute inset-0 w-full rounded-md bg-transparent text-base text-transparent caret-transparent outline-none selection:bg-transparent" />
        {DIGITS.map((digit, at) => (
          <span
            key={digit}
            aria-hidden
            data-next={at === Math.min(value.length, DIGITS.length - 1) || undefined}
            className="num grid h-12 w-9 place-items-center rounded-md border border-line-field bg-surface text-lg font-bold outline-offset-1 outline-focus group-has-[:focus]:data-next:border-focus group-has-[:focus]:data-next:outline-2 group-has-[[aria-invalid]]:border-danger-fill sm:w-10"
          >
            {value[at]}
          </span>
        ))}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </TextField>
  )
}
