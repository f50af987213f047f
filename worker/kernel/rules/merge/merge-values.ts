import { type Choices, type MergeSide, type Unit, unitsOf, verdictOf } from './three-way.ts'

/** A part that both changed to different values. */
interface ValueClash extends Unit<unknown> {
  /** Path to it: keys, and the keys of rows. */
  path: string
}

/** A part that only one side changed. */
export interface ValueChange extends ValueClash {
  side: MergeSide
}

export interface MergedValues<T> {
  clashes: ValueClash[]
  changes: ValueChange[]
  resolve: (choices: Choices) => T
}

/** Key of a row at a path; undefined where the list is one value. */
export type RowKeys = (path: string) => ((row: never) => string) | undefined

interface Merging {
  clashes: ValueClash[]
  changes: ValueChange[]
  rowKeys: RowKeys
}

type Resolve = (choices: Choices) => unknown

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const joined = (path: string, key: string) => (path === '' ? key : `${path}.${key}`)

function mergeAt(path: string, unit: Unit<unknown>, merging: Merging): Resolve {
  const { base, mine, theirs } = unit
  const verdict = verdictOf(unit, (one) => one)
  if (verdict === 'same') return () => mine
  const keyOf = merging.rowKeys(path)
  if (keyOf && Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    const rows = unitsOf<never>(base as never[], mine as never[], theirs as never[], keyOf).map((row) =>
      mergeAt(joined(path, row.row), row, merging),
    )
    return (choices) => rows.map((resolve) => resolve(choices)).filter((row) => row !== undefined)
  }
  if (isPlain(base) && isPlain(mine) && isPlain(theirs)) {
    const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs), ...Object.keys(base)])]
    const parts = keys.map((key) => {
      const part = { base: base[key], mine: mine[key], theirs: theirs[key] }
      return [key, mergeAt(joined(path, key), part, merging)] as const
    })
    return (choices) =>
      Object.fromEntries(
        parts.map(([key, resolve]) => [key, resolve(choices)] as const).filter(([, value]) => value !== undefined),
      )
  }
  if (verdict !== 'clash') {
    merging.changes.push({ ...unit, path, side: verdict })
    return () => unit[verdict]
  }
  merging.clashes.push({ ...unit, path })
  return (choices) => unit[choices[path] ?? 'mine']
}

/**
 * Merges two changes of one value: objects by their keys, rows by their keys, everything else as one. A change by one
 * side alone is taken; different changes by both are a clash, decided by its path.
 */
export function mergeValues<T extends object>(
  versions: { base: T; mine: T; theirs: T },
  rowKeys: RowKeys,
): MergedValues<T> {
  const merging: Merging = { clashes: [], changes: [], rowKeys }
  const resolve = mergeAt('', versions, merging)
  return { clashes: merging.clashes, changes: merging.changes, resolve: (choices) => resolve(choices) as T }
}
