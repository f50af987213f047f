import * as v from 'valibot'
import { NOT_OFFERED } from '../fields.ts'
import type { CustomField } from './custom-field.ts'
import type { Fact } from './listing.ts'

// The fields that staff give a category: what its listings say in them, and how a list is narrowed by them.

/** What a listing says in the fields of its category, by their names. */
export type CustomValues = Readonly<Record<string, string | number | boolean>>

/** `12.5`, `1,00,000`: as exact as the owner gave it. */
export const ownNumber = (value: number): string => value.toLocaleString('en-IN', { maximumFractionDigits: 6 })

const YES = 'Yes'
const NO = 'No'

/** What a listing says, as lines of its specification sheet, in the staff's order. */
export const ownFacts = (fields: readonly CustomField[], values: CustomValues): Fact[] =>
  fields.flatMap(({ name }) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return value === undefined || value === '' ? [] : [{ label: name, value: textOf(value) }]
  })

function textOf(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? YES : NO
  return typeof value === 'number' ? ownNumber(value) : value
}

/** What a field is narrowed by. Text is what the search is for. */
export type OwnField = Pick<CustomField, 'name' | 'options'> & { type: Exclude<CustomField['type'], 'text'> }

export const filterable = (fields: readonly CustomField[]): OwnField[] =>
  fields.flatMap(({ name, type, options }) =>
    type === 'text' ? [] : [{ name, type, ...(type === 'select' && { options }) }],
  )

/** What `is.` may be for a field, each with what it is called. */
export const ownChoices = ({ type, options = [] }: OwnField): { value: string; label: string }[] =>
  type === 'boolean'
    ? [
        { value: 'yes', label: YES },
        { value: 'no', label: NO },
      ]
    : options.map((value) => ({ value, label: value }))

export type OwnFilterName = `${'is' | 'min' | 'max'}.${string}`

/** As an address has them: `is.Lighting=Back lit`, `is.Permit=yes`, `min.Height, ft=20`. Bounds are included. */
export interface CustomFilters {
  [name: `is.${string}`]: string | undefined
  [name: `min.${string}` | `max.${string}`]: number | undefined
}

/** One of them: a choice, or a bound. */
export interface CustomFilter {
  name: OwnFilterName
  kind: 'is' | 'min' | 'max'
  field: string
  value: string | number
}

const MAX_FILTERS = 20
const MAX_CHARACTERS = 60
const NAME = /^(is|min|max)\.(.+)$/su

/** Reads the name of a filter; undefined for any other. */
function readName(name: string): Pick<CustomFilter, 'name' | 'kind' | 'field'> | undefined {
  const [, kind, field] = NAME.exec(name) ?? []
  if (field === undefined || field.length > MAX_CHARACTERS) return
  if (kind === 'is' || kind === 'min' || kind === 'max') return { name: `${kind}.${field}`, kind, field }
}

/** Whether a name in an address or a form is that of such a filter. */
export const isOwnFilter = (name: string): boolean => readName(name) !== undefined

const NUMBER = /^-?\d{1,12}(?:\.\d{1,6})?$/

/** The filters of an address, of whatever fields; whether a category has them is asked where they narrow. */
export const CustomFilters = v.pipe(
  v.record(v.string(), v.string()),
  v.rawTransform(({ dataset, addIssue }): CustomFilters => {
    const filters: CustomFilters = {}
    const named = Object.entries(dataset.value).flatMap(([key, value]) => {
      const name = readName(key)
      return name && value.trim() !== '' ? [{ ...name, value: value.trim() }] : []
    })
    for (const { name, kind, field, value } of named.slice(0, MAX_FILTERS)) {
      const refuse = (message: string) =>
        addIssue({ message, path: [{ type: 'object', origin: 'value', input: dataset.value, key: name, value }] })
      if (/\p{Cc}/u.test(name + value) || value.length > MAX_CHARACTERS) refuse(NOT_OFFERED)
      else if (kind === 'is') filters[`is.${field}`] = value
      else if (!NUMBER.test(value)) refuse('Write a number, such as 20 or 12.5')
      else if (kind === 'min') filters[`min.${field}`] = Number(value)
      else filters[`max.${field}`] = Number(value)
    }
    return filters
  }),
)

/** The filters of a query, one by one. */
export const customFilters = (query: object): CustomFilter[] =>
  Object.entries(query).flatMap(([key, value]) => {
    const name = readName(key)
    return name && (typeof value === 'string' || typeof value === 'number') ? [{ ...name, value }] : []
  })
