import { expect, test } from 'vitest'
import { listCampaigns } from '../../../worker/booking/campaigns/list-campaigns.server.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { draftFromPlan } from '../../../worker/planner/plan-draft.server.ts'
import { getPlan, sharePlan } from '../../../worker/planner/plans.server.ts'
import { newPerson } from '../../support/bookings.ts'
import { refusalOf, service } from '../../support/service.ts'

const BRIEF = 'Outdoor, newspaper and radio in Pune for 2 months from 1 February 2027, 20 lakh, young adults'

/** A plan of the seeded catalogue, and a user who wants it. */
async function planned(): Promise<{ user: CurrentUser; planId: string }> {
  const messages = [{ role: 'user' as const, content: BRIEF }]
  const { id } = await sharePlan(service, { messages, edits: { held: [], dropped: [] } }, service.now)
  return { user: await newPerson(), planId: id }
}

test('becomes a draft with a line for each of its own, at the price of today, or a reason', async () => {
  const { user, planId } = await planned()
  const { plan } = await getPlan(service, { id: planId })
  const { campaign, refused } = await draftFromPlan(service, user, { planId, key: crypto.randomUUID() })
  expect(campaign).toMatchObject({ name: plan.title, status: 'draft', budget: plan.totals.budget })
  expect(campaign.lines.length + refused.length).toBe(plan.lineItems.length)
  expect(campaign.lines.length).toBeGreaterThan(0)
  for (const { reason } of refused) expect(reason).not.toBe('')
  for (const line of campaign.lines) {
    const item = plan.lineItems.find(({ inventoryId }) => inventoryId === line.resource)
    expect({ id: line.resource, media: line.media }).toEqual({ id: item?.inventoryId, media: item?.netAmount })
  }
})

test('pressed twice it is one campaign; meant twice, the second has a number', async () => {
  const { user, planId } = await planned()
  const key = crypto.randomUUID()
  const both = await Promise.all([1, 2].map(() => draftFromPlan(service, user, { planId, key })))
  expect(both[0]?.campaign.id).toBe(both[1]?.campaign.id)
  const later = { ...service, now: new Date(service.now.getTime() + 1000) }
  const { campaign } = await draftFromPlan(later, user, { planId, key: crypto.randomUUID() })
  expect((await listCampaigns(service, user)).map(({ name }) => name)).toEqual([campaign.name, both[0]?.campaign.name])
  expect(campaign.name).toBe(`${both[0]?.campaign.name} 2`)
})

test('a plan that there is not makes nothing', async () => {
  const user = await newPerson()
  expect(await refusalOf(draftFromPlan(service, user, { planId: 'a'.repeat(22), key: crypto.randomUUID() }))).toMatch(
    /^not_found/,
  )
})
