import { and, eq, inArray, sql } from 'drizzle-orm'
import { loadOffer } from '../../catalogue/offers.server.ts'
import { refOf } from '../../catalogue/rules/availability/resource.ts'
import { getBuyer } from '../../catalogue/taxes/rules.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { changes } from '../../kernel/rules/identity/changes.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { statesBefore } from '../../kernel/rules/transitions.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { campaignLines, campaigns, OPEN_CAMPAIGNS } from '../campaigns.table.ts'
import { lineChanged, lineRemoved } from '../rules/booking.events.ts'
import type { Campaign, CampaignLine } from '../rules/campaigns/campaign.ts'
import type { LineChange } from '../rules/campaigns/campaign-item.ts'
import { lineValues, orderOf } from '../rules/lines/line-values.ts'
import { LINE } from '../rules/lines/states.ts'
import { afterDraft } from './after-commit.server.ts'
import { getCampaign, lineOf, ownedBy } from './select-campaigns.server.ts'

/** A line of a campaign of the signed-in advertiser. */
export interface LineRef {
  campaign: string
  line: string
}

/** The statements that every change of a line that is not sent begins with: its campaign is this user's and takes lines, and raises its version. */
export const touchCampaign = ({ db }: ServiceContext, user: CurrentUser, id: string) => {
  const isOpen = and(ownedBy(user, id), inArray(campaigns.status, [...OPEN_CAMPAIGNS]))
  // From the first line to the last; as it was where no line is left, or where it is approved.
  const bound = (column: 'starts' | 'ends', most: 'min' | 'max') =>
    sql`case ${campaigns.status} when 'draft' then coalesce((select ${sql.raw(`${most}(l.${column})`)} from campaign_lines l
      where l.campaign_id = ${id} and l.status <> 'removed'), ${campaigns[column]}) else ${campaigns[column]} end`
  return [
    guard(db, sql`exists (select 1 from ${campaigns} where ${isOpen})`),
    db
      .update(campaigns)
      .set({
        version: sql`${campaigns.version} + 1`,
        starts: bound('starts', 'min'),
        ends: bound('ends', 'max'),
      })
      .where(isOpen),
  ] as const
}

/** True while a line has the version and one of the states that a change was made from. */
export const isSeen = (line: string, version: number, states: readonly CampaignLine['status'][]) =>
  sql`exists (select 1 from campaign_lines l where l.id = ${line} and l.version = ${version} and l.status in ${states})`

/** Error of a change from an old version, with the `current` one. */
export const versionConflict = (current: Campaign | CampaignLine, what = 'This') =>
  new DomainError('conflict', `${what} has changed since you opened it`, undefined, undefined, { current })

/**
 * Gives a line of a draft other days or another quantity, at the price of today.
 * @throws DomainError bad_input with the field; not_found; conflict with the `current` line
 */
export async function changeLine(
  ctx: ServiceContext,
  user: CurrentUser,
  ref: LineRef,
  change: LineChange,
): Promise<Campaign> {
  const { db } = ctx
  const before = lineOf(await getCampaign(ctx, user, ref.campaign), ref.line)
  const [offer, buyer] = await Promise.all([loadOffer(ctx, refOf(before.resource)), getBuyer(ctx, user.id)])
  const values = lineValues(ctx, offer, orderOf(offer, change), buyer)
  const { starts, ends, quantity, total } = values
  const detail = changes(before, { starts, ends, quantity, total })
  const happened = await emit(ctx, lineChanged.of(user.id, { subject: ref.line, detail }))
  const [check, touch] = touchCampaign(ctx, user, ref.campaign)
  const writes = db.batch([
    check,
    guard(db, isSeen(ref.line, change.version, ['draft'])),
    db
      .update(campaignLines)
      .set({ ...values, version: sql`${campaignLines.version} + 1` })
      .where(eq(campaignLines.id, ref.line)),
    touch,
    ...happened.statements,
  ])
  await commit(writes, async () => versionConflict(lineOf(await getCampaign(ctx, user, ref.campaign), ref.line)))
  return afterDraft(ctx, user, await getCampaign(ctx, user, ref.campaign))
}

/** Takes a line out of a draft. @throws DomainError not_found; conflict with the `current` line */
export async function removeLine(
  ctx: ServiceContext,
  user: CurrentUser,
  ref: LineRef,
  version: number,
): Promise<Campaign> {
  const { db } = ctx
  lineOf(await getCampaign(ctx, user, ref.campaign), ref.line)
  const happened = await emit(ctx, lineRemoved.of(user.id, { subject: ref.line }))
  const [check, touch] = touchCampaign(ctx, user, ref.campaign)
  const writes = db.batch([
    check,
    guard(db, isSeen(ref.line, version, statesBefore(LINE, 'remove', 'advertiser'))),
    db
      .update(campaignLines)
      .set({ status: 'removed', version: sql`${campaignLines.version} + 1` })
      .where(eq(campaignLines.id, ref.line)),
    touch,
    ...happened.statements,
  ])
  await commit(writes, async () => versionConflict(lineOf(await getCampaign(ctx, user, ref.campaign), ref.line)))
  return afterDraft(ctx, user, await getCampaign(ctx, user, ref.campaign))
}
