import type { AdminCategory, CategoryInput } from '../../../../worker/catalogue/rules/categories/category.ts'
import type { CustomField } from '../../../../worker/catalogue/rules/custom-field.ts'
import type { Issue } from '../../../../worker/kernel/rules/errors.ts'

/** Custom field in the form. Options are one per line, as typed. */
export interface FieldDraft {
  /** Key of a row, stable while names change and rows move; never sent. */
  key: string
  /** Id from the server; absent for a new field. */
  id?: string
  name: string
  type: CustomField['type']
  required: boolean
  options: string
}

export interface SubcategoryDraft {
  key: string
  /** Id from the server; absent for a new subcategory. */
  id?: string
  name: string
  description: string
  /** Number of its listings. */
  inventoryCount: number
}

/** Category in the form. */
export interface CategoryDraft {
  name: string
  icon: string
  description: string
  fields: FieldDraft[]
  subcategories: SubcategoryDraft[]
}

let keys = 0
/** Key that no other row of this page has. */
const newKey = () => `row-${++keys}`

export const newField = (): FieldDraft => ({ key: newKey(), name: '', type: 'text', required: false, options: '' })

export const newSubcategory = (): SubcategoryDraft => ({ key: newKey(), name: '', description: '', inventoryCount: 0 })

export const EMPTY_DRAFT: CategoryDraft = {
  name: '',
  icon: 'megaphone',
  description: '',
  fields: [],
  subcategories: [],
}

export const fieldDraftOf = ({ id, name, type, required, options = [] }: CustomField): FieldDraft => ({
  key: newKey(),
  ...(id && { id }),
  name,
  type,
  required,
  options: options.join('\n'),
})

/** Initial values of the form. */
export const draftOf = ({ name, icon, description, fields, subcategories }: AdminCategory): CategoryDraft => ({
  name,
  icon,
  description,
  fields: fields.map(fieldDraftOf),
  subcategories: subcategories.map((one) => ({ key: one.id, ...one })),
})

/** Stored draft, with new keys for its rows. */
export const reopened = (draft: CategoryDraft): CategoryDraft => ({
  ...draft,
  fields: draft.fields.map((field) => ({ ...field, key: newKey() })),
  subcategories: draft.subcategories.map((one) => ({ ...one, key: one.id ?? newKey() })),
})

const optionsOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const fieldOf = ({ id, name, type, required, options }: FieldDraft): CustomField => ({
  ...(id && { id }),
  name: name.trim(),
  type,
  required,
  ...(type === 'select' && { options: optionsOf(options) }),
})

/** Content of a draft for comparison: without row keys and surrounding white space. */
const contentOf = ({ name, icon, description, fields, subcategories }: CategoryDraft) => ({
  name: name.trim(),
  icon,
  description: description.trim(),
  fields: fields.map(fieldOf),
  subcategories: subcategories.map(({ id, name, description }) => ({
    ...(id && { id }),
    name: name.trim(),
    description: description.trim(),
  })),
})

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

export const isSameDraft = (a: CategoryDraft, b: CategoryDraft): boolean => isSame(contentOf(a), contentOf(b))

/**
 * Request body. Untouched subcategories are left out, so that the server keeps them.
 * @param base original with its version; absent for a new category
 */
export function inputOf(draft: CategoryDraft, base?: AdminCategory): CategoryInput {
  const { subcategories, ...rest } = contentOf(draft)
  if (!base) return { ...rest, subcategories }
  const isUntouched = isSame(subcategories, contentOf(draftOf(base)).subcategories)
  return { ...rest, version: base.version, ...(!isUntouched && { subcategories }) }
}

/** Error messages by place: `name`, or the key of a row and its part, `row-3.options`. */
export type Refusals = Readonly<Record<string, string>>

/** Messages by place. The API's paths have row indexes; rows may move, so places have row keys. */
export function refusalsOf(issues: readonly Issue[], draft: CategoryDraft): { at: Refusals; whole: string | null } {
  const at: Record<string, string> = {}
  let whole: string | null = null
  for (const { path, message } of issues) {
    const [part = '', index, detail = 'name'] = path.split('.')
    const rows = part === 'fields' ? draft.fields : part === 'subcategories' ? draft.subcategories : null
    const row = rows?.[Number(index)]
    if (row) at[`${row.key}.${detail}`] ??= message
    else if (part === 'name' || part === 'icon' || part === 'description') at[part] ??= message
    else whole ??= message
  }
  return { at, whole }
}
