import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { moveItem } from '../../../ui/move-item.ts'
import { Sortable } from '../../../ui/sortable.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { fieldsText } from './counts.ts'
import { type FieldDraft, newField, type Refusals } from './draft.ts'
import { RowName, RowType } from './row-controls.tsx'
import { RowsHeading } from './rows-heading.tsx'

interface FieldRowsProps {
  fields: FieldDraft[]
  refusals: Refusals
  /** @param places places whose error messages the change clears */
  onChange: (fields: FieldDraft[], ...places: string[]) => void
}

/** Rows of custom fields: edit, order, remove. */
export function FieldRows({ fields, refusals, onChange }: FieldRowsProps) {
  const [added, setAdded] = useState('')

  function change(key: string, change: Partial<FieldDraft>) {
    onChange(
      fields.map((field) => (field.key === key ? { ...field, ...change } : field)),
      ...Object.keys(change).map((part) => `${key}.${part}`),
    )
  }

  function add() {
    const field = newField()
    setAdded(field.key)
    onChange([...fields, field])
  }

  return (
    <section aria-label="Custom fields">
      <RowsHeading
        title="Custom fields"
        note="Shown on every listing of this category that has a value for them."
        count={fieldsText(fields.length)}
      />
      <Sortable
        items={fields}
        label="Fields"
        idOf={({ key }) => key}
        nameOf={({ name }) => name.trim() || 'unnamed field'}
        onMove={(from, to) => onChange(moveItem(fields, from, to))}
        className="mt-3 space-y-2.5 empty:hidden"
      >
        {(field, handle, at) => {
          const name = field.name.trim() || `field ${at + 1}`
          return (
            <div className="rounded-sm bg-surface">
              <div className="grid grid-cols-[1.75rem_minmax(0,1fr)_6.25rem_auto_2.125rem] items-start gap-1.5 sm:grid-cols-[1.75rem_minmax(0,1fr)_8.25rem_6.5rem_2.125rem] sm:gap-2">
                <span className="-ml-1 grid h-9.5 items-center">{handle}</span>
                <RowName
                  label={`Name of field ${at + 1}`}
                  value={field.name}
                  autoFocus={field.key === added}
                  errorMessage={refusals[`${field.key}.name`]}
                  onChange={(name) => change(field.key, { name })}
                />
                <RowType
                  label={`Type of ${name}`}
                  value={field.type}
                  onChange={(type) => change(field.key, { type, options: field.options })}
                />
                <Checkbox
                  aria-label={`${name} is required`}
                  isSelected={field.required}
                  onChange={(required) => change(field.key, { required })}
                  className="grid! min-h-9.5 content-center"
                >
                  <span className="max-sm:hidden">Required</span>
                </Checkbox>
                <IconButton
                  aria-label={`Remove ${name}`}
                  className="mt-0.5 justify-self-center pointer-coarse:mt-0"
                  onPress={() => onChange(fields.filter(({ key }) => key !== field.key))}
                >
                  <X aria-hidden />
                </IconButton>
              </div>
              {field.type === 'select' && (
                <TextField
                  label={`Options of ${name}`}
                  description="One on each line."
                  multiline
                  rows={3}
                  value={field.options}
                  isInvalid={`${field.key}.options` in refusals}
                  errorMessage={refusals[`${field.key}.options`]}
                  onChange={(options) => change(field.key, { options })}
                  className="mt-2 mr-10 ml-9"
                />
              )}
            </div>
          )
        }}
      </Sortable>
      <Button variant="ghost" size="sm" className="mt-2 -ml-3 text-link!" onPress={add}>
        <Plus aria-hidden />
        Add field
      </Button>
    </section>
  )
}
