const KEY = 'planner-dropped:1'

/** Titles of dropped lines by their inventory id: a plan without a line does not know its name any more. */
type Titles = Readonly<Record<string, string>>

function readTitles(): Titles {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(([, title]) => typeof title === 'string'))
  } catch {
    // Storage is closed, or holds something else.
    return {}
  }
}

/** Keeps the name of a line that goes, over a reload, too. */
export function rememberTitle(id: string, title: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readTitles(), [id]: title }))
  } catch {
    // Then its id is shown instead.
  }
}

/** Dropped lines by name; one that is not remembered by its id. */
export function droppedLines(ids: readonly string[]): { id: string; title: string }[] {
  const titles = readTitles()
  return ids.map((id) => ({ id, title: titles[id] ?? id }))
}
