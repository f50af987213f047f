import { readdirSync, readFileSync } from 'node:fs'

const TICK_MS = 10

interface Stat {
  pid: number
  parent: number
  /** Milliseconds of CPU, of user and kernel. */
  spent: number
}

/** All processes of this machine that can be read. */
export function processes(): Stat[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        const spent = (Number(fields[11]) + Number(fields[12])) * TICK_MS
        return [{ pid: Number(pid), parent: Number(fields[1]), spent }]
      } catch {
        // It ended while we were looking.
        return []
      }
    })
}

/** A process and its descendants. */
export function treeOf(root: number, all: readonly Stat[] = processes()): number[] {
  return [root, ...all.flatMap(({ pid, parent }) => (parent === root ? treeOf(pid, all) : []))]
}

/** CPU of a process and its descendants, ms. */
export function treeCpu(root: number): number {
  const all = processes()
  const tree = new Set(treeOf(root, all))
  return all.reduce((total, { pid, spent }) => total + (tree.has(pid) ? spent : 0), 0)
}
