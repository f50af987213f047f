import { formatNumber } from '../../../../worker/kernel/rules/money.ts'

const counted = (one: string, many: string) => (count: number) => `${formatNumber(count)} ${count === 1 ? one : many}`

export const itemsText = counted('item', 'items')
export const listingsText = counted('listing', 'listings')
export const categoriesText = counted('category', 'categories')
export const subcategoriesText = counted('subcategory', 'subcategories')
export const fieldsText = counted('field', 'fields')
