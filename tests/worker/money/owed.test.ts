import { beforeAll, describe, expect, test } from 'vitest'
import { cancelLine, getCancellationCost } from '../../../worker/booking/lines/cancel.server.ts'
import type { Campaign } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { listCampaignSums } from '../../../worker/money/documents/campaign-sums.server.ts'
import { listOwed, type OwedScope } from '../../../worker/money/documents/owed.server.ts'
import { recordPayment } from '../../../worker/money/documents/payments.server.ts'
import { recordRefund } from '../../../worker/money/documents/refunds.server.ts'
import type { OwedList } from '../../../worker/money/rules/documents/owed.ts'
import { at, lineIn, newOwner, newPerson, newRequest, newWall } from '../../support/bookings.ts'
import { billOwner } from '../../support/parties.ts'
import { newBooking, OWNER, ownerIn, paymentOf, refundOf } from '../../support/payments.ts'
import { refusalOf, service } from '../../support/service.ts'
import { STAFF } from '../../support/staff.ts'

const owner = await newOwner()

beforeAll(() => billOwner(OWNER))

const owed = (scope: OwedScope, list: OwedList, ctx = service, page = 1) => listOwed(ctx, scope, { list, page })
const pay = (campaign: Campaign, amount: number) =>
  recordPayment(service, 'admin', STAFF, paymentOf(campaign, { amount, tds: 0 }))

describe('what is owed', () => {
  test('is due before the first day and on it, and overdue afterwards', async () => {
    const user = await newPerson()
    const campaign = await newBooking(user, owner)
    const own = { kind: 'advertiser', user } as const
    expect(await owed(own, 'overdue')).toMatchObject({ rows: [], counts: { overdue: 0, due: 1, refunds: 0 } })
    const { rows } = await owed(own, 'due')
    expect(rows.map(({ kind, due, open, daysOverdue }) => [kind, due, open, daysOverdue])).toEqual([
      ['advance', '2026-12-14', 2_08_258_00, 0],
      ['progress', '2026-12-15', 2_77_678_00, 0],
      ['final', null, 2_08_258_00, 0],
    ])
    const late = at('2026-12-16T12:00:00+05:30')
    const overdue = await owed(own, 'overdue', late)
    expect(overdue.rows.map(({ kind, daysOverdue }) => [kind, daysOverdue])).toEqual([
      ['advance', 2],
      ['progress', 1],
    ])
    await pay(campaign, 2_08_258_00)
    expect((await owed(own, 'overdue', late)).rows.map(({ kind }) => kind)).toEqual(['progress'])
    await pay(campaign, 2_77_678_00)
    expect(await owed(own, 'overdue', late)).toMatchObject({ rows: [], counts: { overdue: 0, due: 1 } })
    await pay(campaign, 2_08_258_00)
    expect((await owed(own, 'due', late)).counts).toEqual({ overdue: 0, due: 0, refunds: 0 })
  })

  test('in one campaign is not what another one with the same owner costs', async () => {
    const user = await newPerson()
    const paid = await newBooking(user, owner)
    const unpaid = await newBooking(user, owner)
    await pay(paid, 2_08_258_00 + 2_77_678_00)
    const late = at('2026-12-16T12:00:00+05:30')
    const { rows, counts } = await owed({ kind: 'advertiser', user }, 'overdue', late)
    expect(new Set(rows.map((row) => row.campaign.id))).toEqual(new Set([unpaid.id]))
    expect(counts).toEqual({ overdue: 1, due: 2, refunds: 0 })
  })

  test('to an owner is read by its members, to all by staff', async () => {
    const user = await newPerson()
    const campaign = await newBooking(user, owner)
    const ids = async (scope: OwedScope) => (await owed(scope, 'due')).rows.map((row) => row.campaign.id)
    expect(await ids({ kind: 'owner', user: owner, owner: OWNER })).toContain(campaign.id)
    expect(await ids({ kind: 'owner', user: await newPerson('mediaOwner'), owner: OWNER })).toEqual([])
    expect(await ids({ kind: 'advertiser', user: await newPerson() })).toEqual([])
    expect(await refusalOf(owed({ kind: 'advertiser', user }, 'due', service, 2))).toMatch(/^not_found/)
  })

  test('in sums by campaign: all of a campaign for its advertiser, its own lines for an owner', async () => {
    const user = await newPerson()
    const campaign = await newBooking(user, owner)
    await pay(campaign, 2_08_258_00)
    const asked = await newRequest(user, [await newWall({ rate: 1_000_00 })])
    const sums = { ordered: 6_94_194_00, unconfirmed: 0, paid: 2_08_258_00, due: 0, later: 4_85_936_00 }
    const own = await listCampaignSums(service, { kind: 'advertiser', user })
    expect(Object.keys(own).toSorted()).toEqual([campaign.id, asked.id].toSorted())
    expect(own[campaign.id]).toMatchObject(sums)
    expect(own[asked.id]).toMatchObject({ paid: 0, unconfirmed: own[asked.id]?.ordered })
    const sent = await listCampaignSums(service, { kind: 'owner', user: owner, owner: OWNER })
    expect(sent[campaign.id]).toMatchObject(sums)
    const stranger = await newPerson('mediaOwner')
    expect(await listCampaignSums(service, { kind: 'owner', user: stranger, owner: OWNER })).toEqual({})
    expect(await listCampaignSums(service, { kind: 'advertiser', user: stranger })).toEqual({})
  })

  test('goes back once something paid is cancelled, until it is recorded', async () => {
    const user = await newPerson()
    const campaign = await newBooking(user, owner, { rates: [1_00_000_00, 50_000_00] })
    const { sums } = await ownerIn(campaign)
    await pay(campaign, sums.ordered)
    const { id, version } = lineIn(campaign)
    const { refund } = await getCancellationCost(service, 'advertiser', user, id)
    await cancelLine(service, 'advertiser', user, { id, version, expect: refund, reason: 'Plans changed' })
    const own = { kind: 'advertiser', user } as const
    const { rows, counts } = await owed(own, 'refunds')
    expect(counts).toEqual({ overdue: 0, due: 0, refunds: 1 })
    expect(rows).toMatchObject([
      { kind: 'refund', open: refund, owner: { owner: OWNER }, campaign: { id: campaign.id } },
    ])
    const staffs = await owed({ kind: 'staff' }, 'refunds')
    expect(staffs.rows.find((row) => row.campaign.id === campaign.id)?.open).toBe(refund)
    await recordRefund(service, 'mediaOwner', owner, refundOf(campaign, { amount: refund }))
    expect((await owed(own, 'refunds')).counts.refunds).toBe(0)
  })
})
