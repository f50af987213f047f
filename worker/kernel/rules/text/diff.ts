/** A run of words or blocks that both texts have, or one of them alone. */
export interface Change {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** A table of more cells is not made: the texts are then replaced as a whole. */
const MAX_CELLS = 1_000_000

/** The longest common subsequence of two lists, as runs: what is removed stands before what is added in its place. */
function runsOf(before: readonly string[], after: readonly string[]): Change[] {
  const [rows, columns] = [before.length + 1, after.length + 1]
  if (rows * columns > MAX_CELLS) {
    return [
      ...before.map((text) => ({ kind: 'removed', text }) as const),
      ...after.map((text) => ({ kind: 'added', text }) as const),
    ]
  }
  const lengths = new Uint16Array(rows * columns)
  const at = (row: number, column: number) => lengths[row * columns + column] ?? 0
  for (let row = rows - 2; row >= 0; row--) {
    for (let column = columns - 2; column >= 0; column--) {
      lengths[row * columns + column] =
        before[row] === after[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const runs: Change[] = []
  let [row, column] = [0, 0]
  for (;;) {
    const [old, now] = [before[row], after[column]]
    if (old === undefined && now === undefined) return runs
    if (old !== undefined && old === now) {
      runs.push({ kind: 'same', text: old })
      row++
      column++
    } else if (old !== undefined && (now === undefined || at(row + 1, column) >= at(row, column + 1))) {
      runs.push({ kind: 'removed', text: old })
      row++
    } else {
      runs.push({ kind: 'added', text: now ?? '' })
      column++
    }
  }
}

/** Neighbours of one kind as one. */
function joined(changes: readonly Change[], between: string): Change[] {
  const all: Change[] = []
  for (const change of changes) {
    const last = all.at(-1)
    if (last?.kind === change.kind) last.text += `${between}${change.text}`
    else all.push({ ...change })
  }
  return all
}

const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '')

/** How the words of a text changed. */
export const diffWords = (before: string, after: string): Change[] =>
  joined(runsOf(wordsOf(before), wordsOf(after)), ' ')

/**
 * How a text of blocks, such as paragraphs, changed: each block with its words. A block that was rewritten is one block; what nobody
 * touched is one run of one block each.
 */
export function diffBlocks(before: readonly string[], after: readonly string[]): Change[][] {
  const runs = runsOf(before, after)
  const blocks: Change[][] = []
  for (let at = 0; at < runs.length; ) {
    const removed: string[] = []
    const added: string[] = []
    for (; runs[at] && runs[at]?.kind !== 'same'; at++) {
      const run = runs[at]
      if (run) (run.kind === 'removed' ? removed : added).push(run.text)
    }
    for (let pair = 0; pair < Math.max(removed.length, added.length); pair++) {
      const [old, now] = [removed[pair], added[pair]]
      if (old !== undefined && now !== undefined) blocks.push(diffWords(old, now))
      else blocks.push([old === undefined ? { kind: 'added', text: now ?? '' } : { kind: 'removed', text: old }])
    }
    const same = runs[at]
    if (same) blocks.push([same])
    at++
  }
  return blocks
}
