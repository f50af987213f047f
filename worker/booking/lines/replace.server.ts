import { and, eq, ne, sql } from 'drizzle-orm'
import { alternativesTo, MAX_ALTERNATIVES } from '../../catalogue/availability/taken.server.ts'
import { type LoadedOffer, loadOffers } from '../../catalogue/offers.server.ts'
import { resourceOf } from '../../catalogue/rules/availability/resource.ts'
import type { Party } from '../../catalogue/taxes/rules.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { statesBefore } from '../../kernel/rules/transitions.ts'
import { REFERENCES, takeNumber, takenReference } from '../../kernel/series.server.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { newId } from '../../kernel/tokens.ts'
import { guardBillingProfile, requireBillingProfile } from '../../organisations/billing/billing-profile.server.ts'
import { findTwin, MAX_LINES } from '../campaigns/add-line.server.ts'
import { afterDraft } from '../campaigns/after-commit.server.ts'
import { isSeen, type LineRef, touchCampaign, versionConflict } from '../campaigns/change-line.server.ts'
import { priceChanged } from '../campaigns/price-today.server.ts'
import { getCampaign, lineOf } from '../campaigns/select-campaigns.server.ts'
import { daysTakenError, tooManyHeld } from '../campaigns/submit.server.ts'
import { campaignLines, OPEN_CAMPAIGNS } from '../campaigns.table.ts'
import { lineAdded, lineReplaced } from '../rules/booking.events.ts'
import type { Alternative, Campaign, CampaignLine } from '../rules/campaigns/campaign.ts'
import type { Replacement } from '../rules/campaigns/campaign-edit.ts'
import { lineValues, orderOf } from '../rules/lines/line-values.ts'
import { LINE } from '../rules/lines/states.ts'
import { askedEvent, askStatements, overBudget } from './ask.server.ts'

/** Another place on the days of a line, as it would be booked today. @throws DomainError bad_input where it cannot */
function valuesOn(ctx: ServiceContext, line: CampaignLine, offer: LoadedOffer, buyer: Party) {
  const { starts: startDate, ends: endDate, days, quantity, insertions } = line
  const asked = { startDate, endDate, quantity, insertions, ...(days && { days }) }
  return lineValues(ctx, offer, orderOf(offer, asked), buyer)
}

/**
 * Places of the same group and city that are free on the days of a line and can be booked like it, with their prices.
 * @throws DomainError not_found
 */
export async function listAlternatives(ctx: ServiceContext, user: CurrentUser, ref: LineRef): Promise<Alternative[]> {
  const { lines, ...campaign } = await getCampaign(ctx, user, ref.campaign)
  const line = lineOf({ ...campaign, lines }, ref.line)
  // Twice as many, as some cannot be had in that quantity or at so short a notice, or are in the campaign already.
  const free = await alternativesTo(ctx, line, 2 * MAX_ALTERNATIVES)
  const others = free.filter(({ id }) => lines.every(({ resource }) => resource !== id))
  const resources = others.map(({ id }) => id)
  const { offerOf, buyer } = await loadOffers(ctx, resources, user.id)
  const found = resources.flatMap((resource): Alternative[] => {
    const offer = offerOf(resource)
    if (!offer) return []
    try {
      const { snapshot, media, setup, total } = valuesOn(ctx, line, offer, buyer)
      const { title, ref, side, owner, place, path } = snapshot
      return [{ resource, title, ref, side, owner, place, path, net: media + setup, total }]
    } catch (failure) {
      if (failure instanceof DomainError) return []
      throw failure
    }
  })
  return found.slice(0, MAX_ALTERNATIVES)
}

/** Declined lines stay as history; others are removed. */
const REPLACED = [...statesBefore(LINE, 'replace', 'advertiser'), ...statesBefore(LINE, 'remove', 'advertiser')]

/**
 * Puts another place into a campaign instead of a line that cannot be had, on the same days and at the price of today. In a draft it is a
 * draft; in an approved campaign its owner is asked at once, while the budget is kept. A request that is sent again with its key
 * does nothing more.
 * @throws DomainError not_found; billing_needed where its owner is asked; bad_input for days that cannot be booked; price_changed with both sums; taken; conflict; key_reused
 */
export async function replaceLine(
  ctx: ServiceContext,
  user: CurrentUser,
  ref: LineRef,
  wanted: Replacement,
): Promise<Campaign> {
  const { version, resource, expect, key } = wanted
  const asked = JSON.stringify({ ...wanted, line: ref.line })
  const twin = await findTwin(ctx, user, key, asked)
  if (twin) return twin.campaign
  const { db, now } = ctx
  const campaign = await getCampaign(ctx, user, ref.campaign)
  const before = lineOf(campaign, ref.line)
  const isDraft = campaign.status === 'draft'
  const advertiser = { user: user.id }
  const party = isDraft ? null : await requireBillingProfile(ctx, advertiser)
  const wantedResource = resourceOf({ id: resource.listing }, resource.spot === null ? null : { id: resource.spot })
  const { offerOf, buyer } = await loadOffers(ctx, [wantedResource], user.id)
  const offer = offerOf(wantedResource)
  if (!offer) throw new DomainError('not_found', 'No listing has this id')
  const values = valuesOn(ctx, before, offer, buyer)
  if (values.total !== expect) throw priceChanged(expect, values.total)
  const isHistory = before.status === 'declined'
  const { resourceId, listingId, ...rest } = values
  const line = { ...rest, id: newId('lin'), resource: resourceId, listing: listingId, version: 1 }
  const [check, touch] = touchCampaign(ctx, user, campaign.id)
  const ofCampaign = and(eq(campaignLines.campaignId, campaign.id), ne(campaignLines.status, 'removed'))
  const happened = await emit(
    ctx,
    lineReplaced.of(user.id, { subject: ref.line, detail: { campaign: campaign.id, by: line.id } }),
    lineAdded.of(user.id, { subject: line.id, detail: { campaign: campaign.id } }),
    ...(isDraft ? [] : [askedEvent(user, { ...line, campaignId: campaign.id }, line.version + 1)]),
  )
  const writes = db.batch([
    check,
    guard(db, isSeen(ref.line, version, REPLACED)),
    guard(db, sql`not exists (select 1 from campaign_lines l where ${replaces(campaign.id, ref.line)})`),
    guard(db, sql`${db.$count(campaignLines, ofCampaign)} < ${MAX_LINES}`),
    ...(isHistory
      ? []
      : [
          db
            .update(campaignLines)
            .set({ status: 'removed', version: version + 1 })
            .where(eq(campaignLines.id, ref.line)),
        ]),
    takeNumber(ctx, REFERENCES.line),
    db.insert(campaignLines).values({
      ...values,
      ...{ id: line.id, campaignId: campaign.id, key, asked },
      ref: takenReference(REFERENCES.line),
      replaces: isHistory ? ref.line : null,
      createdAt: now.getTime(),
    }),
    ...(party === null ? [] : [guardBillingProfile(db, advertiser, party)]),
    ...(isDraft ? [touch] : askStatements(ctx, user, campaign.id, line)),
    ...happened.statements,
  ])
  try {
    await commit(writes, () => whyNotReplaced(ctx, user, ref, version, line))
  } catch (refusal) {
    // Another request with this key may have run at the same moment.
    const same = await findTwin(ctx, user, key, asked)
    if (!same) throw refusal
    return same.campaign
  }
  await happened.committed()
  const after = await getCampaign(ctx, user, campaign.id)
  return isDraft ? afterDraft(ctx, user, after) : after
}

/** Lines `l` that are in the place of a line of a campaign. */
const replaces = (campaign: string, line: string) =>
  sql`l.campaign_id = ${campaign} and l.replaces = ${line} and l.status <> 'removed'`

async function whyNotReplaced(
  ctx: ServiceContext,
  user: CurrentUser,
  ref: LineRef,
  version: number,
  line: Parameters<typeof daysTakenError>[1][number] & Pick<CampaignLine, 'total'>,
): Promise<DomainError> {
  const current = await getCampaign(ctx, user, ref.campaign)
  if (!OPEN_CAMPAIGNS.some((open) => open === current.status)) return versionConflict(current, 'This campaign')
  if (current.lines.length >= MAX_LINES) return new DomainError('conflict', `A campaign has at most ${MAX_LINES} lines`)
  const now = lineOf(current, ref.line)
  const isChanged = now.version !== version || !REPLACED.includes(now.status)
  const [other] = await ctx.db
    .select({ id: sql<string>`l.id` })
    .from(sql`campaign_lines l`)
    .where(replaces(ref.campaign, ref.line))
  if (isChanged || other) return versionConflict(now, 'This line')
  const isApproved = current.status !== 'draft'
  const refusal = isApproved
    ? (overBudget(current, line, now) ?? (await tooManyHeld(ctx, user, 1)) ?? (await daysTakenError(ctx, [line])))
    : undefined
  return refusal ?? versionConflict(now, 'This line')
}
