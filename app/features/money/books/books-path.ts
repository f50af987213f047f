/** The address of a book's page or file. @param owner null where it is not of one */
export const booksPath = (path: string, { owner, side, month }: BookAddress): string => {
  const search = new URLSearchParams({
    ...(owner !== null && { owner }),
    ...(side === 'purchases' && { side }),
    ...(month !== null && { month }),
  })
  return search.size > 0 ? `${path}?${search}` : path
}

/** Which book a page is of. */
export interface BookAddress {
  owner: string | null
  side: 'purchases' | null
  month: string | null
}
