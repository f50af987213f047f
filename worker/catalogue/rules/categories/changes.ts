import type { AdminCategory, AdminSubcategory } from './category.ts'

/** Changes of categories, by the name of the event. `categoryUpdate` asks pages to fetch the list again. */
export type CategoryChange =
  | { event: 'categoryAdded'; data: AdminCategory }
  | { event: 'categoryUpdated'; data: AdminCategory }
  | { event: 'categoryDeleted'; data: string }
  | { event: 'subcategoryAdded'; data: { categoryId: string; subcategory: AdminSubcategory } }
  | { event: 'subcategoryUpdated'; data: { categoryId: string; subcategory: AdminSubcategory } }
  | { event: 'subcategoryDeleted'; data: { categoryId: string; subcategoryId: string } }
  | { event: 'categoryUpdate'; data: null }
