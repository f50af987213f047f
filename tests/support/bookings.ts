import { approveCampaign, listCampaignApprovals } from '../../worker/backoffice/approvals/campaign-approvals.server.ts'
import { addToCampaign } from '../../worker/booking/campaigns/add-line.server.ts'
import { getCampaign } from '../../worker/booking/campaigns/select-campaigns.server.ts'
import { submitCampaign } from '../../worker/booking/campaigns/submit.server.ts'
import type { Campaign } from '../../worker/booking/rules/campaigns/campaign.ts'
import { NewItem } from '../../worker/booking/rules/campaigns/campaign-item.ts'
import { getUser } from '../../worker/identity/session.server.ts'
import type { ServiceContext } from '../../worker/kernel/context.ts'
import type { CurrentUser } from '../../worker/kernel/rules/identity/user.ts'
import { parse } from '../../worker/kernel/rules/parse.ts'
import { ownerMembers } from '../../worker/organisations/owners.table.ts'
import { newAccount } from './identity.ts'
import { billAdvertiser, billOwner } from './parties.ts'
import { buildGroup } from './rows.ts'
import { service } from './service.ts'
import { rowsOf, STAFF } from './staff.ts'

/** An advertiser with billing details or a media owner, with a confirmed address. */
export async function newPerson(role: 'advertiser' | 'mediaOwner' = 'advertiser'): Promise<CurrentUser> {
  const { id } = await newAccount(role, { emailVerifiedAt: '2026-11-01T08:00:00.000Z' })
  if (role === 'advertiser') await billAdvertiser(id)
  return getUser(service, id)
}

/** Of the listings that tests build. */
const OWNER = 'test-owner'

/** A member of the owner of the listings that tests build. */
export async function newOwner(ownerId = OWNER): Promise<CurrentUser> {
  const user = await newPerson('mediaOwner')
  await service.db.insert(ownerMembers).values({
    id: `clm_${user.id}`,
    userId: user.id,
    ownerId,
    state: 'approved',
    role: 'owner',
    company: 'Test Owner',
    city: 'Nashik',
    workEmail: user.email,
    phone: '',
    createdAt: '2026-11-01T08:00:00.000Z',
  })
  await billOwner(ownerId)
  return user
}

/** An advertiser, and a member of the owner of the listings that tests build. */
export const newSides = async () => ({ user: await newPerson(), owner: await newOwner() })

let made = 0

/** A wall at ₹1,000 a month in Pune, of an owner in Maharashtra: one of a kind. */
export async function newWall(more: Partial<Parameters<typeof buildGroup>[2]> = {}): Promise<string> {
  const id = `wall-${++made}`
  await buildGroup(service.db, { category: 'ooh', group: id }, { ...more, id })
  return id
}

const DAYS = { startDate: '2026-12-15', endDate: '2027-01-14' }

/** Body that the dialog sends. */
export const bodyOf = (wall: string, more: object = {}) => ({
  campaign: 'new',
  campaignName: `Campaign ${++made}`,
  ...DAYS,
  inventory: { id: wall },
  key: crypto.randomUUID(),
  ...more,
})

/** Input that the dialog sends, after parsing. */
export const itemOf = (wall: string, more: object = {}) => parse(NewItem, bodyOf(wall, more))

/** A draft with a line for each wall. */
export async function newDraft(
  user: CurrentUser,
  walls: readonly string[],
  { ctx = service, ...more }: { ctx?: ServiceContext; startDate?: string; endDate?: string } = {},
): Promise<Campaign> {
  let campaign = 'new'
  for (const wall of walls) {
    campaign = (await addToCampaign(ctx, user, itemOf(wall, { campaign, ...more }))).campaign.id
  }
  return getCampaign(ctx, user, campaign)
}

export const send = (user: CurrentUser, { id, version, total }: Campaign, ctx: ServiceContext = service) =>
  submitCampaign(ctx, user, id, { version, expect: total })

/** The approval that a campaign waits for. */
export async function approvalOf({ id }: Pick<Campaign, 'id'>) {
  const approval = (await listCampaignApprovals(service)).find(({ campaignId }) => campaignId === id)
  if (!approval) throw new Error('nothing waits')
  return approval
}

/** A campaign whose lines wait for their owners. */
export async function newRequest(
  user: CurrentUser,
  walls: readonly string[],
  more: Parameters<typeof newDraft>[2] = {},
): Promise<Campaign> {
  const sent = await send(user, await newDraft(user, walls, more), more.ctx)
  await approveCampaign(more.ctx ?? service, STAFF, await approvalOf(sent))
  return getCampaign(service, user, sent.id)
}

/** The service at another instant. */
export const at = (instant: string, more: Partial<ServiceContext> = {}): ServiceContext => ({
  ...service,
  ...more,
  now: new Date(instant),
})

/** Number of attempts by outcome: values count as `done`, refusals by their code. */
export async function outcomes(attempts: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const result of await Promise.allSettled(attempts)) {
    const name = result.status === 'fulfilled' ? 'done' : String(result.reason.code ?? result.reason)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

export const lineIn = (campaign: Campaign, n = 0) => {
  const line = campaign.lines[n]
  if (!line) throw new Error('no such line')
  return line
}

/** Allocations of a wall. */
export const placesOn = (wall: string) =>
  rowsOf('SELECT starts, until, expires_at FROM allocations WHERE resource_id = ?', wall)

/** Amounts due, in the order of the milestones. */
export const dueAmounts = async ({ id }: Pick<Campaign, 'id'>) =>
  (await rowsOf<{ amount: number }>('SELECT amount FROM milestones WHERE campaign_id = ? ORDER BY n', id)).map(
    ({ amount }) => amount,
  )

/** Notices about a campaign, a line or a place, with their receivers. */
export const toldOf = (subject: string) =>
  rowsOf('SELECT audience, kind FROM notices WHERE subject = ? ORDER BY version, audience', subject)
