import type { Source } from './sources.ts'

/** The twelve rooms, and loose files of the entry. Any other folder has not moved into its room yet. */
const ROOM =
  /^worker\/(?:kernel|identity|uploads|organisations|catalogue|booking|supply|planner|money|desk|backoffice|doors|[^/]+\.ts)$/

/** Pairs that are still to be parted, or wait for a folder to move. None may come in addition. */
export const isStill = (pair: string): boolean =>
  STILL.includes(pair) || pair.split(' ↔ ').some((room) => room.startsWith('worker/') && !ROOM.test(room))
const STILL = [
  'worker/upload-rights.server.ts ↔ worker/uploads',
  'worker/booking ↔ worker/money',
  'worker/booking ↔ worker/planner',
  'worker/booking ↔ worker/supply',
  'worker/catalogue ↔ worker/kernel',
  'worker/catalogue ↔ worker/organisations',
  'worker/catalogue ↔ worker/supply',
  'worker/kernel ↔ worker/organisations',
  'worker/money ↔ worker/planner',
]

/** A first-level folder, or a feature of the browser; a loose file is a room of its own. */
const roomOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('app/features/') ? 3 : 2)
    .join('/')

/**
 * Pairs of rooms that import each other, `a ↔ b`, with one import of each direction as the evidence.
 * Types are left out: they are gone when the code runs.
 */
export function roomPairs(sources: Source[]): Map<string, string> {
  const known = new Set(sources.map(({ path }) => path))
  const evidence = new Map<string, string>()
  for (const { path, imports } of sources) {
    for (const { target, typeOnly } of imports) {
      const [from, to] = [roomOf(path), roomOf(target)]
      if (known.has(target) && !typeOnly && from !== to) evidence.set(`${from} → ${to}`, `${path} → ${target}`)
    }
  }
  const pairs = new Map<string, string>()
  for (const [edge, one] of evidence) {
    const [from = '', to = ''] = edge.split(' → ')
    const other = evidence.get(`${to} → ${from}`)
    if (from < to && other) pairs.set(`${from} ↔ ${to}`, `${one}; ${other}`)
  }
  return pairs
}
