import { expect, test } from 'vitest'
import { approveCampaign } from '../../../worker/backoffice/approvals/campaign-approvals.server.ts'
import { addToCampaign } from '../../../worker/booking/campaigns/add-line.server.ts'
import { editCampaign } from '../../../worker/booking/campaigns/edit-campaign.server.ts'
import { getCampaign } from '../../../worker/booking/campaigns/select-campaigns.server.ts'
import { askOwner } from '../../../worker/booking/lines/ask.server.ts'
import { getCampaignPage } from '../../../worker/booking/lines/campaign-page.server.ts'
import { cancelCampaign } from '../../../worker/booking/lines/cancel.server.ts'
import { expireLines } from '../../../worker/booking/lines/expire.server.ts'
import { confirmLine } from '../../../worker/booking/lines/line-decisions.server.ts'
import type { CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import {
  approvalOf,
  at,
  itemOf,
  lineIn,
  newDraft,
  newPerson,
  newRequest,
  newSides,
  newWall,
  send,
} from '../../support/bookings.ts'
import { changedBefore, refusalOf, service } from '../../support/service.ts'
import { detailOf, recordedService, rowsOf, STAFF } from '../../support/staff.ts'

const { user, owner } = await newSides()

const twiceAsDear = (wall: string) => rowsOf('UPDATE listings SET rate = 2 * rate WHERE id = ?', wall)
const asking = ({ version, total: expect }: CampaignLine) => ({ version, expect })

test('a line added after the approval is asked for at the price of today, and what ran out as it was quoted', async () => {
  const [first, more] = [await newWall(), await newWall()]
  const { id } = await newRequest(user, [first])
  const { line } = await addToCampaign(service, user, itemOf(more, { campaign: id }))
  for (const wall of [first, more]) await twiceAsDear(wall)
  expect((await getCampaignPage(service, user, id)).campaign).toMatchObject({
    total: 118_000,
    lines: [{}, { total: 236_000 }],
  })
  const ref = { campaign: id, line: line.id }
  expect(await detailOf(askOwner(service, user, ref, asking(line)))).toMatchObject({
    ...{ code: 'price_changed', was: 118_000, now: 236_000 },
  })
  const { ctx, publish } = recordedService()
  const asked = await askOwner(ctx, user, ref, { version: line.version, expect: 236_000 })
  expect(lineIn(asked, 1)).toMatchObject({ status: 'requested', rate: 200_000, media: 200_000, total: 236_000 })
  expect(publish.mock.calls.flatMap(([changes]) => changes)).toEqual([
    { event: 'line.asked', data: { id: line.id, version: line.version + 1 } },
  ])

  const later = at('2026-11-23T12:00:00+05:30')
  await expireLines(later)
  const expired = lineIn(await getCampaign(later, user, id))
  expect(expired).toMatchObject({ status: 'expired', total: 118_000 })
  const again = await askOwner(later, user, { campaign: id, line: expired.id }, asking(expired))
  expect(lineIn(again)).toMatchObject({ status: 'requested', rate: 100_000, total: 118_000 })
  await rowsOf('DELETE FROM listings WHERE id = ?', more)
  const gone = lineIn(again, 1)
  expect(await refusalOf(askOwner(later, user, ref, asking(gone)))).toMatch(/is no longer sold$/)
})

test('an owner is asked within the budget, to the rupee, and of two requests the second hears what has changed', async () => {
  const [rival, taken] = [await newPerson(), await newWall()]
  const draft = await newDraft(user, [await newWall()])
  const budget = 3 * draft.total
  const edited = await editCampaign(service, user, draft.id, { version: draft.version, budget })
  const sent = await send(user, edited)
  await approveCampaign(service, STAFF, await approvalOf(sent))
  const add = async (wall: string) => (await addToCampaign(service, user, itemOf(wall, { campaign: draft.id }))).line
  const ask = (line: CampaignLine, ctx = service) =>
    askOwner(ctx, user, { campaign: draft.id, line: line.id }, asking(line))
  const [one, two, three, full] = [
    await add(await newWall()),
    await add(await newWall()),
    await add(await newWall()),
    await add(taken),
  ]
  await ask(one)
  // Its sum is what is left, so its days are the reason.
  await send(rival, await newDraft(rival, [taken]))
  expect(await refusalOf(ask(full))).toMatch(/^taken/)
  await ask(two)
  expect((await getCampaign(service, user, draft.id)).total).toBe(budget)
  expect(await refusalOf(ask(two))).toBe('conflict: This line has changed since you opened it')
  expect(await refusalOf(ask(three))).toMatch(/above its budget of ₹3,540\./)

  const running = at('2026-12-20T12:00:00+05:30')
  const first = lineIn(await getCampaign(service, user, draft.id))
  await confirmLine(service, owner, first)
  const days = { campaign: draft.id, startDate: '2027-01-10', endDate: '2027-02-09' }
  const late = (await addToCampaign(running, user, itemOf(await newWall(), days))).line
  expect((await getCampaign(running, user, draft.id)).status).toBe('active')
  expect(await refusalOf(ask(late, running))).toMatch(/above its budget/)
})

test('no owner is asked for a campaign that ends at the same moment', async () => {
  const { id } = await newRequest(user, [await newWall()])
  const { line, campaign } = await addToCampaign(service, user, itemOf(await newWall(), { campaign: id }))
  const meanwhile = changedBefore(() =>
    cancelCampaign(service, 'admin', STAFF, { ...campaign, expect: campaign.total, reason: 'Fraud' }),
  )
  expect(await refusalOf(askOwner(meanwhile, user, { campaign: id, line: line.id }, asking(line)))).toMatch(
    /^conflict: This line has changed/,
  )
  expect(await rowsOf('SELECT status FROM campaign_lines WHERE id = ?', line.id)).toEqual([{ status: 'draft' }])
})
