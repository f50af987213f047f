import { and, eq, inArray } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { type CivilDate, civilDate } from '../../kernel/rules/dates.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import { getCampaign } from '../campaigns/select-campaigns.server.ts'
import { campaignLines } from '../campaigns.table.ts'
import { proofs } from '../proofs.table.ts'
import type { Campaign, CampaignLine } from '../rules/campaigns/campaign.ts'
import type { Slot } from '../rules/proofs/slots.ts'
import { listProofs, type Proof } from './proof-rows.server.ts'
import { listProven, type Proven } from './proven.server.ts'

/** Proofs of one line of a campaign. */
interface LineDelivery {
  line: CampaignLine
  /** Proofs that were sent, newest first. */
  proofs: Proof[]
  /** Overdue proofs: their day is past, and none was sent. */
  missing: Pick<Slot, 'slot' | 'label' | 'due'>[]
  /** The next proof due; null when the line needs no more. */
  next: Pick<Slot, 'slot' | 'label' | 'due'> | null
}

/** Proofs of a campaign. */
export interface Delivery {
  campaign: Pick<Campaign, 'id' | 'ref' | 'name' | 'starts' | 'ends' | 'status'>
  lines: LineDelivery[]
  counts: { due: number; accepted: number; toAnswer: number; disputed: number; missing: number }
}

const brief = ({ slot, label, due }: Slot) => ({ slot, label, due })

/**
 * Proofs of a campaign of the user. Lines that have not started are at the end.
 * @throws DomainError not_found, also for a campaign of another user
 */
export async function getDelivery(ctx: ServiceContext, user: CurrentUser, id: string): Promise<Delivery> {
  const { id: own, ref, name, starts, ends, status } = await getCampaign(ctx, user, id)
  return { campaign: { id: own, ref, name, starts, ends, status }, ...(await readDelivery(ctx, own)) }
}

/** Proofs of a campaign, for callers that have checked access. */
export async function readDelivery(ctx: ServiceContext, campaign: string): Promise<Pick<Delivery, 'lines' | 'counts'>> {
  return deliveryOf(await readProven(ctx, campaign), civilDate(ctx.now))
}

/** A line with the proofs that it wants, and those that were sent, the oldest first. */
export type ProvenWith = Proven & { proofs: Proof[] }

/** All proofs of a campaign with their sites, line by line. Two round trips. */
export async function readProven(ctx: Pick<ServiceContext, 'db' | 'now'>, campaign: string): Promise<ProvenWith[]> {
  const proven = await listProven(ctx, and(eq(campaignLines.campaignId, campaign)))
  const sites = new Map(proven.map(({ line, site }) => [line.id, site]))
  const rows = await listProofs(
    ctx,
    inArray(proofs.lineId, idsOf(proven.map(({ line }) => line.id))),
    (line) => sites.get(line) ?? null,
  )
  return proven.map((one) => ({ ...one, proofs: rows.filter(({ lineId }) => lineId === one.line.id) }))
}

/** State of the proofs of a campaign on a day, with its counts. */
export function deliveryOf(proven: readonly ProvenWith[], today: CivilDate): Pick<Delivery, 'lines' | 'counts'> {
  const lines = proven.map(({ line, slots, proofs: sent }) => {
    const own = sent.toReversed()
    const open = line.status === 'settled' ? [] : slots.filter(({ slot }) => !own.some((proof) => proof.slot === slot))
    return {
      line,
      proofs: own,
      missing: open.filter(({ due }) => due < today).map(brief),
      next: open.filter(({ due }) => due >= today).map(brief)[0] ?? null,
    }
  })
  const rows = proven.flatMap(({ proofs: sent }) => sent)
  const count = (...states: Proof['status'][]) => rows.filter(({ status }) => states.includes(status)).length
  const missing = lines.reduce((sum, line) => sum + line.missing.length, 0)
  return {
    lines,
    counts: {
      due: rows.length + missing,
      accepted: count('accepted', 'waived'),
      toAnswer: count('uploaded'),
      disputed: count('disputed', 'short'),
      missing,
    },
  }
}
