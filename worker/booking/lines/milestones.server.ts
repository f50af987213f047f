import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { guard, idsOf } from '../../kernel/sql/statements.server.ts'
import { milestones } from '../milestones.table.ts'
import { MILESTONE_KINDS, type MilestoneKind } from '../rules/milestone.ts'

type Database = ServiceContext['db']

/** States of lines `l` that a campaign pays for; a cancelled one costs the part that the owner keeps. */
export const isPayable = sql.raw(
  "l.status in ('held', 'requested', 'countered', 'confirmed', 'live', 'ended', 'stopped', 'settled', 'cancelled')",
)

/**
 * Sum that the owners of a campaign's lines are paid, each in whole rupees, by the rule of `payableTo`: invoices less
 * credit notes, and the lines on no invoice.
 */
const payableOf = (campaign: SQL): SQL => sql`(
  (select coalesce(sum(b.due), 0) from billed b where b.campaign_id = ${campaign})
  + (select coalesce(sum((due + 50) / 100 * 100), 0) from (
    select sum(l.total - l.refund) as due from campaign_lines l
    where l.campaign_id = ${campaign} and ${isPayable}
      and l.id not in (select i.line_id from invoiced_lines i where i.campaign_id = ${campaign})
    group by l.owner_id)))`

/** Before the first day, and on it; the last is due by its invoice. */
const dueOf = (kind: MilestoneKind, campaign: string): SQL<string> | null =>
  kind === 'final'
    ? null
    : sql<string>`(select date(c.starts, ${kind === 'advance' ? '-1 day' : '+0 days'}) from campaigns c where c.id = ${campaign})`

/** The statements that give a campaign its milestones. @param percents advance, progress, final */
export const milestoneStatements = (db: Database, campaign: string, percents: readonly number[]) =>
  [
    db.insert(milestones).values(
      MILESTONE_KINDS.map((kind, n) => ({
        ...{ campaignId: campaign, n: n + 1, kind, percent: percents[n] ?? 0, amount: 0 },
        due: dueOf(kind, campaign),
      })),
    ),
    balanceMilestones(db, [campaign]),
    guard(
      db,
      sql`(select sum(amount) from milestones where campaign_id = ${campaign}) = ${payableOf(sql`${campaign}`)}`,
    ),
  ] as const

/** Milestones of a campaign now, by the rule of `milestonesOf`: paid ones are unchanged, except the last. */
const amountNow = sql`(with parts as (
    select m.n, m.kind, payable,
      case when m.paid_at is null and m.kind <> 'final' then (payable * m.percent + 5000) / 10000 * 100 else m.amount end as amount
    from milestones m join (select ${payableOf(sql`milestones.campaign_id`)} as payable)
    where m.campaign_id = milestones.campaign_id)
  select case when p.kind <> 'final' then p.amount
    else max(0, p.payable - (select coalesce(sum(q.amount), 0) from parts q where q.kind <> 'final')) end
  from parts p where p.n = milestones.n)`

/**
 * The statement that updates the unpaid part of milestones to the present cost of the campaigns. When more than that is
 * paid, the last is zero, and the rest is to be refunded; when more is booked after all was paid, the last is open
 * again.
 */
export const balanceMilestones = (db: Database, campaigns: readonly string[]) =>
  db
    .update(milestones)
    .set({
      amount: amountNow,
      paidAt: sql`case when ${amountNow} > ${milestones.amount} then null else ${milestones.paidAt} end`,
    })
    .where(inArray(milestones.campaignId, idsOf(campaigns)))

/** States of lines `l` that their owners have confirmed, or of which something may be kept. */
export const isBooked = sql.raw("l.status in ('confirmed', 'live', 'ended', 'stopped', 'settled', 'cancelled')")

/**
 * Sum that each owner of a campaign is paid, one row an owner, by the rule of `payableOf`.
 * @param of requested lines as well, or booked ones alone
 */
export const payableByOwner = (campaign: SQL, of: 'asked' | 'booked' = 'asked'): SQL => sql`(
  select owner_id, sum(due) as payable from (
    select b.owner_id, b.due from billed b where b.campaign_id = ${campaign}
    union all
    select l.owner_id, (sum(l.total - l.refund) + 50) / 100 * 100 from campaign_lines l
      where l.campaign_id = ${campaign} and ${of === 'booked' ? isBooked : isPayable}
        and l.id not in (select i.line_id from invoiced_lines i where i.campaign_id = ${campaign})
      group by l.owner_id)
  group by owner_id)`

/**
 * Sum received for a campaign. Money above what an owner is paid is to be refunded, and covers nothing of the other
 * owners.
 */
const receivedOf = (campaign: SQL): SQL => sql`(
  select coalesce(sum(min(r.received, coalesce(o.payable, 0))), 0)
  from (select p.owner_id, sum(p.amount) as received from received p
    where p.campaign_id = ${campaign} group by p.owner_id) r
  left join ${payableByOwner(campaign)} o on o.owner_id = r.owner_id)`

/** The statement that marks milestones as paid from the sum received, earliest first. */
export const setPaid = ({ db, now }: Pick<ServiceContext, 'db' | 'now'>, campaign: string) =>
  db
    .update(milestones)
    .set({
      paidAt: sql`case when (select r.received > 0 and r.received >= (
          select sum(m.amount) from milestones m where m.campaign_id = ${campaign} and m.n <= milestones.n)
          from (select ${receivedOf(sql`${campaign}`)} as received) r)
        then coalesce(${milestones.paidAt}, ${now.getTime()}) end`,
    })
    .where(eq(milestones.campaignId, campaign))
