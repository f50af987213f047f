/** Side of a clash that is kept. */
export type MergeSide = 'mine' | 'theirs'
/** Side kept for each clash, by its key; by default mine. */
export type Choices = Readonly<Record<string, MergeSide>>

/** One part that can change by itself, in the three versions; undefined where it is absent. */
export interface Unit<T> {
  base: T | undefined
  mine: T | undefined
  theirs: T | undefined
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Side that changed a part; `clash` where both did, to different values. @param contentOf the content that is compared
 */
export function verdictOf<T>(
  { base, mine, theirs }: Unit<T>,
  contentOf: (one: T) => unknown,
): MergeSide | 'same' | 'clash' {
  const content = (one: T | undefined) => (one === undefined ? undefined : contentOf(one))
  const isMine = !isSame(content(mine), content(base))
  const isTheirs = !isSame(content(theirs), content(base))
  if (isMine && isTheirs) return isSame(content(mine), content(theirs)) ? 'same' : 'clash'
  return isMine ? 'mine' : isTheirs ? 'theirs' : 'same'
}

/** Rows by their key; a duplicate or unnamed row gets a key of its own. */
function byKey<T>(rows: readonly T[], keyOf: (one: T) => string): Map<string, T> {
  const keyed = new Map<string, T>()
  for (const [at, row] of rows.entries()) {
    const key = keyOf(row)
    keyed.set(keyed.has(key) ? `${key} ${at}` : key, row)
  }
  return keyed
}

/**
 * Rows of three versions, joined by their keys, in the order of the side that moved them; rows of the other side alone
 * are last.
 */
export function unitsOf<T>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  keyOf: (one: T) => string,
): (Unit<T> & { row: string })[] {
  const [inBase, inMine, inTheirs] = [byKey(base, keyOf), byKey(mine, keyOf), byKey(theirs, keyOf)]
  const isReordered = (rows: ReadonlyMap<string, T>) => {
    const kept = [...rows.keys()].filter((key) => inBase.has(key))
    return !isSame(
      kept,
      [...inBase.keys()].filter((key) => rows.has(key)),
    )
  }
  const order = [...(isReordered(inTheirs) && !isReordered(inMine) ? inTheirs : inMine).keys()]
  const placeOf = (row: string) => (order.includes(row) ? order.indexOf(row) : order.length)
  return [...new Set([...inMine.keys(), ...inTheirs.keys(), ...inBase.keys()])]
    .map((row) => ({ row, base: inBase.get(row), mine: inMine.get(row), theirs: inTheirs.get(row) }))
    .toSorted((a, b) => placeOf(a.row) - placeOf(b.row))
}
