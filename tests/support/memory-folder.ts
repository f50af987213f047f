import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, statfsSync } from 'node:fs'

/**
 * Lets this process and those that it starts keep databases and temporary files in memory, where no write waits for a disk, until
 * this process ends. The disk stays in use where the system has no such folder, or a small one, as many containers do.
 */

/** Linux keeps the files of this folder in memory. */
const MEMORY = '/dev/shm'
/** Several times what a run needs, bytes. */
const ROOM = 1024 ** 3

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ROOM
}

if (hasRoom()) {
  // One name a checkout: what a run leaves behind that was killed, the next one removes.
  const folder = `${MEMORY}/adchowk-${createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8)}`
  remove(folder)
  mkdirSync(folder, { mode: 0o700 })
  Object.assign(process.env, { TMPDIR: folder, E2E_STATE: `${folder}/state` })
  process.on('exit', () => remove(folder))
}
