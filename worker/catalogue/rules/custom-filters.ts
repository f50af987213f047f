import * as v from 'valibot'
import { NOT_OFFERED } from '../../kernel/rules/fields.ts'
import { MAX_FILTER_CHARACTERS, readFilterName } from './custom-fields.ts'

// A file of its own: pages that show the filters do without the schema library.

/**
 * Filters in the form of an address: `is.Lighting=Back lit`, `is.Permit=yes`, `min.Height, ft=20`. Bounds are included.
 */
export interface CustomFilters {
  [name: `is.${string}`]: string | undefined
  [name: `min.${string}` | `max.${string}`]: number | undefined
}

const MAX_FILTERS = 20
const NUMBER = /^-?\d{1,12}(?:\.\d{1,6})?$/

/** The filters of an address, of whatever fields; whether a category has them is asked where they narrow. */
export const CustomFilters = v.pipe(
  v.record(v.string(), v.string()),
  v.rawTransform(({ dataset, addIssue }): CustomFilters => {
    const filters: CustomFilters = {}
    const named = Object.entries(dataset.value).flatMap(([key, value]) => {
      const name = readFilterName(key)
      return name && value.trim() !== '' ? [{ ...name, value: value.trim() }] : []
    })
    for (const { name, kind, field, value } of named.slice(0, MAX_FILTERS)) {
      const refuse = (message: string) =>
        addIssue({ message, path: [{ type: 'object', origin: 'value', input: dataset.value, key: name, value }] })
      if (/\p{Cc}/u.test(name + value) || value.length > MAX_FILTER_CHARACTERS) refuse(NOT_OFFERED)
      else if (kind === 'is') filters[`is.${field}`] = value
      else if (!NUMBER.test(value)) refuse('Write a number, such as 20 or 12.5')
      else if (kind === 'min') filters[`min.${field}`] = Number(value)
      else filters[`max.${field}`] = Number(value)
    }
    return filters
  }),
)
