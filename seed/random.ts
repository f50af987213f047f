/** Draws that depend on the key alone: equal keys give equal numbers on every machine. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number
  /** A whole number, both ends included. */
  int(from: number, to: number): number
  chance(probability: number): boolean
  /** @throws RangeError when there is nothing to pick from */
  pick<T>(items: readonly T[]): T
  /** Different items, in drawn order; all of them when `count` asks for more. */
  sample<T>(items: readonly T[], count: number): T[]
  /** A separate stream from the same key: its draws change none of this one. */
  fork(name: string): Random
}

/** FNV-1a over the UTF-16 units, with a final mix so that keys that differ in one digit part ways. */
function hash(key: string): number {
  let h = 2166136261
  for (let i = 0; i < key.length; i++) h = Math.imul(h ^ key.charCodeAt(i), 16777619)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  return (h ^ (h >>> 12)) >>> 0
}

/** mulberry32, seeded by the text of a key such as `OOH-0041`. */
export function createRandom(key: string): Random {
  let state = hash(key)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[int(0, items.length - 1)]
      if (item === undefined) throw new RangeError('Nothing to pick from')
      return item
    },
    sample(items, count) {
      const left = [...items]
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(int(0, left.length - 1), 1)).flat()
    },
    fork: (name) => createRandom(`${name} ${key}`),
  }
}
