import { formatClock } from '../../../../worker/kernel/rules/dates.ts'
import { formatMoney, formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { list } from '../../../../worker/kernel/rules/text/list.ts'
import type { FormField, FormSection } from '../../../../worker/supply/rules/listings/form-field.ts'

const percentText = (bp: number): string => `${bp > 0 ? '+' : bp < 0 ? '−' : ''}${formatNumber(Math.abs(bp) / 100)}%`

/** A value as it is shown beside another one. */
export function valueText(value: unknown, field?: FormField): string {
  if (value === undefined) return 'removed'
  if (value === null || value === '') return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') {
    if (field?.kind === 'money') return formatMoney(value)
    if (field?.kind === 'basisPoints') return percentText(value)
    if (field?.kind === 'minutes') return formatClock(value)
    return [formatNumber(value), field?.unit].filter(Boolean).join(' ')
  }
  if (typeof value === 'string') return field?.options?.find((option) => option.value === value)?.label ?? value
  if (Array.isArray(value)) return list(value.map((one) => valueText(one)))
  return Object.values(value)
    .map((one) => valueText(one))
    .filter(Boolean)
    .join(', ')
}

/** The field at a path of a merge: of rows, the path has the key of the row in place of its index. */
export function fieldAt(form: readonly FormSection[], path: string): { field?: FormField; row?: string } {
  const fields = form.flatMap((section) => section.fields)
  const whole = fields.find((field) => field.path === path && !field.isSpotField)
  if (whole) return { field: whole }
  const [listName = '', ...rest] = path.split('.')
  const inside = listName === 'spots' ? fields.filter(({ isSpotField }) => isSpotField) : []
  const columns = listName === 'spots' ? inside : (fields.find((field) => field.path === listName)?.columns ?? [])
  // Keys of rows may have dots: the field is what the path ends with.
  const column = columns.find((one) => rest.join('.').endsWith(`.${one.path}`))
  if (column) return { field: column, row: rest.join('.').slice(0, -column.path.length - 1) }
  const list = fields.find((field) => field.path === listName)
  return { ...(list && { field: list }), ...(rest.length > 0 && { row: rest.join('.') }) }
}
