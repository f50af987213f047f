import { and, asc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import { campaignsOfOwner, lineToday } from '../../booking/campaigns/select-campaigns.server.ts'
import { campaignLines, campaigns } from '../../booking/campaigns.table.ts'
import { milestones } from '../../booking/milestones.table.ts'
import type { ReadContext } from '../../kernel/context.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { groupBy } from '../../kernel/rules/group-by.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { documents, payments } from '../documents.table.ts'
import { addSums, type MoneySums, NO_MONEY, ownerSums } from '../rules/documents/campaign-sums.ts'
import type { MoneyFacts } from '../rules/documents/money.ts'
import { documentLines } from './campaign-money.server.ts'

/**
 * Scope of the sums: of the user as an advertiser, or of an owner where the user is a member, for approved campaigns
 * that were sent to it.
 */
export type SumsScope = { kind: 'advertiser'; user: CurrentUser } | { kind: 'owner'; user: CurrentUser; owner: string }

const inScope = (scope: SumsScope): SQL | undefined =>
  scope.kind === 'advertiser'
    ? and(eq(campaigns.userId, scope.user.id), ne(campaigns.status, 'deleted'))
    : sql`${campaigns.status} in ('planned', 'active', 'completed', 'cancelled')
        and ${campaigns.id} in ${campaignsOfOwner(scope.owner, scope.user)}`

/** Reads the amounts that sums are computed from, by campaign. One round trip. */
async function listMoneyFacts({ db, now }: ReadContext, where: SQL | undefined): Promise<[string, MoneyFacts][]> {
  const ids = db.select({ id: campaigns.id }).from(campaigns).where(where)
  const [heads, lines, percents, papers, paid] = await db.batch([
    db.select({ id: campaigns.id, starts: campaigns.starts }).from(campaigns).where(where),
    db
      .select({
        campaignId: campaignLines.campaignId,
        id: campaignLines.id,
        ownerId: campaignLines.ownerId,
        status: lineToday(now).as('line_today'),
        starts: campaignLines.starts,
        total: campaignLines.total,
        refund: campaignLines.refund,
      })
      .from(campaignLines)
      .where(and(inArray(campaignLines.campaignId, ids), ne(campaignLines.status, 'removed')))
      .orderBy(sql`${campaignLines}.rowid`),
    db
      .select({ campaignId: milestones.campaignId, percent: milestones.percent })
      .from(milestones)
      .where(inArray(milestones.campaignId, ids))
      .orderBy(asc(milestones.n)),
    db
      .select({
        campaignId: documents.campaignId,
        kind: documents.kind,
        ownerId: documents.ownerId,
        payable: documents.payable,
        due: sql<string | null>`${documents.body} ->> '$.due'`.as('due_'),
        lines: documentLines.as('lines_'),
      })
      .from(documents)
      .where(and(inArray(documents.campaignId, ids), inArray(documents.kind, ['invoice', 'credit'])))
      .orderBy(asc(documents.at), asc(documents.n)),
    db
      .select({
        campaignId: payments.campaignId,
        ownerId: sql<string>`${payments.ownerId}`.as('owner_'),
        amount: payments.amount,
        tds: payments.tds,
      })
      .from(payments)
      .where(and(inArray(payments.campaignId, ids), isNotNull(payments.ownerId))),
  ])
  const byCampaign = <Row extends { campaignId: string | null }>(rows: readonly Row[]) =>
    groupBy(rows, ({ campaignId }) => campaignId ?? '')
  const [linesOf, percentsOf] = [byCampaign(lines), byCampaign(percents)]
  const [documentsOf, paidOf] = [byCampaign(papers), byCampaign(paid)]
  return heads.map(({ id, starts }) => [
    id,
    {
      campaign: { starts },
      percents: (percentsOf.get(id) ?? []).map(({ percent }) => percent),
      lines: linesOf.get(id) ?? [],
      documents: (documentsOf.get(id) ?? []).map((paper) => ({ ...paper, lines: JSON.parse(paper.lines) })),
      payments: paidOf.get(id) ?? [],
    },
  ])
}

/** Sums of each campaign, by id; for an owner, of its own lines alone. */
export async function listCampaignSums(ctx: ReadContext, scope: SumsScope): Promise<Record<string, MoneySums>> {
  const today = civilDate(ctx.now)
  const facts = await listMoneyFacts(ctx, inScope(scope))
  return Object.fromEntries(
    facts.map(([id, money]) => {
      const owners = ownerSums(money, today)
      return [id, scope.kind === 'owner' ? (owners.get(scope.owner) ?? NO_MONEY) : addSums([...owners.values()])]
    }),
  )
}
