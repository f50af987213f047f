import { and, eq, sql } from 'drizzle-orm'
import { ownedBy } from '../../booking/campaigns/select-campaigns.server.ts'
import { campaigns } from '../../booking/campaigns.table.ts'
import type { ServiceContext, WorkContext } from '../../kernel/context.ts'
import { record } from '../../kernel/events/record.server.ts'
import { users } from '../../kernel/identity.table.ts'
import { addDays, type CivilDate, civilDate, mondayOf } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { loggable } from '../../kernel/rules/loggable.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { reportMails } from '../documents.table.ts'
import { reportMailTurnedOff, reportMailTurnedOn } from '../rules/money.events.ts'
import { nextMonday, weekToSend } from '../rules/reports/report-week.ts'
import { reportLetter } from './report-letters.ts'
import { getCampaignReport } from './reports.server.ts'

/** Setting of the weekly report mail, and the day of the next one. */
export interface ReportMail {
  isOn: boolean
  next: CivilDate
}

const ofUser = (user: Pick<CurrentUser, 'id'>, campaign: string) =>
  and(eq(reportMails.campaignId, campaign), eq(reportMails.userId, user.id))

/** Setting of the weekly mail for a campaign of the user; off for campaigns of others. */
export async function getReportMail(ctx: ServiceContext, user: CurrentUser, campaign: string): Promise<ReportMail> {
  const isOn = (await ctx.db.$count(reportMails, ofUser(user, campaign))) > 0
  return { isOn, next: nextMonday(civilDate(ctx.now)) }
}

/**
 * Turns the weekly mail of a report on or off. It is sent to the user's own address alone, from the next Monday on.
 * @throws DomainError not_found, also for a campaign of another user; forbidden while the address is not confirmed;
 * conflict for a campaign whose report no longer changes
 */
export async function setReportMail(
  ctx: ServiceContext,
  user: CurrentUser,
  campaign: string,
  isOn: boolean,
): Promise<ReportMail> {
  const { db, now } = ctx
  const [report, current] = await Promise.all([
    getCampaignReport(ctx, user, campaign),
    getReportMail(ctx, user, campaign),
  ])
  if (current.isOn === isOn) return current
  if (isOn && !user.emailVerified) {
    throw new DomainError('forbidden', 'Confirm your email address first: reports are mailed only to it')
  }
  if (isOn && report.isClosed) {
    throw new DomainError('conflict', 'This campaign has ended and is fully proven, so its report no longer changes')
  }
  const writes = db.batch([
    guard(db, sql`exists (select 1 from ${campaigns} where ${ownedBy(user, campaign)})`),
    record(ctx, (isOn ? reportMailTurnedOn : reportMailTurnedOff).of(user.id, { subject: campaign })),
    isOn
      ? db
          .insert(reportMails)
          .values({
            ...{ campaignId: campaign, userId: user.id, createdAt: now.getTime() },
            // The week has begun: turning the mail off and on sends no second one.
            sentWeek: mondayOf(civilDate(now)),
          })
          .onConflictDoNothing()
      : db.delete(reportMails).where(ofUser(user, campaign)),
  ])
  await commit(writes, async () => new DomainError('not_found', 'Campaign not found'))
  return { ...current, isOn }
}

/** Limit of mails in one run: each reads a whole report. The rest follows an hour later. */
const MAX_MAILS = 100

/**
 * Mails reports on Mondays from 08:00 in India, each once a week: a row is claimed before its mail is sent. One that could not be sent
 * is tried again in the next hour.
 * @returns how many were sent
 */
export async function sendReportMails(ctx: WorkContext): Promise<number> {
  const week = weekToSend(ctx.now)
  if (week === null) return 0
  let sent = 0
  let claimed = await claimNext(ctx, week, '')
  for (let count = 0; claimed && count < MAX_MAILS; count++) {
    if (await sendReport(ctx, claimed, week)) sent++
    claimed = count + 1 < MAX_MAILS ? await claimNext(ctx, week, claimed.campaign) : undefined
  }
  return sent
}

interface Claimed {
  campaign: string
  user: string
  createdAt: number
}

/** Claims the next report of a week. Of two runs at once, one gets it. */
async function claimNext({ db }: WorkContext, week: CivilDate, after: string): Promise<Claimed | undefined> {
  const isOpen = sql`(sent_week is null or sent_week < ${week})`
  const [row] = await db
    .update(reportMails)
    .set({ sentWeek: week })
    .where(
      sql`${isOpen} and campaign_id = (select m.campaign_id from report_mails m
        where m.campaign_id > ${after} and (m.sent_week is null or m.sent_week < ${week}) order by m.campaign_id limit 1)`,
    )
    .returning({ campaign: reportMails.campaignId, user: reportMails.userId, createdAt: reportMails.createdAt })
  return row
}

/** @returns whether it was sent */
async function sendReport(ctx: WorkContext, { campaign, user, createdAt }: Claimed, week: CivilDate): Promise<boolean> {
  const { db, mailer, origin } = ctx
  const own = eq(reportMails.campaignId, campaign)
  const lastWeek = addDays(week, -7)
  try {
    const [to] = await db
      .select({ email: users.email, verified: users.emailVerifiedAt, status: users.status })
      .from(users)
      .where(eq(users.id, user))
    if (to?.status !== 'active' || to.verified === null) return false
    const report = await findReport(ctx, user, campaign)
    // The last report deletes its row: an interrupted run sends no second one.
    if (!report || report.isClosed) await db.delete(reportMails).where(own)
    if (!report) return false
    const href = new URL(`/dashboard/campaigns/${campaign}/report`, origin).href
    await mailer.send({ to: to.email, ...reportLetter(report, href) })
    return true
  } catch (failure) {
    // biome-ignore lint/suspicious/noConsole: no request waits, so only the log can show it
    console.error(loggable(failure))
    await db
      .insert(reportMails)
      .values({ campaignId: campaign, userId: user, createdAt, sentWeek: lastWeek })
      .onConflictDoUpdate({ target: reportMails.campaignId, set: { sentWeek: lastWeek } })
    return false
  }
}

/** Report; null once the campaign no longer belongs to the user. */
async function findReport(ctx: WorkContext, user: string, campaign: string) {
  try {
    return await getCampaignReport(ctx, { id: user }, campaign)
  } catch (failure) {
    if (failure instanceof DomainError && failure.code === 'not_found') return null
    throw failure
  }
}
