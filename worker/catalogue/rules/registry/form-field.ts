/**
 * Kind of input of a field. `rows` is a list of objects with `columns`; `list` a list of texts; `facts` labels with
 * values; `minutes` a time of the day as minutes after midnight; `hours` 24 shares; `weekdays` numbers from 0 for
 * Sunday; `monthDay` is `10-01`; `percent` a number, `basisPoints` hundredths of a percent.
 */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'number'
  | 'money'
  | 'percent'
  | 'basisPoints'
  | 'boolean'
  | 'select'
  | 'list'
  | 'facts'
  | 'rows'
  | 'date'
  | 'monthDay'
  | 'time'
  | 'minutes'
  | 'hours'
  | 'weekdays'

export interface FieldOption {
  value: string
  label: string
}

/** One field of a listing: from it a form makes an input, and a file for import a column. */
export interface FormField {
  /**
   * Path of its value in `ListingContent`, dotted; for a field in `rows` or of a spot, inside the row. See `valueAt`.
   */
  path: string
  label: string
  kind: FieldKind
  required: boolean
  help?: string
  /** After the input: `ft`, `sec`. */
  unit?: string
  /** Options of a select. */
  options?: readonly FieldOption[]
  /** Suggestions for a free text: the trade's own words. */
  suggestions?: readonly string[]
  /** Bounds of a number; of money in paise. */
  min?: number
  max?: number
  /** Characters of a text, rows of a list. */
  maxLength?: number
  /** A whole number. */
  isWhole?: true
  /** Columns of a row of `rows`. */
  columns?: readonly FormField[]
  /** It belongs to a spot: its path is inside one of `content.spots`. */
  isSpotField?: true
}

type Rest = Partial<Omit<FormField, 'path' | 'label' | 'kind'>>

const field =
  (kind: FieldKind) =>
  (path: string, label: string, rest: Rest = {}): FormField => ({
    path,
    label,
    kind,
    required: false,
    ...rest,
  })

export const text = field('text')
export const longText = field('longText')
export const decimal = field('number')
export const money = field('money')
export const percent = field('percent')
export const basisPoints = field('basisPoints')
export const yesNo = field('boolean')
export const list = field('list')
export const facts = field('facts')
export const rows = field('rows')
export const date = field('date')
export const monthDay = field('monthDay')
export const time = field('time')
export const minutes = field('minutes')
export const hours = field('hours')
export const weekdays = field('weekdays')

export const count = (path: string, label: string, rest: Rest = {}): FormField =>
  decimal(path, label, { isWhole: true, min: 0, ...rest })

export const select = (path: string, label: string, options: readonly (string | FieldOption)[], rest: Rest = {}) =>
  field('select')(path, label, {
    options: options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option)),
    ...rest,
  })

export const REQUIRED = { required: true } as const
