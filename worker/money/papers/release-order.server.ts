import { asc, eq, sql } from 'drizzle-orm'
import { campaigns } from '../../booking/campaigns.table.ts'
import { milestones } from '../../booking/milestones.table.ts'
import type { CampaignLine } from '../../booking/rules/campaigns/campaign.ts'
import { mediaSpec } from '../../catalogue/rules/registry/media.ts'
import { getRule } from '../../catalogue/taxes/rules.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { orderBody } from '../rules/papers/order.ts'
import { CAMPAIGN_COLUMNS } from './documents.server.ts'
import { issueStatements } from './issue.server.ts'
import { readParties } from './parties.server.ts'

/**
 * The statements that write the release order of a line that its owner has confirmed. The first of a campaign and owner is the
 * order; what is confirmed later adds to it, as a document of its own.
 * @param line with the price as confirmed
 * @param by name of who confirmed it for the owner; null where the advertiser accepted an offer
 */
export async function orderStatements(ctx: ServiceContext, line: CampaignLine, by: string | null) {
  const { db, now } = ctx
  const [bands, [[campaign], percents]] = await Promise.all([
    getRule(ctx, 'cancellation', civilDate(now)),
    db.batch([
      db.select(CAMPAIGN_COLUMNS).from(campaigns).where(eq(campaigns.id, line.campaignId)),
      db
        .select({ percent: milestones.percent })
        .from(milestones)
        .where(eq(milestones.campaignId, line.campaignId))
        .orderBy(asc(milestones.n)),
    ]),
  ])
  if (!campaign) throw new Error('a line has a campaign')
  const { userId, ...named } = campaign
  const { buyer, supplierOf } = await readParties(ctx, { user: userId, owners: [line.ownerId] })
  return issueStatements(ctx, {
    kind: 'ro',
    prefix: '',
    campaignId: line.campaignId,
    userId,
    ownerId: line.ownerId,
    of: sql`(select id from documents d where d.campaign_id = ${line.campaignId} and d.owner_id = ${line.ownerId}
      and d.kind = 'ro' and d."of" is null)`,
    body: orderBody(line, {
      buyer,
      supplier: supplierOf(line.ownerId),
      campaign: named,
      percents: percents.map(({ percent }) => percent),
      bands: bands[mediaSpec({ id: line.snapshot.category, name: '' }).terms.cancellation],
      confirmedAt: now.getTime(),
      confirmedBy: by,
    }),
  })
}
