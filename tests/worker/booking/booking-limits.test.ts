import { expect, test } from 'vitest'
import { approveCampaign, rejectCampaign } from '../../../worker/backoffice/approvals/campaign-approvals.server.ts'
import { editCampaign } from '../../../worker/booking/campaigns/edit-campaign.server.ts'
import { getCampaign } from '../../../worker/booking/campaigns/select-campaigns.server.ts'
import {
  cancelCampaign,
  cancelLine,
  getCancellationCost,
  listCancellationCosts,
} from '../../../worker/booking/lines/cancel.server.ts'
import { expireLines } from '../../../worker/booking/lines/expire.server.ts'
import {
  acceptOffer,
  confirmLine,
  counterLine,
  declineLine,
} from '../../../worker/booking/lines/line-decisions.server.ts'
import { watchDays } from '../../../worker/catalogue/availability/watch.server.ts'
import {
  approvalOf,
  at,
  dueAmounts,
  lineIn,
  newDraft,
  newOwner,
  newPerson,
  newRequest,
  newWall,
  send,
} from '../../support/bookings.ts'
import { refusalOf, service } from '../../support/service.ts'
import { rowsOf, STAFF } from '../../support/staff.ts'

const [user, owner] = [await newPerson(), await newOwner()]

const sumOf = (sums: readonly number[]) => sums.reduce((sum, one) => sum + one, 0)
const campaignOf = (id: string, ctx = service) => getCampaign(ctx, user, id)

test('what a cancelled booking keeps stays owed, also where the campaign is cancelled with it', async () => {
  const request = await newRequest(user, [await newWall({ rate: 37_000_000 }), await newWall()])
  const [first, second] = [lineIn(request), lineIn(request, 1)]
  await confirmLine(service, owner, first)
  const confirmed = lineIn(await campaignOf(request.id))
  const { refund } = await getCancellationCost(service, 'advertiser', user, first.id)
  const kept = first.total - refund
  expect(kept).toBe(9_250_000 * 1.18)
  await cancelLine(service, 'advertiser', user, { ...confirmed, reason: '', expect: refund })
  const after = await campaignOf(request.id)
  expect(lineIn(after)).toMatchObject({ status: 'cancelled', refund })
  expect(after.total).toBe(kept + second.total)
  expect(sumOf(await dueAmounts(request))).toBe(kept + second.total)

  await cancelCampaign(service, 'advertiser', user, { ...after, reason: '', expect: second.total })
  const ended = await campaignOf(request.id)
  expect(ended).toMatchObject({ total: kept, lines: [{ refund }, { status: 'withdrawn', refund: 0 }] })
  expect(sumOf(await dueAmounts(request))).toBe(kept)
})

test('days that are over are not confirmed, accepted or approved', async () => {
  const request = await newRequest(user, [await newWall()])
  const late = at('2027-03-01T12:00:00+05:30')
  await expireLines(late)
  const line = lineIn(await campaignOf(request.id))
  expect(await refusalOf(confirmLine(late, owner, line))).toMatch(/^bad_input: The first day of .* is over$/)
  expect(lineIn(await campaignOf(request.id)).status).toBe('expired')

  const sent = await send(user, await newDraft(user, [await newWall()]))
  expect(await refusalOf(approveCampaign(late, STAFF, await approvalOf(sent)))).toMatch(/^bad_input: The first day/)
  expect(await campaignOf(sent.id)).toMatchObject({ status: 'pending' })
})

test('a request whose first day has come without an answer costs nothing to take back', async () => {
  const request = await newRequest(user, [await newWall()])
  const begun = at('2026-12-20T12:00:00+05:30')
  const costs = await listCancellationCosts(begun, 'advertiser', user, request.id)
  expect(costs).toMatchObject([{ percent: 0, kept: 0, refund: lineIn(request).total }])
})

test('staff stop a campaign of which one booking is over', async () => {
  const request = await newRequest(user, [await newWall(), await newWall()])
  const [short, long] = [lineIn(request), lineIn(request, 1)]
  const { media, setup } = short
  const days = { starts: '2026-12-15', ends: '2026-12-18', days: null }
  await counterLine(service, owner, { ...short, offer: { ...days, media, setup } })
  await acceptOffer(service, user, lineIn(await campaignOf(request.id)))
  await confirmLine(service, owner, long)
  const running = at('2026-12-20T12:00:00+05:30')
  const seen = await campaignOf(request.id, running)
  const expected = sumOf((await listCancellationCosts(running, 'admin', STAFF, seen.id)).map(({ refund }) => refund))
  await cancelCampaign(running, 'admin', STAFF, { ...seen, reason: 'Fraud', expect: expected })
  const { lines } = await campaignOf(request.id, running)
  expect(lines).toMatchObject([
    { status: 'ended', refund: 0 },
    { status: 'stopped', refund: expected },
  ])
})

test('an offer outside of the campaign widens it once it is accepted', async () => {
  const request = await newRequest(user, [await newWall()])
  const line = lineIn(request)
  const { media, setup } = line
  const offer = { starts: '2027-02-01', ends: '2027-03-03', days: null, media, setup }
  await counterLine(service, owner, { ...line, offer })
  expect((await campaignOf(request.id)).ends).toBe(request.ends)
  await acceptOffer(service, user, lineIn(await campaignOf(request.id)))
  expect(await campaignOf(request.id)).toMatchObject({ starts: request.starts, ends: '2027-03-03' })
  expect((await campaignOf(request.id, at('2027-02-10T12:00:00+05:30'))).status).toBe('active')
})

test('a campaign that is renamed while staff decide is decided as it was read, or not at all', async () => {
  const sent = await send(user, await newDraft(user, [await newWall()]))
  const decision = await approvalOf(sent)
  const results = await Promise.allSettled([
    editCampaign(service, user, sent.id, { version: sent.version, name: `Renamed ${sent.ref}` }),
    rejectCampaign(service, STAFF, { ...decision, reason: 'Too many sites' }),
    editCampaign(service, user, sent.id, { version: sent.version, name: `Renamed twice ${sent.ref}` }),
  ])
  const codes = results.map((result) => (result.status === 'fulfilled' ? 'done' : result.reason.code))
  expect(codes.filter((code) => code !== 'done').every((code) => code === 'conflict')).toBe(true)
  expect(codes).toContain('done')
})

test('who watches again is notified again, and other days stay watched', async () => {
  const [watcher, wall] = [await newPerson(), await newWall()]
  const told = () =>
    rowsOf('SELECT 1 FROM notices WHERE audience = ? AND kind = ?', `user:${watcher.id}`, 'place.freed')
  await watchDays(service, watcher, { resource: wall, startDate: '2027-03-01', endDate: '2027-03-31' })
  for (const hour of ['10', '11']) {
    const ctx = at(`2026-11-16T${hour}:00:00+05:30`)
    await watchDays(ctx, watcher, { resource: wall, startDate: '2026-12-20', endDate: '2026-12-31' })
    const line = lineIn(await newRequest(user, [wall]))
    await declineLine(ctx, owner, { ...line, reason: 'Painted' })
  }
  expect(await told()).toHaveLength(2)
  expect(await rowsOf('SELECT starts FROM watches WHERE user_id = ?', watcher.id)).toEqual([{ starts: '2027-03-01' }])
})
