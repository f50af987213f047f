import { and, asc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { BatchResponse } from 'drizzle-orm/batch'
import { selectLines } from '../../booking/campaigns/select-campaigns.server.ts'
import { campaignLines, campaigns } from '../../booking/campaigns.table.ts'
import { milestones } from '../../booking/milestones.table.ts'
import type { ReadContext } from '../../kernel/context.ts'
import { documents, payments } from '../documents.table.ts'
import type { CampaignMoney, KnownDocument, KnownPayment } from '../rules/documents/money.ts'
import { CAMPAIGN_COLUMNS, HEAD_COLUMNS } from './documents.server.ts'

/** Amounts of each line on a document, as JSON. */
export const documentLines = sql<string>`(select json_group_array(json_object('id', l.value ->> 'id',
    'gross', (l.value ->> 'taxable') + (l.value ->> 'cgst') + (l.value ->> 'sgst') + (l.value ->> 'igst')))
  from json_each(${documents.body}, '$.lines') l where l.value ->> 'id' is not null)`

/** Documents in short, for the caller to narrow and sort. */
const selectKnown = (db: ReadContext['db']) =>
  db
    .select({
      ...HEAD_COLUMNS,
      milestone: documents.milestone,
      month: documents.month,
      due: sql<string | null>`case ${documents.kind} when 'invoice' then ${documents.body} ->> '$.due' end`.as('due_'),
      lines: documentLines.as('lines_'),
    })
    .from(documents)

/** The statements that read campaigns with all that their documents are made of, for `moneyOf`. */
export function selectCampaignMoney({ db, now }: ReadContext, where: SQL | undefined) {
  const ids = db.select({ id: campaigns.id }).from(campaigns).where(where)
  return [
    db.select(CAMPAIGN_COLUMNS).from(campaigns).where(where).orderBy(asc(campaigns.starts), asc(campaigns.id)),
    selectLines({ db, now })
      .where(and(inArray(campaignLines.campaignId, ids), ne(campaignLines.status, 'removed')))
      .orderBy(sql`${campaignLines}.rowid`),
    db
      .select({ campaignId: milestones.campaignId, percent: milestones.percent })
      .from(milestones)
      .where(inArray(milestones.campaignId, ids))
      .orderBy(asc(milestones.n)),
    selectKnown(db).where(inArray(documents.campaignId, ids)).orderBy(asc(documents.at), asc(documents.n)),
    db
      .select({
        campaignId: payments.campaignId,
        id: payments.id,
        ownerId: sql<string>`${payments.ownerId}`.as('owner_'),
        documentId: payments.documentId,
        amount: payments.amount,
        tds: payments.tds,
        method: payments.method,
        reference: payments.reference,
        of: payments.of,
        at: payments.at,
      })
      .from(payments)
      .where(and(inArray(payments.campaignId, ids), isNotNull(payments.ownerId)))
      .orderBy(asc(payments.at), asc(payments.id)),
  ] as const
}

type MoneyRows = BatchResponse<ReturnType<typeof selectCampaignMoney>>

/** Campaigns with all that their documents are made of, from the rows of `selectCampaignMoney`. */
export const moneyOf = ([heads, lines, percents, papers, paid]: MoneyRows): CampaignMoney[] =>
  heads.map(({ userId, ...campaign }) => {
    const own = <T extends { campaignId: string | null }>(rows: readonly T[]) =>
      rows.filter(({ campaignId }) => campaignId === campaign.id)
    return {
      ...{ campaign, userId },
      percents: own(percents).map(({ percent }) => percent),
      lines: own(lines),
      documents: own(papers).map(
        ({ campaignId: _, ...paper }): KnownDocument => ({ ...paper, lines: JSON.parse(paper.lines) }),
      ),
      payments: own(paid).map(({ campaignId: _, ...payment }): KnownPayment => payment),
    }
  })

/** Campaigns by a condition on `campaigns`, with all that their documents are made of. One round trip. */
export const listCampaignMoney = async (ctx: ReadContext, where: SQL | undefined): Promise<CampaignMoney[]> =>
  moneyOf(await ctx.db.batch(selectCampaignMoney(ctx, where)))

/** One campaign with all that its documents are made of; null without one. */
export async function findCampaignMoney(ctx: ReadContext, id: string): Promise<CampaignMoney | null> {
  const [money] = await listCampaignMoney(ctx, eq(campaigns.id, id))
  return money ?? null
}
