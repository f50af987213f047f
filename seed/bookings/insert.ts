import { drizzle } from 'drizzle-orm/d1'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { creatives } from '../../worker/booking/bookings.table.ts'
import { freezeProof } from '../../worker/booking/campaigns/proof-facts.server.ts'
import { approvals, campaignLines, campaignMetrics, campaigns } from '../../worker/booking/campaigns.table.ts'
import { milestones } from '../../worker/booking/milestones.table.ts'
import { proofFiles, proofs } from '../../worker/booking/proofs.table.ts'
import { allocations } from '../../worker/catalogue/calendar.table.ts'
import { refreshAvailability } from '../../worker/catalogue/refresh-availability.server.ts'
import { auditLog } from '../../worker/kernel/audit.table.ts'
import { users } from '../../worker/kernel/identity.table.ts'
import { notices } from '../../worker/kernel/notices.table.ts'
import { series } from '../../worker/kernel/series.table.ts'
import { documents, payments } from '../../worker/money/documents.table.ts'
import { parties } from '../../worker/organisations/billing.table.ts'
import { ownerMembers } from '../../worker/organisations/owners.table.ts'
import { uploads } from '../../worker/uploads/uploads.table.ts'
import { insertsOf } from '../insert.ts'
import type { BookingRows } from './bookings.seed.ts'

/** Parents first. */
const TABLES = [
  ['users', users],
  ['owner_members', ownerMembers],
  ['parties', parties],
  ['campaigns', campaigns],
  ['campaign_metrics', campaignMetrics],
  ['campaign_lines', campaignLines],
  ['allocations', allocations],
  ['approvals', approvals],
  ['creatives', creatives],
  ['proofs', proofs],
  ['proof_files', proofFiles],
  ['uploads', uploads],
  ['milestones', milestones],
  ['documents', documents],
  ['payments', payments],
  ['notices', notices],
  ['audit_log', auditLog],
  ['series', series],
] as const satisfies readonly (readonly [keyof BookingRows, SQLiteTable])[]

/**
 * Writes people and campaigns into a database that has the catalogue and the demo accounts, in one batch. Then copies the
 * facts for proofs from listings into lines, and refreshes the availability shown in the catalogue.
 */
export async function insertBookings(d1: D1Database, rows: BookingRows, now: Date): Promise<void> {
  await d1.batch(TABLES.flatMap(([name, table]) => insertsOf(d1, table, rows[name])))
  const db = drizzle(d1)
  await freezeProof(db, undefined)
  await refreshAvailability({ db, now }, [...new Set(rows.allocations.map(({ resourceId }) => resourceId))])
}
