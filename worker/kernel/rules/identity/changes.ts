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
 * Fields changed by an act, for the detail of an audit row: `{ 'status.before': 'pending', 'status.after': 'approved'
 * }`. Fields that `after` does not name, or that stay as they were, are left out.
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
