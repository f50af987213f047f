import { dirname } from 'node:path/posix'
import type { Source } from './sources.ts'

/** Folders whose files are rooms of their own: entries, contexts and small shared rules. */
const LOOSE = ['app', 'worker', 'worker/domain']

/** The folder of a file, or the file itself where the folder only collects loose files. */
const roomOf = (path: string) => (LOOSE.includes(dirname(path)) ? path : dirname(path))

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
