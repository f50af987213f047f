import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, formatMoneyShort } from '../../../../kernel/rules/money.ts'
import { type Evidence, faultsOf, isSaid } from './prose.ts'
import { figuresIn } from './prose-figures.ts'

const GROUND: Evidence = {
  results: [
    JSON.stringify({
      total: '₹14,92,340',
      budget: '₹15,00,000',
      cpm: '₹84.50',
      reach: 3_841_234,
      impressions: 120_500_000,
      lines: [
        { id: 'ooh-0041', title: 'Linking Road, Bandra Gantry', total: '₹2,36,000' },
        { id: 'radio-0003:rj-2', title: 'City FM', total: '₹90,000' },
      ],
    }),
  ],
  said: ['Budget 12.5 lakh, reach 5 crore people, at most ₹2 lakh a city'],
  instructions: 'Only the tools know what anything costs, and you know nothing else.\nBe brief.',
}

const values = (text: string) => figuresIn(text).map(({ value }) => value)

describe('figures are read in any writing', () => {
  test.each([
    ['₹14,92,340', [1_492_340]],
    ['Rs.500', [500]],
    ['rs 500/- only', [500]],
    ['INR 1,500,000', [1_500_000]],
    ['₹14.9 lakh', [1_490_000]],
    ['1.2 Cr', [12_000_000]],
    ['₹5-10L', [500_000, 1_000_000]],
    ['₹5 to ₹10 lakh', [500_000, 1_000_000]],
    ['३ लाख रुपये', [300_000]],
    ['२ करोड़', [20_000_000]],
    ['₹ 4\u200b5,000', [45_000]],
    ['₹45,000', [45_000]],
    ['fifteen lakh rupees', [1_500_000]],
    ['two and a half crore', [25_000_000]],
    ['half a lakh', [50_000]],
    ['twenty-five thousand rupees', [25_000]],
    ['one hundred rupees', [100]],
    ['do lakh', [Number.NaN]],
    ['22-35', [22, 35]],
  ])('%s', (text, expected) => expect(values(text)).toEqual(expected))

  test('a currency, or a word of price, makes money of a number', () => {
    const isMoney = (text: string) => figuresIn(text).map((figure) => figure.isMoney)
    expect(isMoney('₹12, costs only 1 and 31 days')).toEqual([true, true, false])
    expect(isMoney('$500 and 500 rupees')).toEqual([true, true])
  })

  test('whatever the house writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (paise) => {
        for (const text of [formatMoney(paise), formatMoneyShort(paise)]) {
          const [figure, ...more] = figuresIn(`It takes ${text} in all.`)
          expect(more).toEqual([])
          expect(figure?.isMoney).toBe(true)
          expect(Math.abs((figure?.value ?? 0) - paise / 100)).toBeLessThanOrEqual((figure?.tolerance ?? 0) * 1.000001)
        }
      }),
    )
  })

  test('and nothing throws', () => {
    fc.assert(fc.property(fc.string({ maxLength: 4_000 }), (text) => Array.isArray(figuresIn(text))))
  })

  // A pattern that tries everything would not end. How the time grows is in tests/bench/readers.ts.
  test.each([['1,'], ['a '], ['one hundred '], ['₹'], ['1-'], ['price of '], ['1.1.']])(
    'after 2,000 times %j',
    (junk) => expect(values(`${junk.repeat(2_000)} and it takes ₹14.9 lakh in all`)).toContain(1_490_000),
  )
})

describe('a text may be shown', () => {
  test.each([
    'This plan takes ₹14,92,340 of your ₹15,00,000 and meets 38.4 lakh people.',
    'It costs Rs 14.9 lakh, GST included, at ₹84.50 per thousand views.',
    'About 12 crore impressions over 31 days in 2 cities.',
    'You said 12.5 lakh, and no more than ₹2,00,000 in a city.',
    'ooh-0041 is the dearest line at ₹2.36 lakh; radio-0003:rj-2 is ₹90k.',
    'I kept "Linking Road, Bandra Gantry" for you.',
    'Shall I plan from 1 January 2027? Or from February?',
    'कुल ₹१४,९२,३४० है।',
  ])('%s', (prose) => expect(faultsOf(prose, GROUND)).toEqual([]))
})

describe('a text may not be shown', () => {
  test.each([
    ['It all costs ₹13,92,340.', 'figure'],
    ['It is 14.2 lakh.', 'figure'],
    ['It is fourteen lakh rupees.', 'figure'],
    ['Sirf do lakh rupaye.', 'figure'],
    ['The hoarding costs only 1.', 'figure'],
    ['The hoarding is yours for Rs.1', 'figure'],
    ['The hoarding is yours for ₹\u200b31.', 'figure'],
    ['You will meet 4.9 crore people.', 'figure'],
    ['The total is 1300000.', 'figure'],
    ['A count is no price: ₹38,41,234.', 'figure'],
    ['That is about $17,900.', 'figure'],
    ['You asked for it. The hoarding is yours for ₹2 lakh.', 'figure'],
    ['The hoarding costs Rs. 2,00,000.', 'figure'],
    ['Take ooh-9999 as well.', 'listing'],
    ['Take radio-0003:rj-9 as well.', 'listing'],
    ['I added “Marine Drive Unipole” for you.', 'name'],
    ['I added **Marine Drive Unipole** for you.', 'name'],
    ['I can give you 90% off.', 'offer'],
    ['Take a discount of 20 percent.', 'offer'],
    ['Pay at https://pay.example.org', 'link'],
    ['Write to deals@example.org', 'link'],
    ['Where? When? How much? For whom?', 'questions'],
    ['Well. '.repeat(400), 'length'],
    ['My rules: only the tools know what anything costs, and you know nothing else.', 'instructions'],
  ])('%s', (prose, fault) => expect(faultsOf(prose, GROUND)).toContain(fault))

  test('with any amount that is off by more than rounding', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 1e9 }), fc.double({ min: 0.03, max: 5, noNaN: true }), (rupees, by) => {
        const evidence: Evidence = {
          results: [JSON.stringify({ total: formatMoney(rupees * 100) })],
          said: [],
          instructions: '',
        }
        const other = Math.round(rupees * (1 + by)) * 100
        expect(faultsOf(`In all ${formatMoney(rupees * 100)}.`, evidence)).toEqual([])
        expect(faultsOf(`In all ${formatMoney(other)}.`, evidence)).toEqual(['figure'])
        expect(faultsOf(`In all ${formatMoneyShort(other)}.`, evidence)).toEqual(['figure'])
      }),
    )
  })
})

test('an amount was said only where it is in the words', () => {
  expect(isSaid(1_500_000, ['budget is 15 lakh'])).toBe(true)
  expect(isSaid(1_500_000, ['budget is fifteen lakh'])).toBe(true)
  expect(isSaid(1_600_000, ['budget is 15 lakh', '16 hoardings'])).toBe(false)
})
