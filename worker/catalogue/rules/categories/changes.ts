import type { AdminCategory, AdminSubcategory } from './category.ts'

/**
 * Messages of the socket about categories, each with the category as it is now. The names are those of the specification. `categoryUpdate`
 * asks pages to fetch the list again. The acts themselves are declared in `../catalogue.events.ts`.
 */
export type CategoryChange =
  | { event: 'categoryAdded'; data: AdminCategory }
  | { event: 'categoryUpdated'; data: AdminCategory }
  | { event: 'categoryDeleted'; data: string }
  | { event: 'subcategoryAdded'; data: { categoryId: string; subcategory: AdminSubcategory } }
  | { event: 'subcategoryUpdated'; data: { categoryId: string; subcategory: AdminSubcategory } }
  | { event: 'subcategoryDeleted'; data: { categoryId: string; subcategoryId: string } }
  | { event: 'categoryUpdate'; data: null }
