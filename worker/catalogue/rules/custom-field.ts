import * as v from 'valibot'
import { nameLine } from '../../kernel/rules/fields.ts'

/** Limit for the name of a category, a subcategory, a field or an option. */
export const MAX_NAME_CHARS = 60

export const FIELD_TYPES = ['text', 'number', 'select', 'boolean'] as const

/** A field that staff add to a category; `required` fields are starred. */
export const CustomField = v.object({
  /** The server's, and never changed: listings keep their values under it. A field without one is new, unless its name is there. */
  id: v.optional(v.string('The id is a text')),
  name: nameLine('Name the field', MAX_NAME_CHARS),
  type: v.picklist(FIELD_TYPES, 'Choose text, number, select or boolean'),
  required: v.boolean('Say whether the field is required'),
  /** Options of a select, in this order. */
  options: v.optional(v.array(nameLine('An option needs a name', MAX_NAME_CHARS), 'Give the options as a list')),
})
export type CustomField = v.InferOutput<typeof CustomField>

/** A field as the server keeps it. */
export type StoredField = CustomField & { id: string }
