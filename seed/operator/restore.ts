import { parseArgs } from 'node:util'
import { plural } from '../../worker/kernel/rules/text/plural.ts'
import { confirm } from './ask.ts'
import { readBackup } from './backup-file.ts'
import { runCommand } from './command.ts'
import { restore } from './copy.ts'
import { applyMigrations, nameOf, openDatabase, PLACE_OPTIONS } from './database.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const filesOf = (count: number) => plural(count, ['file', 'files'])

/** `npm run restore -- --remote <folder>` puts a backup in place of all rows of the database and all files of the bucket. See README.md. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      ...PLACE_OPTIONS,
      yes: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const [path] = positionals
  if (!path) throw new Error('Name the folder of the backup: npm run restore -- <folder>')
  const { tables, files } = await readBackup(path)
  const kept = tables.reduce((sum, { rows }) => sum + rows.length, 0)
  if (values['dry-run']) for (const { table, rows } of tables) if (rows.length > 0) say(`${table}: ${rows.length}`)
  const question = `This deletes all rows of ${nameOf(values)} and all files of its bucket, and writes the ${kept} rows and ${filesOf(files.length)} of ${path}.`
  if (values['dry-run']) say(`${question} (Not done: a dry run.)`)
  else if (values.yes || (await confirm(question, 'restore'))) {
    const { dispose, ...site } = await openDatabase(values)
    try {
      await applyMigrations(values, site.db)
      const done = await restore(site, path)
      say(
        `Restored ${done.rows} rows and ${filesOf(done.files)}. Sessions are in KV, so people may have to sign in again.`,
      )
    } finally {
      await dispose()
    }
  } else say('Nothing was written.')
})
