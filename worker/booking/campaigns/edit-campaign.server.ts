import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { Happened } from '../../kernel/rules/events/event.ts'
import { changes } from '../../kernel/rules/identity/changes.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { campaigns } from '../campaigns.table.ts'
import { campaignChanged, campaignDeleted, campaignRestored, campaignRevised } from '../rules/booking.events.ts'
import type { Campaign } from '../rules/campaigns/campaign.ts'
import type { CampaignEdit } from '../rules/campaigns/campaign-edit.ts'
import type { CampaignState } from '../rules/campaigns/states.ts'
import { afterDraft } from './after-commit.server.ts'
import { versionConflict } from './change-line.server.ts'
import { getCampaign, ownedBy } from './select-campaigns.server.ts'

/** A name is an advertiser's once, in any case. @param except the campaign that has it already */
export async function nameTaken(
  { db }: Pick<ServiceContext, 'db'>,
  user: Pick<CurrentUser, 'id'>,
  name: string,
  except = '',
): Promise<DomainError | undefined> {
  const isNamed = and(
    eq(campaigns.userId, user.id),
    sql`lower(${campaigns.name}) = lower(${name})`,
    sql`${campaigns.status} not in ('cancelled', 'deleted') and ${campaigns.id} <> ${except}`,
  )
  if ((await db.$count(campaigns, isNamed)) === 0) return undefined
  const message = 'You already have a campaign with this name'
  return new DomainError('conflict', message, [{ path: 'campaignName', message }])
}

/** Changes a campaign at the version that was seen, in some of its states. */
async function change(
  ctx: ServiceContext,
  user: CurrentUser,
  { id, version }: { id: string; version: number },
  {
    from,
    event,
    set,
  }: {
    from: readonly CampaignState[]
    event: Happened
    set: Omit<CampaignEdit, 'version'> & { status?: CampaignState }
  },
  explain?: () => Promise<DomainError | undefined>,
): Promise<void> {
  const { db } = ctx
  const isSeen = and(ownedBy(user, id), inArray(campaigns.status, [...from]), eq(campaigns.version, version))
  const happened = await emit(ctx, event)
  const writes = db.batch([
    guard(db, sql`exists (select 1 from ${campaigns} where ${isSeen})`),
    db
      .update(campaigns)
      .set({ ...set, version: version + 1 })
      .where(isSeen),
    ...happened.statements,
  ])
  await commit(writes, async () => {
    const current = await getCampaign(ctx, user, id)
    return current.version === version && explain ? explain() : versionConflict(current, 'This campaign')
  })
}

/** States in which name, objective and budget can be changed. */
const EDITABLE = ['draft', 'rejected', 'pending', 'planned', 'active'] as const

/**
 * Changes name, objective or budget. The budget of a campaign that was sent is fixed, as staff approved it.
 * @throws DomainError not_found; bad_input for the budget of a campaign that was sent; conflict for a name in use, or
 * with the `current` campaign
 */
export async function editCampaign(
  ctx: ServiceContext,
  user: CurrentUser,
  id: string,
  { version, ...edit }: CampaignEdit,
): Promise<Campaign> {
  const before = await getCampaign(ctx, user, id)
  const isSent = before.status !== 'draft' && before.status !== 'rejected'
  if (isSent && edit.budget !== undefined && edit.budget !== before.budget) {
    const message = 'Our team reviews the budget, so it can be changed only in a draft'
    throw new DomainError('bad_input', message, [{ path: 'budget', message }])
  }
  const detail = changes(before, edit)
  const event = campaignChanged.of(user.id, { id, advertiser: user.id, version: version + 1, detail, isDraft: true })
  await change(ctx, user, { id, version }, { from: EDITABLE, event, set: edit }, () =>
    nameTaken(ctx, user, edit.name ?? before.name, id),
  )
  return afterDraft(ctx, user, await getCampaign(ctx, user, id))
}

/** Turns a rejected campaign into a draft again. @throws DomainError not_found; conflict with the `current` campaign */
export async function reviseCampaign(ctx: ServiceContext, user: CurrentUser, id: string, version: number) {
  const event = campaignRevised.of(user.id, { subject: id })
  await change(ctx, user, { id, version }, { from: ['rejected'], event, set: { status: 'draft' } })
  return afterDraft(ctx, user, await getCampaign(ctx, user, id))
}

/** Deletes a draft. Nothing of it was ever held. @throws DomainError not_found; conflict with the `current` campaign */
export async function deleteCampaign(
  ctx: ServiceContext,
  user: CurrentUser,
  id: string,
  version: number,
): Promise<void> {
  const before = await getCampaign(ctx, user, id)
  const set = { status: 'deleted' as const }
  const event = campaignDeleted.of(user.id, { subject: id })
  await change(ctx, user, { id, version }, { from: ['draft', 'rejected'], event, set })
  await afterDraft(ctx, user, { ...before, version: version + 1 })
}

/**
 * Restores a draft that was deleted by mistake.
 * @throws DomainError not_found; conflict for a name that is in use by now
 */
export async function restoreCampaign(ctx: ServiceContext, user: CurrentUser, id: string): Promise<Campaign> {
  const { db } = ctx
  const isDeleted = and(eq(campaigns.id, id), eq(campaigns.userId, user.id), eq(campaigns.status, 'deleted'))
  const [row] = await db.select({ name: campaigns.name }).from(campaigns).where(isDeleted)
  if (!row) throw new DomainError('not_found', 'Campaign not found')
  const happened = await emit(ctx, campaignRestored.of(user.id, { subject: id }))
  const writes = db.batch([
    db
      .update(campaigns)
      .set({ status: 'draft', version: sql`${campaigns.version} + 1` })
      .where(isDeleted),
    ...happened.statements,
  ])
  await commit(writes, () => nameTaken(ctx, user, row.name, id))
  return afterDraft(ctx, user, await getCampaign(ctx, user, id))
}
