const KEY = 'recent-searches'
const KEPT = 5

const alike = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase()

/** Adds a search: at most five, the latest first, without duplicates in other capitals. */
export const withSearch = (recent: readonly string[], words: string): string[] =>
  [words, ...recent.filter((other) => !alike(other, words))].slice(0, KEPT)

/** Searches made in this browser. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((words) => typeof words === 'string').slice(0, KEPT) : []
  } catch {
    // Storage is blocked, or its content is not ours.
    return []
  }
}

function keep(recent: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(recent))
  } catch {
    // Storage is blocked: nothing is saved.
  }
}

export function rememberSearch(words: string): void {
  if (words) keep(withSearch(recentSearches(), words))
}

/**
 * Removes a search.
 * @returns the remaining ones
 */
export function forgetSearch(words: string): string[] {
  const left = recentSearches().filter((other) => other !== words)
  keep(left)
  return left
}
