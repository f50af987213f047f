import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { allocations } from '../../catalogue/calendar.table.ts'
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
        freeFrom: sql<
          string | null
        >`(select max(${allocations.until}) from ${allocations} where ${allocations.takerId} = ${campaignLines.id})`.as(
          'free_from',
        ),
      })
      .from(campaignLines)
      .innerJoin(campaigns, eq(campaigns.id, campaignLines.campaignId))
      .where(inArray(campaignLines.id, ids)),
  ])
  const factsOf = new Map(facts.map((row) => [row.id, row]))
  return lines.flatMap((line) => {
    const fact = factsOf.get(line.id)
    const booked = line.snapshot.proof
    if (!fact || !booked) return []
    const { campaign, freeFrom } = fact
    const { band } = booked
    const { proof: rule } = mediaSpec({ id: line.snapshot.category, name: '' }).terms
    const site = isAtSite(rule) ? booked.site : null
    const wanted = (last: CivilDate) => slotsOf(provenLine(line, rule, booked, last))
    const isStopped = line.status === 'stopped'
    const slots = wanted(isStopped && freeFrom !== null ? addDays(freeFrom, -1) : line.ends)
    const whole = isStopped ? wanted(line.ends) : slots
    return [{ ...{ line, campaign, site, band, slots }, whole }]
  })
}

/** Input of the rules. @param last the last day that the line was shown */
const provenLine = (
  { starts, days, quantity, unit }: CampaignLine,
  rule: ProofRule,
  { isLit, playsADay, showsADay }: BookedFacts,
  last: CivilDate,
): ProvenLine => ({
  ...{ rule, starts, ends: last, quantity, unit, isLit, playsADay, showsADay },
  days: days?.filter((day) => day <= last) ?? null,
})
