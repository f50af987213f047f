const IN_USE = `The local database is in use by another program. Stop the site on this machine, then run the command again.`

/** Runs a command. What goes wrong is said in words, and the command ends with 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (failure) {
    process.stderr.write(`${wordsOf(failure)}\n`)
    process.exitCode = 1
  }
}

/** The words for a failure: SQLite says in codes that a database is locked. */
export function wordsOf(failure: unknown): string {
  const text = failure instanceof Error ? failure.message : String(failure)
  return /SQLITE_BUSY|database is locked/i.test(text) ? IN_USE : text
}
