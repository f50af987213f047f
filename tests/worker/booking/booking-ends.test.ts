import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { approveCampaign } from '../../../worker/backoffice/approvals/campaign-approvals.server.ts'
import { addToCampaign } from '../../../worker/booking/campaigns/add-line.server.ts'
import { getCampaign } from '../../../worker/booking/campaigns/select-campaigns.server.ts'
import {
  cancelCampaign,
  cancelLine,
  getCancellationCost,
  listCancellationCosts,
} from '../../../worker/booking/lines/cancel.server.ts'
import { expireLines } from '../../../worker/booking/lines/expire.server.ts'
import { acceptOffer, confirmLine, counterLine } from '../../../worker/booking/lines/line-decisions.server.ts'
import { getOwnerBooking } from '../../../worker/booking/lines/owner-bookings.server.ts'
import {
  approvalOf,
  at,
  dueAmounts,
  itemOf,
  lineIn,
  newDraft,
  newPerson,
  newRequest,
  newSides,
  newWall,
  outcomes,
  placesOn,
  send,
  toldOf,
} from '../../support/bookings.ts'
import { changedBefore, refusalOf, service } from '../../support/service.ts'
import { audited, detailOf, recordedService, rowsOf, STAFF } from '../../support/staff.ts'

const { user, owner } = await newSides()

describe('time', () => {
  test('frees a place by itself, and the sweep tells both sides once', async () => {
    const wall = await newWall()
    const request = await newRequest(user, [wall])
    const line = lineIn(request)
    const justBefore = at('2026-11-22T11:59:59+05:30')
    const over = at('2026-11-22T12:00:00+05:30')
    const rival = await newPerson()
    const draft = await newDraft(rival, [wall])
    expect(await refusalOf(send(rival, draft, justBefore))).toMatch(/^taken/)
    expect(await expireLines(justBefore)).toBe(0)
    expect((await send(rival, draft, over)).status).toBe('pending')
    // An answer that comes between is looked at again, a few times; a failure of the database is not.
    let tries = 0
    const trying = (change: () => Promise<unknown>) => {
      tries = 0
      const counted = changedBefore(() => {
        tries += 1
        return change()
      })
      return expireLines({ ...counted, now: over.now })
    }
    const raised = () => rowsOf('UPDATE campaign_lines SET version = version + 1 WHERE id = ?', line.id)
    await expect(trying(() => Promise.reject(new Error('The database is away')))).rejects.toThrow('away')
    expect(tries).toBe(1)
    await expect(trying(raised)).rejects.toThrow()
    expect(tries).toBe(5)
    const swept = await Promise.all([expireLines(over), expireLines(over), expireLines(over)])
    expect(swept.toSorted()).toEqual([0, 0, 1])
    const expired = (await toldOf(line.id)).filter(({ kind }) => kind === 'line.expired')
    expect(expired).toEqual([
      { audience: 'owner:test-owner', kind: 'line.expired' },
      { audience: `user:${user.id}`, kind: 'line.expired' },
    ])
    expect((await audited(line.id)).filter(({ action }) => action === 'line.expired')).toHaveLength(1)
    expect((await getCampaign(service, user, request.id)).lines).toMatchObject([
      { status: 'expired', version: line.version + 6 },
    ])
  })

  test('makes a confirmed campaign active and completed, without a job', async () => {
    const request = await newRequest(user, [await newWall()])
    await confirmLine(service, owner, lineIn(request))
    const on = async (day: string) => (await getCampaign(at(`${day}T00:10:00+05:30`), user, request.id)).status
    expect(await on('2026-12-14')).toBe('planned')
    expect(await on('2026-12-15')).toBe('active')
    expect(await on('2027-01-14')).toBe('active')
    expect(await on('2027-01-15')).toBe('completed')
  })
})

describe('cancelling', () => {
  const booked = async (walls: readonly string[]) => {
    const request = await newRequest(user, walls)
    for (const line of request.lines) await confirmLine(service, owner, line)
    return getCampaign(service, user, request.id)
  }

  test('costs what the bands keep on that day, and frees the days', async () => {
    const wall = await newWall({ rate: 37_000_000, setup: 1_680_000 })
    const campaign = await booked([wall])
    const line = lineIn(campaign)
    const cost = (ctx = service, by: 'advertiser' | 'mediaOwner' = 'advertiser') =>
      getCancellationCost(ctx, by, by === 'advertiser' ? user : owner, line.id)
    const byThen = at('2026-11-16T12:00:00+05:30')
    expect(await cost(byThen)).toMatchObject({ percent: 25, kept: 9_250_000, refund: 34_727_400 })
    expect(await cost(at('2026-11-15T12:00:00+05:30'))).toMatchObject({ percent: 0, refund: 45_642_400 })
    expect(await cost(byThen, 'mediaOwner')).toMatchObject({ percent: 0, refund: 45_642_400 })
    // An earlier refund is not kept: of ₹3,86,800, the same part as of the sum that stays paid.
    const refunded = (sum: number) =>
      rowsOf('UPDATE campaign_lines SET refund = ?, version = version + 1 WHERE id = ?', sum, line.id)
    await refunded(1_180_000)
    expect(await cost(byThen)).toMatchObject({ percent: 25, kept: 8_250_000, refund: 34_727_400 })
    await refunded(45_000_000)
    expect(await cost(byThen)).toMatchObject({ kept: 0, refund: 642_400 })
    await refunded(0)
    const answer = { ...line, version: line.version + 3, reason: 'No budget' }
    const midnight = at('2026-11-16T00:00:00+05:30')
    expect(await detailOf(cancelLine(midnight, 'advertiser', user, { ...answer, expect: 45_642_400 }))).toMatchObject({
      code: 'price_changed',
      was: 45_642_400,
      now: 34_727_400,
    })
    const both = [1, 2].map(() => cancelLine(byThen, 'advertiser', user, { ...answer, expect: 34_727_400 }))
    expect(await outcomes(both)).toEqual({ done: 1, conflict: 1 })
    expect(await placesOn(wall)).toEqual([])
    // 25% of the media and its tax stay owed, and are asked for like the rest.
    expect(await dueAmounts(campaign)).toEqual([3_274_500, 4_366_000, 3_274_500])
  })

  test('keeps the printing once the artwork is approved', async () => {
    const line = lineIn(await booked([await newWall({ rate: 37_000_000, setup: 1_680_000 })]))
    await env.DB.prepare(
      `INSERT INTO creatives (id, line_id, version, file, mime, bytes, sha256, status, at) VALUES (?, ?, 1, '', '', 1, '', 'uploaded', 0)`,
    )
      .bind(`crt_${line.id}`, line.id)
      .run()
    expect(await getCancellationCost(service, 'advertiser', user, line.id)).toMatchObject({ kept: 9_250_000 })
    await rowsOf(`UPDATE creatives SET status = 'approved' WHERE line_id = ?`, line.id)
    expect(await getCancellationCost(service, 'advertiser', user, line.id)).toMatchObject({ kept: 10_930_000 })
  })

  test('gives the tax back by its heads: within one state each is rounded alone', async () => {
    // Of ₹1,000.50 CGST and SGST are ₹90.05 each. IGST would be ₹180.09.
    const [campaign, paid] = [await booked([await newWall({ rate: 100_050 })]), 118_060]
    const line = lineIn(campaign)
    expect([line.cgst, line.sgst, line.total]).toEqual([9_005, 9_005, paid])
    expect((await getCancellationCost(service, 'mediaOwner', owner, line.id)).refund).toBe(paid)
    expect(await getCancellationCost(service, 'advertiser', user, line.id)).toMatchObject({
      kept: 25_013,
      refund: 88_543,
    })
    // Of 25 days of 31 it is ₹806.85, and ₹72.62 each.
    const [cost] = await listCancellationCosts(at('2026-12-20T12:00:00+05:30'), 'admin', STAFF, campaign.id)
    expect(cost).toMatchObject({ kept: 19_365, refund: 95_209 })
    const asked = lineIn(await newRequest(user, [await newWall()]))
    const offer = { starts: asked.starts, ends: asked.ends, days: null, media: 100_050, setup: 0 }
    const offered = await counterLine(service, owner, { ...asked, offer })
    expect((await getOwnerBooking(service, owner, asked.id)).sums.gst).toBe(18_010)
    expect(await acceptOffer(service, user, offered)).toMatchObject({ cgst: 9_005, sgst: 9_005, igst: 0, total: paid })
  })

  test('is too late on the first day', async () => {
    const line = lineIn(await booked([await newWall()]))
    const firstDay = at('2026-12-15T00:00:00+05:30')
    expect(await refusalOf(getCancellationCost(firstDay, 'advertiser', user, line.id))).toMatch(/^conflict/)
  })

  test('a campaign ends each line by its own rule', async () => {
    const [confirmed, asked] = [await newWall(), await newWall()]
    const request = await newRequest(user, [confirmed, asked])
    await confirmLine(service, owner, lineIn(request))
    const costs = await listCancellationCosts(service, 'advertiser', user, request.id)
    expect(costs.map(({ percent }) => percent)).toEqual([25, 0])
    const expected = costs.reduce((sum, { refund }) => sum + refund, 0)
    const stale = await getCampaign(service, user, request.id)
    await rowsOf('UPDATE campaigns SET version = version + 1 WHERE id = ?', request.id)
    const version = stale.version + 1
    const order = { id: request.id, version, expect: expected, reason: 'No budget' }
    const { ctx, publish, purge } = recordedService()
    const cancel = (more: object = {}) => cancelCampaign(ctx, 'advertiser', user, { ...order, ...more })
    expect(await refusalOf(cancel({ version: stale.version }))).toMatch(/^conflict: This campaign has changed/)
    expect(await detailOf(cancel({ expect: expected - 1 }))).toMatchObject({
      ...{ code: 'price_changed', was: expected - 1, now: expected },
    })
    const { lines } = await getCampaign(service, user, request.id)
    expect(await outcomes([cancel(), cancel()])).toEqual({ done: 1, conflict: 1 })
    const own = publish.mock.calls.filter(([, rooms]) => rooms?.includes(`user:${user.id}`))
    expect(own.flatMap(([changes]) => changes.map(({ data }) => data))).toEqual(
      [{ id: request.id, version }, ...lines].map((row) => ({ id: row.id, version: row.version + 1 })),
    )
    expect(purge).toHaveBeenCalled()
    expect(await getCampaign(service, user, request.id)).toMatchObject({
      status: 'cancelled',
      lines: [{ status: 'cancelled' }, { status: 'withdrawn' }],
    })
    expect([...(await placesOn(confirmed)), ...(await placesOn(asked))]).toEqual([])
  })

  test('a campaign that runs is stopped by staff alone: today was shown, tomorrow is free', async () => {
    const wall = await newWall()
    const campaign = await booked([wall])
    const running = at('2026-12-20T12:00:00+05:30')
    const order = { id: campaign.id, version: campaign.version, reason: 'Fraud' }
    // 25 of 31 days of ₹1,000 are not shown: ₹806.45, and GST.
    const [cost] = await listCancellationCosts(running, 'admin', STAFF, campaign.id)
    expect(cost).toMatchObject({ kept: 19_355, refund: 95_161 })
    const costs = await listCancellationCosts(running, 'advertiser', user, campaign.id)
    const own = costs.reduce((sum, { refund }) => sum + refund, 0)
    expect(await refusalOf(cancelCampaign(running, 'advertiser', user, { ...order, expect: own }))).toMatch(/^conflict/)
    await cancelCampaign(running, 'admin', STAFF, { ...order, expect: cost?.refund ?? 0 })
    // Of days that were chosen one by one, today's is shown, too.
    const spots = await newWall({ capacity: null, unit: 'per_insertion', setup: 50_000 })
    const days = ['2026-12-15', '2026-12-20', '2026-12-25']
    const chosen = { startDate: days[0], endDate: days[2], days }
    const { campaign: of } = await addToCampaign(service, user, itemOf(spots, chosen))
    await approveCampaign(service, STAFF, await approvalOf(await send(user, of)))
    await confirmLine(service, owner, lineIn(await getCampaign(service, user, of.id)))
    // Three times ₹1,000, and ₹500 for setting up.
    expect(await listCancellationCosts(running, 'admin', STAFF, of.id)).toMatchObject([
      { percent: 67, kept: 250_000, refund: 118_000 },
    ])
    const stopped = { ...(await getCampaign(service, user, of.id)), reason: 'Fraud', expect: 118_000 }
    const others = () => rowsOf('SELECT * FROM allocations WHERE resource_id <> ? ORDER BY rowid', spots)
    const before = await others()
    await cancelCampaign(running, 'admin', STAFF, stopped)
    expect(await placesOn(spots)).toEqual([
      { starts: '2026-12-15', until: '2026-12-16', expires_at: null },
      { starts: '2026-12-20', until: '2026-12-21', expires_at: null },
    ])
    expect(await others()).toEqual(before)
    expect(await placesOn(wall)).toEqual([{ starts: '2026-12-15', until: '2026-12-21', expires_at: null }])
  })
})
