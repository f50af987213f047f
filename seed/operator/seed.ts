import { parseArgs } from 'node:util'
import { civilDate } from '../../worker/kernel/rules/dates.ts'
import { readSettings } from '../../worker/kernel/settings.ts'
import { insertDemoAccounts } from '../accounts.ts'
import { insertBackOffice } from '../back-office/insert.ts'
import { generateBookings } from '../bookings/bookings.seed.ts'
import { putFiles } from '../bookings/files.ts'
import { insertBookings } from '../bookings/insert.ts'
import { type CatalogueRows, generateCatalogue } from '../catalogue.seed.ts'
import { insertCatalogue } from '../insert.ts'
import { insertPosts } from '../posts.seed.ts'
import { insertSupport, nextTicketId } from '../support/insert.ts'
import { generateSupport } from '../support/support.seed.ts'
import { confirm } from './ask.ts'
import { runCommand } from './command.ts'
import { applyMigrations, nameOf, openDatabase, PLACE_OPTIONS } from './database.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Rows of categories and rules, without any listing. */
const withoutListings = (rows: CatalogueRows): CatalogueRows => ({
  ...rows,
  owners: [],
  verifications: [],
  listings: [],
  coverage: [],
  spots: [],
  seasons: [],
  allocations: [],
})

/**
 * Makes the tables and fills an empty database: the demo catalogue, articles, and where demo mode is on its accounts,
 * people and campaigns. See README.md.
 * `--force` fills it again, `--empty` writes the categories alone, `--size 100000` makes a large catalogue and `--back-office` a
 * large back office, both for measuring.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      ...PLACE_OPTIONS,
      force: { type: 'boolean', default: false },
      empty: { type: 'boolean', default: false },
      'back-office': { type: 'boolean', default: false },
      size: { type: 'string' },
      yes: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  })

  if (values['back-office'] && values.remote) throw new Error('A large back office is made on this machine alone')

  const { db, files, vars, dispose } = await openDatabase(values)
  const count = (table: string) =>
    db
      .prepare(`SELECT count(*) AS count FROM ${table}`)
      .first<number>('count')
      .then(Number)
      // Before the first migration there are no tables.
      .catch(() => 0)

  try {
    // At Cloudflare only after the question.
    if (!values.remote && !values['dry-run']) await applyMigrations(values, db)
    const size = values.size ? Number(values.size) : undefined
    const [categories, present, posts] = [await count('categories'), await count('listings'), await count('posts')]
    const campaigns = await count('campaigns')
    const isOtherSize = size !== undefined && size !== present
    const fillsCatalogue = values.force || isOtherSize || (categories === 0 && present === 0)
    const fillsPosts = !values.empty && (values.force || posts === 0)
    const now = new Date()
    const catalogue = fillsCatalogue ? generateCatalogue({ today: civilDate(now), ...(size && { size }) }) : null
    const rows = catalogue && values.empty ? withoutListings(catalogue) : catalogue
    const { demoMode } = readSettings(vars)
    // They fit the catalogue of the same day alone.
    const fillsBookings = demoMode && !values.empty && campaigns === 0

    const plan = [
      rows && `${rows.categories.length} categories and ${rows.listings.length} listings`,
      rows && present > 0 && `in place of ${present} listings that are there now`,
      fillsPosts && 'the demo articles',
      demoMode && 'demo accounts that are missing',
      rows && fillsBookings && 'invented people and their campaigns',
      values['back-office'] && 'a large back office',
    ].filter((line) => line !== false)
    if (values['dry-run']) say(`Would write to ${nameOf(values)}: ${plan.join(', ') || 'nothing'}.`)
    else if (
      values.remote &&
      plan.length > 0 &&
      !values.yes &&
      !(await confirm(`This writes to ${nameOf(values)}: ${plan.join(', ')}.`, 'write'))
    ) {
      say('Nothing was written.')
    } else {
      if (values.remote) await applyMigrations(values, db)
      if (rows) {
        await insertCatalogue(db, rows)
        say(`Seeded ${rows.listings.length} listings with ${rows.spots.length} spots.`)
      }
      if (fillsPosts) say(`Seeded ${await insertPosts(db)} articles.`)
      if (demoMode) {
        const accounts = await insertDemoAccounts(db)
        if (accounts > 0) say(`Added ${accounts} demo accounts.`)
      }
      if (rows && fillsBookings) {
        const bookings = generateBookings(rows, now)
        await putFiles(files, bookings.files, bookings)
        await insertBookings(db, bookings, now)
        say(`Seeded ${bookings.users.length} people and ${bookings.campaigns.length} campaigns.`)
        const support = generateSupport(bookings, now, await nextTicketId(db))
        await insertSupport(db, support)
        say(`Seeded ${support.support_tickets.length} tickets.`)
      }
      if (values['back-office'] && demoMode && !values.empty) {
        say(`Added ${await insertBackOffice(db)} rows of a large back office.`)
      }
    }
  } finally {
    await dispose()
  }
})
