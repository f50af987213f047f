import { and, eq, inArray, sql } from 'drizzle-orm'
import { mediaSpec } from '../../catalogue/rules/registry/media.ts'
import { ruleOf, selectRule } from '../../catalogue/taxes/rules.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { type CivilDate, civilDate, daysIn } from '../../kernel/rules/dates.ts'
import { type Paise, roundedRatio } from '../../kernel/rules/money.ts'
import { guard, idsOf } from '../../kernel/sql/statements.server.ts'
import { cancellationOf, daysUntil, shortfallOf } from '../../organisations/rules/billing/cancellation.ts'
import { gstOf, taxSum } from '../../organisations/rules/billing/gst.ts'
import { creatives } from '../bookings.table.ts'
import { selectWorth, type Worth, worthFrom } from '../campaigns/originals.server.ts'
import { campaignLines } from '../campaigns.table.ts'
import type { CampaignLine, CancellationCost } from '../rules/campaigns/campaign.ts'

export type Canceller = 'advertiser' | 'mediaOwner' | 'admin'

/** Refund of a paid line: the new sum, and the one before. */
interface Credit {
  id: string
  was: Paise
  refund: Paise
}

/** Total of cancelling some lines. */
interface Costs {
  costs: CancellationCost[]
  /** Lines that are credited. Replacement days are credited at their price on the line that they replace. */
  credits: Credit[]
}

/**
 * Refunds when lines are cancelled today, by line. The refund is full before the owner has confirmed. All refunds of a
 * line together never exceed its total.
 */
export async function costsOf(ctx: ServiceContext, by: Canceller, lines: readonly CampaignLine[]): Promise<Costs> {
  const today = civilDate(ctx.now)
  const [rule, printed, ...worthRows] = await ctx.db.batch([
    selectRule(ctx.db, 'cancellation', today),
    ctx.db
      .selectDistinct({ line: creatives.lineId })
      .from(creatives)
      .where(and(inArray(creatives.lineId, idsOf(lines.map(({ id }) => id))), eq(creatives.status, 'approved'))),
    ...selectWorth(ctx, lines),
  ])
  const bands = ruleOf('cancellation', rule)
  const worth = worthFrom(...worthRows)
  const done = new Set(printed.map(({ line }) => line))
  const credits = new Map<string, Credit>()
  const costs = lines.map((line): CancellationCost => {
    const { paid, media, judged } = worth(line)
    const isFree = by !== 'advertiser' || line.status !== 'confirmed'
    // An advertiser who cancels free replacement days gets no refund for them.
    if (paid !== line && by === 'advertiser') return { id: line.id, percent: 0, kept: 0, refund: 0 }
    const cost =
      line.status === 'live'
        ? shownCost(line, { paid, media }, today)
        : cancellationOf({
            bands: bands[mediaSpec({ id: line.snapshot.category, name: '' }).terms.cancellation],
            daysBefore: daysUntil(today, line.starts),
            ...{ media, setup: line.setup, setupDone: done.has(line.id), bp: paid.gstBp, isFree },
            isIntraState: paid.placeState === paid.supplierState,
          })
    const credit = credits.get(paid.id) ?? { id: paid.id, was: paid.refund, refund: 0 }
    const whole = line.status === 'live' ? cost.refund : (judged ?? cost.refund)
    const refund = Math.min(whole, paid.total - credit.was - credit.refund)
    // An unconfirmed line is not owed: it is withdrawn, without a refund.
    if (line.status === 'confirmed' || line.status === 'live')
      credits.set(paid.id, { ...credit, refund: credit.refund + refund })
    const before = paid === line ? line.refund : 0
    return { id: line.id, percent: cost.percent, kept: keptOf(line, cost.kept, before, refund), refund }
  })
  return { costs, credits: [...credits.values()] }
}

/** Sum that the owner keeps, before GST, less earlier refunds. */
function keptOf(line: CampaignLine, kept: Paise, before: Paise, refund: Paise): Paise {
  if (line.total === 0) return 0
  if (before === 0) return kept
  return roundedRatio([line.total - before - refund, line.media + line.setup], [line.total])
}

/** Of a line that has begun: only the days that are not shown go back, today being shown. */
function shownCost(line: CampaignLine, { paid, media }: Pick<Worth, 'paid' | 'media'>, today: CivilDate) {
  const promised = line.days?.length ?? daysIn({ start: line.starts, end: line.ends })
  const missing = line.days?.filter((day) => day > today).length ?? Math.max(0, daysUntil(today, line.ends))
  const credit = shortfallOf(media, missing, promised)
  const gst = taxSum(gstOf(credit, paid.gstBp, paid.placeState === paid.supplierState))
  return {
    percent: Math.round((100 * (promised - missing)) / promised),
    kept: media + line.setup - credit,
    refund: credit + gst,
  }
}

/**
 * The statements that give credits, after a guard against other refunds of these lines in between.
 * @param cancelled lines whose versions the same batch has raised
 */
export function refundStatements(
  { db }: Pick<ServiceContext, 'db'>,
  credits: readonly Credit[],
  cancelled: readonly string[],
) {
  const given = JSON.stringify(credits)
  return [
    guard(
      db,
      sql`not exists (select 1 from json_each(${given}) s join campaign_lines l on l.id = s.value ->> 'id'
        where l.refund <> s.value ->> 'was')`,
    ),
    db
      .update(campaignLines)
      .set({
        refund: sql`min(${campaignLines.total}, ${campaignLines.refund} + (given.value ->> 'refund'))`,
        version: sql`${campaignLines.version} + (${campaignLines.id} not in ${idsOf(cancelled)})`,
      })
      .from(sql`json_each(${given}) as given`)
      .where(sql`${campaignLines.id} = given.value ->> 'id' and given.value ->> 'refund' > 0`),
  ] as const
}
