import { expect, test } from 'vitest'
import { approveCampaign, rejectCampaign } from '../../../worker/backoffice/approvals/campaign-approvals.server.ts'
import { countPending } from '../../../worker/backoffice/approvals/pending.server.ts'
import { getStaffCampaign } from '../../../worker/backoffice/campaigns/detail.server.ts'
import { getOverview } from '../../../worker/backoffice/dashboard/overview.server.ts'
import { countOpenTickets } from '../../../worker/desk/support/list-tickets.server.ts'
import { supportTickets } from '../../../worker/desk/support.table.ts'
import { sendListing } from '../../../worker/supply/listings/acts.server.ts'
import { approvalOf, newDraft, newPerson, newWall, send } from '../../support/bookings.ts'
import { hoarding, newCompany, newListing, newMember } from '../../support/inventory.ts'
import { service } from '../../support/service.ts'
import { STAFF } from '../../support/staff.ts'

const user = await newPerson()
const overview = () => getOverview(service, STAFF, {})

test('the dashboard counts what the list of approvals has, first listings as well', async () => {
  const company = await newCompany()
  const member = await newMember(company)
  const before = (await overview()).pending
  await sendListing(service, member, await newListing(member, company, hoarding()))
  await send(user, await newDraft(user, [await newWall()]))
  const after = (await overview()).pending
  expect(after).toMatchObject({ count: (before?.count ?? 0) + 2, content: (before?.content ?? 0) + 1 })
  expect(after?.sent.now).toBe((before?.sent.now ?? 0) + 2)
  const { campaigns, owners, content } = await countPending(service)
  expect(after?.count).toBe(campaigns + owners + content)
  // The total also has open tickets; without the area of approvals it is these alone.
  const at = service.now.toISOString()
  await service.db.insert(supportTickets).values({
    ...{ reference: 'TKT-WAITS1', name: 'Devika Rao', email: 'devika@example.in', message: '', source: 'contact' },
    ...{ requestHash: 'waits-1', createdAt: at },
  })
  const tickets = await countOpenTickets(service)
  expect(tickets).toBeGreaterThan(0)
  expect((await overview()).waiting.total).toBe(campaigns + owners + content + tickets)
  const support = { ...STAFF, role: 'staff' as const, areas: ['support' as const] }
  expect((await getOverview(service, support, {})).waiting.total).toBe(tickets)
})

test('news of a campaign lead to a page that is there: its approval, and once it is approved its own', async () => {
  const pathOf = async (kind: string) => (await overview()).activity.find((one) => one.kind === kind)?.path
  const campaign = await send(user, await newDraft(user, [await newWall()]))
  const approval = await approvalOf(campaign)
  const page = `/admin/approvals/campaigns/${approval.id}`
  expect(await pathOf('campaign.submitted')).toBe(page)
  await rejectCampaign(service, STAFF, { ...approval, reason: 'Not yet' })
  expect(await pathOf('campaign.rejected')).toBe(page)

  const other = await send(user, await newDraft(user, [await newWall()]))
  await approveCampaign(service, STAFF, await approvalOf(other))
  expect(await pathOf('campaign.approved')).toBe(`/admin/campaigns/${other.id}`)
  expect((await getStaffCampaign(service, other.id)).campaign.id).toBe(other.id)
})
