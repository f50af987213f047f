import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { campaigns } from '../campaigns/campaigns.table.ts'

const ofCampaign = () =>
  text('campaign_id')
    .notNull()
    .references(() => campaigns.id)

/** What is paid when. */
export const milestones = sqliteTable(
  'milestones',
  {
    campaignId: ofCampaign(),
    n: integer().notNull(),
    kind: text().$type<'advance' | 'progress' | 'final'>().notNull(),
    percent: integer().notNull(),
    amount: integer().notNull(),
    due: text(),
    paidAt: integer('paid_at'),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.n] }), check('milestones_amount', sql`${t.amount} >= 0`)],
)

/** Papers. A row is frozen: what is wrong is credited, never edited. */
export const documents = sqliteTable(
  'documents',
  {
    /** `doc_…`, random. */
    id: text().primaryKey(),
    series: text().notNull(),
    fy: text().notNull(),
    n: integer().notNull(),
    /** `GSM/26-27/000318` */
    number: text().notNull().unique(),
    kind: text().$type<'estimate' | 'ro' | 'proforma' | 'receipt' | 'invoice' | 'credit' | 'refund'>().notNull(),
    campaignId: ofCampaign(),
    ownerId: text('owner_id'),
    /** The document that it changes: the order that a second one adds to, the invoice that is credited. */
    of: text().references((): AnySQLiteColumn => documents.id),
    /** The month that an invoice is for, `2026-12`. */
    month: text(),
    taxable: integer().notNull(),
    cgst: integer().notNull(),
    sgst: integer().notNull(),
    igst: integer().notNull(),
    roundOff: integer('round_off').notNull(),
    payable: integer().notNull(),
    /** Everything that is printed; `lines` add up to the columns. */
    body: text({ mode: 'json' }).$type<{ lines: unknown[] }>().notNull(),
    /** Set once a credit note has closed an invoice. */
    closedAt: integer('closed_at'),
    at: integer().notNull(),
  },
  (t) => [
    index('documents_by_campaign').on(t.campaignId, t.at),
    uniqueIndex('documents_in_series').on(t.series, t.fy, t.n),
    uniqueIndex('documents_one_order').on(t.campaignId, t.ownerId).where(sql`kind = 'ro' and "of" is null`),
    uniqueIndex('documents_one_invoice')
      .on(t.campaignId, t.ownerId, t.month)
      .where(sql`kind = 'invoice' and closed_at is null`),
    check(
      'documents_payable',
      sql`${t.payable} = ${t.taxable} + ${t.cgst} + ${t.sgst} + ${t.igst} + ${t.roundOff} and ${t.payable} % 100 = 0 and abs(${t.roundOff}) < 100`,
    ),
    check('documents_number', sql`length(${t.number}) <= 16`),
  ],
)

/** Money that staff have recorded; a refund is negative. */
export const payments = sqliteTable(
  'payments',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    campaignId: ofCampaign(),
    documentId: text('document_id').references(() => documents.id),
    amount: integer().notNull(),
    /** Withheld by the advertiser, so it is not in the amount. */
    tds: integer().notNull().default(0),
    method: text().notNull(),
    reference: text().notNull(),
    at: integer().notNull(),
    recordedBy: text('recorded_by'),
    key: text().notNull().unique(),
  },
  (t) => [
    index('payments_by_campaign').on(t.campaignId, t.at),
    // With the amount, so that the revenue of a time is read from the index alone.
    index('payments_by_time').on(t.at, t.campaignId, t.amount),
    check('payments_amount', sql`${t.amount} <> 0`),
  ],
)
