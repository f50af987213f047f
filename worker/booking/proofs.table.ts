import { sql } from 'drizzle-orm'
import { check, index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { campaignLines, campaigns } from './campaigns.table.ts'
import type { ProofState } from './rules/lines/states.ts'
import type { DisputeReason, Hint, ProofFacts, Remedy } from './rules/proofs/proof.ts'
import type { Counted, Moment, ProofKind } from './rules/proofs/slots.ts'

/** Proof that a line was shown, stored when it is first sent. Due proofs are computed from the line. */
export const proofs = sqliteTable(
  'proofs',
  {
    /** `prf_…`, random. */
    id: text().primaryKey(),
    /** `PRF-1204` */
    ref: text().notNull().unique(),
    lineId: text('line_id')
      .notNull()
      .references(() => campaignLines.id),
    /** Slot of the line that it fills: `photo-1`. */
    slot: text().notNull(),
    kind: text().$type<ProofKind>().notNull(),
    label: text().notNull(),
    due: text().notNull(),
    /** Number of proofs that the line needs: it is settled once as many are closed. */
    slots: integer().notNull(),
    status: text().$type<ProofState>().notNull(),
    /** Raised with every change; a change states the version it saw. */
    version: integer().notNull().default(1),
    /** Number of times that files were sent; each round has its own files. */
    round: integer().notNull().default(1),
    /** Made once by the form, so that an answer that was lost sends nothing twice. */
    key: text().notNull(),
    link: text().notNull().default(''),
    note: text().notNull().default(''),
    facts: text({ mode: 'json' }).$type<ProofFacts>().notNull(),
    figures: text({ mode: 'json' }).$type<Partial<Record<Counted | 'shown' | 'promised', number>>>().notNull(),
    /** Results of the checks at the time of sending. */
    hints: text({ mode: 'json' }).$type<Hint[]>().notNull(),
    sentBy: text('sent_by'),
    sentAt: integer('sent_at').notNull(),
    /** Instant, ms: without an answer until then it is accepted. */
    answerBy: integer('answer_by'),
    reason: text().$type<DisputeReason>(),
    /** Change that the advertiser asks for, and below it the verdict of staff. */
    dispute: text().notNull().default(''),
    verdict: text().notNull().default(''),
    remedy: text({ mode: 'json' }).$type<Remedy>(),
    decidedBy: text('decided_by'),
    decidedAt: integer('decided_at'),
  },
  (t) => [
    uniqueIndex('proofs_by_slot').on(t.lineId, t.slot),
    index('proofs_by_status').on(t.status, t.sentAt),
    check('proofs_slots', sql`${t.slots} > 0`),
  ],
)

/** Files of a proof, those of earlier rounds included. */
export const proofFiles = sqliteTable(
  'proof_files',
  {
    /** Key in the bucket. */
    key: text().primaryKey(),
    proofId: text('proof_id')
      .notNull()
      .references(() => proofs.id),
    round: integer().notNull(),
    n: integer().notNull(),
    isPhoto: integer('is_photo', { mode: 'boolean' }).notNull(),
    moment: text().$type<Moment>(),
    name: text().notNull(),
    mime: text().notNull(),
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    sha256: text().notNull(),
    /** The file that had this photo before, of any proof. */
    repeats: text(),
    /** Local time of the camera, without a zone. */
    takenAt: text('taken_at'),
    lat: real(),
    lng: real(),
    at: integer().notNull(),
  },
  (t) => [
    index('proof_files_by_proof').on(t.proofId, t.round, t.n),
    // A photo counts as proof once: a repeat has to name the first use.
    uniqueIndex('proof_files_by_photo').on(t.sha256).where(sql`is_photo = 1 and repeats is null`),
  ],
)

/** Links to the proofs of a campaign, for a client of the advertiser. Only a hash of the link is kept. */
export const proofShares = sqliteTable(
  'proof_shares',
  {
    /** `shr_…`, random. */
    id: text().primaryKey(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    tokenHash: text('token_hash').notNull().unique(),
    /** The last day on which it works, in India. */
    expires: text().notNull(),
    createdAt: integer('created_at').notNull(),
    revokedAt: integer('revoked_at'),
  },
  (t) => [index('proof_shares_by_campaign').on(t.campaignId, t.createdAt)],
)
