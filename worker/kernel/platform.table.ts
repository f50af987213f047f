import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { CivilDate } from './rules/dates.ts'
import type { Currency, SettingsName } from './rules/platform/settings.ts'

/** Settings of staff, a row a group; a group without a row has its defaults. */
export const platformSettings = sqliteTable('platform_settings', {
  name: text().$type<SettingsName>().primaryKey(),
  value: text({ mode: 'json' }).$type<unknown>().notNull(),
  /** Raised with every change; a change states the version it saw. */
  version: integer().notNull().default(1),
  updatedAt: text('updated_at').notNull(),
  /** The member of staff; no foreign key, since the settings outlive the account. */
  updatedBy: text('updated_by').notNull(),
})

/** Price of a unit of another currency from a day on, entered by staff. */
export const currencyRates = sqliteTable(
  'currency_rates',
  {
    currency: text().$type<Exclude<Currency, 'INR'>>().notNull(),
    fromDate: text('from_date').$type<CivilDate>().notNull(),
    /** Paise for one unit. */
    paise: integer().notNull(),
    at: text().notNull(),
    by: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.currency, t.fromDate] })],
)
