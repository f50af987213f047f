import { sql } from 'drizzle-orm'
import { documentSeries, takeNumber, takenNumber } from '../billing/series.server.ts'
import type { ServiceContext } from '../context.ts'
import { orderPaper } from '../domain/billing/order-paper.ts'
import type { CampaignLine } from '../domain/campaign/campaign.ts'
import { civilDate } from '../domain/dates.ts'
import { newId } from '../identity/tokens.ts'
import { documents } from './papers.table.ts'

const SERIES = 'RO'

/**
 * The statements that write the release order of a line that its owner has confirmed. The first of a campaign and owner is the
 * order; what is confirmed later adds to it, as a document of its own.
 * @param line with the price as confirmed
 */
export function orderStatements(ctx: ServiceContext, line: CampaignLine) {
  const { db, now } = ctx
  const series = documentSeries(SERIES, civilDate(now))
  return [
    takeNumber(ctx, series),
    db.insert(documents).values({
      id: newId('doc'),
      series: series.name,
      fy: series.fy,
      n: takenNumber(series),
      number: sql`${`${series.name}/${series.fy}/`} || printf('%06d', ${takenNumber(series)})`,
      kind: 'ro',
      campaignId: line.campaignId,
      ownerId: line.ownerId,
      of: sql`(select id from documents d where d.campaign_id = ${line.campaignId} and d.owner_id = ${line.ownerId}
        and d.kind = 'ro' and d."of" is null)`,
      ...orderPaper(line),
      at: now.getTime(),
    }),
  ] as const
}
