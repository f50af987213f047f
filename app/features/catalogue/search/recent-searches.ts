const KEY = 'recent-searches'
const KEPT = 5

const alike = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase()

/** At most five, the latest first, each once whatever its capitals. */
export const withSearch = (recent: readonly string[], words: string): string[] =>
  [words, ...recent.filter((other) => !alike(other, words))].slice(0, KEPT)

/** Searches made in this browser. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((words) => typeof words === 'string').slice(0, KEPT) : []
  } catch {
    // Storage is blocked, or holds something else.
    return []
  }
}

function keep(recent: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(recent))
  } catch {
    // Storage is blocked: nothing is remembered.
  }
}

export function rememberSearch(words: string): void {
  if (words) keep(withSearch(recentSearches(), words))
}

/** @returns those that are left */
export function forgetSearch(words: string): string[] {
  const left = recentSearches().filter((other) => other !== words)
  keep(left)
  return left
}
