import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FormField } from '../../../../worker/supply/rules/listings/form-field.ts'
import { valueAt, withValue } from '../../../../worker/supply/rules/listings/form-field.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { FieldInputProps } from './field-input.tsx'

interface RowsInputProps {
  /** Renders the input of a column. */
  renderField: (props: FieldInputProps) => ReactNode
  label: string
  columns: readonly FormField[]
  /** Common values of the first column: one press adds a row. */
  suggestions?: readonly string[] | undefined
  rows: readonly object[]
  onChange: (rows: object[]) => void
  errorAt: (path: string) => string | undefined
  path: string
  help?: string | undefined
  most?: number | undefined
  isReadOnly?: boolean
  /** Note under a row. */
  rowNote?: ((row: object) => string | null) | undefined
}

/** Value of a column in a new row. */
const emptyValue = ({ kind, path }: FormField): unknown =>
  kind === 'list'
    ? []
    : ['number', 'money', 'percent', 'basisPoints', 'minutes'].includes(kind)
      ? path === 'months'
        ? 3
        : null
      : ''

const newRow = (columns: readonly FormField[], first?: string): object =>
  Object.fromEntries(columns.map((column, at) => [column.path, at === 0 && first ? first : emptyValue(column)]))

/** Rows with the same columns: seasons, discounts, facts, issues. */
export function RowsInput(props: RowsInputProps) {
  const {
    label,
    columns,
    suggestions = [],
    rows,
    onChange,
    errorAt,
    path,
    help,
    most,
    isReadOnly = false,
    renderField,
    rowNote,
  } = props
  const noun = (columns[0]?.label ?? 'row').toLowerCase()
  const isFull = most !== undefined && rows.length >= most
  const used = new Set(rows.map((row) => String(valueAt(row, columns[0]?.path ?? ''))))
  const error = errorAt(path)
  const put = (at: number, column: FormField, value: unknown) =>
    onChange(rows.map((row, index) => (index === at ? withValue(row, column.path, value) : row)))
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      {help && <p className="mt-1 text-xs text-ink-3">{help}</p>}
      {error && <p className="mt-1.5 text-xs font-medium text-danger">{error}</p>}
      {rows.length > 0 && (
        <ul className="mt-3 divide-y divide-line rounded-md border border-line">
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place
            <li key={at} className="flex items-start gap-2 p-3">
              <div className="min-w-0 flex-1">
                <div className="grid items-start gap-3 sm:auto-cols-fr sm:grid-flow-col">
                  {columns.map((column) => (
                    <div key={column.path} data-field={`${path}.${at}.${column.path}`} className="min-w-0">
                      {renderField({
                        field: { ...column, required: true },
                        value: valueAt(row, column.path),
                        onChange: (value) => put(at, column, value),
                        errorAt,
                        path: `${path}.${at}.${column.path}`,
                        isReadOnly,
                      })}
                    </div>
                  ))}
                </div>
                {rowNote?.(row) && <p className="num mt-2 text-xs text-ink-3">{rowNote(row)}</p>}
              </div>
              {!isReadOnly && (
                <IconButton
                  aria-label={`Remove ${noun} ${at + 1}`}
                  className="mt-7.5"
                  onPress={() => onChange(rows.filter((_, index) => index !== at))}
                >
                  <X aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && !isFull && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" variant="outline" onPress={() => onChange([...rows, newRow(columns)])}>
            <Plus aria-hidden />
            Add to {label.toLowerCase()}
          </Button>
          {suggestions
            .filter((one) => !used.has(one))
            .map((one) => (
              <Button key={one} size="sm" variant="ghost" onPress={() => onChange([...rows, newRow(columns, one)])}>
                <Plus aria-hidden />
                {one}
              </Button>
            ))}
        </div>
      )}
    </fieldset>
  )
}
