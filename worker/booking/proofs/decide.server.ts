import { eq, type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import type { Paise } from '../../kernel/rules/money.ts'
import { type Mover, statesBefore } from '../../kernel/rules/transitions.ts'
import { guard } from '../../kernel/sql/statements.server.ts'
import { shortfallOf } from '../../organisations/rules/billing/cancellation.ts'
import { gstOf, taxSum } from '../../organisations/rules/billing/gst.ts'
import { getLineValues } from '../campaigns/originals.server.ts'
import { campaignLines } from '../campaigns.table.ts'
import { balanceMilestones } from '../lines/milestones.server.ts'
import { proofs } from '../proofs.table.ts'
import type { CampaignLine } from '../rules/campaigns/campaign.ts'
import { PROOF } from '../rules/lines/states.ts'
import { isAdvertisers } from './after-proof.server.ts'

/** A proof as a page showed it: of two answers the second is refused. */
export interface SeenProof {
  id: string
  version: number
}

/** True while a side may use a verb on a proof `p`: in this state, and before its time is over. */
export const isOpenTo = ({ now }: Pick<ServiceContext, 'now'>, verb: string, by: Mover) =>
  sql`(p.status in ${statesBefore(PROOF, verb, by)} and (p.status <> 'uploaded' or p.answer_by > ${now.getTime()}))`

/**
 * Guard of a batch: the proof has the version that was seen, its time is not over, and the verb is open to this side.
 */
export function guardProof(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  { id, version }: SeenProof,
  verb: string,
  by: Mover,
  whose: SQL = sql`true`,
) {
  return guard(
    db,
    sql`exists (select 1 from proofs p join ${campaignLines} on ${campaignLines.id} = p.line_id
      where p.id = ${id} and p.version = ${version} and ${isOpenTo({ now }, verb, by)} and ${whose})`,
  )
}

/** `guardProof` for the advertiser of the line. */
export const guardAdvertisers = (ctx: ServiceContext, user: { id: string }, seen: SeenProof, verb: string) =>
  guardProof(ctx, seen, verb, 'advertiser', isAdvertisers(user))

/** The statement that changes a proof. */
export const setProof = ({ db }: Pick<ServiceContext, 'db'>, id: string, set: Partial<typeof proofs.$inferInsert>) =>
  db
    .update(proofs)
    .set({ ...set, version: sql`${proofs.version} + 1` })
    .where(eq(proofs.id, id))

/**
 * Refund for what was not shown, GST included, and the line that it belongs to: days at no charge count at the price of
 * the days that they replace.
 */
export async function creditOf(
  ctx: ServiceContext,
  line: CampaignLine,
  missing: number,
  promised: number,
): Promise<{ amount: Paise; paid: CampaignLine }> {
  const { paid, media } = (await getLineValues(ctx, [line]))(line)
  const credit = shortfallOf(media, missing, promised)
  return { amount: credit + taxSum(gstOf(credit, paid.gstBp, paid.placeState === paid.supplierState)), paid }
}

/** The statements that give a sum of a paid line back: never more than it costs. */
export const creditStatements = ({ db }: Pick<ServiceContext, 'db'>, line: CampaignLine, amount: Paise) => [
  db
    .update(campaignLines)
    .set({
      refund: sql`min(${campaignLines.total}, ${campaignLines.refund} + ${amount})`,
      version: sql`${campaignLines.version} + 1`,
    })
    .where(eq(campaignLines.id, line.id)),
  balanceMilestones(db, [line.campaignId]),
]
