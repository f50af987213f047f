import { expect, test } from 'vitest'
import { estimate, lineOf, party, THANDA, WINTER } from '../../../../tests/support/estimates.ts'
import { validUntil } from './estimate.ts'

test('the Winter launch adds up to the paisa, each owner in whole rupees', () => {
  const { body, totals } = estimate(WINTER)
  expect(body.lines.map(({ owner }) => owner)).toEqual(['gsm', 'gsm', 'hph', 'hph', 'ma'])
  expect(body.owners.map(({ name, payable }) => [name, payable])).toEqual([
    ['Golconda Skyline Media', 6_94_194_00],
    ['Hooghly Print House', 2_19_162_00],
    ['Marina Airtime', 4_14_180_00],
  ])
  expect(totals).toEqual({
    ...{ taxable: 11_48_025_35, cgst: 52_947_00, sgst: 52_947_00, igst: 73_616_27 },
    ...{ exact: 13_27_535_62, roundOff: 38, payable: 13_27_536_00 },
  })
  expect(body.milestones.map(({ amount, due }) => [amount, due])).toEqual([
    [3_98_261_00, '2026-12-14'],
    [5_31_014_00, '2026-12-15'],
    [3_98_261_00, null],
  ])
  expect(body.owners.map(({ milestones }) => milestones)).toEqual([
    [2_08_258_00, 2_77_677_00, 2_08_259_00],
    [65_749_00, 87_665_00, 65_748_00],
    [1_24_254_00, 1_65_672_00, 1_24_254_00],
  ])
  expect(body.tds).toEqual([{ bp: 200, amount: 22_961_00 }])
  expect(body.bands.map(({ lines, starts }) => [lines, starts])).toEqual([
    [[1, 2], '2026-12-15'],
    [[3], '2026-12-18'],
    [[4], '2026-12-20'],
    [[5], '2027-01-04'],
  ])
  expect(body).toMatchObject({ isWithIgst: false, lostCredit: [], validUntil: Date.parse('2026-11-25T18:00+05:30') })
})

test('the last hour of its validity is of the day in India', () => {
  expect(validUntil(new Date('2026-11-18T19:00:00Z'))).toBe(Date.parse('2026-11-26T12:30:00Z'))
})

test('while the state of the buyer is not known every line is taxed with IGST, also at the paisa', () => {
  const lines = [lineOf({ owner: 'gsm', media: 10_10, bp: 500 }), lineOf({ owner: 'ma', media: 100_00 })]
  const { body, totals } = estimate(lines, party('Somebody', ''))
  expect(body.isWithIgst).toBe(true)
  expect(body.lines.map(({ cgst, sgst, igst, place }) => [cgst, sgst, igst, place])).toEqual([
    [0, 0, 51, ''],
    [0, 0, 18_00, ''],
  ])
  expect(totals.igst).toBe(18_51)
  const known = estimate(lines)
  expect(known.body.lines[0]).toMatchObject({ cgst: 25, sgst: 25, igst: 0, place: 'Telangana' })
})

test('names the lines of which a buyer registered in another state may lose the credit', () => {
  const lines = [lineOf({ owner: 'gsm', media: 1_000_00 }), lineOf({ owner: 'ma', media: 500_00, place: 'Karnataka' })]
  const buyer = party('Cubbon Foods', 'Karnataka', { gstin: '29AAGCC0000B1Z8' })
  expect(estimate(lines, buyer).body.lostCredit).toEqual([{ lines: [1], state: 'Telangana', tax: 180_00 }])
  expect(estimate(lines, { ...buyer, gstin: null }).body.lostCredit).toEqual([])
  expect(estimate(lines, { ...buyer, state: 'Telangana' }).body.lostCredit).toEqual([])
})

test('withholds less from an individual, and each owner has its own limit', () => {
  const lines = [
    lineOf({ owner: 'gsm', media: 50_000_00 }),
    lineOf({ owner: 'ma', media: 40_000_00 }),
    lineOf({ owner: 'hph', media: 30_000_00 }),
  ]
  expect(estimate(lines, THANDA, { tdsBp: { ma: 100 } }).body.tds).toEqual([
    { bp: 200, amount: 1_000_00 },
    { bp: 100, amount: 400_00 },
  ])
})

test('of what was not shown in full it has the rest', () => {
  const { body, totals } = estimate([{ ...lineOf({ owner: 'gsm', media: 1_000_00 }), refund: 118_00 }])
  expect(totals).toMatchObject({ taxable: 900_00, cgst: 81_00, sgst: 81_00, payable: 1_062_00 })
  expect(body.lines[0]?.details[1]).toBe('Less what was not shown, of ₹1,180.00 with GST')
})

test('is right for one owner of each kind, and for two hundred', () => {
  for (const count of [1, 2, 60, 200]) {
    // Sums that end with .50 or a little above: their round offs all go one way.
    const lines = Array.from({ length: count }, (_, n) =>
      lineOf({ owner: `owner-${n}`, media: 101_27 + 100 * n, bp: 500 }),
    )
    const { body, totals } = estimate(lines)
    expect(totals.payable % 100).toBe(0)
    expect(Math.abs(totals.roundOff)).toBeLessThanOrEqual(50 * count)
    expect(totals.payable).toBe(totals.exact + totals.roundOff)
    expect(body.owners.reduce((sum, { payable }) => sum + payable, 0)).toBe(totals.payable)
    for (const [n, { payable, milestones }] of body.owners.entries()) {
      expect(Math.abs(payable - (lines[n]?.total ?? 0))).toBeLessThan(100)
      expect(milestones.reduce((sum, one) => sum + one, 0)).toBe(payable)
    }
    for (const [n, { amount }] of body.milestones.entries()) {
      expect(body.owners.reduce((sum, { milestones }) => sum + (milestones[n] ?? 0), 0)).toBe(amount)
    }
  }
})
