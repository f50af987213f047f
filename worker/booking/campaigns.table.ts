import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { RateUnit } from '../catalogue/rules/registry/units.ts'
import { users } from '../kernel/identity.table.ts'
import type { CampaignState } from './rules/campaigns/states.ts'
import type { Offer } from './rules/lines/offer.ts'
import type { LineSnapshot } from './rules/lines/snapshot.ts'
import type { LineState } from './rules/lines/states.ts'

// Money in paise, days as civil dates in India, instants in ms since 1970.

/**
 * States of the campaigns that staff list: approved and not cancelled. A literal, so that SQLite can use the partial
 * indexes.
 */
export const LISTED = sql.raw(`status in ('planned', 'active', 'completed')`)

/** States of the lines that their owners have confirmed. A literal, for the same reason. */
export const CONFIRMED = sql.raw(`status in ('confirmed', 'live', 'ended', 'settled')`)

/** A flight with a name and a budget, of one advertiser. It outlives the account: papers are kept for eight years. */
export const campaigns = sqliteTable(
  'campaigns',
  {
    /** `cmp_…`, random. */
    id: text().primaryKey(),
    /** `CMP-0142` */
    ref: text().notNull().unique(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** The company of the account when it was sent to staff; empty before. */
    client: text().notNull().default(''),
    objective: text().notNull().default(''),
    /** GST included; null when the campaign has no budget. */
    budget: integer(),
    /** Number of people to reach, as staff enter it: `5M+`. */
    reach: text().notNull().default(''),
    starts: text().notNull(),
    ends: text().notNull(),
    status: text().$type<CampaignState>().notNull().default('draft'),
    /** Raised with every change; a change states the version it saw. */
    version: integer().notNull().default(1),
    /** Made once by the form that asks for the campaign, so that an answer that was lost is no second campaign. */
    key: text().notNull(),
    submittedAt: integer('submitted_at'),
    decidedAt: integer('decided_at'),
    decidedBy: text('decided_by'),
    reason: text().notNull().default(''),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('campaigns_by_key').on(t.userId, t.key),
    uniqueIndex('campaigns_by_name').on(t.userId, sql`lower(name)`).where(sql`status not in ('cancelled', 'deleted')`),
    index('campaigns_by_status').on(t.status, t.ends, t.starts, t.id),
    // Orders of the list for staff, with the columns of its filter, so that skipped rows are not read.
    index('campaigns_by_newest').on(t.createdAt, t.id, t.status, t.ends).where(LISTED),
    index('campaigns_by_start').on(t.starts, t.id, t.status, t.ends).where(LISTED),
    index('campaigns_by_budget').on(t.budget, t.id, t.status, t.ends).where(LISTED),
    index('campaigns_by_submission').on(t.submittedAt),
    check('campaigns_flight', sql`${t.starts} <= ${t.ends}`),
  ],
)

/**
 * States in which a campaign takes more lines: a draft, or approved, when each line is sent to its owner on its own.
 */
export const OPEN_CAMPAIGNS = ['draft', 'planned', 'active'] as const satisfies CampaignState[]

/**
 * One listing or spot, its days and its price as quoted. Listing, spot and owner have no foreign keys: a line reads the
 * same after its listing is renamed, moved or deleted. Its places are in `allocations`, under the id of the line.
 */
export const campaignLines = sqliteTable(
  'campaign_lines',
  {
    /** `lin_…`, random. */
    id: text().primaryKey(),
    /** `BKG-0318` */
    ref: text().notNull().unique(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    /** `listing` or `listing:spot` */
    resourceId: text('resource_id').notNull(),
    listingId: text('listing_id').notNull(),
    spotId: text('spot_id'),
    ownerId: text('owner_id').notNull(),
    snapshot: text({ mode: 'json' }).$type<LineSnapshot>().notNull(),
    starts: text().notNull(),
    ends: text().notNull(),
    /** Days of insertions that were chosen one by one; null for every day of the span. */
    days: text({ mode: 'json' }).$type<string[]>(),
    quantity: integer().notNull(),
    /** Insertions or releases, of media that are counted by them; else 1. */
    insertions: integer().notNull(),
    seconds: integer(),
    unit: text().$type<RateUnit>().notNull(),
    rate: integer().notNull(),
    media: integer().notNull(),
    setup: integer().notNull(),
    seasonSum: integer('season_sum').notNull(),
    seasonDays: integer('season_days').notNull(),
    discountBp: integer('discount_bp').notNull(),
    sac: text().notNull(),
    gstBp: integer('gst_bp').notNull(),
    /** State of supply and state of the owner: CGST and SGST apply when they are equal, otherwise IGST. */
    placeState: text('place_state').notNull(),
    supplierState: text('supplier_state').notNull(),
    cgst: integer().notNull(),
    sgst: integer().notNull(),
    igst: integer().notNull(),
    total: integer().notNull(),
    /** Part of the total that is refunded, once a booking is cancelled or stopped. */
    refund: integer().notNull().default(0),
    status: text().$type<LineState>().notNull().default('draft'),
    /** Until when the owner, or after an offer the advertiser, answers. */
    answerBy: integer('answer_by'),
    offer: text({ mode: 'json' }).$type<Offer>(),
    reason: text().notNull().default(''),
    /** The declined line in whose place this one is. */
    replaces: text(),
    version: integer().notNull().default(1),
    key: text().notNull(),
    /** Body of the request that had this key: the same key with another body is refused. */
    asked: text().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('campaign_lines_by_key').on(t.campaignId, t.key),
    index('campaign_lines_by_owner').on(t.ownerId, t.status, t.answerBy),
    index('campaign_lines_by_answer').on(t.status, t.answerBy),
    // One query checks thousands of campaigns for a confirmed line.
    index('campaign_lines_confirmed').on(t.campaignId).where(CONFIRMED),
    // Figures of staff read many lines: with this index alone they need neither the rows nor the snapshots in them.
    index('campaign_lines_of_campaign').on(
      t.campaignId,
      t.status,
      t.total,
      sql`snapshot ->> 'category'`,
      t.ownerId,
      t.listingId,
    ),
    check('campaign_lines_total', sql`${t.total} = ${t.media} + ${t.setup} + ${t.cgst} + ${t.sgst} + ${t.igst}`),
    check('campaign_lines_refund', sql`${t.refund} between 0 and ${t.total}`),
    check('campaign_lines_heads', sql`${t.cgst} = ${t.sgst} and (${t.igst} = 0 or ${t.cgst} = 0)`),
    check('campaign_lines_days', sql`${t.starts} <= ${t.ends} and ${t.quantity} > 0 and ${t.insertions} > 0`),
  ],
)

/** Decisions of staff: open and made. */
export const approvals = sqliteTable(
  'approvals',
  {
    /** `apr_…`, random. */
    id: text().primaryKey(),
    type: text().$type<'campaign' | 'content'>().notNull(),
    /** The campaign, or the creative. */
    subjectId: text('subject_id').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    status: text().$type<'pending' | 'approved' | 'rejected' | 'withdrawn'>().notNull().default('pending'),
    version: integer().notNull().default(1),
    submittedAt: integer('submitted_at').notNull(),
    /** Instant of the deferral; the row is at the end of the list. */
    deferredAt: integer('deferred_at'),
    decidedAt: integer('decided_at'),
    decidedBy: text('decided_by'),
    reason: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('approvals_once').on(t.type, t.subjectId).where(sql`status = 'pending'`),
    index('approvals_in_order').on(t.status, t.deferredAt, t.submittedAt),
    index('approvals_by_submission').on(t.submittedAt),
    index('approvals_of_subject').on(t.subjectId, t.submittedAt),
  ],
)

/** Results of a campaign, as staff report them from the documents of its owners. */
export const campaignMetrics = sqliteTable('campaign_metrics', {
  campaignId: text('campaign_id')
    .primaryKey()
    .references(() => campaigns.id, { onDelete: 'cascade' }),
  impressions: integer().notNull(),
  /** Basis points of the impressions, as the next. */
  engagementBp: integer('engagement_bp').notNull(),
  conversionBp: integer('conversion_bp').notNull(),
  /** Milliseconds since 1970. */
  at: integer().notNull(),
  /** The member of staff; no foreign key, as in the audit log. */
  by: text().notNull(),
})
