import type { AdminCategory, AdminSubcategory } from './category.ts'

/**
 * What the socket tells of categories, with the category as it is now, by names that clients of the socket know. `categoryUpdate` asks pages
 * to fetch the list again. The acts themselves are declared in `../catalogue.events.ts`.
 */
export type CategoryChange =
  | { event: 'categoryAdded'; data: AdminCategory }
  | { event: 'categoryUpdated'; data: AdminCategory }
  | { event: 'categoryDeleted'; data: string }
  | { event: 'subcategoryAdded'; data: { categoryId: string; subcategory: AdminSubcategory } }
  | { event: 'subcategoryUpdated'; data: { categoryId: string; subcategory: AdminSubcategory } }
  | { event: 'subcategoryDeleted'; data: { categoryId: string; subcategoryId: string } }
  | { event: 'categoryUpdate'; data: null }
