import { beforeAll, describe, expect, test } from 'vitest'
import { getCampaign } from '../../../worker/booking/campaigns/select-campaigns.server.ts'
import { cancelLine, getCancellationCost } from '../../../worker/booking/lines/cancel.server.ts'
import type { Campaign } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { getDocument } from '../../../worker/money/documents/documents.server.ts'
import { getLedger } from '../../../worker/money/documents/ledger.server.ts'
import { recordPayment } from '../../../worker/money/documents/payments.server.ts'
import { correctPayment, recordRefund } from '../../../worker/money/documents/refunds.server.ts'
import { layoutOf } from '../../../worker/money/rules/documents/layout-of.ts'
import { at, lineIn, newPerson, newSides, outcomes } from '../../support/bookings.ts'
import { billOwner } from '../../support/parties.ts'
import {
  documentsIn,
  newBooking,
  OWNER,
  ownerIn,
  paidIn,
  paymentOf,
  paymentsIn,
  refundOf,
} from '../../support/payments.ts'
import { refusalOf, service } from '../../support/service.ts'
import { detailOf, STAFF } from '../../support/staff.ts'

const [user, owner] = await newSides().then((sides) => [sides.user, sides.owner] as const)

beforeAll(() => billOwner(OWNER))

const pay = (campaign: Campaign, more = {}) => recordPayment(service, 'admin', STAFF, paymentOf(campaign, more))
const payBack = (campaign: Campaign, more = {}) => recordRefund(service, 'mediaOwner', owner, refundOf(campaign, more))
const correct = (campaign: Campaign, payment: number, more = {}) =>
  correctPayment(service, 'admin', STAFF, {
    ...{ campaign: campaign.id, payment, reason: 'It was for another campaign', key: crypto.randomUUID(), ...more },
  })

/** Cancels the first line as its advertiser. @returns the refund that the dialog shows */
async function cancel(campaign: Campaign, by: 'advertiser' | 'mediaOwner', ctx = service) {
  const who = by === 'advertiser' ? user : owner
  const { id, version } = lineIn(await getCampaign(service, user, campaign.id))
  const { refund } = await getCancellationCost(ctx, by, who, id)
  await cancelLine(ctx, by, who, { id, version, expect: refund, reason: 'Plans changed' })
  return refund
}

describe('money goes back', () => {
  test('as much as was said before it was cancelled, with a refund voucher', async () => {
    const campaign = await newBooking(user, owner)
    await pay(campaign, { amount: 6_94_194_00, tds: 0 })
    const said = await cancel(campaign, 'advertiser', at('2026-12-05T12:00:00+05:30'))
    expect(said).toBeGreaterThan(0)
    expect(said).toBeLessThan(6_94_194_00)
    expect((await ownerIn(campaign)).toRefund).toBe(said)

    const made = await payBack(campaign, { amount: said })
    expect(made).toMatchObject({ payment: { amount: -said, tds: 0, of: null }, document: { kind: 'refund' } })
    expect(made.document?.number).toMatch(/^[A-Z]{3}\/26-27\/V\d{5}$/)
    const [voucher] = await documentsIn(campaign, 'refund')
    expect(voucher?.payable).toBe(said)
    expect(await ownerIn(campaign)).toMatchObject({ toRefund: 0, sums: { due: 0, later: 0, overpaid: 0 } })
    const paper = JSON.stringify(
      layoutOf(await getDocument(service, user, made.document?.id ?? ''), {
        platform: 'AdChowk',
        origin: 'https://a.test',
      }),
    )
    for (const words of [
      'Rule 51, refund of an advance',
      'Refund of an advance of release order RO/',
      '/R0',
      'Cancelled',
    ]) {
      expect(paper).toContain(words)
    }
  })

  test('never more than is to go back, nor without a reason to', async () => {
    const campaign = await newBooking(user, owner)
    await pay(campaign)
    expect(await refusalOf(payBack(campaign, { amount: 1 }))).toBe('bad_input: Nothing is to be paid back')
    await cancel(campaign, 'mediaOwner')
    // The tax withheld is with the tax office.
    expect((await ownerIn(campaign)).toRefund).toBe(2_04_728_00)
    expect(await detailOf(payBack(campaign, { amount: 2_04_728_01 }))).toMatchObject({
      ...{ code: 'bad_input', toRefund: 2_04_728_00 },
      issues: [{ path: 'amount', message: 'At most ₹2,04,728.00 is to be paid back' }],
    })
    expect(await detailOf(payBack(campaign, { amount: 100, day: '2026-11-21' }))).toMatchObject({
      issues: [{ path: 'day' }],
    })
    await payBack(campaign, { amount: 4_728_00 })
    await payBack(campaign, { amount: 2_00_000_00 })
    expect((await ownerIn(campaign)).toRefund).toBe(0)
    expect(await paidIn(campaign)).toEqual([false, false, false])
  })

  test('once, where the answer is lost or two press at once', async () => {
    const campaign = await newBooking(user, owner)
    await pay(campaign)
    await cancel(campaign, 'mediaOwner')
    const asked = refundOf(campaign, { amount: 2_04_728_00 })
    const answers = await Promise.all([1, 2].map(() => recordRefund(service, 'admin', STAFF, asked)))
    expect(new Set(answers.map(({ payment }) => payment.id)).size).toBe(1)
    expect(await recordRefund(service, 'admin', STAFF, asked)).toMatchObject({ isReplay: true })
    expect(await refusalOf(recordRefund(service, 'admin', STAFF, { ...asked, amount: 100 }))).toMatch(/^key_reused/)
    expect(await outcomes([payBack(campaign), payBack(campaign)])).toEqual({ bad_input: 2 })
    expect(await documentsIn(campaign, 'refund')).toHaveLength(1)
  })

  test('by nobody who is no member', async () => {
    const campaign = await newBooking(user, owner)
    const stranger = await newPerson('mediaOwner')
    expect(await refusalOf(recordRefund(service, 'mediaOwner', stranger, refundOf(campaign)))).toMatch(/^not_found/)
  })
})

describe('a mistake', () => {
  test('is taken back once, with its TDS and its voucher', async () => {
    const campaign = await newBooking(user, owner)
    const { payment, document } = await pay(campaign)
    const made = await correct(campaign, payment.id)
    expect(made).toMatchObject({
      payment: { amount: -2_04_728_00, tds: -3_530_00, of: payment.id, day: payment.day },
      document: { kind: 'refund' },
    })
    const [receipt] = await documentsIn(campaign, 'receipt')
    const [taken] = await documentsIn(campaign, 'refund')
    const sums = ({ payable, taxable, cgst, sgst, round_off }: NonNullable<typeof taken>) => [
      ...[payable, taxable, cgst, sgst, round_off],
    ]
    expect(receipt?.id).toBe(document?.id)
    expect(taken && receipt && sums(taken)).toEqual(receipt && sums(receipt))
    expect(await ownerIn(campaign)).toMatchObject({ sums: { paid: 0, due: 0, later: 6_94_194_00 } })
    expect(await paidIn(campaign)).toEqual([false, false, false])
    expect(await refusalOf(correct(campaign, payment.id))).toBe('conflict: This payment is already corrected')
    expect(await refusalOf(correct(campaign, made.payment.id))).toBe(
      'conflict: A correction cannot be corrected. Record the payment again',
    )
    expect(await paymentsIn(campaign)).toHaveLength(2)
  })

  test('is taken back by one of two who press at once, and the same request again', async () => {
    const campaign = await newBooking(user, owner)
    const { payment } = await pay(campaign)
    const key = crypto.randomUUID()
    expect(await outcomes([correct(campaign, payment.id, { key }), correct(campaign, payment.id, { key })])).toEqual({
      done: 2,
    })
    expect(await correct(campaign, payment.id, { key })).toMatchObject({ isReplay: true })
    expect(await outcomes([correct(campaign, payment.id), correct(campaign, payment.id)])).toEqual({ conflict: 2 })
    expect(await paymentsIn(campaign)).toHaveLength(2)
  })

  test('of a refund gives the advance back, and a payment whose money went back stays', async () => {
    const campaign = await newBooking(user, owner)
    const { payment } = await pay(campaign)
    await cancel(campaign, 'mediaOwner')
    const back = await payBack(campaign, { amount: 2_04_728_00 })
    expect(await refusalOf(correct(campaign, payment.id))).toBe(
      'conflict: This payment was refunded. Correct the refund first',
    )
    expect(await correct(campaign, back.payment.id)).toMatchObject({
      payment: { amount: 2_04_728_00 },
      document: { kind: 'receipt' },
    })
    expect((await ownerIn(campaign)).toRefund).toBe(2_04_728_00)
  })

  test('of another campaign, or of none, is not found', async () => {
    const [campaign, other] = [await newBooking(user, owner), await newBooking(user, owner)]
    const { payment } = await pay(campaign)
    expect(await refusalOf(correct(other, payment.id))).toBe('not_found: Payment not found')
    const stranger = await newPerson('mediaOwner')
    const asked = { campaign: campaign.id, payment: payment.id, reason: 'Mine', key: crypto.randomUUID() }
    expect(await refusalOf(correctPayment(service, 'mediaOwner', stranger, asked))).toMatch(/^not_found/)
  })
})

test('ledgers of both sides are what documents and payments say', async () => {
  const buyer = await newPerson()
  const campaign = await newBooking(buyer, owner)
  const { payment } = await pay(campaign)
  await correct(campaign, payment.id)
  await pay(campaign, { amount: 1_00_000_00, tds: 2_000_00 })
  const scopes = [
    { kind: 'advertiser', user: buyer },
    { kind: 'owner', user: owner, owner: OWNER },
  ] as const
  for (const scope of scopes) {
    const ledger = await getLedger(service, scope, { campaign: campaign.id, month: undefined })
    expect(ledger).toMatchObject({ month: '2026-11', opening: 0, closing: -1_02_000_00, open: -1_02_000_00 })
    expect(ledger.entries.map(({ kind, debit, credit }) => [kind, debit, credit])).toEqual([
      ['payment', 0, 2_04_728_00],
      ['tds', 0, 3_530_00],
      ['correction', 2_04_728_00, 0],
      ['correction', 3_530_00, 0],
      ['payment', 0, 1_00_000_00],
      ['tds', 0, 2_000_00],
    ])
    expect(Object.values(ledger.correctable)).toMatchObject([
      { amount: 1_00_000_00, document: { number: expect.stringMatching(/R\d+$/) } },
    ])
    const next = await getLedger(service, scope, { campaign: campaign.id, month: '2026-12' })
    expect(next).toMatchObject({ opening: -1_02_000_00, entries: [], months: ['2026-12', '2026-11'] })
  }
  const strangers = await getLedger(
    service,
    { kind: 'owner', user: await newPerson('mediaOwner'), owner: OWNER },
    { campaign: undefined, month: undefined },
  )
  expect(strangers).toMatchObject({ entries: [], open: 0 })
})
