import type { ListingQuery } from '../../worker/catalogue/rules/query.ts'
import { PAGE_SIZE } from '../../worker/catalogue/rules/search-part.ts'

/** The canonical query: pages of the complete list keep their number; a filtered or sorted list points to the complete one. */
export function canonicalQuery({ page, size, ...narrowed }: ListingQuery): Partial<ListingQuery> {
  const isWhole = size === PAGE_SIZE && Object.values(narrowed).every((value) => value === undefined)
  return isWhole ? { page } : {}
}
