import { inArea } from '../../kernel/rules/audit/audit-words.ts'
import { defineRecorded } from '../../kernel/rules/events/event.ts'

// Everything that staff do to categories: each event once, with what the audit log says of it. Open pages are told with the category as
// it is after the act, by the messages of `categories/changes.ts`.

const category = inArea('categories', 'category')
const all = inArea('categories', 'other')

export const categoryCreated = defineRecorded('category.created', {
  words: category('Category', 'Created', 'success'),
})
export const categoryChanged = defineRecorded('category.changed', { words: category('Category', 'Changed') })
export const categoryDeleted = defineRecorded('category.deleted', { words: category('Category', 'Deleted', 'danger') })
export const categoryRestored = defineRecorded('category.restored', {
  words: category('Category', 'Restored', 'success'),
})
export const categoriesOrdered = defineRecorded('categories.ordered', { words: all('Categories', 'Put in order') })
export const subcategoryCreated = defineRecorded('subcategory.created', {
  words: category('Subcategory', 'Created', 'success'),
})
export const subcategoryChanged = defineRecorded('subcategory.changed', { words: category('Subcategory', 'Changed') })
export const subcategoryDeleted = defineRecorded('subcategory.deleted', {
  words: category('Subcategory', 'Deleted', 'danger'),
})

/** Every event of this room, in the order in which the audit log lists acts. */
export const CATALOGUE_EVENTS = [
  categoryCreated,
  categoryChanged,
  categoryDeleted,
  categoryRestored,
  categoriesOrdered,
  subcategoryCreated,
  subcategoryChanged,
  subcategoryDeleted,
] as const
