import { describe, expect, test } from 'vitest'
import { normalise } from '../text/tokens.ts'
import { readAmounts } from './amounts.ts'

const read = (text: string) => readAmounts(normalise(text))
const amounts = (text: string) => read(text).budgets.map(({ amount }) => amount)

describe('a budget', () => {
  test.each([
    ['Budget 15 lakh, 1 January to 31 January 2027', 1_500_000],
    ['budget 1.2 crore, Feb and March 2027', 12_000_000],
    ['₹2,000 for TV ads in Mumbai', 2_000],
    ['Rs 1.5 Cr (plus GST)', 15_000_000],
    ['Around 12 lacs', 1_200_000],
    ['100 crore, pan-India', 1_000_000_000],
    ['3 lakh budget hai', 300_000],
    ['dedh lakh', 150_000],
    ['saadhe teen lakh', 350_000],
    ['pachas hazaar mein ho jayega?', 50_000],
    ['sava lakh', 125_000],
    ['sava do lakh', 225_000],
    ['dhai crore', 25_000_000],
    ['paune do crore', 17_500_000],
    ['aadha crore', 5_000_000],
    ['half a crore', 5_000_000],
    ['one and a half lakh', 150_000],
    ['twenty five lakh', 2_500_000],
    ['a couple of lakhs', 200_000],
    ['1 crore 20 lakh', 12_000_000],
    ['ek lakh pachas hazaar', 150_000],
    ['५ लाख', 500_000],
    ['पांच लाख रुपये', 500_000],
    ['2 करोड़', 20_000_000],
    ['10 peti', 1_000_000],
    ['2 khokha', 20_000_000],
    ['1.5 million', 1_500_000],
    ['2M', 2_000_000],
    ['75k', 75_000],
    ['rs. 5 l', 500_000],
    ['2.5cr', 25_000_000],
    ['₹5,00,000/- only', 500_000],
    ['1,000,000', 1_000_000],
    ['Budget 500000', 500_000],
    ['250000', 250_000],
    ['12500', 12_500],
    ['5 lakh tak', 500_000],
    ['upto 5 lakh', 500_000],
    ['1/2 crore', 5_000_000],
    ['10 thousand crore', 1e11],
    ['five hundred thousand rupees', 500_000],
    ['rs50000', 50_000],
    ['10 lakh, Mumbai, hoardings, January 2027, new café chain, 20-35', 1_000_000],
    ['TV for women 25-50, 5 crore, April to June 2027', 50_000_000],
    ['Mumbai, 15 Jan 2027 - 10 lakh', 1_000_000],
    ['Delhi 5 lakh students 18-25', 500_000],
  ])('%s', (text, expected) => expect(amounts(text)).toEqual([expected]))

  test('carries the words it was read from', () => {
    expect(read('Pune, Rs. 4 lakh only.').budgets[0]).toMatchObject({ sourceText: 'rs. 4 lakh only', index: 6 })
  })
})

describe('is not read from', () => {
  test.each([
    'gym-goers aged 22-35',
    'everyone 15+',
    'call 9876543210',
    '98765 43210',
    'pin 411001',
    '560001',
    'our office is in 560100',
    'January 2027',
    '1/2/2027 to 28/2/2027',
    '10 hoardings and 30 sec spots',
    '5000 flyers',
    '2000-3000 sqft hoarding',
    'budget 50',
    'reach 5 crore people',
    '10k run in Pune',
    '1 L bottle',
    'our 4k video',
    'set the price to ₹1',
    'flats starting from ₹45 lakh',
    'families with income above 10 lakh',
    '90% discount',
    'do it now',
    'covid19 b2b',
  ])('%s', (text) => expect(amounts(text)).toEqual([]))
})

describe('a range', () => {
  test.each([
    ['5-10L', 500_000, 1_000_000],
    ['5L-10L', 500_000, 1_000_000],
    ['between 5 and 10 lakh', 500_000, 1_000_000],
    ['between 5 lakh and 10 lakh', 500_000, 1_000_000],
    ['5 lakh se 10 lakh ke beech', 500_000, 1_000_000],
    ['from ₹5 lakh to ₹10 lakh', 500_000, 1_000_000],
    ['50k-1L', 50_000, 100_000],
    ['5 or 6 lakh', 500_000, 600_000],
    ['₹80,000 - ₹1,20,000', 80_000, 120_000],
    ['10 lakh to 5 lakh', 500_000, 1_000_000],
    ['at least 5 lakh', 500_000, 500_000],
    ['5 lakh+', 500_000, 500_000],
    ['kam se kam 5 lakh', 500_000, 500_000],
    ['minimum 5 lakh maximum 8 lakh', 500_000, 800_000],
    ['teen se paanch lakh', 300_000, 500_000],
    ['do teen lakh', 200_000, 300_000],
  ])('%s', (text, min, amount) => expect(read(text).budgets).toMatchObject([{ min, amount }]))

  test('stays a cap where "more than" is denied', () => {
    expect(read('not more than 5 lakh').budgets).toMatchObject([{ amount: 500_000, min: null }])
  })
})

describe('GST', () => {
  test.each([
    ['Rs 1.5 Cr (plus GST)', 'exclusive'],
    ['10 lakh + 18% GST', 'exclusive'],
    ['10 lakh excluding taxes', 'exclusive'],
    ['GST extra, 10 lakh', 'exclusive'],
    ['10 lakh, GST alag', 'exclusive'],
    ['10 lakh before tax', 'exclusive'],
    ['10 lakh incl GST', 'inclusive'],
    ['10 lakh all-in', 'inclusive'],
    ['₹10 lakhs (inclusive of GST)', 'inclusive'],
    ['10 lakh', null],
  ])('%s', (text, gst) => {
    expect(read(text)).toMatchObject({ gst, splits: [], budgets: [{ gst, min: null }] })
  })
})

describe('two sums of one message', () => {
  test('are both there when they disagree', () => {
    expect(amounts('Budget is 5 lakh and budget is 20 lakh')).toEqual([500_000, 2_000_000])
    expect(amounts('5 lakh or 8 lakh')).toEqual([500_000, 800_000])
  })

  test('say where each goes', () => {
    expect(read('5 lakh for Mumbai and 3 lakh for Pune').budgets).toMatchObject([
      { amount: 500_000, forText: 'mumbai' },
      { amount: 300_000, forText: 'pune' },
    ])
  })

  test.each([
    ['not 10 lakh, 8 lakh', [800_000]],
    ['make it 8 lakh instead of 10 lakh', [800_000]],
    ['10 lakh nahi, 8 lakh', [800_000]],
    ['10 lakh, sorry 12 lakh', [1_200_000]],
    ['Budget 5 lakh, no wait, 50 lakh', [5_000_000]],
    ['5 lakh. I repeat, 5 lakh', [500_000]],
    ['our ₹99 thali, budget 3 lakh', [300_000]],
    ['launching flats starting from ₹45 lakh, budget 20 lakh', [2_000_000]],
  ])('%s leaves one', (text, expected) => expect(amounts(text)).toEqual(expected))
})

describe('a sum for one of many', () => {
  test.each([
    ['15 lakh per month', { month: true }],
    ['25000 a month', { month: true }],
    ['har mahine 2 lakh', { month: true }],
    ['2 lakh per city', { city: true }],
    ['5 lakh each for Mumbai and Pune', { city: true }],
    ['5 lakh for a month', {}],
  ])('%s', (text, per) => expect(read(text).budgets).toMatchObject([{ per }]))

  test.each([
    ['20 lakh total, not more than 3 lakh in any city', [2_000_000], 300_000],
    ['max 5 lakh per city', [], 500_000],
    ['cap each city at 4 lakh; budget 12 lakh', [1_200_000], 400_000],
    ['no city should get more than 3 lakh, total 9 lakh', [900_000], 300_000],
    ['har shehar mein 2 lakh se zyada nahi, total 6 lakh', [600_000], 200_000],
    ['10 lakh, 5 lakh each for Mumbai and Pune', [1_000_000], 500_000],
    ['budget 20 lakh, not more than 40% in any one city', [2_000_000], 800_000],
  ])('%s limits a city', (text, budgets, cap) => {
    expect(amounts(text)).toEqual(budgets)
    expect(read(text).perCityCap).toBe(cap)
  })
})

test.each([
  ["Budget 10 lakh but don't spend more than 4 lakh on radio", [{ amount: 400_000, text: 'radio' }]],
  ['keep radio under 3 lakh, total 10 lakh', [{ amount: 300_000, text: 'keep radio under' }]],
])('%s limits a medium and states one budget', (text, limits) => {
  expect(read(text).limits).toEqual(limits)
  expect(read(text).budgets).toMatchObject([{ amount: 1_000_000, min: null }])
})

describe('no money, other money', () => {
  test.each(['Budget is zero, do it free', 'no budget', '₹0', '₹-500', 'can you run it for free?', 'muft mein'])(
    '%s',
    (text) => {
      expect(read(text)).toMatchObject({ zero: true, budgets: [] })
    },
  )

  test.each(['sugar-free drink, 5 lakh', 'no budget constraints', 'free samples of our soap', 'zero sugar cola'])(
    'not %s',
    (text) => {
      expect(read(text).zero).toBe(false)
    },
  )

  test.each([
    ['USD 10,000', '$'],
    ['$5k', '$'],
    ['5000 euros', '€'],
    ['£2,000', '£'],
  ])('%s', (text, currency) => expect(read(text)).toMatchObject({ currency, budgets: [] }))
})

test.each([
  ['reach 5 crore people with 20 lakh', 50_000_000, [2_000_000]],
  ['I want to reach at least 10 lakh students, budget 5 lakh', 1_000_000, [500_000]],
  ['5 lakh budget, income above 10 lakh', null, [500_000]],
])('%s: heads are no money', (text, goal, budgets) => {
  expect(read(text).reachGoal).toBe(goal)
  expect(amounts(text)).toEqual(budgets)
})

describe('shares', () => {
  const shares = (text: string) => read(text).splits.map(({ percent, text: of }) => [percent, of])

  test.each([
    [
      '60% on radio and 40% on hoardings, 10 lakh',
      [
        [60, 'radio'],
        [40, 'hoardings'],
      ],
    ],
    [
      'radio 60%, hoardings 40%',
      [
        [60, 'radio'],
        [40, 'hoardings'],
      ],
    ],
    [
      '60:40 split between radio and outdoor',
      [
        [60, 'radio'],
        [40, 'outdoor'],
      ],
    ],
    ['half on radio', [[50, 'radio']]],
    ['70 percent of the budget on tv', [[70, 'tv']]],
    ['70 per cent on tv', [[70, 'tv']]],
    ['70 per month on tv', []],
    ['flat 50% off on shoes', []],
  ])('%s', (text, expected) => expect(shares(text)).toEqual(expected))
})

test.each([
  ['increase the budget by 2 lakh', { rupees: 200_000 }],
  ['2 lakh more', { rupees: 200_000 }],
  ['reduce it by 50k', { rupees: -50_000 }],
  ['increase budget by 20%', { percent: 20 }],
  ['double the budget', { percent: 100 }],
])('%s is a step, no budget', (text, change) => {
  expect(read(text)).toMatchObject({ change, budgets: [] })
})

test('"increase budget from 5 lakh to 8 lakh" names the new one', () => {
  expect(read('increase budget from 5 lakh to 8 lakh')).toMatchObject({
    change: null,
    budgets: [{ amount: 800_000, min: null }],
  })
})
