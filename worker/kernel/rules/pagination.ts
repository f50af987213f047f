import { DomainError } from './errors.ts'

/**
 * Number of pages; an empty list has one page.
 * @throws DomainError not_found for a page beyond the last
 */
export function pageCount(total: number, { page, size }: { page: number; size: number }): number {
  const pages = Math.max(1, Math.ceil(total / size))
  if (page > pages) throw new DomainError('not_found', `There is no page ${page}: the last page is ${pages}`)
  return pages
}
