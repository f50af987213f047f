import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { type OwnField, ownChoices } from '../../../worker/domain/catalogue/custom-fields.ts'
import { fieldStyles } from '../../ui/field-styles.ts'
import { NativeSelect } from '../../ui/native-select.tsx'
import { ownNames } from './custom-filters.ts'

interface OwnFilterFieldsProps {
  fields: readonly OwnField[]
  /** What the controls show, by their names. */
  values: Record<string, string>
  /** How many of them are on. */
  on: number
}

/** The fields that staff gave a category, for the inside of its filter form. They open without JavaScript. */
export function OwnFilterFields({ fields, values, on }: OwnFilterFieldsProps) {
  if (fields.length === 0) return null
  return (
    <details open={on > 0} className="group mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm text-sm font-semibold text-link hover:text-link-hover [&::-webkit-details-marker]:hidden">
        <SlidersHorizontal aria-hidden className="size-4" strokeWidth={1.75} />
        More filters
        {on > 0 && <span className="num font-medium text-ink-3">{on} on</span>}
        <ChevronDown aria-hidden className="size-4 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="grid gap-x-4 gap-y-4 pt-1 pb-2 sm:grid-cols-2 lg:grid-cols-4">
        {fields.map((field) =>
          field.type === 'number' ? (
            <Bounds key={field.name} field={field} values={values} />
          ) : (
            <NativeSelect
              key={field.name}
              name={`is.${field.name}`}
              label={field.name}
              options={[{ value: '', label: 'Any' }, ...ownChoices(field)]}
              defaultValue={values[`is.${field.name}`]}
            />
          ),
        )}
      </div>
    </details>
  )
}

function Bounds({ field, values }: { field: OwnField; values: Record<string, string> }) {
  const [min = '', max = ''] = ownNames(field)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 block max-w-full text-sm font-semibold wrap-anywhere">{field.name}</legend>
      <div className="grid grid-cols-2 gap-2">
        {[
          { name: min, label: 'From' },
          { name: max, label: 'To' },
        ].map(({ name, label }) => (
          <input
            key={name}
            type="number"
            step="any"
            inputMode="decimal"
            name={name}
            aria-label={`${field.name}, ${label.toLowerCase()}`}
            placeholder={label}
            defaultValue={values[name]}
            className={`num [appearance:textfield] ${fieldStyles()} user-invalid:border-danger-fill`}
          />
        ))}
      </div>
    </fieldset>
  )
}
