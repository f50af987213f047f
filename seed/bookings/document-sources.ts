import type { campaigns } from '../../worker/booking/campaigns.table.ts'
import { mediaSpec } from '../../worker/catalogue/rules/registry/media.ts'
import { type BillingParty, partyOf } from '../../worker/money/documents/parties.server.ts'
import type { DocumentCampaign } from '../../worker/money/rules/documents/document.ts'
import type { OrderedLine } from '../../worker/money/rules/documents/order.ts'
import type { parties } from '../../worker/organisations/billing.table.ts'
import type { CancellationBand, CancellationBands } from '../../worker/organisations/rules/billing/cancellation.ts'

/** Advance, progress and final, as the first migration of bookings has them. */
export const PERCENTS = [30, 40, 30] as const

/** Default bands, as in the first migration. */
export const BANDS: CancellationBands = {
  outdoor: [
    { days: 30, kept: 0 },
    { days: 15, kept: 25 },
    { days: 7, kept: 50 },
  ],
  broadcast: [
    { days: 7, kept: 0 },
    { days: 3, kept: 25 },
  ],
  print: [{ days: 3, kept: 0 }],
  creator: [
    { days: 10, kept: 0 },
    { days: 5, kept: 50 },
  ],
}

/** Facts of campaigns and parties for documents. */
export interface DocumentSources {
  campaignOf: (id: string) => DocumentCampaign & { userId: string | null }
  buyerOf: (campaign: string) => BillingParty
  supplierOf: (owner: string) => BillingParty
  bandsOf: (line: Pick<OrderedLine, 'snapshot'>) => readonly CancellationBand[]
  percents: readonly number[]
}

/** Facts of campaigns, advertisers and owners for documents of the seed. */
export function sourcesOf(
  { campaigns: rows }: { campaigns: readonly (typeof campaigns.$inferInsert)[] },
  registered: readonly (typeof parties.$inferInsert)[],
  owners: readonly { id: string; name: string; state: string }[],
): DocumentSources {
  const campaignBy = new Map(rows.map((row) => [row.id, row]))
  const buyers = new Map(registered.map((row) => [row.userId, row]))
  const suppliers = new Map(registered.map((row) => [row.ownerId, row]))
  const ownerBy = new Map(owners.map((owner) => [owner.id, owner]))
  const campaignOf: DocumentSources['campaignOf'] = (id) => {
    const row = campaignBy.get(id)
    if (!row) throw new RangeError(`no campaign ${id}`)
    return { id, ref: row.ref, name: row.name, starts: row.starts, ends: row.ends, userId: row.userId ?? null }
  }
  return {
    campaignOf,
    buyerOf: (campaign) => {
      const row = campaignBy.get(campaign)
      return partyOf(buyers.get(row?.userId), { name: row?.client ?? '', state: '', email: null })
    },
    supplierOf: (id) => {
      const owner = ownerBy.get(id)
      return partyOf(suppliers.get(id), { name: owner?.name ?? id, state: owner?.state ?? '', email: null })
    },
    bandsOf: ({ snapshot }) => BANDS[mediaSpec({ id: snapshot.category, name: '' }).terms.cancellation],
    percents: PERCENTS,
  }
}
