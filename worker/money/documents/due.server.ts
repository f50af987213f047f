import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { areLinesAsRead, areProofsClosed } from '../../booking/campaigns/select-campaigns.server.ts'
import { campaignLines, campaigns } from '../../booking/campaigns.table.ts'
import { balanceMilestones, isBooked } from '../../booking/lines/milestones.server.ts'
import { milestones } from '../../booking/milestones.table.ts'
import {
  campaignCancelled,
  lineAccepted,
  lineCancelled,
  lineConfirmed,
  PROOF_EVENTS,
} from '../../booking/rules/booking.events.ts'
import type { CampaignLine } from '../../booking/rules/campaigns/campaign.ts'
import { type Emitted, type EventContext, emit } from '../../kernel/events/emit.server.ts'
import { on } from '../../kernel/events/listen.ts'
import { type CivilDate, civilDate } from '../../kernel/rules/dates.ts'
import { guard, isRefusal } from '../../kernel/sql/statements.server.ts'
import { newId } from '../../kernel/tokens.ts'
import { parties } from '../../organisations/billing.table.ts'
import { documents } from '../documents.table.ts'
import { ASK_DAYS, type DueDocument, dueDocuments } from '../rules/documents/due-documents.ts'
import { type CampaignMoney, ownersOfMoney, receivedBy, sharesOf } from '../rules/documents/money.ts'
import { milestonesByOwner } from '../rules/documents/owner-milestones.ts'
import { documentMade, PAYMENT_EVENTS } from '../rules/money.events.ts'
import { moneyOf, selectCampaignMoney } from './campaign-money.server.ts'
import { issueStatements } from './issue.server.ts'
import { type BillingParty, partiesOf, selectParties } from './parties.server.ts'

type Issuing = Pick<EventContext, 'db' | 'now'>

/** An owner of the campaign. A missing series of numbers means that nothing is issued. */
interface Owner {
  id: string
  party: BillingParty
}

/** Breaks the batch unless the lines are as they were read, so that no document is out of date. */
const guardLines = ({ db }: Issuing, lines: readonly CampaignLine[]) => guard(db, areLinesAsRead(lines))

/** Breaks the batch unless an owner has as many documents of a kind as were read. */
const guardCount = (
  { db }: Issuing,
  { campaign, documents: known }: CampaignMoney,
  owner: string,
  kind: 'invoice' | 'credit',
) =>
  guard(
    db,
    sql`(select count(*) from documents d where d.campaign_id = ${campaign.id} and d.owner_id = ${owner} and d.kind = ${kind})
      = ${known.filter((one) => one.kind === kind && one.ownerId === owner).length}`,
  )

function statementsOf(
  ctx: Issuing,
  {
    id,
    paper,
    money,
    owner: { id: owner, party },
    made,
  }: { id: string; paper: DueDocument; money: CampaignMoney; owner: Owner; made: Emitted },
) {
  const { db, now } = ctx
  const { campaign, userId } = money
  const common = { id, prefix: party.prefix ?? '', campaignId: campaign.id, userId, ownerId: owner }
  if (paper.kind === 'proforma') {
    const { milestone, asked, replaces, body } = paper
    return [
      ...(replaces === null
        ? []
        : [
            db
              .update(documents)
              .set({ closedAt: now.getTime() })
              .where(and(eq(documents.id, replaces), isNull(documents.closedAt))),
          ]),
      ...issueStatements(ctx, { ...common, kind: 'proforma', of: replaces, milestone, asked, body }),
      ...made.statements,
    ]
  }
  if (paper.kind === 'invoice') {
    const { month, body, lines } = paper
    return [
      guardLines(ctx, lines),
      guardCount(ctx, money, owner, 'invoice'),
      ...issueStatements(ctx, { ...common, kind: 'invoice', month, body }),
      // From now on the invoice asks.
      db
        .update(documents)
        .set({ closedAt: now.getTime() })
        .where(
          and(
            ...[eq(documents.campaignId, campaign.id), eq(documents.ownerId, owner), eq(documents.kind, 'proforma')],
            isNull(documents.closedAt),
          ),
        ),
      balanceMilestones(db, [campaign.id]),
      ...made.statements,
    ]
  }
  const { of, month, body, lines } = paper
  return [
    guardLines(ctx, lines),
    guardCount(ctx, money, owner, 'credit'),
    ...issueStatements(ctx, { ...common, kind: 'credit', of, ...(month && { month }), body }),
    balanceMilestones(db, [campaign.id]),
    ...made.statements,
  ]
}

/** A campaign with its parties; null without one. One round trip. */
async function findMoneyAndParties(ctx: Issuing, id: string) {
  const { db } = ctx
  const user = db.select({ id: campaigns.userId }).from(campaigns).where(eq(campaigns.id, id))
  const owners = db
    .select({ id: campaignLines.ownerId })
    .from(campaignLines)
    .where(eq(campaignLines.campaignId, id))
    .union(
      db
        .select({ id: sql<string>`${documents.ownerId}` })
        .from(documents)
        .where(eq(documents.campaignId, id)),
    )
  const [heads, lines, percents, papers, paid, ...parties] = await db.batch([
    ...selectCampaignMoney(ctx, eq(campaigns.id, id)),
    ...selectParties(db, { user: sql`(${user})`, owners: sql`(${owners})` }),
  ])
  const [money] = moneyOf([heads, lines, percents, papers, paid])
  return money ? { money, ...partiesOf(parties) } : null
}

/** Owners of a campaign that have a series of numbers, with the papers that are due. */
function dueOf(
  { money, buyer, supplierOf }: NonNullable<Awaited<ReturnType<typeof findMoneyAndParties>>>,
  today: CivilDate,
): { owner: Owner; papers: DueDocument[] }[] {
  const milestones = milestonesByOwner(money.percents, sharesOf(money), (owner) => receivedBy(money, owner))
  return ownersOfMoney(money).flatMap((id) => {
    const party = supplierOf(id)
    if (party.prefix === null) return []
    return [
      {
        owner: { id, party },
        papers: dueDocuments(money, id, milestones.get(id) ?? [], { buyer, supplier: party }, today),
      },
    ]
  })
}

/**
 * Issues one document.
 * @returns false when another request issued it, or a line changed in between: the next run reads again
 */
async function issue(ctx: EventContext, money: CampaignMoney, owner: Owner, paper: DueDocument): Promise<boolean> {
  const id = newId('doc')
  const fact = { id, kind: paper.kind, campaign: money.campaign.id, user: money.userId, owner: owner.id }
  const made = await emit(ctx, documentMade.of(null, fact))
  const [first, ...rest] = statementsOf(ctx, { id, paper, money, owner, made })
  if (!first) return false
  try {
    await ctx.db.batch([first, ...rest])
  } catch (failure) {
    if (!isRefusal(failure)) throw failure
    return false
  }
  await made.committed()
  return true
}

/**
 * Makes the papers of a campaign that are due: proformas, tax invoices, credit notes. It may run at any time, and twice at once: of
 * two, one makes each paper. Owners who have not said how they are billed are passed over.
 * @returns how many were made
 */
export async function issueDue(ctx: EventContext, campaignId: string): Promise<number> {
  const found = await findMoneyAndParties(ctx, campaignId)
  if (!found || found.money.percents.length === 0) return 0
  const { money } = found
  let made = 0
  for (const { owner, papers } of dueOf(found, civilDate(ctx.now))) {
    for (const paper of papers) {
      if (await issue(ctx, money, owner, paper)) made += 1
    }
  }
  return made
}

/** Events after which documents of a campaign may be due. */
const DUE_AFTER = [lineConfirmed, lineAccepted, lineCancelled, campaignCancelled, ...PROOF_EVENTS, ...PAYMENT_EVENTS]

/** Issues the documents of a campaign that are due. The next run repeats what fails. */
export const documentsDue = on(DUE_AFTER, {
  afterCommit: async (ctx, events) => {
    const changed = new Set(events.map(({ fact }) => ('line' in fact ? fact.line.campaignId : fact.id)))
    for (const campaign of changed) await issueDue(ctx, campaign)
  },
})

/** Lines under the name that `isBooked` has for them. */
const l = alias(campaignLines, 'l')

/** Campaigns that a run looks at. */
const STEP = 25

/**
 * Campaigns in which a paper may be due: a line that is proven and on no invoice, one that begins soon without a proforma, or one that
 * costs less than was invoiced. A step takes some at random, so that those where something is missing do not hold up the others.
 */
const candidates = (now: Date) => sql`
  select distinct ${l.campaignId} as id from ${campaignLines} ${l}
    join ${parties} on ${parties.ownerId} = ${l.ownerId} and ${parties.prefix} is not null
  where ${l.total} > 0 and ${isBooked} and case
    when exists (select 1 from documents d, json_each(d.body, '$.lines') x
      where d.campaign_id = ${l.campaignId} and d.kind = 'invoice' and x.value ->> 'id' = ${l.id})
    then ${l.refund} > coalesce((select sum((x.value ->> 'taxable') + (x.value ->> 'cgst') + (x.value ->> 'sgst') + (x.value ->> 'igst'))
      from documents d, json_each(d.body, '$.lines') x
      where d.campaign_id = ${l.campaignId} and d.kind = 'credit' and x.value ->> 'id' = ${l.id}), 0)
    when ${l.status} in ('cancelled', 'stopped', 'settled') then ${l.total} > ${l.refund}
    when ${l.ends} < ${civilDate(now)} then ${areProofsClosed(now, l.id)}
    else exists (select 1 from ${milestones} where ${milestones.campaignId} = ${l.campaignId}
        and ${milestones.kind} <> 'final' and ${milestones.paidAt} is null)
      and (select count(*) from documents d where d.campaign_id = ${l.campaignId} and d.owner_id = ${l.ownerId} and d.kind = 'proforma')
      < case when ${l.starts} <= date(${civilDate(now)}, ${`+${ASK_DAYS} days`}) then 2 else 1 end end`

/** One bounded step over campaigns with something due. @returns how many papers were made */
export async function issueSomeDue(ctx: EventContext): Promise<number> {
  const rows = await ctx.db
    .select({ id: sql<string>`id`.as('id') })
    .from(sql`(${candidates(ctx.now)} order by random() limit ${STEP})`)
  let made = 0
  for (const { id } of rows) made += await issueDue(ctx, id)
  return made
}
