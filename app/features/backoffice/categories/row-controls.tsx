import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { Select, SelectValue } from 'react-aria-components/Select'
import { TextField } from 'react-aria-components/TextField'
import { FIELD_TYPES } from '../../../../worker/catalogue/rules/custom-field.ts'
import { FieldNotes } from '../../../ui/field-parts.tsx'
import { fieldStyles } from '../../../ui/field-styles.ts'
import { ListBox, ListBoxItem } from '../../../ui/list-box.tsx'
import { Popover } from '../../../ui/popover.tsx'
import type { FieldDraft } from './draft.ts'
import { FIELD_LOOK } from './field-types.ts'

// Controls in rows. Their labels are for screen readers, because the headings above the rows show them.

const controlStyles = fieldStyles({ size: 'sm', className: 'h-9.5! border-line-field! px-2.5! sm:px-3!' })

interface RowNameProps {
  label: string
  value: string
  onChange: (text: string) => void
  errorMessage: string | undefined
  autoFocus?: boolean
}

export function RowName({ label, errorMessage, ...props }: RowNameProps) {
  return (
    <TextField {...props} aria-label={label} isInvalid={Boolean(errorMessage)} className="min-w-0">
      <Input placeholder="Name" className={controlStyles} />
      <FieldNotes errorMessage={errorMessage} />
    </TextField>
  )
}

interface RowTypeProps {
  label: string
  value: FieldDraft['type']
  onChange: (type: FieldDraft['type']) => void
}

export function RowType({ label, value, onChange }: RowTypeProps) {
  const { label: name, icon: Icon } = FIELD_LOOK[value]
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={(chosen) => {
        const type = FIELD_TYPES.find((type) => type === chosen)
        if (type) onChange(type)
      }}
      className="min-w-0"
    >
      <Button className={`${controlStyles} flex items-center gap-1.5 text-left data-pressed:bg-surface-2`}>
        <SelectValue className="flex min-w-0 flex-1 items-center gap-2 truncate">
          {() => (
            <>
              <Icon aria-hidden className="size-4 shrink-0 text-ink-3 max-sm:hidden" strokeWidth={1.75} />
              {name}
            </>
          )}
        </SelectValue>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-3" />
      </Button>
      <Popover>
        <ListBox>
          {FIELD_TYPES.map((type) => {
            const { label, icon: Icon } = FIELD_LOOK[type]
            return (
              <ListBoxItem key={type} id={type} textValue={label}>
                <Icon aria-hidden strokeWidth={1.75} />
                {label}
              </ListBoxItem>
            )
          })}
        </ListBox>
      </Popover>
    </Select>
  )
}
