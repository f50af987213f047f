import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  sqliteTable,
  sqliteView,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { campaigns } from '../booking/campaigns.table.ts'
import { users } from '../kernel/identity.table.ts'
import type { DocumentKind } from './rules/documents/document.ts'
import type { PaymentMethod } from './rules/documents/payment.ts'

const ofCampaign = () =>
  text('campaign_id')
    .notNull()
    .references(() => campaigns.id)

/** Documents. A row never changes: an error is corrected by a credit note. */
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
    kind: text().$type<DocumentKind>().notNull(),
    /** Null of a fee invoice, and of an estimate of a plan or of chosen media. */
    campaignId: text('campaign_id').references(() => campaigns.id),
    /** The advertiser whose document it is; null of a fee invoice, and once the account is deleted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    ownerId: text('owner_id'),
    /** The document that it changes: the order that a second one adds to, the invoice that is credited. */
    of: text().references((): AnySQLiteColumn => documents.id),
    /** The milestone that a proforma asks for. */
    milestone: integer(),
    /** The month that an invoice is for, `2026-12`. */
    month: text(),
    taxable: integer().notNull(),
    cgst: integer().notNull(),
    sgst: integer().notNull(),
    igst: integer().notNull(),
    roundOff: integer('round_off').notNull(),
    payable: integer().notNull(),
    /** Amount to be paid now, when it is less than the total: a proforma has the lines of its whole order. */
    asked: integer(),
    /** Printed content, the body of its kind in `DocumentBodies`; `lines` add up to the columns. */
    body: text({ mode: 'json' }).$type<{ lines: unknown[] }>().notNull(),
    /** Set once another document has taken its place: an invoice that was credited whole, a proforma that was made again. */
    closedAt: integer('closed_at'),
    /** Key of its PDF in the bucket, and the checksum of that file, once it was made. */
    pdf: text(),
    sha256: text(),
    /** Made once by the form that asks for an estimate, so that an answer that was lost is no second one. */
    key: text(),
    at: integer().notNull(),
  },
  (t) => [
    index('documents_by_campaign').on(t.campaignId, t.at),
    index('documents_by_owner').on(t.ownerId, t.at),
    index('documents_by_user').on(t.userId, t.at),
    index('documents_by_time').on(t.at),
    uniqueIndex('documents_in_series').on(t.series, t.fy, t.n),
    uniqueIndex('documents_by_key').on(t.userId, t.key).where(sql`key is not null`),
    uniqueIndex('documents_one_order').on(t.campaignId, t.ownerId).where(sql`kind = 'ro' and "of" is null`),
    uniqueIndex('documents_one_invoice')
      .on(t.campaignId, t.ownerId, t.month)
      .where(sql`kind = 'invoice' and closed_at is null`),
    uniqueIndex('documents_one_proforma')
      .on(t.campaignId, t.ownerId, t.milestone)
      .where(sql`kind = 'proforma' and closed_at is null`),
    uniqueIndex('documents_one_fee').on(t.ownerId, t.month).where(sql`kind = 'fee' and closed_at is null`),
    check(
      'documents_payable',
      sql`${t.payable} = ${t.taxable} + ${t.cgst} + ${t.sgst} + ${t.igst} + ${t.roundOff} and (abs(${t.roundOff}) < 100 or ${t.kind} = 'estimate')
        and (${t.payable} % 100 = 0 or ${t.kind} in ('receipt', 'refund'))`,
    ),
    check('documents_number', sql`length(${t.number}) <= 16`),
    check('documents_campaign', sql`${t.campaignId} is not null or ${t.kind} in ('estimate', 'fee')`),
  ],
)

/** Links to an estimate for readers without an account. Only a hash of the link is stored. */
export const documentLinks = sqliteTable(
  'document_links',
  {
    /** `lnk_…`, random. */
    id: text().primaryKey(),
    documentId: text('document_id')
      .notNull()
      .references(() => documents.id),
    tokenHash: text('token_hash').notNull().unique(),
    /** The last day on which it works, in India. */
    expires: text().notNull(),
    createdAt: integer('created_at').notNull(),
    revokedAt: integer('revoked_at'),
  },
  (t) => [index('document_links_by_document').on(t.documentId, t.createdAt)],
)

/** Money that staff or the owner have recorded; a refund is negative. */
export const payments = sqliteTable(
  'payments',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    campaignId: ofCampaign(),
    /** The owner that was paid. */
    ownerId: text('owner_id').notNull(),
    /** The voucher that was made for it, or the invoice that it pays. */
    documentId: text('document_id').references(() => documents.id),
    amount: integer().notNull(),
    /** Withheld by the advertiser, so it is not in the amount. */
    tds: integer().notNull().default(0),
    method: text().$type<PaymentMethod>().notNull(),
    reference: text().notNull(),
    /** The payment that this one corrects: it was recorded by mistake. */
    of: integer().references((): AnySQLiteColumn => payments.id),
    /** Instant of the payment, ms. */
    at: integer().notNull(),
    recordedAt: integer('recorded_at').notNull(),
    recordedBy: text('recorded_by').notNull(),
    key: text().notNull().unique(),
  },
  (t) => [
    index('payments_by_campaign').on(t.campaignId, t.at),
    index('payments_by_owner').on(t.ownerId, t.at),
    // With the amount, so that the revenue of a time is read from the index alone.
    index('payments_by_time').on(t.at, t.campaignId, t.amount),
    uniqueIndex('payments_corrected_once').on(t.of).where(sql`"of" is not null`),
    check('payments_amount', sql`${t.amount} <> 0`),
    check('payments_tds', sql`${t.tds} = 0 or (${t.tds} > 0) = (${t.amount} > 0)`),
  ],
)

/**
 * View for booking, created in the baseline migration: amounts of an owner's invoices, and of its credit notes below
 * zero. @public
 */
export const billed = sqliteView('billed', {
  campaignId: text('campaign_id').notNull(),
  ownerId: text('owner_id').notNull(),
  due: integer().notNull(),
}).existing()

/** For booking: lines that are on an invoice. @public */
export const invoicedLines = sqliteView('invoiced_lines', {
  campaignId: text('campaign_id').notNull(),
  lineId: text('line_id').notNull(),
}).existing()

/**
 * View for booking: sums that an owner received for a campaign, withheld tax included; refunds are below zero. @public
 */
export const received = sqliteView('received', {
  campaignId: text('campaign_id').notNull(),
  ownerId: text('owner_id').notNull(),
  amount: integer().notNull(),
}).existing()

/** Campaigns whose report an advertiser gets by mail every week. */
export const reportMails = sqliteTable('report_mails', {
  campaignId: text('campaign_id')
    .primaryKey()
    .references(() => campaigns.id, { onDelete: 'cascade' }),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Monday of the last week that was sent. */
  sentWeek: text('sent_week'),
  createdAt: integer('created_at').notNull(),
})
