/** Address of a book's page or file. */
export const booksPath = (path: string, { owner, side, month }: BookAddress): string => {
  const search = new URLSearchParams({
    ...(owner !== null && { owner }),
    ...(side === 'purchases' && { side }),
    ...(month !== null && { month }),
  })
  return search.size > 0 ? `${path}?${search}` : path
}

/** Month, owner and side of a page. */
export interface BookAddress {
  owner: string | null
  side: 'purchases' | null
  month: string | null
}
