import { eq, sql } from 'drizzle-orm'
import { guardCapacity, placeStatements } from '../../catalogue/availability/places.server.ts'
import { whichTaken } from '../../catalogue/availability/taken.server.ts'
import { checkDays } from '../../catalogue/rules/quote.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { type CivilDate, civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { REFERENCES, takeNumber, takenReference } from '../../kernel/series.server.ts'
import { guard } from '../../kernel/sql/statements.server.ts'
import { daysTakenError, placesOf } from '../campaigns/submit.server.ts'
import { campaignLines, campaigns } from '../campaigns.table.ts'
import type { CampaignLine } from '../rules/campaigns/campaign.ts'

/** Days at no charge in the place of some that did not run. */
export interface MakeGoodDays {
  starts: CivilDate
  ends: CivilDate
}

/** Placeholder id that no line has, so that the days of the old line count as taken. */
const NEW = 'new'

/** The line on those days: of a paper, its first and last issue. */
const asLine = (line: CampaignLine, id: string, { starts, ends }: MakeGoodDays): CampaignLine => ({
  ...line,
  ...{ id, starts, ends },
  days: line.days ? [...new Set([starts, ends])] : null,
})

/** Breaks the batch unless a campaign is still approved: nothing is booked in one that was cancelled. */
export const guardRuns = (db: ServiceContext['db'], campaign: string) =>
  guard(db, sql`exists (select 1 from campaigns c where c.id = ${campaign} and c.status in ('planned', 'active'))`)

async function whyNotRuns({ db }: ServiceContext, campaign: string): Promise<DomainError | undefined> {
  const [row] = await db.select({ status: campaigns.status }).from(campaigns).where(eq(campaigns.id, campaign))
  if (row?.status === 'planned' || row?.status === 'active') return undefined
  return new DomainError('conflict', 'This campaign was cancelled: no days can be booked in it')
}

/** @throws DomainError conflict in a cancelled campaign; bad_input for days that are over or out of order; taken where others have them */
export async function checkMakeGood(ctx: ServiceContext, line: CampaignLine, days: MakeGoodDays): Promise<void> {
  const refused = await whyNotRuns(ctx, line.campaignId)
  if (refused) throw refused
  checkDays({ start: days.starts, end: days.ends }, civilDate(ctx.now), { start: 'starts', end: 'ends' })
  const taken = await whichTaken(ctx, [asLine(line, NEW, days)])
  if (taken.length === 0) return
  const message = 'These days are taken'
  throw new DomainError('taken', message, [{ path: 'starts', message }], undefined, { lines: taken })
}

/**
 * The statements that book replacement days: a line of the same campaign that costs nothing and is confirmed at once. `guardCapacity` judges
 * its places like any other.
 */
export function makeGoodStatements(ctx: ServiceContext, line: CampaignLine, id: string, days: MakeGoodDays) {
  const { db, now } = ctx
  const booked = asLine(line, id, days)
  const free = { media: 0, setup: 0, cgst: 0, sgst: 0, igst: 0, total: 0, refund: 0 }
  return [
    takeNumber(ctx, REFERENCES.line),
    db.insert(campaignLines).select(
      db
        .select({
          id: sql<string>`${id}`.as('id'),
          ref: sql<string>`${takenReference(REFERENCES.line)}`.as('ref'),
          campaignId: campaignLines.campaignId,
          resourceId: campaignLines.resourceId,
          listingId: campaignLines.listingId,
          spotId: campaignLines.spotId,
          ownerId: campaignLines.ownerId,
          snapshot: campaignLines.snapshot,
          starts: sql<string>`${days.starts}`.as('starts'),
          ends: sql<string>`${days.ends}`.as('ends'),
          days: sql<string[] | null>`${booked.days ? JSON.stringify(booked.days) : null}`.as('days'),
          quantity: campaignLines.quantity,
          insertions: sql<number>`${booked.days?.length ?? line.insertions}`.as('insertions'),
          seconds: campaignLines.seconds,
          unit: campaignLines.unit,
          rate: campaignLines.rate,
          media: sql<number>`${free.media}`.as('media'),
          setup: sql<number>`${free.setup}`.as('setup'),
          seasonSum: campaignLines.seasonSum,
          seasonDays: campaignLines.seasonDays,
          discountBp: campaignLines.discountBp,
          sac: campaignLines.sac,
          gstBp: campaignLines.gstBp,
          placeState: campaignLines.placeState,
          supplierState: campaignLines.supplierState,
          cgst: sql<number>`${free.cgst}`.as('cgst'),
          sgst: sql<number>`${free.sgst}`.as('sgst'),
          igst: sql<number>`${free.igst}`.as('igst'),
          total: sql<number>`${free.total}`.as('total'),
          refund: sql<number>`${free.refund}`.as('refund'),
          status: sql<'draft'>`'draft'`.as('status'),
          answerBy: sql<null>`null`.as('answer_by'),
          offer: sql<null>`null`.as('offer'),
          reason: sql<string>`''`.as('reason'),
          replaces: sql<string>`${line.id}`.as('replaces'),
          version: sql<number>`1`.as('version'),
          key: sql<string>`${id}`.as('key'),
          asked: sql<string>`''`.as('asked'),
          createdAt: sql<number>`${now.getTime()}`.as('created_at'),
        })
        .from(campaignLines)
        .where(eq(campaignLines.id, line.id)),
    ),
    ...placeStatements(db, placesOf(booked, null)),
    db.update(campaignLines).set({ status: 'confirmed', version: 2 }).where(eq(campaignLines.id, id)),
    guardCapacity(db, [id], now),
    db
      .update(campaigns)
      .set({
        starts: sql`min(${campaigns.starts}, ${days.starts})`,
        ends: sql`max(${campaigns.ends}, ${days.ends})`,
        version: sql`${campaigns.version} + 1`,
      })
      .where(eq(campaigns.id, line.campaignId)),
  ]
}

/** The reason why replacement days cannot be booked: the campaign was cancelled, or the days are taken. */
export const whyNotMadeGood = async (ctx: ServiceContext, line: CampaignLine, days: MakeGoodDays) =>
  (await whyNotRuns(ctx, line.campaignId)) ?? (await daysTakenError(ctx, [asLine(line, NEW, days)]))
