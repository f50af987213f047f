import { hc } from 'hono/client'
import useSWR, { mutate } from 'swr'
import type { staffApi } from '../../../../worker/backoffice/staff.api.ts'
import type {
  AdminCategory,
  AdminSubcategory,
  CategoryInput,
  SubcategoryInput,
} from '../../../../worker/catalogue/rules/categories/category.ts'
import { API } from '../../../api-client.ts'
import { useLiveEvents } from '../../../kit/live/use-live.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'
import {
  arrange,
  changeOf,
  insert,
  type ListChange,
  put,
  putSubcategory,
  take,
  takeSubcategory,
} from './list-changes.ts'

const CATEGORIES = '/api/admin/categories'
/** Cache key of changes that are shown while they are being saved; it has no fetcher. */
const UNDER_WAY = 'categories under way'

type List = readonly AdminCategory[]

const api = hc<typeof staffApi>(...API).admin.categories
const oneCategory = api[':id']
const oneSubcategory = oneCategory.subcategories[':subId']
/** The client puts parameters into the path unencoded. */
const segment = encodeURIComponent

const fetchCategories = () => signedInAnswerOf(api.$get())

/** Changes the cached list; without one, fetches it. */
async function apply(change: ListChange): Promise<void> {
  let isKnown = false
  await mutate<List>(
    CATEGORIES,
    (list) => {
      isKnown = list !== undefined
      return list && change(list)
    },
    { revalidate: false },
  )
  if (!isKnown) await mutate(CATEGORIES)
}

const setUnderWay = (next: (all: readonly ListChange[]) => readonly ListChange[]) =>
  mutate<readonly ListChange[]>(UNDER_WAY, (all = []) => next(all), { revalidate: false })

/**
 * Shows a change over the cached list while it is being saved. A refused change disappears, and nothing has to be
 * undone, whatever others changed meanwhile.
 */
async function optimistically<T>(change: ListChange, work: () => Promise<T>, settle: (answer: T) => ListChange) {
  await setUnderWay((all) => [...all, change])
  try {
    const answer = await work()
    await apply(settle(answer))
    return answer
  } finally {
    await setUnderWay((all) => all.filter((one) => one !== change))
  }
}

/** All categories in order, including changes that are being saved; live events update them. */
export function useCategories() {
  const { data, error, isValidating, mutate: refetch } = useSWR<List>(CATEGORIES, fetchCategories)
  const { data: underWay = [] } = useSWR<readonly ListChange[]>(UNDER_WAY, null)

  useLiveEvents(
    (event) => {
      const change = changeOf(event)
      if (change) void apply(change)
      // The first event of a connection that opened after the list was fetched, or an event without details.
      else void refetch()
    },
    () => void refetch(),
  )

  return {
    /** Undefined until the first fetch. */
    categories: data && underWay.reduce((list, change) => change(list), data),
    error,
    isValidating,
    retry: () => refetch(),
  }
}

/** Creates a category. @throws RequestError bad_input with issues, conflict for a name that is in use */
export async function createCategory(json: CategoryInput): Promise<AdminCategory> {
  const made = await signedInAnswerOf(api.$post({ json }))
  await apply(insert(made))
  return made
}

/**
 * Saves a category.
 * @param base category that the edit started with
 * @throws RequestError bad_input with issues, conflict
 */
export function updateCategory(base: AdminCategory, input: CategoryInput): Promise<AdminCategory> {
  const { name, icon = base.icon, description = base.description, fields = base.fields } = input
  return optimistically(
    // The server gives a new field its id.
    put({
      ...base,
      name,
      icon,
      description,
      fields: fields.map((field) => ({ ...field, id: field.id ?? field.name })),
    }),
    () => signedInAnswerOf(oneCategory.$put({ param: { id: segment(base.id) }, json: input })),
    put,
  )
}

/**
 * Deletes a category.
 * @param destination `<category>/<subcategory>` that receives its listings
 * @throws RequestError in_use when it has listings and no destination
 */
export const deleteCategory = (id: string, destination?: string): Promise<null> =>
  optimistically(
    take(id),
    () => signedInAnswerOf(oneCategory.$delete({ param: { id: segment(id) }, query: { move: destination } })),
    () => take(id),
  )

/** Restores a deleted category. @throws RequestError not_found when it is too late */
export async function restoreCategory(id: string): Promise<AdminCategory> {
  const restored = await signedInAnswerOf(api.restore.$post({ json: { id } }))
  await apply(insert(restored))
  return restored
}

/**
 * Saves the order.
 * @param ids ids of all categories, in their new order
 */
export const orderCategories = (ids: string[]): Promise<List> =>
  optimistically(
    arrange(ids),
    () => signedInAnswerOf(api.order.$put({ json: { ids } })),
    () => arrange(ids),
  )

/** Creates a subcategory. @throws RequestError bad_input with issues, conflict for a name that is in use */
export async function createSubcategory(categoryId: string, json: SubcategoryInput): Promise<void> {
  const made = await signedInAnswerOf(oneCategory.subcategories.$post({ param: { id: segment(categoryId) }, json }))
  await apply(putSubcategory(categoryId, made))
}

export async function updateSubcategory(
  categoryId: string,
  known: AdminSubcategory,
  input: SubcategoryInput,
): Promise<void> {
  const { name, description = known.description, features = known.features } = input
  await optimistically(
    putSubcategory(categoryId, { ...known, name, description, features }),
    () =>
      signedInAnswerOf(
        oneSubcategory.$put({ param: { id: segment(categoryId), subId: segment(known.id) }, json: input }),
      ),
    (saved) => putSubcategory(categoryId, saved),
  )
}

/**
 * Deletes a subcategory.
 * @param destination id of the subcategory that receives its listings
 * @throws RequestError in_use when it has listings and no destination
 */
export const deleteSubcategory = (categoryId: string, id: string, destination?: string): Promise<null> =>
  optimistically(
    takeSubcategory(categoryId, id),
    () =>
      signedInAnswerOf(
        oneSubcategory.$delete({
          param: { id: segment(categoryId), subId: segment(id) },
          query: { move: destination },
        }),
      ),
    () => takeSubcategory(categoryId, id),
  )

export const isCategory = (value: unknown): value is AdminCategory =>
  typeof value === 'object' && value !== null && 'id' in value && 'version' in value
