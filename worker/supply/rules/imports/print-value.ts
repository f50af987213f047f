import { formatClock } from '../../../kernel/rules/dates.ts'
import { toRupees } from '../../../kernel/rules/money.ts'
import type { FormField } from '../listings/form-field.ts'
import { guarded, joined } from './parts.ts'
import { printMonthDay, printWeekdays } from './read-time.ts'
import { ALL_INDIA } from './read-value.ts'

/** Value of a printed cell: `readValue` parses it back to the same value. */
export type Printed = string | number | { date: string } | null

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** The value of a field as a cell; null where it has none. */
export function printValue(field: FormField, value: unknown): Printed {
  if (isNothing(value)) return null
  switch (field.kind) {
    case 'text':
    case 'longText':
      return value === '-' ? '\\-' : String(value)
    case 'money':
      return toRupees(Number(value))
    case 'number':
      return Number(value)
    case 'percent':
      return `${value}%`
    case 'basisPoints':
      return `${Number(value) / 100}%`
    case 'boolean':
      return value === true ? 'Yes' : 'No'
    case 'select':
      return field.options?.find((option) => option.value === value)?.label ?? String(value)
    case 'list':
      return joined(
        (value as unknown[]).map((item) => guarded(String(item), ';')),
        true,
      )
    case 'facts':
      return joined(
        (value as { label: string; value: string }[]).map(
          (fact) => `${guarded(fact.label, ';:')}: ${guarded(fact.value, ';')}`,
        ),
        false,
      )
    case 'rows':
      return joined(
        (value as Record<string, unknown>[]).map((row) => printRow(field, row)),
        false,
      )
    case 'date':
      return { date: String(value) }
    case 'monthDay':
      return printMonthDay(String(value))
    case 'time':
      return String(value)
    case 'minutes':
      return formatClock(Number(value))
    case 'hours':
      return (value as number[]).join(' ')
    case 'weekdays':
      return printWeekdays(value as number[])
  }
}

function printRow({ path, columns = [] }: FormField, row: Record<string, unknown>): string {
  if (path === 'coverage' && columns.every((column) => row[column.path] === '')) return ALL_INDIA
  const parts = columns.map((column) => {
    const value = row[column.path]
    if (column.kind === 'list') return Array.isArray(value) ? value.join(' ') : ''
    const printed = printValue(column, value)
    return guarded(textOf(printed), ';|')
  })
  while (parts.at(-1) === '') parts.pop()
  return parts.join(' | ')
}

/** A printed cell as text, for CSV and for the page. */
export const textOf = (printed: Printed): string => {
  if (printed === null) return ''
  return typeof printed === 'object' ? printed.date : String(printed)
}
