import type { ListingQuery } from '../../worker/domain/catalogue/query.ts'
import { PAGE_SIZE } from '../../worker/domain/catalogue/search-part.ts'

/** Further pages of a whole list stand for themselves; a list that is narrowed, sorted or cut differently is known by the whole one. */
export function canonicalQuery({ page, size, ...narrowed }: ListingQuery): Partial<ListingQuery> {
  const isWhole = size === PAGE_SIZE && Object.values(narrowed).every((value) => value === undefined)
  return isWhole ? { page } : {}
}
