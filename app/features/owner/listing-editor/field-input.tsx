import type { FormField } from '../../../../worker/supply/rules/listings/form-field.ts'
import { Checkbox, CheckboxGroup } from '../../../ui/checkbox.tsx'
import { ComboBox } from '../../../ui/combobox.tsx'
import { ListBoxItem } from '../../../ui/list-box.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ChipsInput } from './chips-input.tsx'
import { isNeeded } from './gaps.ts'
import { NumberInput } from './number-input.tsx'
import { RowsInput } from './rows-input.tsx'

export interface FieldInputProps {
  field: FormField
  value: unknown
  onChange: (value: unknown) => void
  /** Message at a path; for rows and lists, also at the paths inside. */
  errorAt: (path: string) => string | undefined
  /** Path in the content, with the indexes of rows. */
  path: string
  isReadOnly?: boolean
  /** Note under each row of a field of rows. */
  rowNote?: ((row: object) => string | null) | undefined
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const FACT_COLUMNS: readonly FormField[] = [
  { path: 'label', label: 'Name', kind: 'text', required: true, maxLength: 60 },
  { path: 'value', label: 'Value', kind: 'text', required: true, maxLength: 300 },
]

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const listOf = (value: unknown) => (Array.isArray(value) ? value : [])

/** Label of a field, with a star when it is required. */
const labelOf = ({ label, required, path }: FormField) =>
  required && path.startsWith('custom.') ? `${label} *` : label

/** Input of a listing's field, for every kind of field. */
export function FieldInput({ field, value, onChange, errorAt, path, isReadOnly = false, rowNote }: FieldInputProps) {
  const { kind, help, unit, options = [], suggestions, maxLength } = field
  const required = field.required || isNeeded(path)
  const label = labelOf(field)
  const error = errorAt(path)
  const common = {
    label,
    isOptional: !required,
    isReadOnly,
    validationBehavior: 'aria' as const,
    isInvalid: error !== undefined,
    errorMessage: error,
    ...(help && { description: help }),
  }
  switch (kind) {
    case 'number':
    case 'money':
    case 'percent':
    case 'basisPoints':
    case 'minutes':
      return (
        <NumberInput
          label={label}
          kind={kind}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
          error={error}
          help={help}
          unit={unit}
          isOptional={!required}
          isReadOnly={isReadOnly}
        />
      )
    case 'boolean':
    case 'select': {
      const isYesNo = kind === 'boolean'
      const all = isYesNo ? [YES, NO] : options
      const key = isYesNo ? (typeof value === 'boolean' ? (value ? 'yes' : 'no') : '') : textOf(value)
      const { isReadOnly: _, ...rest } = common
      return (
        <Select
          {...rest}
          isDisabled={isReadOnly}
          placeholder="Not given"
          value={all.some((option) => option.value === key) ? key : NONE}
          onChange={(next) => {
            const picked = next === NONE || next === null ? '' : `${next}`
            if (!isYesNo) onChange(picked === '' ? emptyOf(field) : picked)
            else onChange(picked === '' ? undefined : picked === 'yes')
          }}
        >
          {[...(required && key !== '' ? [] : [{ value: NONE, label: 'Not given' }]), ...all].map((option) => (
            <ListBoxItem key={option.value} id={option.value}>
              {option.label}
            </ListBoxItem>
          ))}
        </Select>
      )
    }
    case 'longText':
      return (
        <TextField
          {...common}
          multiline
          value={textOf(value)}
          onChange={onChange}
          {...(maxLength !== undefined && { maxLength })}
        />
      )
    case 'list':
      return (
        <ChipsInput
          label={label}
          values={listOf(value).map(String)}
          onChange={(texts) => onChange(path.endsWith('.fill') ? texts.map(Number) : texts)}
          add="Add"
          help={help}
          error={error}
          isReadOnly={isReadOnly}
        />
      )
    case 'hours':
      return (
        <TextField
          {...common}
          value={listOf(value).join(', ')}
          onChange={(text) => onChange((text.match(/\d+(\.\d+)?/g) ?? []).map(Number).slice(0, 24))}
        />
      )
    case 'weekdays':
      return (
        <CheckboxGroup
          label={label}
          {...(help && { description: help })}
          isDisabled={isReadOnly}
          value={listOf(value).map(String)}
          onChange={(days) => onChange(days.map(Number).sort((a, b) => a - b))}
          className="flex flex-wrap gap-x-5!"
        >
          {WEEKDAYS.map((day, at) => (
            <Checkbox key={day} value={`${at}`}>
              {day}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )
    case 'facts':
    case 'rows':
      return (
        <RowsInput
          renderField={(props) => <FieldInput {...props} />}
          label={label}
          columns={kind === 'facts' ? FACT_COLUMNS : (field.columns ?? [])}
          suggestions={suggestions}
          rows={listOf(value)}
          onChange={onChange}
          errorAt={errorAt}
          path={path}
          help={help}
          most={maxLength}
          rowNote={rowNote}
          isReadOnly={isReadOnly}
        />
      )
    case 'date':
      return <TextField {...common} type="date" value={textOf(value)} onChange={onChange} />
    case 'monthDay':
      return <TextField {...common} placeholder="MM-DD" maxLength={5} value={textOf(value)} onChange={onChange} />
    case 'time':
      return <TextField {...common} placeholder="18:30" value={textOf(value)} onChange={onChange} />
    default:
      return suggestions && suggestions.length > 0 && !isReadOnly ? (
        <SuggestedText {...common} value={textOf(value)} onChange={onChange} suggestions={suggestions} />
      ) : (
        <TextField
          {...common}
          value={textOf(value)}
          onChange={onChange}
          {...(maxLength !== undefined && { maxLength })}
        />
      )
  }
}

const NONE = '—'
const YES = { value: 'yes', label: 'Yes' }
const NO = { value: 'no', label: 'No' }
/** Value of a select without a choice. */
const emptyOf = ({ path }: FormField) => (path === 'subcategory' ? '' : path.startsWith('custom.') ? undefined : null)

interface SuggestedTextProps {
  label: string
  value: string
  onChange: (value: string) => void
  suggestions: readonly string[]
  isInvalid?: boolean
  errorMessage?: string | undefined
}

/** Text field with suggestions; any text is allowed. */
export function SuggestedText({ suggestions, value, onChange, ...props }: SuggestedTextProps) {
  const items = suggestions.map((name) => ({ id: name, name }))
  return (
    <ComboBox
      {...props}
      allowsCustomValue
      menuTrigger="focus"
      allowsEmptyCollection={false}
      items={items.filter(({ name }) => value === name || name.toLowerCase().includes(value.toLowerCase()))}
      inputValue={value}
      onInputChange={onChange}
    >
      {({ id, name }: { id: string; name: string }) => <ListBoxItem id={id}>{name}</ListBoxItem>}
    </ComboBox>
  )
}
