import { and, asc, eq, sql } from 'drizzle-orm'
import type { PersonalData } from '../../kernel/personal-data.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { guard } from '../../kernel/sql/statements.server.ts'
import { approvals, campaignLines, campaigns } from '../campaigns.table.ts'
import { selectLines } from './select-campaigns.server.ts'

/** True for a line `l` that is requested, or booked and not over. */
export const isOpenLine = (now: Date) =>
  sql`(l.status in ('held', 'requested', 'countered') or l.status in ('confirmed', 'live') and l.ends >= ${civilDate(now)})`

/** True for a user with a campaign that waits for staff or has an open line. */
const hasOpenCampaign = (user: string, now: Date) =>
  sql`exists (select 1 from campaigns c where c.user_id = ${user} and (c.status = 'pending'
    or exists (select 1 from campaign_lines l where l.campaign_id = c.id and ${isOpenLine(now)})))`

/**
 * Campaigns. The account stays while a line is held or booked. After that, campaigns that were never approved are
 * deleted; the documents of the others stay, without user and name, for eight years as the law requires.
 */
export const campaignsData: PersonalData = {
  tables: [campaigns, approvals],
  collect: async (service, { user }) => {
    const { db } = service
    const own = eq(campaigns.userId, user.id)
    const [rows, lines] = await db.batch([
      db
        .select({ ref: campaigns.ref, name: campaigns.name, starts: campaigns.starts, ends: campaigns.ends })
        .from(campaigns)
        .where(own)
        .orderBy(asc(campaigns.createdAt)),
      selectLines(service).where(
        sql`${campaignLines.campaignId} in (select id from campaigns c where c.user_id = ${user.id})`,
      ),
    ])
    return {
      campaigns: rows,
      bookings: lines.map(({ ref, snapshot, starts, ends, status, total }) => ({
        ref,
        title: snapshot.title,
        starts,
        ends,
        status,
        total,
      })),
    }
  },
  keeps: async ({ db, now }, { id }) => {
    const [row] = await db.select({ isOpen: sql<number>`${hasOpenCampaign(id, now)}` }).from(sql`(select 1)`)
    return row?.isOpen
      ? new DomainError('in_use', 'Your campaigns have held or booked lines. Withdraw or cancel them first')
      : null
  },
  erase: ({ db, now }, { id }) => {
    const unsent = sql`('draft', 'rejected', 'deleted')`
    return [
      guard(db, sql`not ${hasOpenCampaign(id, now)}`),
      db
        .delete(campaignLines)
        .where(
          sql`${campaignLines.campaignId} in (select id from campaigns c where c.user_id = ${id} and c.status in ${unsent})`,
        ),
      db.delete(campaigns).where(and(eq(campaigns.userId, id), sql`${campaigns.status} in ${unsent}`)),
      // `asked` is the request that made the line, and names its campaign.
      db
        .update(campaignLines)
        .set({ asked: '' })
        .where(sql`${campaignLines.campaignId} in (select id from campaigns c where c.user_id = ${id})`),
      db
        .update(campaigns)
        .set({ client: '', name: sql`${campaigns.ref}` })
        .where(eq(campaigns.userId, id)),
    ]
  },
}
