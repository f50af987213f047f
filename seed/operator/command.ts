const IN_USE = `The local database is in use by another program. Stop the site on this machine, then run the command again.`

/** Runs a command. An error is printed in words, and the command exits with 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (failure) {
    process.stderr.write(`${wordsOf(failure)}\n`)
    process.exitCode = 1
  }
}

/** Message for a failure: SQLite reports a locked database only by a code. */
export function wordsOf(failure: unknown): string {
  const text = failure instanceof Error ? failure.message : String(failure)
  return /SQLITE_BUSY|database is locked/i.test(text) ? IN_USE : text
}
