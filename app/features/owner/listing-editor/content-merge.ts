import { formatClock } from '../../../../worker/kernel/rules/dates.ts'
import { mergeValues, type RowKeys, type ValueChange } from '../../../../worker/kernel/rules/merge/merge-values.ts'
import type { Choices } from '../../../../worker/kernel/rules/merge/three-way.ts'
import { formatMoney, formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { list } from '../../../../worker/kernel/rules/text/list.ts'
import type { ListingContent } from '../../../../worker/supply/rules/listings/content.ts'
import type { FormField, FormSection } from '../../../../worker/supply/rules/listings/form-field.ts'
import type { Clash } from '../../../kit/conflict/merge-dialog.tsx'

const percentText = (bp: number): string => `${bp > 0 ? '+' : bp < 0 ? '−' : ''}${formatNumber(Math.abs(bp) / 100)}%`

/** Value as text, for a choice between two. */
function valueText(value: unknown, field?: FormField): string {
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

/** Field at a path of a merge. In a path of a row, the key of the row replaces its index. */
function fieldAt(form: readonly FormSection[], path: string): { field?: FormField; row?: string } {
  const fields = form.flatMap((section) => section.fields)
  const whole = fields.find((field) => field.path === path && !field.isSpotField)
  if (whole) return { field: whole }
  const [listName = '', ...rest] = path.split('.')
  const inside = listName === 'spots' ? fields.filter(({ isSpotField }) => isSpotField) : []
  const columns = listName === 'spots' ? inside : (fields.find((field) => field.path === listName)?.columns ?? [])
  // Keys of rows may contain dots, so the column is found at the end of the path.
  const column = columns.find((one) => rest.join('.').endsWith(`.${one.path}`))
  if (column) return { field: column, row: rest.join('.').slice(0, -column.path.length - 1) }
  const list = fields.find((field) => field.path === listName)
  return { ...(list && { field: list }), ...(rest.length > 0 && { row: rest.join('.') }) }
}

export interface ContentMerge {
  clashes: Clash[]
  /** Changes by the other person only, as sentences. */
  theirs: string[]
  resolve: (choices: Choices) => ListingContent
}

const KEYS: Readonly<Record<string, (row: never) => string>> = {
  features: (text: string) => text,
  languages: (text: string) => text,
  specifications: ({ label }: { label: string }) => label,
  coverage: ({ state, city }: { state: string; city: string }) => `${state}/${city}`,
  seasons: ({ name }: { name: string }) => name,
  discounts: ({ months }: { months: number }) => `${months}`,
  spots: ({ id, name }: { id: string | null; name: string }) => id ?? `unnamed ${name}`,
  photos: ({ key }: { key: string }) => key,
}
const rowKeys: RowKeys = (path) => KEYS[path]

/** Labels of parts without a form field. */
const OTHERS: Readonly<Record<string, string>> = { photos: 'Photo', spots: 'Spot' }

/**
 * Merges two changes of one listing, field by field.
 * @param form source of the labels
 */
export function mergeContent(
  versions: { base: ListingContent; mine: ListingContent; theirs: ListingContent },
  form: readonly FormSection[],
): ContentMerge {
  const { clashes, changes, resolve } = mergeValues(versions, rowKeys)
  const spotNames = new Map(
    [versions.base, versions.theirs, versions.mine].flatMap(({ spots }) =>
      spots.map(({ id, name }) => [id ?? '', name]),
    ),
  )
  const wordsOf = (path: string) => {
    const { field, row } = fieldAt(form, path)
    const [first = ''] = path.split('.')
    const label = field?.label ?? OTHERS[first] ?? (first || 'Listing')
    const name = row === undefined ? undefined : first === 'photos' ? '' : (spotNames.get(row) ?? row)
    return { field, text: name ? `${name}: ${label.charAt(0).toLowerCase()}${label.slice(1)}` : label }
  }
  const changeText = ({ path, base, theirs }: ValueChange) => {
    const { field, row } = fieldAt(form, path)
    const [first = ''] = path.split('.')
    const isRow = row !== undefined && (base === undefined || theirs === undefined)
    if (!isRow) return wordsOf(path).text
    const name = first === 'photos' ? '' : (spotNames.get(row) ?? row)
    const noun = (field?.label ?? OTHERS[first] ?? first).toLowerCase()
    return [base === undefined ? 'new in' : 'removed from', `${noun}:`, name].join(' ').replace(/: $/, '')
  }
  return {
    clashes: clashes.map(({ path, base, mine, theirs }) => {
      const { field, text } = wordsOf(path)
      return {
        key: path,
        label: text,
        base: valueText(base, field),
        mine: valueText(mine, field),
        theirs: valueText(theirs, field),
      }
    }),
    theirs: changes.filter(({ side }) => side === 'theirs').map(changeText),
    resolve,
  }
}
