import { and, eq, gte, inArray, ne, or, sql } from 'drizzle-orm'
import { type LoadedOffer, loadOffer } from '../../catalogue/offers.server.ts'
import { getBuyer } from '../../catalogue/taxes/rules.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { REFERENCES, takeNumber, takenReference } from '../../kernel/series.server.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { newId } from '../../kernel/tokens.ts'
import { campaignLines, campaigns, OPEN_CAMPAIGNS } from '../campaigns.table.ts'
import { campaignCreated, lineAdded } from '../rules/booking.events.ts'
import type { Campaign, CampaignLine } from '../rules/campaigns/campaign.ts'
import { NEW_CAMPAIGN, type NewItem } from '../rules/campaigns/campaign-item.ts'
import { lineValues, orderOf } from '../rules/lines/line-values.ts'
import { afterDraft } from './after-commit.server.ts'
import { nameTaken } from './edit-campaign.server.ts'
import { priceChanged } from './price-today.server.ts'
import { getCampaign, lineOf, ownedBy } from './select-campaigns.server.ts'

/** A campaign with the line that was just added. */
export interface AddedLine {
  campaign: Campaign
  line: CampaignLine
  /** True when this request was answered before: nothing was added again. */
  isReplay: boolean
}

/** Drafts of one advertiser: more are a mistake. */
export const MAX_DRAFTS = 50
export const MAX_LINES = 100

/**
 * Adds a listing or spot to a draft, or to a new campaign, both in one batch. It holds no place. A repeated request
 * with the same key gets the first answer.
 * @throws DomainError bad_input with the field; not_found; price_changed when the page showed another price; conflict
 * for a name in use or a campaign that was sent; key_reused
 */
export async function addToCampaign(ctx: ServiceContext, user: CurrentUser, item: NewItem): Promise<AddedLine> {
  const asked = JSON.stringify(item)
  const before = await findTwin(ctx, user, item.key, asked)
  if (before) return before

  const [offer, buyer] = await Promise.all([loadOffer(ctx, item.inventory.id), getBuyer(ctx, user.id)])
  checkShown(offer, item)
  const values = lineValues(ctx, offer, orderOf(offer, item), buyer)
  const { db, now } = ctx
  const isNew = item.campaign === NEW_CAMPAIGN
  const campaignId = isNew ? newId('cmp') : item.campaign
  const lineId = newId('lin')
  const drafts = and(eq(campaigns.userId, user.id), eq(campaigns.status, 'draft'))
  const isOpen = and(
    ownedBy(user, campaignId),
    inArray(campaigns.status, [...OPEN_CAMPAIGNS]),
    or(eq(campaigns.status, 'draft'), gte(campaigns.ends, civilDate(now))),
  )
  const ofCampaign = and(eq(campaignLines.campaignId, campaignId), ne(campaignLines.status, 'removed'))
  const made = { key: item.key, createdAt: now.getTime() }
  const campaignWrites = isNew
    ? [
        guard(db, sql`${db.$count(campaigns, drafts)} < ${MAX_DRAFTS}`),
        takeNumber(ctx, REFERENCES.campaign),
        db.insert(campaigns).values({
          ...made,
          id: campaignId,
          ref: takenReference(REFERENCES.campaign),
          userId: user.id,
          name: nameOf(item),
          starts: values.starts,
          ends: values.ends,
        }),
      ]
    : [
        guard(db, sql`exists (select 1 from ${campaigns} where ${isOpen})`),
        guard(db, sql`${db.$count(campaignLines, ofCampaign)} < ${MAX_LINES}`),
        db
          .update(campaigns)
          .set({
            // The flight of an approved campaign grows once the owner is asked for the line, not before.
            starts: sql`case ${campaigns.status} when 'draft' then min(${campaigns.starts}, ${values.starts}) else ${campaigns.starts} end`,
            ends: sql`case ${campaigns.status} when 'draft' then max(${campaigns.ends}, ${values.ends}) else ${campaigns.ends} end`,
            version: sql`${campaigns.version} + 1`,
          })
          .where(isOpen),
      ]
  const happened = await emit(
    ctx,
    ...(isNew ? [campaignCreated.of(user.id, { subject: campaignId })] : []),
    lineAdded.of(user.id, { subject: lineId, detail: { campaign: campaignId } }),
  )
  const writes = db.batch([
    takeNumber(ctx, REFERENCES.line),
    ...campaignWrites,
    db
      .insert(campaignLines)
      .values({ ...values, ...made, asked, id: lineId, ref: takenReference(REFERENCES.line), campaignId }),
    ...happened.statements,
  ])
  try {
    await commit(writes, () => whyNotAdded(ctx, user, item))
  } catch (refusal) {
    // The answer to the same request may have been lost, or it runs at this moment.
    const twin = await findTwin(ctx, user, item.key, asked)
    if (!twin) throw refusal
    return twin
  }
  const campaign = await getCampaign(ctx, user, campaignId)
  await afterDraft(ctx, user, campaign)
  return { campaign, line: lineOf(campaign, lineId), isReplay: false }
}

/**
 * Compares what the page showed of the listing with the catalogue; nothing of it is stored.
 * @throws DomainError price_changed; conflict when the listing has changed
 */
function checkShown(offer: LoadedOffer, { inventory: { price, type, location, mediaOwner } }: NewItem): void {
  const { rate } = offer.rate
  const { listing } = offer
  if (price !== undefined && price !== rate) throw priceChanged(price, rate)
  const isSame =
    (type === undefined || type === listing.type) &&
    (location === undefined || (location.city === listing.place.city && location.state === listing.place.state)) &&
    (mediaOwner === undefined || (mediaOwner.id === listing.owner.id && mediaOwner.name === listing.owner.name))
  if (!isSame) throw new DomainError('conflict', 'This listing has changed. Please check it again')
}

/** @throws DomainError bad_input without a name */
function nameOf({ campaignName }: NewItem): string {
  if (campaignName !== undefined) return campaignName
  const message = 'Name the campaign'
  throw new DomainError('bad_input', message, [{ path: 'campaignName', message }])
}

const keyReused = () => new DomainError('key_reused', 'This form was already sent. Please open it again')

/**
 * The campaign that an earlier request with this key made; null when there is none.
 * @throws DomainError key_reused when the body is another
 */
export async function findTwin(
  ctx: ServiceContext,
  user: CurrentUser,
  key: string,
  asked: string,
): Promise<AddedLine | null> {
  const [twin] = await ctx.db
    .select({ id: campaignLines.id, campaignId: campaignLines.campaignId, asked: campaignLines.asked })
    .from(campaignLines)
    .innerJoin(campaigns, eq(campaigns.id, campaignLines.campaignId))
    .where(and(eq(campaigns.userId, user.id), ne(campaigns.status, 'deleted'), eq(campaignLines.key, key)))
  if (!twin) return null
  if (twin.asked !== asked) throw keyReused()
  const campaign = await getCampaign(ctx, user, twin.campaignId)
  return { campaign, line: lineOf(campaign, twin.id), isReplay: true }
}

async function whyNotAdded(ctx: ServiceContext, user: CurrentUser, item: NewItem): Promise<DomainError | undefined> {
  if (item.campaign !== NEW_CAMPAIGN) {
    const { status, lines } = await getCampaign(ctx, user, item.campaign)
    if (!OPEN_CAMPAIGNS.some((open) => open === status)) {
      const message = status === 'pending' ? 'This campaign is with our team' : 'Nothing can be added to this campaign'
      return new DomainError('conflict', message, [{ path: 'campaign', message }], undefined, { status })
    }
    return lines.length >= MAX_LINES
      ? new DomainError('conflict', `A campaign has at most ${MAX_LINES} lines`)
      : undefined
  }
  return whyNoDraft(ctx, user, { name: item.campaignName ?? '', key: item.key })
}

/** The reason why a batch with another draft was refused: its name, its key, or, as nothing else is left, too many of them. */
export async function whyNoDraft(
  ctx: ServiceContext,
  user: CurrentUser,
  { name, key }: { name: string; key: string },
): Promise<DomainError> {
  const taken = await nameTaken(ctx, user, name)
  if (taken) return taken
  // The draft that had the key was deleted: one that is there answers the request.
  const hasKey = and(eq(campaigns.userId, user.id), eq(campaigns.key, key))
  if ((await ctx.db.$count(campaigns, hasKey)) > 0) return keyReused()
  return new DomainError('conflict', `At most ${MAX_DRAFTS} drafts can be kept. Delete one first`)
}
