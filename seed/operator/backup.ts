import { parseArgs } from 'node:util'
import { plural } from '../../worker/kernel/rules/text/plural.ts'
import { runCommand } from './command.ts'
import { backUp } from './copy.ts'
import { nameOf, openDatabase, PLACE_OPTIONS } from './database.ts'

/** `npm run backup -- --remote [folder]` saves all rows of the database and all files of the bucket in a new folder. See README.md. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: PLACE_OPTIONS, allowPositionals: true })
  const now = new Date()
  const path = positionals[0] ?? `adchowk-${now.toISOString().slice(0, 16).replace(':', '')}.backup`
  const { dispose, ...site } = await openDatabase(values)
  try {
    const { rows, files, missing } = await backUp(site, path, now)
    process.stdout.write(
      `${rows} rows of ${nameOf(values)} and ${plural(files, ['file', 'files'])} of its bucket are in ${path}. It holds personal data: keep it safe.\n`,
    )
    for (const key of missing) {
      process.stderr.write(`A row names ${key}, but the bucket has no such file, or another one than the row says.\n`)
    }
  } finally {
    await dispose()
  }
})
