import type { VersionWish } from './versions.ts'

/** The plans of a conversation by the turns that made them, for "undo" and "version 2". */
export function createVersions() {
  const all: number[] = []
  /** Turns that lead to the current plan; each step back removes the last one. */
  let way: number[] = []
  return {
    /** A turn has made a plan. */
    add(turn: number) {
      all.push(turn)
      way.push(turn)
    },
    /** The turn whose state a wish goes back to; null where there is none. */
    find(wish: VersionWish): number | null {
      if (wish.kind === 'version') return all[wish.number - 1] ?? null
      return way[Math.max(0, way.length - 1 - wish.steps)] ?? null
    },
    /** The number of the current plan, counted from 1; null where there is none. */
    current(): number | null {
      const turn = way.at(-1)
      return turn === undefined ? null : all.indexOf(turn) + 1
    },
    /** A turn has gone back to the state of another. */
    goTo(turn: number) {
      const at = way.lastIndexOf(turn)
      way = at >= 0 ? way.slice(0, at + 1) : [...way, turn]
    },
    /** Earlier plans stay reachable by their number, but not step by step. */
    startOver() {
      way = []
    },
  }
}
