import { asc, eq, sql } from 'drizzle-orm'
import { campaigns } from '../../booking/campaigns.table.ts'
import { milestones } from '../../booking/milestones.table.ts'
import { type BookedFact, lineAccepted, lineConfirmed } from '../../booking/rules/booking.events.ts'
import { mediaSpec } from '../../catalogue/rules/registry/media.ts'
import { ruleOf, selectRule } from '../../catalogue/taxes/rules.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { on } from '../../kernel/events/listen.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { orderBody } from '../rules/documents/order.ts'
import { CAMPAIGN_COLUMNS } from './documents.server.ts'
import { issueStatements } from './issue.server.ts'
import { partiesOf, selectParties } from './parties.server.ts'

/** Writes the release order of a line with the booking, in the same batch. */
export const ordersReleased = on([lineConfirmed, lineAccepted], {
  inBatch: async (ctx, events) => {
    const orders = await Promise.all(
      events.map(({ fact }) => orderStatements(ctx, fact, fact.by === 'mediaOwner' ? fact.actorName : null)),
    )
    return orders.flat()
  },
})

/**
 * The statements that write the release order of a line that its owner has confirmed. The first of a campaign and owner
 * is the order; lines confirmed later get a document each, which adds to it.
 * @param fact the line with its confirmed price, and its advertiser
 * @param by name of the member who confirmed it for the owner; null when the advertiser accepted an offer
 */
async function orderStatements(
  ctx: Pick<ServiceContext, 'db' | 'now'>,
  { line, advertiser: userId }: BookedFact,
  by: string | null,
) {
  const { db, now } = ctx
  const { campaignId, ownerId } = line
  const [bands, [campaign], percents, ...parties] = await db.batch([
    selectRule(db, 'cancellation', civilDate(now)),
    db.select(CAMPAIGN_COLUMNS).from(campaigns).where(eq(campaigns.id, campaignId)),
    db
      .select({ percent: milestones.percent })
      .from(milestones)
      .where(eq(milestones.campaignId, campaignId))
      .orderBy(asc(milestones.n)),
    ...selectParties(db, { user: sql`${userId ?? ''}`, owners: sql`(select ${ownerId})` }),
  ])
  if (!campaign) throw new Error('a line has a campaign')
  const { userId: _, ...named } = campaign
  const { buyer, supplierOf } = partiesOf(parties)
  return issueStatements(ctx, {
    ...{ kind: 'ro', prefix: '', campaignId, userId, ownerId },
    of: sql`(select id from documents d where d.campaign_id = ${campaignId} and d.owner_id = ${ownerId}
      and d.kind = 'ro' and d."of" is null)`,
    body: orderBody(line, {
      buyer,
      supplier: supplierOf(ownerId),
      campaign: named,
      percents: percents.map(({ percent }) => percent),
      bands: ruleOf('cancellation', bands)[mediaSpec({ id: line.snapshot.category, name: '' }).terms.cancellation],
      confirmedAt: now.getTime(),
      confirmedBy: by,
    }),
  })
}
