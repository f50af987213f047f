import { afterEach, beforeEach, inject } from 'vitest'

// Runs before a test file imports anything. Sets the active mutant of this file, and notes which ones the tests of the
// file came across. After the first failure the rest of the file is skipped: one is enough.

declare module 'vitest' {
  interface ProvidedContext {
    /** The mutant that is active in a test file, by the file's path; undefined for a run that only looks. */
    mutants: Record<string, number>
  }
  interface TaskMeta {
    met?: number[]
  }
}

/** A mutant that is asked for so often is an endless loop. */
const MAX_HITS = 20_000_000
/** A loop may be endless without asking again. No test file takes so long; the process that does is ended from another thread. */
const MAX_SECONDS = 150

if (!navigator.userAgent.includes('Cloudflare')) {
  const { Worker } = await import('node:worker_threads')
  const watch = `setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${MAX_SECONDS * 1_000})`
  new Worker(watch, { eval: true }).unref()
}

const path: string = Reflect.get(globalThis, '__vitest_worker__')?.filepath ?? ''
const active = inject('mutants')[path]
const met = new Set<number>()
let hits = 0
let isFailed = false

Reflect.set(globalThis, '__isMutant', (id: number): boolean => {
  if (active === undefined) {
    met.add(id)
    return false
  }
  if (id !== active) return false
  hits += 1
  if (hits > MAX_HITS) throw new Error('This mutant never ends')
  return true
})

beforeEach(({ skip }) => {
  if (isFailed) skip()
})
afterEach(({ task }) => {
  if (task.result?.state === 'fail') isFailed = true
  task.file.meta.met = [...met]
})
