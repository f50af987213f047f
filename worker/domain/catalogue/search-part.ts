export const PAGE_SIZE = 24

/** What an address need not say. */
const DEFAULTS: Readonly<Record<string, number>> = { page: 1, size: PAGE_SIZE }

/** The search part for a query, without what is empty or the default; begins with `?` or is empty. */
export function toSearch(query: Readonly<Record<string, string | number | undefined>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '' && value !== DEFAULTS[name]) search.set(name, String(value))
  }
  const text = search.toString()
  return text && `?${text}`
}
