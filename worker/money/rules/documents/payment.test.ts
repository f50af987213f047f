import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { SIDES, winterLines, winterMoney } from '../../../../tests/support/campaign-money.ts'
import { DomainError } from '../../../kernel/rules/errors.ts'
import type { DocumentOf } from './document.ts'
import type { KnownDocument, KnownPayment } from './money.ts'
import { advanceLeft, invoiceToPay, openTo, ownersMoneyOf, proformaToPay, refundOf, tdsBasisOf } from './owner-money.ts'
import { checkDay, NewPayment, suggestedTds } from './payment.ts'
import { presentRefund } from './present-refund.ts'
import { receiptVoucher, refundVoucher } from './voucher.ts'

const PAYMENT = {
  owner: 'golconda',
  amount: 2_04_728_00,
  tds: 3_530_00,
  method: 'neft',
  reference: 'EXMP26328',
  day: '2026-11-24',
  key: '5b0c1a8e-6a6f-4a38-9a0e-0d3a7f6f0c11',
}

const refusedAt = (more: object) => {
  const { issues = [] } = v.safeParse(NewPayment, { ...PAYMENT, ...more })
  return issues.map((issue) => v.getDotPath(issue))
}

describe('the money of an owner', () => {
  const document = (id: string, kind: KnownDocument['kind'], payable: number, more: Partial<KnownDocument> = {}) => ({
    ...{ id, kind, number: id, ownerId: 'golconda', of: null, milestone: null, month: null, asked: null },
    ...{
      closedAt: null,
      at: 0,
      due: null,
      lines: [],
      taxable: payable,
      cgst: 0,
      sgst: 0,
      igst: 0,
      roundOff: 0,
      payable,
    },
    ...more,
  })
  const payment = (id: number, amount: number, more: Partial<KnownPayment> = {}) => ({
    ...{ id, ownerId: 'golconda', documentId: null, amount, tds: 0, method: 'neft' as const, reference: `UTR${id}` },
    ...{ of: null, at: Date.parse('2026-12-10T10:00+05:30'), ...more },
  })
  const money = (documents: KnownDocument[], payments: KnownPayment[] = []) =>
    winterMoney(winterLines().slice(0, 1), { documents, payments })
  const milestones = (...received: number[]) =>
    [300_00, 400_00, 300_00].map((amount, i) => ({
      ...{ n: i + 1, kind: 'advance' as const, percent: 30, amount, due: null, received: received[i] ?? 0 },
    }))

  test('pays the earliest invoice that is open, less its credit notes', () => {
    const invoices = [document('I1', 'invoice', 100_00), document('I2', 'invoice', 200_00)]
    const next = (paid: number, ...more: KnownDocument[]) =>
      invoiceToPay(money([...invoices, ...more], [payment(1, paid)]), 'golconda')?.id
    expect([next(0), next(99_99), next(100_00), next(299_99), next(300_00)]).toEqual([
      'I1',
      'I1',
      'I2',
      'I2',
      undefined,
    ])
    expect(next(60_00, document('C1', 'credit', 40_00, { of: 'I1' }))).toBe('I2')
    expect(next(60_00, document('C1', 'credit', 40_00, { of: 'I2' }))).toBe('I1')
    expect(invoiceToPay(money(invoices, [payment(1, 300_00, { ownerId: 'marina' })]), 'golconda')?.id).toBe('I1')
  })

  test('pays the open proforma of the first milestone that is not paid', () => {
    const ask = (id: string, milestone: number, more: Partial<KnownDocument> = {}) =>
      document(id, 'proforma', 1_000_00, { milestone, ...more })
    const asked = [
      ...[ask('P0', 1, { closedAt: 1 }), ask('P1', 1, { ownerId: 'marina' }), ask('P2', 1), ask('P3', 2)],
      document('R1', 'receipt', 1_00, { milestone: 1 }),
    ]
    const next = (...received: number[]) => proformaToPay(money(asked), 'golconda', milestones(...received))?.id
    expect([next(), next(299_99), next(300_00), next(300_00, 400_00)]).toEqual(['P2', 'P2', 'P3', undefined])
  })

  test('goes back as far as more came than is payable, and never more than came as money', () => {
    const of = (...payments: KnownPayment[]) => refundOf(money([], payments), 'golconda')
    const payable = 456_424_00
    expect([of(payment(1, payable)), of(payment(1, payable + 500))]).toEqual([0, 500])
    expect(of(payment(1, 100_00, { tds: payable }))).toBe(100_00)
    expect(of(payment(1, 50_00, { tds: payable }), payment(2, 1_00, { ownerId: 'marina' }))).toBe(50_00)
    expect(openTo(money([], [payment(1, payable - 1_00)]), 'golconda')).toBe(1_00)
    expect(openTo(money([], [payment(1, payable + 1_00)]), 'golconda')).toBe(0)
  })

  test('is an advance until it is refunded or invoiced', () => {
    const receipts = [document('R1', 'receipt', 100_00), document('R2', 'receipt', 50_00)]
    const left = (...more: KnownDocument[]) => advanceLeft(money([...receipts, ...more]), 'golconda')
    expect(left()).toBe(150_00)
    expect(left(document('V1', 'refund', 20_00), document('I1', 'invoice', 30_00))).toBe(100_00)
    expect(left(document('I1', 'invoice', 900_00))).toBe(0)
    expect(left(document('R3', 'receipt', 900_00, { ownerId: 'marina' }), document('P1', 'proforma', 900_00))).toBe(
      150_00,
    )
  })

  test('has tax withheld on the value that is invoiced, less what is credited, and on what is not yet', () => {
    const invoiced = [document('I1', 'invoice', 100_00), document('C1', 'credit', 10_00)]
    const payments = [payment(1, 90_00, { tds: 2_00 }), payment(2, 5_00, { tds: 1_00, ownerId: 'marina' })]
    expect(tdsBasisOf(money(invoiced, payments), 'golconda', 200)).toMatchObject({
      ...{ taxable: 386_800_00 + 90_00, received: 92_00, withheld: 2_00, bp: 200 },
    })
  })

  test('is listed with what each payment is on, the newest first, and what it is paid with', () => {
    const documents = [
      ...[document('P1', 'proforma', 1_00, { closedAt: 1 }), document('P2', 'proforma', 1_00)],
      ...[document('P3', 'proforma', 1_00, { ownerId: 'marina' }), document('R1', 'receipt', 1_00)],
    ]
    const payments = [
      ...[payment(1, 100_00, { documentId: 'R1' }), payment(2, -100_00, { of: 1 })],
      payment(3, 5_00, { ownerId: 'marina' }),
    ]
    const party = { name: 'Golconda Skyline', bank: null, prefix: 'GSM', tdsBp: 200 }
    const [own] = ownersMoneyOf(money(documents, payments), () => party, '2026-12-15')
    expect(own).toMatchObject({ owner: 'golconda', payWith: 'P2', isBilled: true, account: 'Golconda Skyline' })
    expect(
      own?.payments.map(({ id, isCorrected, document: on, day }) => [id, isCorrected, on?.id ?? null, day]),
    ).toEqual([
      [2, false, null, '2026-12-10'],
      [1, true, 'R1', '2026-12-10'],
    ])
    const invoiced = ownersMoneyOf(money([...documents, document('I1', 'invoice', 1_00)]), () => party, '2026-12-15')
    expect(invoiced[0]?.payWith).toBe('I1')
    expect(ownersMoneyOf(money([]), () => ({ ...party, prefix: null }), '2026-12-15')[0]).toMatchObject({
      ...{ payWith: null, isBilled: false },
    })
  })
})

describe('a voucher', () => {
  const order = { id: 'ro_1', kind: 'ro', number: 'RO/26-27/000001', ownerId: 'golconda', lines: [], at: 0 }
  const money = winterMoney(winterLines().slice(0, 1), { documents: [order as unknown as KnownDocument] })
  const sent = { tds: 0, method: 'neft' as const, reference: 'UTR1', day: '2026-12-10', reason: 'Cancelled' }
  const received = (amount: number, ...earlier: number[]) =>
    receiptVoucher(
      money,
      'golconda',
      (['advance', 'progress', 'final'] as const).map((kind, i) => ({
        ...{ n: i + 1, kind, percent: [30, 40, 30][i] ?? 0, amount: [300_00, 400_00, 300_00][i] ?? 0, due: null },
        received: earlier[i] ?? 0,
      })),
      SIDES,
      { ...sent, amount },
    )

  test('names the milestones that the money pays, in part or the rest of them', () => {
    const titles = [
      received(300_00),
      received(100_00),
      received(500_00),
      received(200_00, 100_00),
      received(300_00, 100_00),
    ]
    expect(titles.map(({ body }) => body.lines[0]?.title.replace(' of release order RO/26-27/000001', ''))).toEqual([
      'Advance, 30%',
      'Part of advance, 30%',
      'Advance, 30% and part of progress, 40%',
      'Rest of advance, 30%',
      'Rest of advance, 30% and part of progress, 40%',
    ])
  })

  test('that takes advances back names one or two of them in its facts, and each of them below', () => {
    const facts = (count: number) => {
      const receipts = Array.from({ length: count }, (_, i) => ({
        ...{ number: `GSM/26-27/R0000${i + 1}`, at: Date.parse('2026-12-01T10:00+05:30'), body: received(300_00).body },
      }))
      const { body, totals } = refundVoucher(money, 'golconda', receipts, SIDES, { ...sent, amount: 100_00 })
      const head = { id: 'doc_1', kind: 'refund', number: 'GSM/26-27/V00001', at: 0 }
      const paper = presentRefund(
        { ...head, ...totals, body } as unknown as DocumentOf<'refund'>,
        { platform: 'AdChowk' },
        null,
      )
      const sums = paper.blocks.find((block) => block.kind === 'sums')
      return [
        paper.facts.find(({ label }) => label === 'Receipt voucher')?.value,
        sums?.text?.match(/R0000\d/g)?.length,
      ]
    }
    expect(facts(2)).toEqual(['GSM/26-27/R00001, GSM/26-27/R00002', 2])
    expect(facts(3)).toEqual([undefined, 3])
  })
})

describe('a payment', () => {
  test('is taken as it is typed', () => expect(refusedAt({})).toEqual([]))

  test.each([
    ['amount', { amount: 0 }],
    ['amount', { amount: -100 }],
    ['amount', { amount: 10.5 }],
    ['amount', { amount: Number.NaN }],
    ['amount', { amount: Number.MAX_SAFE_INTEGER }],
    ['tds', { tds: 50 }],
    ['tds', { tds: -100 }],
    ['method', { method: 'cash' }],
    ['day', { day: '2026-02-30' }],
    ['day', { day: '' }],
    ['reference', { reference: ' ' }],
    ['reference', { reference: 'x'.repeat(61) }],
    ['reference', { reference: '=HYPERLINK("https://a.example")' }],
    ['reference', { reference: '<b>UTR</b>' }],
    ['reference', { reference: '+911234' }],
    ['key', { key: 'again' }],
    ['by', { by: 'somebody' }],
  ])('is refused at %s', (path, more) => expect(refusedAt(more)).toContain(path))

  test.each(['SBIN526328012345', 'Cheque 000412 / HDFC', 'भुगतान 12', '26-27/P00204'])(
    'may have the reference %s',
    (reference) => expect(refusedAt({ reference })).toEqual([]),
  )
})

describe('the day of a payment', () => {
  const facts = { today: '2026-11-26', approvedOn: '2026-11-20' }
  const refusal = (day: string, more = facts) => {
    try {
      checkDay(day, more)
      return null
    } catch (error) {
      return error instanceof DomainError ? error.issues?.[0] : error
    }
  }

  test.each(['2026-11-20', '2026-11-26'])('may be %s', (day) => expect(refusal(day)).toBeNull())

  test.each([
    ['2026-11-27', 'This day is in the future'],
    ['2026-11-19', 'The campaign was approved on 20 Nov 2026, so no payment can be older'],
  ])('is not %s', (day, message) => expect(refusal(day)).toEqual({ path: 'day', message }))

  test('is within two years, also of an old campaign', () => {
    const old = { ...facts, approvedOn: '2023-01-01' }
    expect(refusal('2024-11-26', old)).toBeNull()
    expect(refusal('2024-11-25', old)).toEqual({ path: 'day', message: 'Enter a day from 26 Nov 2024 on' })
  })
})

describe('the tax that is usually withheld', () => {
  const ORDER = { payable: 6_94_194_00, taxable: 5_88_300_00, bp: 200 }

  test('of three payments is that of the whole: the last takes what rounding left', () => {
    const first = suggestedTds(2_08_258_00, { ...ORDER, received: 0, withheld: 0 })
    const second = suggestedTds(2_77_677_00, { ...ORDER, received: 2_08_258_00, withheld: first })
    const last = suggestedTds(2_08_259_00, { ...ORDER, received: 4_85_935_00, withheld: first + second })
    expect([first, second, last]).toEqual([3_530_00, 4_706_00, 3_530_00])
    expect(first + second + last).toBe(11_766_00)
  })

  test('is nothing below the limit, and of nothing', () => {
    const small = { payable: 35_400_00, taxable: 30_000_00, bp: 200, received: 0, withheld: 0 }
    expect(suggestedTds(35_400_00, small)).toBe(0)
    expect(suggestedTds(0, { ...ORDER, received: 0, withheld: 0 })).toBe(0)
  })

  test('of the last payment is never below zero where more was withheld before', () =>
    expect(suggestedTds(100_00, { ...ORDER, received: 6_94_094_00, withheld: 20_000_00 })).toBe(0))
})
