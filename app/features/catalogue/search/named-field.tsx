import { useId } from 'react'
import { fieldStyles } from '../../../ui/field-styles.ts'

/** What a browser can show below a field. */
const NAMES_OFFERED = 300

interface NamedFieldProps {
  name: string
  label: string
  placeholder: string
  /** Offered as one types. */
  names: readonly string[]
}

/** A field that finds one of many by its name. */
export function NamedField({ name, label, placeholder, names }: NamedFieldProps) {
  const id = useId()
  return (
    <div className="mb-1.5">
      <input
        type="search"
        name={name}
        list={id}
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        className={fieldStyles({ size: 'sm' })}
      />
      <datalist id={id}>
        {names.slice(0, NAMES_OFFERED).map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </div>
  )
}
