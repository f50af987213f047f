import type { AdminCategory } from '../../../../worker/catalogue/rules/categories/category.ts'

interface Filter {
  label: string
  isMet: (category: AdminCategory) => boolean
}

/** What the list can be narrowed to. */
export const FILTERS = {
  all: { label: 'All', isMet: () => true },
  held: { label: 'With listings', isMet: ({ inventoryCount }) => inventoryCount > 0 },
  empty: { label: 'Without listings', isMet: ({ inventoryCount }) => inventoryCount === 0 },
} as const satisfies Record<string, Filter>

export type CategoryFilterName = keyof typeof FILTERS

export const isFilterName = (text: unknown): text is CategoryFilterName =>
  typeof text === 'string' && Object.hasOwn(FILTERS, text)

/** Categories that match the filter and have the words in a name. */
export function matching(
  categories: readonly AdminCategory[],
  words: string,
  filter: CategoryFilterName,
): AdminCategory[] {
  const { isMet }: Filter = FILTERS[filter]
  const sought = words.trim().toLowerCase()
  return categories.filter((category) => {
    const names = [category, ...category.subcategories, ...category.fields].map(({ name }) => name.toLowerCase())
    return isMet(category) && names.some((name) => name.includes(sought))
  })
}
