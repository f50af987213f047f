import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../context.ts'
import { guard } from '../statements.server.ts'
import { milestones } from './papers.table.ts'

type Database = ServiceContext['db']

const KINDS = ['advance', 'progress', 'final'] as const

/** States of lines `l` that a campaign is paid for. Of a cancelled one it is what is kept. */
export const isPayable = sql.raw(
  "l.status in ('held', 'requested', 'countered', 'confirmed', 'live', 'ended', 'stopped', 'settled', 'cancelled')",
)

/**
 * What the owners of a campaign's lines are paid, each in whole rupees: the rule of `payableTo`. Invoices less credit notes, and the
 * lines that are on no invoice.
 */
const payableOf = (campaign: SQL): SQL => sql`(
  (select coalesce(sum(case d.kind when 'invoice' then d.payable else -d.payable end), 0) from documents d
    where d.campaign_id = ${campaign} and d.kind in ('invoice', 'credit'))
  + (select coalesce(sum((due + 50) / 100 * 100), 0) from (
    select sum(l.total - l.refund) as due from campaign_lines l
    where l.campaign_id = ${campaign} and ${isPayable}
      and l.id not in (select x.value ->> 'id' from documents d, json_each(d.body, '$.lines') x
        where d.campaign_id = ${campaign} and d.kind = 'invoice')
    group by l.owner_id)))`

/** The statements that give a campaign its milestones. @param percents advance, progress, final */
export const milestoneStatements = (db: Database, campaign: string, percents: readonly number[]) =>
  [
    db
      .insert(milestones)
      .values(KINDS.map((kind, n) => ({ campaignId: campaign, n: n + 1, kind, percent: percents[n] ?? 0, amount: 0 }))),
    balanceMilestones(db, [campaign]),
    guard(
      db,
      sql`(select sum(amount) from milestones where campaign_id = ${campaign}) = ${payableOf(sql`${campaign}`)}`,
    ),
  ] as const

/**
 * The statement that sets what is not paid yet of the milestones to what the campaigns cost now: the rule of `milestonesOf`. Where
 * more is paid than that, the last is nothing, and the rest is to be refunded.
 */
export const balanceMilestones = (db: Database, campaigns: readonly string[]) =>
  db
    .update(milestones)
    .set({
      amount: sql`(with parts as (
          select m.n, m.kind, payable,
            case when m.paid_at is null and m.kind <> 'final' then (payable * m.percent + 5000) / 10000 * 100 else m.amount end as amount
          from milestones m join (select ${payableOf(sql`milestones.campaign_id`)} as payable)
          where m.campaign_id = milestones.campaign_id)
        select case when p.kind <> 'final' then p.amount
          else max(0, p.payable - (select coalesce(sum(q.amount), 0) from parts q where q.kind <> 'final')) end
        from parts p where p.n = milestones.n)`,
    })
    .where(
      and(
        isNull(milestones.paidAt),
        inArray(milestones.campaignId, sql`(select value from json_each(${JSON.stringify(campaigns)}))`),
      ),
    )
