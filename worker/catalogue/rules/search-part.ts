export const PAGE_SIZE = 24

/** Values that an address may leave out. */
const DEFAULTS: Readonly<Record<string, number>> = { page: 1, size: PAGE_SIZE }

type Asked = string | number | readonly string[] | undefined

/** The search part for a query, without empty values and defaults; begins with `?` or is empty. */
export function toSearch(query: Readonly<Record<string, Asked>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== '' && one !== DEFAULTS[name]) search.append(name, String(one))
    }
  }
  const text = search.toString()
  return text && `?${text}`
}
