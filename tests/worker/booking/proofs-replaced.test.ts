import { beforeAll, describe, expect, test } from 'vitest'
import { getCampaign } from '../../../worker/booking/campaigns/select-campaigns.server.ts'
import {
  cancelCampaign,
  cancelLine,
  getCancellationCost,
  listCancellationCosts,
} from '../../../worker/booking/lines/cancel.server.ts'
import { answerRemedy, disputeProof } from '../../../worker/booking/proofs/answer-proof.server.ts'
import { findShort, previewCredit } from '../../../worker/booking/proofs/dispute-verdicts.server.ts'
import { sendProof } from '../../../worker/booking/proofs/send.server.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { at, dueAmounts, newSides } from '../../support/bookings.ts'
import { DISPUTE, newDisputed, newUpload, proofOf, SHOWN } from '../../support/proofs.ts'
import { STAFF } from '../../support/staff.ts'

let sides: { user: CurrentUser; owner: CurrentUser }
beforeAll(async () => {
  sides = await newSides()
})
const withTax = (media: number) => media + 2 * Math.round(media * 0.09)

/** A booking that was short by three days of 31, and the three days that run instead at no charge. */
async function replaced() {
  const { proof, ...of } = await newDisputed(sides)
  const makeGood = { starts: '2027-02-01', ends: '2027-02-03' }
  const verdict = { ...proof, missing: 3, promised: 31, note: 'Dark', makeGood }
  const { proof: judged } = await findShort(SHOWN, STAFF, verdict)
  const taken = await answerRemedy(SHOWN, of.user, { ...judged, answer: 'accepted' })
  const lines = async (ctx = SHOWN) => {
    const campaign = await getCampaign(ctx, of.user, of.campaign.id)
    const paid = campaign.lines.find(({ id }) => id === of.line.id)
    const free = campaign.lines.find(({ id }) => id === taken.remedy?.line)
    if (!paid || !free) throw new Error('both are there')
    return { campaign, paid, free }
  }
  return { ...of, lines, amount: withTax(Math.round((of.line.media * 3) / 31)) }
}

describe('days at no charge', () => {
  test('that the owner cancels give back what they would cost, from the line that they replace', async () => {
    const { owner, campaign, lines, amount } = await replaced()
    const { free } = await lines()
    const due = async () => (await dueAmounts(campaign)).reduce((sum, one) => sum + one, 0)
    const before = await due()
    const cost = await getCancellationCost(SHOWN, 'mediaOwner', owner, free.id)
    expect(cost).toMatchObject({ kept: 0, refund: amount })
    await cancelLine(SHOWN, 'mediaOwner', owner, { ...free, expect: amount, reason: 'Sold' })
    const after = await lines()
    expect([after.paid.refund, after.free.status]).toEqual([amount, 'cancelled'])
    expect(Math.abs(before - (await due()) - amount)).toBeLessThan(100)
  })

  test('give nothing back to an advertiser who gives them up', async () => {
    const { user, lines } = await replaced()
    const { free } = await lines()
    expect((await getCancellationCost(SHOWN, 'advertiser', user, free.id)).refund).toBe(0)
    await cancelLine(SHOWN, 'advertiser', user, { ...free, expect: 0, reason: '' })
    expect((await lines()).paid.refund).toBe(0)
  })

  test('that were short are credited at the price of the line that they replace', async () => {
    const of = await replaced()
    const { free } = await of.lines()
    const shown = at('2027-02-02T12:00:00+05:30')
    const files = [{ key: await newUpload(free.id, { createdAt: shown.now.getTime() }) }]
    const proof = await disputeProof(shown, of.user, {
      ...(await sendProof(shown, of.owner, free.id, proofOf({ files }))),
      ...DISPUTE,
    })
    const worth = Math.round((of.line.media * 3) / 31)
    const amount = withTax(Math.round((worth * 1) / 3))
    expect(await previewCredit(shown, proof.id, { missing: 1, promised: 3 })).toEqual({ amount })
    await findShort(shown, STAFF, { ...proof, missing: 1, promised: 3, note: 'Dark' })
    expect((await of.lines(shown)).paid.refund).toBe(amount)
  })

  test('that staff end with the campaign are in the sum, and what was credited before stays', async () => {
    const of = await replaced()
    const files = [{ key: await newUpload(of.line.id, { createdAt: at('2026-12-22T12:00:00+05:30').now.getTime() }) }]
    const later = at('2026-12-22T12:00:00+05:30')
    const second = await sendProof(later, of.owner, of.line.id, proofOf({ slot: 'photo-2', files }))
    const disputed = await disputeProof(later, of.user, { ...second, ...DISPUTE })
    await findShort(later, STAFF, { ...disputed, missing: 2, promised: 31, note: 'Dark' })
    const { paid, campaign } = await of.lines(later)
    expect(paid.refund).toBe(withTax(Math.round((of.line.media * 2) / 31)))
    const costs = await listCancellationCosts(later, 'admin', STAFF, campaign.id)
    const expected = costs.reduce((sum, { refund }) => sum + refund, 0)
    // 23 days that are not shown, and the three at no charge.
    expect(Math.abs(expected - withTax(Math.round((of.line.media * 23) / 31)) - of.amount)).toBeLessThan(2)
    await cancelCampaign(later, 'admin', STAFF, { ...campaign, expect: expected, reason: 'Fraud' })
    const after = await of.lines(later)
    expect(after.paid).toMatchObject({ status: 'stopped', refund: paid.refund + expected })
  })

  test('give no more back than was paid', async () => {
    const of = await replaced()
    const files = [{ key: await newUpload(of.line.id, { createdAt: at('2026-12-22T12:00:00+05:30').now.getTime() }) }]
    const later = at('2026-12-22T12:00:00+05:30')
    const second = await sendProof(later, of.owner, of.line.id, proofOf({ slot: 'photo-2', files }))
    const disputed = await disputeProof(later, of.user, { ...second, ...DISPUTE })
    await findShort(later, STAFF, { ...disputed, missing: 30, promised: 31, note: 'Dark' })
    const { paid, campaign } = await of.lines(later)
    const costs = await listCancellationCosts(later, 'admin', STAFF, campaign.id)
    const expected = costs.reduce((sum, { refund }) => sum + refund, 0)
    expect(expected).toBe(paid.total - paid.refund)
    await cancelCampaign(later, 'admin', STAFF, { ...campaign, expect: expected, reason: 'Fraud' })
    expect((await of.lines(later)).paid.refund).toBe(paid.total)
  })
})
