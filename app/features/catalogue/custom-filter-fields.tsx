import { type OwnField, ownChoices } from '../../../worker/catalogue/rules/custom-fields.ts'
import { fieldStyles } from '../../ui/field-styles.ts'
import { NativeSelect } from '../../ui/native-select.tsx'
import { ownNames } from './custom-filters.ts'

interface OwnFilterFieldsProps {
  fields: readonly OwnField[]
  /** Values of the controls, by name. */
  values: Record<string, string>
}

/** Filters by the fields that staff added to a category, for its filter form. */
export const OwnFilterFields = ({ fields, values }: OwnFilterFieldsProps) =>
  fields.map((field) =>
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
  )

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
