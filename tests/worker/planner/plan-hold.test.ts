import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { approvals, campaignLines } from '../../../worker/booking/campaigns.table.ts'
import { HOLD_MS } from '../../../worker/booking/rules/campaigns/campaign-item.ts'
import { getUser } from '../../../worker/identity/session.server.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { campaignFromPlan } from '../../../worker/planner/plan-hold.server.ts'
import { sharePlan } from '../../../worker/planner/plans.server.ts'
import { newPerson } from '../../support/bookings.ts'
import { newAccount } from '../../support/identity.ts'
import { service } from '../../support/service.ts'

/** Days far enough away for every lead time, and few lines. */
const BRIEF = 'Hoardings in Pune, 1 to 31 March 2027, 6 lakh all in'

async function planned(): Promise<string> {
  const messages = [{ role: 'user' as const, content: BRIEF }]
  const { id } = await sharePlan(service, { messages, edits: { held: [], dropped: [] } }, service.now)
  return id
}

const wanted = (planId: string, hold: boolean) => ({ planId, hold, key: crypto.randomUUID() })
const statesOf = async (campaignId: string) =>
  (await service.db.select().from(campaignLines).where(eq(campaignLines.campaignId, campaignId))).map(
    ({ status }) => status,
  )

test('a plan becomes a campaign whose places are all held, in one act', async () => {
  const user = await newPerson()
  const { campaign, refused, hold } = await campaignFromPlan(service, user, wanted(await planned(), true))
  expect(refused).toEqual([])
  expect(hold).toEqual({ until: new Date(service.now.getTime() + HOLD_MS).toISOString(), problem: null })
  expect(campaign.status).toBe('pending')
  expect(new Set(await statesOf(campaign.id))).toEqual(new Set(['held']))
})

test('sent again with its key it is the same campaign, held once', async () => {
  const user = await newPerson()
  const input = wanted(await planned(), true)
  const first = await campaignFromPlan(service, user, input)
  const again = await campaignFromPlan(service, user, input)
  expect(again).toMatchObject({ campaign: { id: first.campaign.id, status: 'pending' }, hold: first.hold })
  const sent = await service.db.select().from(approvals).where(eq(approvals.subjectId, first.campaign.id))
  expect(sent).toHaveLength(1)
})

test('without the wish to hold it stays a draft', async () => {
  const user = await newPerson()
  const { campaign, hold } = await campaignFromPlan(service, user, wanted(await planned(), false))
  expect({ status: campaign.status, hold }).toEqual({ status: 'draft', hold: null })
})

test.each<[string, () => Promise<CurrentUser>]>([
  ['forbidden', async () => getUser(service, (await newAccount('advertiser', { emailVerifiedAt: null })).id)],
  [
    'billing_needed',
    async () => getUser(service, (await newAccount('advertiser', { emailVerifiedAt: '2026-11-01T08:00:00.000Z' })).id),
  ],
])('what cannot be held (%s) is kept as a draft, with the reason', async (code, newUser) => {
  const { campaign, hold } = await campaignFromPlan(service, await newUser(), wanted(await planned(), true))
  expect(hold).toMatchObject({ until: null, problem: { code } })
  expect(campaign.status).toBe('draft')
  expect(new Set(await statesOf(campaign.id))).toEqual(new Set(['draft']))
})

test('days that another advertiser holds are not held, and the draft names the reason', async () => {
  const planId = await planned()
  const [first, second] = [await newPerson(), await newPerson()]
  await campaignFromPlan(service, first, wanted(planId, true))
  const { campaign, hold, refused } = await campaignFromPlan(service, second, wanted(planId, true))
  expect(hold?.until).toBeNull()
  expect(campaign.status).toBe('draft')
  expect(hold?.problem?.message ?? '').not.toBe('')
  expect(refused.length + (await statesOf(campaign.id)).length).toBeGreaterThan(0)
})
