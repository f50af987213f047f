import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from '../kernel/identity.table.ts'
import type { Supply } from './rules/billing/gst.ts'
import type { RuleName } from './rules/billing/rules.ts'

/** Billing details of an advertiser or an owner, as registered. */
export const parties = sqliteTable(
  'parties',
  {
    id: text().primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id'),
    legalName: text('legal_name').notNull(),
    gstin: text(),
    pan: text(),
    state: text().notNull(),
    address: text().notNull(),
    /** Printed on documents, where it is not the address of the account. */
    email: text(),
    /** Bank account of an owner. */
    bankAccount: text('bank_account'),
    ifsc: text(),
    /** Name of the signatory of documents. */
    signatory: text(),
    /** Key of its logo in the bucket, for reports with its own head. */
    logo: text(),
    payee: text().$type<'individual' | 'other'>().notNull().default('other'),
    /** First part of the numbers of an owner's documents: `GSM`. */
    prefix: text().unique(),
    /** Accredited agencies pay within 60 days and keep 15 % commission. */
    accredited: integer({ mode: 'boolean' }).notNull().default(false),
    /** Raised with every change; a change states the version it saw. */
    version: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex('parties_by_user').on(t.userId),
    uniqueIndex('parties_by_owner').on(t.ownerId),
    check('parties_of_one', sql`(${t.userId} is null) <> (${t.ownerId} is null)`),
    check(
      'parties_prefix',
      sql`${t.prefix} is null or ${t.prefix} not glob '*[^A-Z]*' and length(${t.prefix}) between 1 and 3`,
    ),
  ],
)

/** GST of a medium from a day on. */
export const taxRates = sqliteTable(
  'tax_rates',
  {
    medium: text().notNull(),
    fromDate: text('from_date').notNull(),
    sac: text().notNull(),
    gstBp: integer('gst_bp').notNull(),
    supply: text().$type<Supply>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.medium, t.fromDate] })],
)

/** Fee, cancellation bands, milestones, each from a day on: organisations/rules/billing/rules.ts. */
export const rules = sqliteTable(
  'rules',
  {
    name: text().$type<RuleName>().notNull(),
    fromDate: text('from_date').notNull(),
    value: text({ mode: 'json' }).$type<unknown>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.fromDate] })],
)
