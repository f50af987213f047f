import { parseArgs } from 'node:util'
import { writeBackup } from './backup-file.ts'
import { backupOf } from './copy.ts'
import { nameOf, openDatabase, PLACE_OPTIONS } from './database.ts'

/** `npm run backup -- --remote [file]` writes all rows of the database to a file. See README.md. */
const { values, positionals } = parseArgs({ options: PLACE_OPTIONS, allowPositionals: true })

const now = new Date()
const path = positionals[0] ?? `adchowk-${now.toISOString().slice(0, 16).replace(':', '')}.backup.gz`
const { db, dispose } = await openDatabase(values)
try {
  let rows = 0
  async function* counted() {
    for await (const line of backupOf(db, now)) {
      if (Array.isArray(line)) rows += 1
      yield line
    }
  }
  await writeBackup(path, counted())
  process.stdout.write(`${rows} rows of ${nameOf(values)} are in ${path}. It holds personal data: keep it safe.\n`)
} finally {
  await dispose()
}
