/** A plain fact of an audit row. */
export type Fact = string | number | boolean | null

const BEFORE = '.before'
const AFTER = '.after'
const MAX_FACT_CHARS = 200

/** A value as a plain fact: a list by its items, and of an object only that there is one. */
function factOf(value: unknown): Fact {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  const text = Array.isArray(value)
    ? value.map((item) => (typeof item === 'object' ? '…' : `${item}`)).join(', ')
    : typeof value === 'object'
      ? '…'
      : `${value}`
  return text.length > MAX_FACT_CHARS ? `${text.slice(0, MAX_FACT_CHARS - 1)}…` : text
}

/**
 * What a change changed, for the detail of an audit row: `{ 'status.before': 'pending', 'status.after': 'approved' }`. Fields that
 * `after` does not name, or that stay as they were, are left out.
 * @param before the row that the change was made from
 */
export function changes(before: object, after: object): Record<string, Fact> {
  const old: Record<string, unknown> = { ...before }
  return Object.fromEntries(
    Object.entries(after).flatMap(([field, value]): [string, Fact][] =>
      value === undefined || JSON.stringify(value) === JSON.stringify(old[field])
        ? []
        : [
            [`${field}${BEFORE}`, factOf(old[field])],
            [`${field}${AFTER}`, factOf(value)],
          ],
    ),
  )
}

/** A field that changed, or a fact beside the change. */
export interface ToldFact {
  /** In words: `first reply`. */
  field: string
  /** Absent where there is no change to tell, only a fact. */
  before?: Fact
  after: Fact
}

/** Name of a field in words: `emailVerifiedAt` is `email verified at`. */
const inWords = (field: string) =>
  field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[._]/g, ' ')
    .toLowerCase()

/**
 * The detail of an audit row as facts to show, changed fields first.
 * @param thing what was acted on: the name of a field that a row only calls `before` and `after`
 */
export function factsOf(detail: Record<string, Fact>, thing: string): ToldFact[] {
  const changed: ToldFact[] = []
  const facts: ToldFact[] = []
  const named = Object.fromEntries(
    Object.entries(detail).map(([key, value]) => [
      key === 'before' || key === 'after' ? `${thing}.${key}` : key,
      value,
    ]),
  )
  for (const [key, value] of Object.entries(named)) {
    const field = key.replace(/\.(?:before|after)$/, '')
    if (key === field) facts.push({ field: inWords(field), after: value })
    else if (key.endsWith(AFTER))
      changed.push({ field: inWords(field), before: named[`${field}${BEFORE}`] ?? null, after: value })
  }
  return [...changed, ...facts]
}
