import { formatDecimal } from '../../kernel/rules/money.ts'
import { foldName } from '../../kernel/rules/text/names.ts'
import type { CustomField, StoredField } from './custom-field.ts'
import type { ListingFact } from './listing.ts'

// Fields that staff give a category: the values of its listings, and the filters of a list.

/** Values of a listing in the fields of its category, by their ids. */
export type CustomValues = Readonly<Record<string, string | number | boolean>>

/** `12.5`, `1,00,000`: as exact as the owner gave it. */
export const customNumber = (value: number): string => formatDecimal(value, 6)

const YES = 'Yes'
const NO = 'No'

/**
 * Values of a listing as lines of its specification sheet, in the staff's order.
 * @param stated specifications of the same sheet: a field of the same name adds nothing to them
 */
export const customFacts = (
  fields: readonly Pick<StoredField, 'id' | 'name'>[],
  values: CustomValues,
  stated: readonly ListingFact[] = [],
): ListingFact[] => {
  const names = new Set(stated.map(({ label }) => foldName(label)))
  return fields.flatMap(({ id, name }) => {
    const value = Object.hasOwn(values, id) ? values[id] : undefined
    const isMissing = value === undefined || value === ''
    return isMissing || names.has(foldName(name)) ? [] : [{ label: name, value: textOf(value) }]
  })
}

function textOf(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? YES : NO
  return typeof value === 'number' ? customNumber(value) : value
}

/** Field that a list can be filtered by. Text is left to the search. */
export type OwnField = Pick<CustomField, 'name' | 'options'> & { type: Exclude<CustomField['type'], 'text'> }

export const filterable = (fields: readonly CustomField[]): OwnField[] =>
  fields.flatMap(({ name, type, options }) =>
    type === 'text' ? [] : [{ name, type, ...(type === 'select' && { options }) }],
  )

/** Values of `is.` for a field, each with its label. */
export const ownChoices = ({ type, options = [] }: OwnField): { value: string; label: string }[] =>
  type === 'boolean'
    ? [
        { value: 'yes', label: YES },
        { value: 'no', label: NO },
      ]
    : options.map((value) => ({ value, label: value }))

export type OwnFilterName = `${'is' | 'min' | 'max'}.${string}`

/** One filter of an address: a choice, or a bound. */
export interface CustomFilter {
  name: OwnFilterName
  kind: 'is' | 'min' | 'max'
  field: string
  value: string | number
}

/** Limit for the name of a field, and for a value to filter by. */
export const MAX_FILTER_CHARACTERS = 60

const NAME = /^(is|min|max)\.(.+)$/su

/** Reads the name of a filter; undefined for any other. */
export function readFilterName(name: string): Pick<CustomFilter, 'name' | 'kind' | 'field'> | undefined {
  const [, kind, field] = NAME.exec(name) ?? []
  if (field === undefined || field.length > MAX_FILTER_CHARACTERS) return
  if (kind === 'is' || kind === 'min' || kind === 'max') return { name: `${kind}.${field}`, kind, field }
}

/** True when a name in an address or a form is that of such a filter. */
export const isOwnFilter = (name: string): boolean => readFilterName(name) !== undefined

/** The filters of a query, one by one. */
export const customFilters = (query: object): CustomFilter[] =>
  Object.entries(query).flatMap(([key, value]) => {
    const name = readFilterName(key)
    return name && (typeof value === 'string' || typeof value === 'number') ? [{ ...name, value }] : []
  })
