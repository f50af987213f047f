import { beforeAll, describe, expect, test } from 'vitest'
import { namesOf } from '../../../worker/backoffice/audit/names.server.ts'
import type { Campaign } from '../../../worker/booking/rules/campaigns/campaign.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { getDocument } from '../../../worker/money/documents/documents.server.ts'
import { recordPayment } from '../../../worker/money/documents/payments.server.ts'
import { layoutOf } from '../../../worker/money/rules/documents/layout-of.ts'
import { suggestedTds } from '../../../worker/money/rules/documents/payment.ts'
import { at, newOwner, newPerson, newRequest, newSides, newWall, outcomes, toldOf } from '../../support/bookings.ts'
import { billOwner } from '../../support/parties.ts'
import { documentsIn, newBooking, OWNER, ownerIn, paidIn, paymentOf, paymentsIn } from '../../support/payments.ts'
import { changedBefore, refusalOf, service } from '../../support/service.ts'
import { audited, detailOf, recordedService, rowsOf, STAFF } from '../../support/staff.ts'

const [user, owner] = await newSides().then((sides) => [sides.user, sides.owner] as const)

beforeAll(() => billOwner(OWNER))

const pay = (campaign: Campaign, more = {}, by: CurrentUser = owner) =>
  recordPayment(service, by === STAFF ? 'admin' : 'mediaOwner', by, paymentOf(campaign, more))

/** The first choice of the form. */
async function nextOf(campaign: Campaign) {
  const { milestones, tdsBasis } = await ownerIn(campaign)
  const open = milestones.find(({ amount, received }) => amount > received)
  if (!open) return null
  const gross = open.amount - open.received
  return { gross, tds: suggestedTds(gross, tdsBasis) }
}

describe('an advance', () => {
  test('gets a receipt voucher over exactly the money, by SAC and rate', async () => {
    const campaign = await newBooking(user, owner)
    const { payment, document, isReplay } = await pay(campaign)
    expect(isReplay).toBe(false)
    expect(payment).toMatchObject({ owner: OWNER, amount: 2_04_728_00, tds: 3_530_00, day: '2026-11-20', of: null })
    expect(document).toMatchObject({ kind: 'receipt', number: expect.stringMatching(/^[A-Z]{3}\/26-27\/R\d{5}$/) })
    const [voucher] = await documentsIn(campaign, 'receipt')
    expect(voucher).toMatchObject({
      id: document?.id,
      ...{ payable: 2_08_258_00, taxable: 1_76_489_83, cgst: 15_884_08, sgst: 15_884_08, round_off: 1 },
    })
    const [proforma] = await documentsIn(campaign, 'proforma')
    expect(JSON.parse(voucher?.body ?? '{}')).toMatchObject({ against: proforma?.number })
    expect(await paidIn(campaign)).toEqual([true, false, false])
    expect(await ownerIn(campaign)).toMatchObject({ sums: { paid: 2_08_258_00, later: 4_85_936_00 }, toRefund: 0 })
  })

  test('is notified to both sides, and is in the audit log', async () => {
    const campaign = await newBooking(user, owner)
    const { document } = await pay(campaign)
    expect(await toldOf(document?.id ?? '')).toEqual([
      { audience: `owner:${OWNER}`, kind: 'document.made' },
      { audience: `user:${user.id}`, kind: 'document.made' },
    ])
    const log = await audited(campaign.id)
    expect(log.find(({ action }) => action === 'payment.recorded')).toMatchObject({ actor: owner.id })
    const told = await namesOf(service, [{ kind: 'document', id: document?.id ?? '' }])
    expect(told('document', document?.id ?? '')).toMatchObject({
      name: document?.number,
      href: `/papers/${document?.id}`,
    })
  })

  test('is sent to open pages of staff, of the advertiser and of the owner', async () => {
    const campaign = await newBooking(user, owner)
    const { ctx, publish } = recordedService()
    await recordPayment(ctx, 'admin', STAFF, paymentOf(campaign))
    const change = expect.objectContaining({
      event: 'payment.recorded',
      data: expect.objectContaining({ id: campaign.id }),
    })
    const rooms = expect.arrayContaining(['hub', `user:${user.id}`, `user:${owner.id}`])
    expect(publish).toHaveBeenCalledExactlyOnceWith([change], rooms)
  })

  test('of three payments has the tax of the whole in all', async () => {
    const campaign = await newBooking(user, owner)
    const withheld: number[] = []
    for (let next = await nextOf(campaign); next; next = await nextOf(campaign)) {
      withheld.push(next.tds)
      await pay(campaign, { amount: next.gross - next.tds, tds: next.tds })
    }
    expect(withheld).toEqual([3_530_00, 4_706_00, 3_530_00])
    expect(await paidIn(campaign)).toEqual([true, true, true])
    expect((await ownerIn(campaign)).sums).toMatchObject({ due: 0, later: 0, paid: 6_94_194_00 })
    const vouchers = await documentsIn(campaign, 'receipt')
    expect(vouchers.reduce((sum, { payable }) => sum + payable, 0)).toBe(6_94_194_00)
  })

  test('to a person has half the tax withheld', async () => {
    const campaign = await newBooking(user, owner)
    await service.db.run(`UPDATE parties SET payee = 'individual' WHERE owner_id = '${OWNER}'`)
    try {
      expect(await nextOf(campaign)).toEqual({ gross: 2_08_258_00, tds: 1_765_00 })
    } finally {
      await service.db.run(`UPDATE parties SET payee = 'other' WHERE owner_id = '${OWNER}'`)
    }
    expect(await nextOf(campaign)).toEqual({ gross: 2_08_258_00, tds: 3_530_00 })
  })

  test('reads as a voucher of rule 50', async () => {
    const campaign = await newBooking(user, owner)
    const { document } = await pay(campaign)
    const paper = layoutOf(await getDocument(service, user, document?.id ?? ''), {
      platform: 'AdChowk',
      origin: 'https://adchowk.test',
    })
    expect(paper).toMatchObject({ title: 'Receipt voucher', note: 'Rule 50, advance for a service' })
    const text = JSON.stringify(paper)
    for (const words of [
      'Advance, 30% of release order RO/',
      'Value held in 2,08,258.00 × 100 / 118',
      'Rupees two lakh eight thousand two hundred and fifty-eight only',
      'TDS 2% on ₹1,76,489.83, deducted by the payer under s. 393(1): ₹3,530.00. It counts as paid.',
      '4,85,936.00',
      'NEFT, ref. EXMP26328',
    ]) {
      expect(text).toContain(words)
    }
  })
})

describe('the same request', () => {
  test('that is sent again gets the first answer', async () => {
    const campaign = await newBooking(user, owner)
    const asked = paymentOf(campaign)
    const first = await recordPayment(service, 'mediaOwner', owner, asked)
    const again = await recordPayment(service, 'mediaOwner', owner, asked)
    expect(again).toEqual({ ...first, isReplay: true })
    expect(await paymentsIn(campaign)).toHaveLength(1)
    expect(await documentsIn(campaign, 'receipt')).toHaveLength(1)
  })

  test('with other content, or of another account, is refused', async () => {
    const campaign = await newBooking(user, owner)
    const asked = paymentOf(campaign)
    await recordPayment(service, 'mediaOwner', owner, asked)
    const sent = 'key_reused: This form was already sent. Please open it again'
    for (const more of [{ amount: 100 }, { tds: 0 }, { reference: 'EXMP1' }, { method: 'upi' as const }]) {
      expect(await refusalOf(recordPayment(service, 'mediaOwner', owner, { ...asked, ...more }))).toBe(sent)
    }
    expect(await refusalOf(recordPayment(service, 'admin', STAFF, asked))).toBe(sent)
    expect(await paymentsIn(campaign)).toHaveLength(1)
  })

  test('twice at once makes one payment', async () => {
    const campaign = await newBooking(user, owner)
    const asked = paymentOf(campaign)
    const answers = await Promise.all([1, 2, 3].map(() => recordPayment(service, 'mediaOwner', owner, asked)))
    expect(new Set(answers.map(({ payment }) => payment.id)).size).toBe(1)
    expect(answers.filter(({ isReplay }) => !isReplay)).toHaveLength(1)
    expect(await documentsIn(campaign, 'receipt')).toHaveLength(1)
  })

  test('of two people at once is judged by what the other left', async () => {
    const campaign = await newBooking(user, owner)
    const all = { amount: 6_94_194_00, tds: 0 }
    expect(await outcomes([pay(campaign, all), pay(campaign, all, STAFF)])).toEqual({ done: 1, bad_input: 1 })
    expect(await outcomes([pay(campaign, all), pay(campaign, all)])).toEqual({ bad_input: 2 })
    expect(await paymentsIn(campaign)).toHaveLength(1)
  })
})

describe('a payment is refused', () => {
  test('on a wrong day, at the field', async () => {
    const campaign = await newBooking(user, owner)
    for (const day of ['2026-11-21', '2026-11-19', '2024-01-01']) {
      expect(await detailOf(pay(campaign, { day }))).toMatchObject({ code: 'bad_input', issues: [{ path: 'day' }] })
    }
    expect(await paymentsIn(campaign)).toEqual([])
  })

  test('with more TDS than the law knows, at the field', async () => {
    const campaign = await newBooking(user, owner)
    expect(await detailOf(pay(campaign, { amount: 3_530_00, tds: 2_04_728_00 }))).toMatchObject({
      code: 'bad_input',
      issues: [{ path: 'tds', message: expect.stringContaining('At most ₹1,17,660.00') }],
    })
    await pay(campaign, { amount: 1_00_000_00, tds: 1_17_660_00 })
    expect(await detailOf(pay(campaign, { amount: 1, tds: 100 }))).toMatchObject({ issues: [{ path: 'tds' }] })
  })

  test('above what is open, which it says', async () => {
    const campaign = await newBooking(user, owner)
    expect(await detailOf(pay(campaign, { amount: 6_94_194_01, tds: 0 }))).toMatchObject({
      code: 'bad_input',
      issues: [{ path: 'amount', message: expect.stringContaining('At most ₹6,94,194.00 is open') }],
      open: 6_94_194_00,
    })
    expect(await detailOf(pay(campaign, { amount: 6_94_194_00, tds: 100 }))).toMatchObject({ code: 'bad_input' })
    await pay(campaign, { amount: 6_94_194_00, tds: 0 })
    expect(await refusalOf(pay(campaign, { amount: 1, tds: 0 }))).toBe('bad_input: Nothing due to this media owner')
  })

  test('by who is no member, may only look, or is of another role', async () => {
    const campaign = await newBooking(user, owner)
    const stranger = await newPerson('mediaOwner')
    expect(await refusalOf(pay(campaign, {}, stranger))).toBe('not_found: Campaign not found')
    expect(await refusalOf(pay(campaign, {}, user))).toBe('not_found: Campaign not found')
    const looking = await newOwner()
    await service.db.run(`UPDATE owner_members SET rights = 'view' WHERE user_id = '${looking.id}'`)
    expect(await refusalOf(pay(campaign, {}, looking))).toMatch(/^forbidden: /)
    expect(await paymentsIn(campaign)).toEqual([])
  })

  test('by a member whose right ends while it is written', async () => {
    const campaign = await newBooking(user, owner)
    const leaving = await newOwner()
    const slow = changedBefore(() => rowsOf(`UPDATE owner_members SET rights = 'view' WHERE user_id = ?`, leaving.id))
    expect(await refusalOf(recordPayment(slow, 'mediaOwner', leaving, paymentOf(campaign)))).toMatch(/^forbidden: /)
    expect(await paymentsIn(campaign)).toEqual([])
  })

  test('for a campaign that is not approved, or in which the owner has nothing booked', async () => {
    const asked = await newRequest(user, [await newWall()])
    expect(await refusalOf(pay(asked))).toBe('not_found: Campaign not found')
    expect(await detailOf(pay(asked, {}, STAFF))).toMatchObject({ code: 'bad_input', issues: [{ path: 'owner' }] })
    expect(await refusalOf(pay({ ...asked, id: 'cmp_none' }, {}, STAFF))).toBe('not_found: Campaign not found')
  })

  test('while the owner has not said how it is with the way there', async () => {
    const campaign = await newBooking(user, owner)
    await service.db.run(`UPDATE parties SET prefix = NULL WHERE owner_id = '${OWNER}'`)
    try {
      expect(await detailOf(pay(campaign))).toMatchObject({
        ...{ code: 'conflict', needs: 'billing', href: `/dashboard/billing?owner=${OWNER}` },
      })
      expect(await detailOf(pay(campaign, {}, STAFF))).toMatchObject({ code: 'conflict', needs: 'billing' })
    } finally {
      await service.db.run(`UPDATE parties SET prefix = 'TST' WHERE owner_id = '${OWNER}'`)
    }
    expect(await paymentsIn(campaign)).toEqual([])
  })
})

test('after the invoice money pays the invoice, without a voucher', async () => {
  const campaign = await newBooking(user, owner)
  await service.db.run(
    `UPDATE campaign_lines SET status = 'settled', version = version + 1 WHERE campaign_id = '${campaign.id}'`,
  )
  const later = at('2027-01-20T10:00:00+05:30')
  const advance = paymentOf(campaign, { day: '2027-01-20' })
  // The first payment makes what is due: the invoice.
  await recordPayment(later, 'admin', STAFF, advance)
  const [invoice] = await documentsIn(campaign, 'invoice')
  expect(invoice?.payable).toBe(6_94_194_00)
  const asked = paymentOf(campaign, { day: '2027-01-20', amount: 4_85_936_00, tds: 0 })
  const { document } = await recordPayment(later, 'admin', STAFF, asked)
  expect(document).toMatchObject({ kind: 'invoice', id: invoice?.id })
  expect(await documentsIn(campaign, 'receipt')).toHaveLength(1)
  expect(await toldOf(invoice?.id ?? '')).toContainEqual({ audience: `user:${user.id}`, kind: 'payment.recorded' })
  expect(await ownerIn(campaign)).toMatchObject({ sums: { due: 0, later: 0 }, toRefund: 0 })
})

test('milestones of an approved campaign say when they are due', async () => {
  const campaign = await newRequest(user, [await newWall()])
  expect(await rowsOf('SELECT kind, due FROM milestones WHERE campaign_id = ? ORDER BY n', campaign.id)).toEqual([
    { kind: 'advance', due: '2026-12-14' },
    { kind: 'progress', due: '2026-12-15' },
    { kind: 'final', due: null },
  ])
})
