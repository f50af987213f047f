import * as v from 'valibot'
import type { DomainError } from '../../../kernel/rules/errors.ts'
import { nameLine, optionalLine } from '../../../kernel/rules/fields.ts'
import { foldName } from '../../../kernel/rules/text/names.ts'
import { CustomField, MAX_NAME_CHARS, type StoredField } from '../custom-field.ts'
import { DISCOVER_ONLY_CATEGORIES, MEDIA_TYPES } from '../registry/media.ts'

// Categories as staff edit them. Unknown keys are ignored, so a GET answer can be sent back as it is.

const MAX_DESCRIPTION = 300
const MAX_FIELDS = 40
const MAX_OPTIONS = 50
const MAX_GROUPS = 60
const MAX_FEATURES = 6

/** Icon of a category for which staff choose none. */
export const DEFAULT_ICON = 'megaphone'

const Description = v.optional(optionalLine('Describe it in a sentence', MAX_DESCRIPTION))

/** Raises an issue at each name or id that an earlier item has. */
const distinct = <const Name extends string, const T extends { [K in Name]?: unknown }>(key: Name, message: string) =>
  v.rawCheck<T[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const seen = new Set<string>()
    dataset.value.forEach((value, index) => {
      if (value[key] === undefined) return
      const name = foldName(`${value[key]}`)
      if (seen.has(name)) {
        addIssue({
          message,
          path: [
            { type: 'array', origin: 'value', input: dataset.value, key: index, value },
            { type: 'object', origin: 'value', input: value, key, value: value[key] },
          ],
        })
      }
      seen.add(name)
    })
  })

/** A field as staff write it. Only a select keeps its options. */
const FieldInput = v.pipe(
  CustomField,
  v.forward(
    v.check(
      ({ type, options = [] }) => type !== 'select' || (options.length > 0 && options.length <= MAX_OPTIONS),
      `Give 1 to ${MAX_OPTIONS} options`,
    ),
    ['options'],
  ),
  v.forward(
    v.check(
      ({ type, options = [] }) => type !== 'select' || new Set(options.map(foldName)).size === options.length,
      'Each option can be in the list once',
    ),
    ['options'],
  ),
  v.transform(({ options, ...field }): CustomField => (field.type === 'select' ? { ...field, options } : field)),
)

const Version = v.pipe(v.number('The version is a number'), v.integer('The version is a number'), v.minValue(1))

/** A group inside the body of its category; without an id it is new. */
const GroupInput = v.object({
  id: v.optional(v.string('The id is a text')),
  name: nameLine('Name the subcategory', MAX_NAME_CHARS),
  description: Description,
})

/** Body of POST and PUT of a category. Missing parts stay as they are; a new category starts without them. */
export const CategoryInput = v.object({
  name: nameLine('Name the category', MAX_NAME_CHARS),
  icon: v.optional(nameLine('Choose an icon', 40)),
  description: Description,
  fields: v.optional(
    v.pipe(
      v.array(FieldInput, 'Give the fields as a list'),
      v.maxLength(MAX_FIELDS, `At most ${MAX_FIELDS} fields`),
      distinct('name', 'Another field has this name'),
      distinct('id', 'Another field has this id'),
    ),
  ),
  subcategories: v.optional(
    v.pipe(
      v.array(GroupInput, 'Give the subcategories as a list'),
      v.maxLength(MAX_GROUPS, `At most ${MAX_GROUPS} subcategories`),
      distinct('name', 'Another subcategory has this name'),
    ),
  ),
  /** The version that the editor saw. Without it the edit applies to any version. */
  version: v.optional(Version),
})
export type CategoryInput = v.InferOutput<typeof CategoryInput>

/** Body of POST and PUT of a subcategory. */
export const SubcategoryInput = v.object({
  name: nameLine('Name the subcategory', MAX_NAME_CHARS),
  description: Description,
  features: v.optional(
    v.pipe(
      v.array(nameLine('A feature needs words', MAX_NAME_CHARS), 'Give the features as a list'),
      v.maxLength(MAX_FEATURES, `At most ${MAX_FEATURES} features`),
    ),
  ),
})
export type SubcategoryInput = v.InferOutput<typeof SubcategoryInput>

/** The ids of all categories, in the order of the site. */
export const CategoryOrder = v.object({
  ids: v.pipe(
    v.array(v.string('An id is a text'), 'Give the ids as a list'),
    v.maxLength(1_000, 'At most 1000 ids'),
    v.check((ids) => new Set(ids).size === ids.length, 'Each category can be in the list once'),
  ),
})
export type CategoryOrder = v.InferOutput<typeof CategoryOrder>

export const CategoryRestore = v.object({ id: v.string('Name the category') })
export type CategoryRestore = v.InferOutput<typeof CategoryRestore>

/** Time in which a deleted category can be restored. */
export const RESTORE_MS = 10 * 60_000

/** Ids that no new category gets: those of the media, and path segments below /api/admin/categories/. */
export const RESERVED_IDS: readonly string[] = [...MEDIA_TYPES, ...DISCOVER_ONLY_CATEGORIES, 'order', 'restore']

export interface AdminSubcategory {
  id: string
  name: string
  description: string
  features: string[]
  /** Listings inside, counted now. */
  inventoryCount: number
}

/** A category as the back office shows it. */
export interface AdminCategory {
  id: string
  name: string
  icon: string
  description: string
  /** Raised with every change of the category, its fields or its subcategories. */
  version: number
  position: number
  /** ISO 8601, UTC. */
  updatedAt: string
  inventoryCount: number
  fields: StoredField[]
  subcategories: AdminSubcategory[]
}

/** Body of a 409 of an edit: a page can offer to merge or to reload. */
export interface CategoryConflict extends Pick<DomainError['body'], 'message' | 'issues'> {
  code: 'conflict'
  current: AdminCategory
}

/** Body of a 409 of a deletion: the remaining content of the category. */
export interface CategoryInUse extends Pick<DomainError['body'], 'message' | 'issues'> {
  code: 'in_use'
  /** Listings in all, and in each subcategory that has some. */
  inventoryCount: number
  subcategories: { id: string; name: string; inventoryCount: number }[]
}
