import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { allocations } from '../../catalogue/calendar.table.ts'
import { listings } from '../../catalogue/catalogue.table.ts'
import type { Pin } from '../../catalogue/rules/listing.ts'
import type { Point } from '../../catalogue/rules/places/distance.ts'
import { mediaSpec } from '../../catalogue/rules/registry/media.ts'
import type { ProofRule } from '../../catalogue/rules/registry/proof-rule.ts'
import type { ReadContext } from '../../kernel/context.ts'
import { addDays, type CivilDate } from '../../kernel/rules/dates.ts'
import { selectLines } from '../campaigns/select-campaigns.server.ts'
import { campaignLines, campaigns } from '../campaigns.table.ts'
import type { CampaignLine } from '../rules/campaigns/campaign.ts'
import type { BookedFacts } from '../rules/lines/snapshot.ts'
import { isAtSite, type ProvenLine, type Slot, slotsOf } from '../rules/proofs/slots.ts'

/** A line with all that its proofs are judged by. */
export interface Proven {
  line: CampaignLine
  campaign: { id: string; ref: string; name: string; client: string; userId: string | null }
  /** Position of the site; null when it has none, or it is unknown. */
  site: Point | null
  pin: Pin | null
  /** Minutes after midnight in which its spots run; null where any time will do. */
  band: { from: number; to: number } | null
  slots: Slot[]
  /** Proofs of the line as booked: more than `slots` when the line was stopped. */
  whole: Slot[]
}

/** States in which a line is shown, or was. */
export const isShown = sql`${campaignLines.status} in ('confirmed', 'live', 'ended', 'stopped', 'settled')`

/** Lines by a condition, with the proofs that each wants, in the order of their first days. */
export async function listProven(ctx: ReadContext, where: SQL | undefined): Promise<Proven[]> {
  const { db } = ctx
  const ids = db.select({ id: campaignLines.id }).from(campaignLines).where(and(isShown, where))
  const [lines, facts] = await db.batch([
    selectLines(ctx).where(inArray(campaignLines.id, ids)).orderBy(campaignLines.starts, campaignLines.id),
    db
      .select({
        id: campaignLines.id,
        campaign: {
          id: sql<string>`${campaigns.id}`.as('campaign_id_'),
          ref: sql<string>`${campaigns.ref}`.as('campaign_ref'),
          name: campaigns.name,
          client: campaigns.client,
          userId: campaigns.userId,
        },
        pin: listings.pin,
        freeFrom: sql<
          string | null
        >`(select max(${allocations.until}) from ${allocations} where ${allocations.takerId} = ${campaignLines.id})`.as(
          'free_from',
        ),
      })
      .from(campaignLines)
      .innerJoin(campaigns, eq(campaigns.id, campaignLines.campaignId))
      .leftJoin(listings, eq(listings.id, campaignLines.listingId))
      .where(inArray(campaignLines.id, ids)),
  ])
  const factsOf = new Map(facts.map((row) => [row.id, row]))
  return lines.flatMap((line) => {
    const fact = factsOf.get(line.id)
    const booked = line.snapshot.proof
    if (!fact || !booked) return []
    const { campaign, pin, freeFrom } = fact
    const { lat, lng, from, to } = booked
    const { proof: rule } = mediaSpec({ id: line.snapshot.category, name: '' }).terms
    const site = isAtSite(rule) && lat !== null && lng !== null ? { lat, lng } : null
    const band = from !== null && to !== null ? { from, to } : null
    const wanted = (one: CampaignLine) => slotsOf(provenLine(one, rule, { ...booked, freeFrom }))
    const slots = wanted(line)
    const whole = line.status === 'stopped' ? wanted({ ...line, status: 'ended' }) : slots
    return [{ ...{ line, campaign, site, pin, band, slots }, whole }]
  })
}

/** Input of the rules. A stopped line is proven up to its last day. */
function provenLine(
  { starts, ends, days, quantity, unit, status }: CampaignLine,
  rule: ProofRule,
  fact: Pick<BookedFacts, 'isLit' | 'playsADay' | 'showsADay'> & { freeFrom: CivilDate | null },
): ProvenLine {
  const stopped = status === 'stopped' && fact.freeFrom !== null ? addDays(fact.freeFrom, -1) : ends
  const last = stopped < starts ? starts : stopped < ends ? stopped : ends
  const shown = days?.filter((day) => day <= last) ?? null
  return {
    ...{ rule, starts, ends: last, quantity, unit },
    days: shown,
    isLit: fact.isLit,
    playsADay: fact.playsADay,
    showsADay: fact.showsADay || null,
  }
}
