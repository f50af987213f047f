import { type APIRequestContext, expect } from '@playwright/test'
import type * as v from 'valibot'
import type { Campaign } from '../../../worker/booking/rules/campaigns/campaign.ts'
import type { PublicListings } from '../../../worker/catalogue/rules/public.ts'
import type { PublicAvailability } from '../../../worker/catalogue/rules/quote.ts'
import { DEMO_ACCOUNTS } from '../../../worker/identity/rules/demo.ts'
import { addDays, type CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { headersFor } from './account.ts'

/** A listing of the demo media owner, and the first of its days that are free. */
interface Wall {
  id: string
  title: string
  from: CivilDate
}

/** Long enough for what is sold by up to three months. */
export const LENGTH = 92
const MAX_MONTHS = 3

export const lastDay = (from: CivilDate) => addDays(from, LENGTH - 1)

/** First day possible for the next booking. */
export const nextDay = (from: CivilDate) => addDays(from, LENGTH)

/** Room for two bookings and for other days to offer. */
const ROOM = 3 * LENGTH

/** First of the last `ROOM` days of a calendar, the same for all listings; null where these are not free. */
async function freeFrom(request: APIRequestContext, id: string): Promise<CivilDate | null> {
  const { days }: v.InferOutput<typeof PublicAvailability> = await (
    await request.get(`/api/availability?resource=${id}`)
  ).json()
  const run = days.at(-1)
  return run?.state === 'free' && addDays(run.from, ROOM) <= run.until ? addDays(run.until, 1 - ROOM) : null
}

const SHARES = 5

/** Sites of the demo media owner. @param share journeys that run side by side book from different shares */
export async function wallsOf(request: APIRequestContext, count: number, share: 0 | 1 | 2 | 3 | 4): Promise<Wall[]> {
  const sites: { id: string; title: string }[] = []
  for (let page = 1, of = 1; page <= of; page++) {
    const answer = await request.get(`/api/listings?category=ooh&size=100&page=${page}`)
    const { listings, pages }: PublicListings = await answer.json()
    of = pages
    for (const { id, title, owner, rate } of listings) {
      if (owner.id !== DEMO_ACCOUNTS.mediaOwner.ownerId) continue
      if (rate.unit === 'per_month' && rate.minDuration <= MAX_MONTHS) sites.push({ id, title })
    }
  }
  const own = sites.sort((a, b) => a.id.localeCompare(b.id)).filter((_, at) => at % SHARES === share)
  const walls: Wall[] = []
  for (const site of own) {
    if (walls.length === count) break
    const from = await freeFrom(request, site.id)
    if (from) walls.push({ ...site, from })
  }
  if (walls.length < count) throw new Error('The demo owner has too few free sites')
  return walls
}

/** Requests of a signed-in account to the API. */
export const asker =
  (request: APIRequestContext, origin: string | undefined) =>
  async <T>(path: string, data: object, status = 200): Promise<T> => {
    const answer = await request.post(path, { headers: headersFor(origin), data })
    expect(answer.status(), await answer.text()).toBe(status)
    return answer.json()
  }

export type Ask = ReturnType<typeof asker>

/** A campaign of the demo advertiser that is not sent, made without the dialog. */
export async function draftCampaign(ask: Ask, name: string, walls: readonly Wall[]): Promise<Campaign> {
  let campaign: Campaign | undefined
  for (const { id, from } of walls) {
    const added: { campaign: Campaign } = await ask(
      '/api/campaign-items',
      {
        campaign: campaign?.id ?? 'new',
        ...(!campaign && { campaignName: name }),
        startDate: from,
        endDate: lastDay(from),
        inventory: { id },
        key: crypto.randomUUID(),
      },
      201,
    )
    campaign = added.campaign
  }
  if (!campaign) throw new Error('A campaign has lines')
  return campaign
}

/** A campaign of the demo advertiser that waits for staff. */
export async function sendCampaign(ask: Ask, name: string, walls: readonly Wall[]): Promise<Campaign> {
  const { id, version, total } = await draftCampaign(ask, name, walls)
  return ask(`/api/campaigns/${id}/submit`, { version, expect: total })
}

/** The approval that a campaign waits for. */
export async function approvalOf(staff: APIRequestContext, { id }: Pick<Campaign, 'id'>) {
  const { approvals }: { approvals: { id: string; version: number; campaignId: string }[] } = await (
    await staff.get('/api/admin/approvals')
  ).json()
  const approval = approvals.find(({ campaignId }) => campaignId === id)
  if (!approval) throw new Error('Nothing waits')
  return approval
}

/** Lines of an approved campaign, as they are now. */
export async function linesOf(advertiser: APIRequestContext, { id }: Pick<Campaign, 'id'>) {
  const { campaign }: { campaign: Campaign } = await (await advertiser.get(`/api/campaigns/${id}`)).json()
  return campaign.lines
}
