import { rmSync } from 'node:fs'
import { STATE } from './servers.ts'

/** Before the servers start. */
export function forgetEarlierRuns(): void {
  // A database of an earlier run must not decide what is on the pages.
  rmSync(STATE, { recursive: true, force: true })
  // Left by a bare `vite build`, this would make wrangler serve that build and skip its own.
  rmSync('.wrangler/deploy', { recursive: true, force: true })
}
