import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'

interface ChipsInputProps {
  label: string
  values: readonly string[]
  onChange: (values: string[]) => void
  /** Noun on the button that adds one. */
  add: string
  help?: string | undefined
  error?: string | undefined
  isReadOnly?: boolean
}

/** List of texts, each with a remove button. Enter or the button adds the typed text. */
export function ChipsInput({ label, values, onChange, add, help, error, isReadOnly = false }: ChipsInputProps) {
  const box = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const put = () => {
    const next = text.trim()
    if (next === '') return
    if (!values.includes(next)) onChange([...values, next])
    setText('')
  }
  return (
    <div ref={box} className="min-w-0">
      {!isReadOnly && (
        <div className="flex items-end gap-2.5">
          <TextField
            label={label}
            value={text}
            onChange={setText}
            className="flex-1"
            isOptional
            validationBehavior="aria"
            isInvalid={error !== undefined}
            errorMessage={error}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              put()
            }}
            onBlur={put}
          />
          <Button variant="outline" className="h-11!" onPress={put}>
            <Plus aria-hidden />
            {add}
          </Button>
        </div>
      )}
      {isReadOnly && <p className="text-sm font-semibold">{label}</p>}
      {help && !isReadOnly && <p className="mt-1.5 text-xs text-ink-3">{help}</p>}
      {values.length > 0 && (
        <ul aria-label={label} className="mt-2.5 flex flex-wrap gap-2">
          {values.map((value) => (
            <Chip
              key={value}
              text={value}
              {...(!isReadOnly && { onRemove: () => onChange(values.filter((one) => one !== value)) })}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** One entry of a list. */
const Chip = ({ text, onRemove }: { text: string; onRemove?: () => void }) => (
  <li className="inline-flex max-w-full items-center rounded-full bg-select pl-3 text-sm font-semibold text-link">
    <span className="truncate py-1.5">{text}</span>
    {onRemove ? (
      <button
        type="button"
        aria-label={`Remove ${text}`}
        onClick={onRemove}
        className="grid size-8.5 shrink-0 place-items-center rounded-full hover:text-ink pointer-coarse:size-11"
      >
        <X aria-hidden className="size-4" strokeWidth={2} />
      </button>
    ) : (
      <span className="w-3" />
    )}
  </li>
)
