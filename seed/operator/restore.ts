import { parseArgs } from 'node:util'
import { confirm } from './ask.ts'
import { readBackup } from './backup-file.ts'
import { restore } from './copy.ts'
import { applyMigrations, nameOf, openDatabase, PLACE_OPTIONS } from './database.ts'

/** `npm run restore -- --remote <file>` puts a backup in place of all rows of the database. See README.md. */
const { values, positionals } = parseArgs({
  options: {
    ...PLACE_OPTIONS,
    yes: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

const say = (line: string) => process.stdout.write(`${line}\n`)

const [path] = positionals
if (!path) throw new Error('Name the file of the backup: npm run restore -- <file>')
let kept = 0
for await (const { table, rows } of readBackup(path)) {
  if (values['dry-run'] && rows.length > 0) say(`${table}: ${rows.length}`)
  kept += rows.length
}
const question = `This deletes all rows of ${nameOf(values)} and writes the ${kept} rows of ${path}.`
if (values['dry-run']) say(`${question} (Not done: a dry run.)`)
else if (values.yes || (await confirm(question, 'restore'))) {
  const { db, dispose } = await openDatabase(values)
  try {
    await applyMigrations(values, db)
    say(`Restored ${await restore(db, path)} rows. Sessions are in KV, so people may have to sign in again.`)
  } finally {
    await dispose()
  }
} else say('Nothing was written.')
