import { diffArrays } from 'diff'

/** A run of words or blocks that both texts have, or one of them alone. */
export interface Change {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Texts that differ in more words or blocks are not compared: one replaces the other as a whole. */
const MAX_EDITS = 1_000

/** One place of two lists: the items that it lost and got, and those that follow in both. */
type Run = Record<Change['kind'], string[]>

const CHANGE_KINDS = ['removed', 'added', 'same'] as const

function runsOf(before: string[], after: string[]): Run[] {
  const changes = diffArrays(before, after, { maxEditLength: MAX_EDITS })
  if (!changes) return [{ removed: before, added: after, same: [] }]
  const runs: Run[] = []
  for (const { value, added, removed } of changes) {
    const last = runs.at(-1)
    const run = last?.same.length === 0 ? last : { removed: [], added: [], same: [] }
    if (run !== last) runs.push(run)
    run[removed ? 'removed' : added ? 'added' : 'same'].push(...value)
  }
  return runs
}

const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '')

/** Changes of a text, word by word. */
export const diffWords = (before: string, after: string): Change[] =>
  runsOf(wordsOf(before), wordsOf(after)).flatMap((run) =>
    CHANGE_KINDS.filter((kind) => run[kind].length > 0).map((kind) => ({ kind, text: run[kind].join(' ') })),
  )

function diffBlock(before: string | undefined, after: string | undefined): Change[] {
  if (before === undefined) return [{ kind: 'added', text: after ?? '' }]
  return after === undefined ? [{ kind: 'removed', text: before }] : diffWords(before, after)
}

/**
 * Changes of a text of blocks, such as paragraphs: each block with its words. A rewritten block is one block; unchanged
 * ones are one run of one block each.
 */
export const diffBlocks = (before: string[], after: string[]): Change[][] =>
  runsOf(before, after).flatMap(({ removed, added, same }) => [
    ...Array.from({ length: Math.max(removed.length, added.length) }, (_, at) => diffBlock(removed[at], added[at])),
    ...same.map((text): Change[] => [{ kind: 'same', text }]),
  ])
