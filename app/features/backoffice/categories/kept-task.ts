import * as v from 'valibot'
import type { AdminCategory, AdminSubcategory } from '../../../../worker/catalogue/rules/categories/category.ts'
import { forgetInput, keepInput, keptInput } from '../../../kit/session/kept-input.ts'
import { isCategory } from './categories.queries.ts'
import type { CategoryDraft } from './draft.ts'

const FORM = 'category dialog'

const isDraft = (value: unknown): value is CategoryDraft =>
  typeof value === 'object' && value !== null && 'fields' in value && Array.isArray(value.fields) && 'name' in value

/** Dialog that was open when the session ended, with its typed values. */
const KeptTask = v.variant('kind', [
  v.object({
    kind: v.literal('category'),
    /** Category that the edit started with; absent for a new one. */
    base: v.optional(v.custom<AdminCategory>(isCategory)),
    draft: v.custom<CategoryDraft>(isDraft),
  }),
  v.object({
    kind: v.literal('subcategory'),
    category: v.string(),
    subcategory: v.optional(v.string()),
    name: v.string(),
    description: v.string(),
  }),
])
type KeptTask = v.InferOutput<typeof KeptTask>

/** Typed values of a subcategory's dialog. */
export type SubcategoryText = Pick<AdminSubcategory, 'name' | 'description'>

export const keepTask = (task: KeptTask): void => keepInput(FORM, task)
export const keptTask = (): KeptTask | null => keptInput(FORM, KeptTask)
export const forgetTask = (): void => forgetInput(FORM)
