import { describe, expect, test } from 'vitest'
import {
  approveCampaign,
  deferCampaign,
  listCampaignApprovals,
  rejectCampaign,
} from '../../../worker/backoffice/approvals/campaign-approvals.server.ts'
import { getCampaign } from '../../../worker/booking/campaigns/select-campaigns.server.ts'
import { expireLines } from '../../../worker/booking/lines/expire.server.ts'
import {
  approvalOf,
  at,
  dueAmounts,
  lineIn,
  newDraft,
  newPerson,
  newWall,
  outcomes,
  placesOn,
  send,
  toldOf,
} from '../../support/bookings.ts'
import { refusalOf, service } from '../../support/service.ts'
import { detailOf, recordedService, rowsOf, STAFF } from '../../support/staff.ts'

const user = await newPerson()

describe('a decision of staff', () => {
  test('asks the owners, until the evening before the lead time at most, and says what is paid when', async () => {
    const wall = await newWall({ rate: 18_500_000 })
    const { ctx, published } = recordedService()
    const sent = await send(user, await newDraft(user, [wall], { startDate: '2026-11-30', endDate: '2026-12-29' }))
    const approved = await approveCampaign(ctx, STAFF, await approvalOf(sent))
    const line = lineIn(approved)
    // Six working days before the first: sooner than 48 hours.
    const until = Date.parse('2026-11-20T18:00:00+05:30')
    expect(approved).toMatchObject({ status: 'planned', lines: [{ status: 'requested', answerBy: until }] })
    expect(await placesOn(wall)).toEqual([{ starts: '2026-11-30', until: '2026-12-30', expires_at: until }])
    // 2,18,300 rupees: 30, 40 and 30 percent.
    expect(await dueAmounts(approved)).toEqual([6_549_000, 8_732_000, 6_549_000])
    expect(await rowsOf('SELECT due FROM milestones WHERE campaign_id = ? ORDER BY n', sent.id)).toEqual([
      { due: '2026-11-29' },
      { due: '2026-11-30' },
      { due: null },
    ])
    expect(await toldOf(line.id)).toEqual([{ audience: 'owner:test-owner', kind: 'line.asked' }])
    expect(published()).toEqual(['campaign.approved', 'line.asked'])
  })

  test('is made once', async () => {
    const approval = await approvalOf(await send(user, await newDraft(user, [await newWall()])))
    expect(
      await outcomes([
        approveCampaign(service, STAFF, approval),
        approveCampaign(service, STAFF, approval),
        rejectCampaign(service, STAFF, { ...approval, reason: 'Too late' }),
      ]),
    ).toEqual({ done: 1, conflict: 2 })
    expect(await detailOf(approveCampaign(service, STAFF, approval))).toMatchObject({ current: { version: 2 } })
  })

  test('takes places again that ran out and are still free, swept or not', async () => {
    const later = at('2026-11-24T12:00:00+05:30')
    for (const isSwept of [false, true]) {
      const sent = await send(user, await newDraft(user, [await newWall()]))
      if (isSwept) expect(await expireLines(later)).toBeGreaterThan(0)
      const approved = await approveCampaign(later, STAFF, await approvalOf(sent))
      expect(approved.lines).toMatchObject([{ status: 'requested' }])
    }
  })

  test('is refused where a place ran out and another has it: the line is named, and nothing changes', async () => {
    const [free, wall] = [await newWall(), await newWall()]
    const sent = await send(user, await newDraft(user, [free, wall]))
    const other = await newPerson()
    const later = at('2026-11-24T12:00:00+05:30')
    await send(other, await newDraft(other, [wall], { ctx: later }), later)
    const approval = await approvalOf(sent)
    expect(await detailOf(approveCampaign(later, STAFF, approval))).toMatchObject({
      code: 'taken',
      lines: [{ id: lineIn(sent, 1).id }],
    })
    expect(await getCampaign(service, user, sent.id)).toEqual(sent)
    expect(await dueAmounts(sent)).toEqual([])
  })

  test('frees the places with a reason', async () => {
    const wall = await newWall()
    const sent = await send(user, await newDraft(user, [wall]))
    const rejected = await rejectCampaign(service, STAFF, { ...(await approvalOf(sent)), reason: 'No such company' })
    expect(rejected).toMatchObject({ status: 'rejected', reason: 'No such company', lines: [{ status: 'draft' }] })
    expect(await placesOn(wall)).toEqual([])
  })

  test('can be deferred to the end of the list', async () => {
    const first = await approvalOf(await send(user, await newDraft(user, [await newWall()])))
    await send(user, await newDraft(user, [await newWall()]))
    const deferred = await deferCampaign(service, STAFF, first)
    expect((await listCampaignApprovals(service)).at(-1)?.id).toBe(first.id)
    expect(await refusalOf(deferCampaign(service, STAFF, first))).toMatch(/^conflict/)
    expect((await approveCampaign(service, STAFF, deferred)).status).toBe('planned')
  })
})
