import type { AdminCategory } from '../../../worker/domain/categories/category.ts'
import type { LiveEvent } from '../../../worker/domain/live/live.ts'

/** What a change makes of the list; the list that it is given stays as it is. */
export type ListChange = (list: readonly AdminCategory[]) => readonly AdminCategory[]

type Subcategory = AdminCategory['subcategories'][number]

/** At the end, or in the place of the same one: an answer and its live event tell of one change. */
export const put =
  (category: AdminCategory): ListChange =>
  (list) => {
    const known = list.find(({ id }) => id === category.id)
    if (!known) return [...list, category]
    // Told late, of what has changed again since.
    if (known.version > category.version) return list
    return list.map((one) => (one === known ? category : one))
  }

/** In its place by position: a new one comes last, one that was brought back stands where it stood. */
export const insert =
  (category: AdminCategory): ListChange =>
  (list) =>
    put(category)(list).toSorted((a, b) => a.position - b.position)

export const take =
  (categoryId: string): ListChange =>
  (list) =>
    list.filter(({ id }) => id !== categoryId)

/** In the order of `ids`; who is not named there stays behind the others. */
export const arrange =
  (ids: readonly string[]): ListChange =>
  (list) => {
    const place = new Map(ids.map((id, at) => [id, at]))
    const placeOf = ({ id }: AdminCategory) => place.get(id) ?? list.length
    return list.toSorted((a, b) => placeOf(a) - placeOf(b)).map((one, position) => ({ ...one, position }))
  }

/** `from` stands where `to` stood. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1))
}

const ofCategory =
  (categoryId: string, change: (all: readonly Subcategory[]) => Subcategory[]): ListChange =>
  (list) =>
    list.map((one) => (one.id === categoryId ? { ...one, subcategories: change(one.subcategories) } : one))

/** At the end of its category, or in the place of the same one. */
export const putSubcategory = (categoryId: string, subcategory: Subcategory) =>
  ofCategory(categoryId, (all) =>
    all.some(({ id }) => id === subcategory.id)
      ? all.map((one) => (one.id === subcategory.id ? subcategory : one))
      : [...all, subcategory],
  )

export const takeSubcategory = (categoryId: string, subcategoryId: string) =>
  ofCategory(categoryId, (all) => all.filter(({ id }) => id !== subcategoryId))

/** What a live event does to the list; null when only asking again can tell. */
export function changeOf(event: LiveEvent): ListChange | null {
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
      return null
  }
}
