import type { AdminCategory } from '../../../../worker/catalogue/rules/categories/category.ts'
import type { PageEvent } from '../../../kit/live/page-event.ts'

/** Change of the list; it does not modify its argument. */
export type ListChange = (list: readonly AdminCategory[]) => readonly AdminCategory[]

type Subcategory = AdminCategory['subcategories'][number]

/** Appends the category or replaces the one of the same id: an answer and its live event report the same change. */
export const put =
  (category: AdminCategory): ListChange =>
  (list) => {
    const known = list.find(({ id }) => id === category.id)
    if (!known) return [...list, category]
    // A late event may be older than the version in the list.
    if (known.version > category.version) return list
    return list.map((one) => (one === known ? category : one))
  }

/** Inserts the category at its position: a new one last, a restored one where it was. */
export const insert =
  (category: AdminCategory): ListChange =>
  (list) =>
    put(category)(list).toSorted((a, b) => a.position - b.position)

export const take =
  (categoryId: string): ListChange =>
  (list) =>
    list.filter(({ id }) => id !== categoryId)

/** Sorts by `ids`; categories without an id there remain last. */
export const arrange =
  (ids: readonly string[]): ListChange =>
  (list) => {
    const place = new Map(ids.map((id, at) => [id, at]))
    const placeOf = ({ id }: AdminCategory) => place.get(id) ?? list.length
    return list.toSorted((a, b) => placeOf(a) - placeOf(b)).map((one, position) => ({ ...one, position }))
  }

const ofCategory =
  (categoryId: string, change: (all: readonly Subcategory[]) => Subcategory[]): ListChange =>
  (list) =>
    list.map((one) => (one.id === categoryId ? { ...one, subcategories: change(one.subcategories) } : one))

/** Appends the subcategory or replaces the one of the same id. */
export const putSubcategory = (categoryId: string, subcategory: Subcategory) =>
  ofCategory(categoryId, (all) =>
    all.some(({ id }) => id === subcategory.id)
      ? all.map((one) => (one.id === subcategory.id ? subcategory : one))
      : [...all, subcategory],
  )

export const takeSubcategory = (categoryId: string, subcategoryId: string) =>
  ofCategory(categoryId, (all) => all.filter(({ id }) => id !== subcategoryId))

/** Change reported by a live event; null when the list must be fetched again. */
export function changeOf(event: PageEvent): ListChange | null {
  switch (event.event) {
    case 'categoryAdded':
      return insert(event.data)
    case 'categoryUpdated':
      return put(event.data)
    case 'categoryDeleted':
      return take(event.data)
    case 'subcategoryAdded':
    case 'subcategoryUpdated':
      return putSubcategory(event.data.categoryId, event.data.subcategory)
    case 'subcategoryDeleted':
      return takeSubcategory(event.data.categoryId, event.data.subcategoryId)
    default:
      // Declared events are about other subjects.
      return event.event.includes('.') ? (list) => list : null
  }
}
