import { describe, expect, test } from 'vitest'
import { normalise } from '../text/tokens.ts'
import { readAmounts } from './amounts.ts'

const read = (text: string) => readAmounts(normalise(text))
const amounts = (text: string) => read(text).budgets.map(({ amount }) => amount)

describe('a correction', () => {
  test.each([
    ['5 lakh, sorry that was wrong we can only do 8 lakh', [800_000]],
    ['5 lakh, sorry a b c d e f 8 lakh', [800_000]],
    ['5 lakh, sorry a b c d e f g h 8 lakh', [500_000, 800_000]],
    ['5 lakh actually 8 lakh', [800_000]],
    ['5 lakh, rather 8 lakh', [800_000]],
    ['sorry, 8 lakh', [800_000]],
    ['sorry 5 lakh, 8 lakh', [500_000, 800_000]],
    ['actually 5 lakh and 8 lakh', [500_000, 800_000]],
    ['5 lakh, sorry 8 lakh, 9 lakh', [800_000, 900_000]],
  ])('%s leaves %j', (text, expected) => expect(amounts(text)).toEqual(expected))
})

describe('a change from one sum to another', () => {
  test.each([
    ['increase from 5 lakh to 8 lakh', 800_000, null],
    ['change from 8 lakh to 5 lakh', 500_000, null],
    ['from 5 lakh to 8 lakh', 800_000, 500_000],
    ['at least 5 lakh to 8 lakh', 800_000, 500_000],
    ['5 lakh to 5 lakh', 500_000, 500_000],
  ])('%s', (text, amount, min) => expect(read(text).budgets).toMatchObject([{ amount, min }]))
})

describe('limits on a part', () => {
  test.each([
    ['12 lakh in Hyderabad, max 5 lakh on hoardings', [1_200_000], [{ amount: 500_000, text: 'hoardings' }]],
    [
      'budget 10 lakh, max 5 lakh on radio, max 3 lakh on tv',
      [1_000_000],
      [
        { amount: 500_000, text: 'radio' },
        { amount: 300_000, text: 'tv' },
      ],
    ],
    ['max 5 lakh on hoardings', [500_000], []],
    ['max total 5 lakh on radio, 10 lakh', [500_000, 1_000_000], []],
    ['max 5 lakh, 10 lakh', [500_000, 1_000_000], []],
    ['max 8 lakh on tv, 20 lakh on radio, budget 5 lakh', [800_000, 2_000_000, 500_000], []],
  ])('%s', (text, budgets, limits) => {
    expect(amounts(text)).toEqual(budgets)
    expect(read(text).limits).toEqual(limits)
  })
})

describe('a small sum next to a budget', () => {
  test.each([
    ['budget 1,00,000, 5,000 on posters', [100_000]],
    ['budget 1,00,000, 5,001 on posters', [100_000, 5_001]],
    ['budget 2 lakh, 6,000 on posters', [200_000, 6_000]],
    ['budget 80,000 and 4,000 for posters', [80_000]],
    ['budget 79,000 and 4,000 for posters', [79_000, 4_000]],
    ['budget 2 lakh, 5k on posters', [200_000, 5_000]],
    ['5 lakh, 4,000 on posters', [500_000, 4_000]],
    ['budget 5 lakh and spend 4,000 on posters', [500_000, 4_000]],
  ])('%s: %j', (text, expected) => expect(amounts(text)).toEqual(expected))
})

describe('a floor and a cap', () => {
  test.each([
    ['minimum 5 lakh maximum 5 lakh', [[500_000, 500_000]]],
    ['maximum 8 lakh, minimum 5 lakh', [[500_000, 800_000]]],
    [
      'minimum 8 lakh maximum 5 lakh',
      [
        [800_000, 800_000],
        [null, 500_000],
      ],
    ],
    [
      'minimum 5 lakh, 8 lakh',
      [
        [500_000, 500_000],
        [null, 800_000],
      ],
    ],
    [
      'minimum 5 lakh, maximum 8 lakh, 3 lakh',
      [
        [500_000, 500_000],
        [null, 800_000],
        [null, 300_000],
      ],
    ],
    [
      '5-10 lakh, max 12 lakh',
      [
        [500_000, 1_000_000],
        [null, 1_200_000],
      ],
    ],
  ])('%s', (text, expected) => {
    expect(read(text).budgets.map(({ min, amount }) => [min, amount])).toEqual(expected)
  })
})

test.each([
  ['3 lakh for pune, 3 lakh for mumbai', 2],
  ['3 lakh for pune, 3 lakh for pune', 1],
  ['3 lakh for pune, 4 lakh for pune', 2],
])('%s: sums for different things stay apart: %d', (text, count) => expect(amounts(text)).toHaveLength(count))

describe('the limit of a city', () => {
  test.each([
    ['20 lakh total, max 3 lakh per city, cap each city at 2 lakh', [2_000_000], 200_000],
    ['20 lakh total, cap each city at 2 lakh, max 3 lakh per city', [2_000_000], 200_000],
    ['5 lakh per city, total 5 lakh', [500_000], 500_000],
    ['40% in any one city', [], null],
    ['max 5 lakh per city, do it free', [], 500_000],
  ])('%s', (text, budgets, perCityCap) => {
    expect(amounts(text)).toEqual(budgets)
    expect(read(text)).toMatchObject({ perCityCap, zero: false, splits: [] })
  })

  test('is no share of a medium', () => {
    expect(read('budget 20 lakh, not more than 40% in any one city, 60% on radio')).toMatchObject({
      perCityCap: 800_000,
      splits: [{ percent: 60, text: 'radio' }],
    })
  })
})

test.each([
  ['Mumbai 5 lakh plus GST and Pune 3 lakh all-in', ['exclusive', 'inclusive'], 'inclusive'],
  ['Mumbai 5 lakh and Pune 3 lakh plus GST', [null, 'exclusive'], 'exclusive'],
  ['GST extra, Mumbai 5 lakh and Pune 3 lakh', [null, null], 'exclusive'],
  ['5 lakh plus GST for Mumbai, 3 lakh for Pune', ['exclusive', null], 'exclusive'],
  ['Mumbai 5 lakh all-in, Pune 3 lakh, plus GST', ['inclusive', 'exclusive'], 'exclusive'],
  ['Mumbai 5 lakh all-in, Pune 3 lakh, Delhi 4 lakh plus GST', ['inclusive', null, 'exclusive'], 'exclusive'],
  ['10 lakh GST not included', ['exclusive'], 'exclusive'],
])('%s: every sum has the tax said next to it', (text, each, whole) => {
  expect(read(text).budgets.map(({ gst }) => gst)).toEqual(each)
  expect(read(text).gst).toBe(whole)
})
