import { and, eq, ne, sql } from 'drizzle-orm'
import { getAnyCampaign, getCampaign } from '../../booking/campaigns/select-campaigns.server.ts'
import { campaignLines, campaignMetrics, campaigns } from '../../booking/campaigns.table.ts'
import { deliveryOf, readProven } from '../../booking/proofs/delivery.server.ts'
import { categories, listings, spots } from '../../catalogue/catalogue.table.ts'
import { sourceText } from '../../catalogue/rules/source-text.ts'
import type { ReadContext } from '../../kernel/context.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { findCampaignMoney } from '../documents/campaign-money.server.ts'
import { campaignSums, NO_MONEY } from '../rules/documents/campaign-sums.ts'
import { hasReport } from '../rules/reports/has-report.ts'
import { type CampaignReport, reportOf } from '../rules/reports/report.ts'
import type { AudienceFacts } from '../rules/reports/showings.ts'

/**
 * Report of a campaign: its order, proven delivery and cost.
 * @throws DomainError not_found, also for a campaign of another user and for one that was not approved
 */
export async function getCampaignReport(
  ctx: ReadContext,
  user: Pick<CurrentUser, 'id'>,
  id: string,
  { by = 'advertiser' }: { by?: 'advertiser' | 'admin' } = {},
): Promise<CampaignReport> {
  const { db, now } = ctx
  const campaign = by === 'admin' ? await getAnyCampaign(ctx, id) : await getCampaign(ctx, user, id)
  if (!hasReport(campaign)) {
    throw new DomainError('not_found', 'A campaign has a report once it is approved')
  }
  const [[[head], [reported], rows, names], money, proven] = await Promise.all([
    db.batch([
      db.select({ client: campaigns.client }).from(campaigns).where(eq(campaigns.id, id)),
      db
        .select({ impressions: campaignMetrics.impressions, at: campaignMetrics.at })
        .from(campaignMetrics)
        .where(eq(campaignMetrics.campaignId, id)),
      selectAudiences(ctx, id),
      db.select({ id: categories.id, name: categories.name }).from(categories),
    ]),
    findCampaignMoney(ctx, id),
    readProven(ctx, id),
  ])
  const today = civilDate(now)
  const { ref, name, starts, ends, status, lines } = campaign
  return reportOf({
    campaign: { id, ref, name, starts, ends, status, client: head?.client ?? '' },
    sums: money ? campaignSums(money, today) : NO_MONEY,
    lines,
    categories: new Map(names.map((category) => [category.id, category.name])),
    proofs: new Map(proven.map(({ line, slots, whole, proofs }) => [line.id, { slots, whole, proofs }])),
    facts: new Map(rows.map(({ line, ...facts }) => [line, toFacts(facts)])),
    counts: deliveryOf(proven, today).counts,
    reported: reported ?? null,
    today,
    madeAt: now.getTime(),
  })
}

/** Audience figures of a campaign's listings, as they are today. */
const selectAudiences = ({ db }: ReadContext, campaign: string) =>
  db
    .select({
      line: campaignLines.id,
      category: listings.categoryId,
      subcategory: listings.subcategoryId,
      city: listings.city,
      audience: listings.audience,
      details: listings.details,
      figures: listings.audienceFigures,
      // In a batch D1 keeps one column of a name.
      spotAudience: sql<number | null>`${spots.audience}`.as('spot_audience'),
    })
    .from(campaignLines)
    .innerJoin(listings, eq(listings.id, campaignLines.listingId))
    .leftJoin(spots, and(eq(spots.listingId, campaignLines.listingId), eq(spots.id, campaignLines.spotId)))
    .where(and(eq(campaignLines.campaignId, campaign), ne(campaignLines.status, 'removed')))

type AudienceRow = Omit<Awaited<ReturnType<typeof selectAudiences>>[number], 'line'>

const toFacts = ({ figures: [figure], ...facts }: AudienceRow): AudienceFacts => ({
  ...facts,
  source: figure ? sourceText(figure) : '',
})
