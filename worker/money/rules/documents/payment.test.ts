import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { DomainError } from '../../../kernel/rules/errors.ts'
import { checkDay, NewPayment, suggestedTds } from './payment.ts'

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
