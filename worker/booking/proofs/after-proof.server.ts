import { eq, sql } from 'drizzle-orm'
import { DomainError } from '../../kernel/rules/errors.ts'
import { campaignLines, campaigns } from '../campaigns.table.ts'
import type { ProofFact } from '../rules/booking.events.ts'
import type { Proof } from './proof-rows.server.ts'
import type { Proven } from './proven.server.ts'

/** Facts of an act on a proof at the version that was seen. */
export const factOf = (
  { line, campaign }: Pick<Proven, 'line' | 'campaign'>,
  { id, version }: { id: string; version: number },
  detail: ProofFact['detail'] = {},
): ProofFact => ({ line, advertiser: campaign.userId, id, version: version + 1, detail })

/** Error of a change from an old version, with the `current` proof. */
export const proofConflict = (current: Proof | null) =>
  new DomainError('conflict', 'This proof has changed since you opened it', undefined, undefined, { current })

export const missingProof = () => new DomainError('not_found', 'Proof not found')

/** Condition for a line of an advertiser's campaign. */
export const isAdvertisers = (user: { id: string }) =>
  sql`exists (select 1 from ${campaigns} where ${eq(campaigns.id, campaignLines.campaignId)} and ${campaigns.userId} = ${user.id} and ${campaigns.status} <> 'deleted')`
