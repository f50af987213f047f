import { inArea } from '../../kernel/rules/audit/audit-words.ts'
import { defineEvent, defineRecorded } from '../../kernel/rules/events/event.ts'

// Everything that happens to categories and places: each event once, with its texts for the audit log and for letters.
// Open pages receive the category after the act, by the messages of `categories/changes.ts`.

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

/** Watched days are free again. `notifyWatchers` writes the notices, whose rows only the database knows. */
export const placeFreed = defineEvent(
  'place.freed',
  {
    letters: {
      user: {
        subject: ({ listing }) => `Days of ${listing} are free again`,
        before: ({ listing }) => [
          `Days of listing ${listing} that you watch are free again. The first request gets them.`,
        ],
        button: 'See its calendar',
        after: 'This notice is sent once. Watch the days again if another request is faster.',
      },
    },
  },
  () => ({ audit: null, notices: [], live: null }),
)

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
  placeFreed,
] as const
