const KEY = 'planner-dropped:1'

/** Titles of dropped lines by their inventory id: a plan without a line no longer has its name. */
type Titles = Readonly<Record<string, string>>

function readTitles(): Titles {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(([, title]) => typeof title === 'string'))
  } catch {
    // Storage is blocked, or its content is not ours.
    return {}
  }
}

/** Stores the name of a dropped line, so that it survives a reload. */
export function rememberTitle(id: string, title: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readTitles(), [id]: title }))
  } catch {
    // Storage is blocked: the id is shown instead.
  }
}

/** Dropped lines with their titles, or the id where no title is stored. */
export function droppedLines(ids: readonly string[]): { id: string; title: string }[] {
  const titles = readTitles()
  return ids.map((id) => ({ id, title: titles[id] ?? id }))
}
