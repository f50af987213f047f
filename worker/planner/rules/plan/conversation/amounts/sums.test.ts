import { describe, expect, test } from 'vitest'
import { normalise } from '../text/tokens.ts'
import { readAmounts } from './amounts.ts'

const read = (text: string) => readAmounts(normalise(text))
const amounts = (text: string) => read(text).budgets.map(({ amount }) => amount)

describe('a number without unit and currency', () => {
  test.each([
    ['1,000', 1_000],
    ['2,000', 2_000],
    ['1000', 1_000],
    ['budget is 2500', 2_500],
    ['do 5000', 5_000],
    ['a 50000', 50_000],
    ['around 5050', 5_050],
    ['12500 9876', 12_500],
    ['560000', 560_000],
    ['budget 560001', 560_001],
    ['budget is 560001', 560_001],
    ['9000000000', 9e9],
    ['1234567800', 1_234_567_800],
    ['50000000000', 5e10],
    ['inr50000', 50_000],
    ['five thousand', 5_000],
    ['Rs 2000', 2_000],
    ['₹5000 people', 5_000],
    ['₹ 5000 hoardings', 5_000],
    ['5000 for users', 5_000],
  ])('%s is money', (text, amount) => expect(amounts(text)).toEqual([amount]))

  test.each([
    '999',
    '1900',
    '2100',
    '1899',
    '2101',
    '12550',
    '5050',
    '05000',
    '1500.5',
    '2500.50',
    'sector 5000',
    'plot 5000',
    'model 5000',
    'spend 560001',
    'pay around 560001',
    '7876543210',
    '12345678901',
    '98765 43200',
    '43200 98765',
    'x50000',
    '#50000',
    '1.50000.2',
    '5000 users',
    '5000 app users',
    '1950 people',
    '500 in women',
  ])('%s is none', (text) => expect(read(text)).toMatchObject({ budgets: [], reachGoal: null }))
})

describe('a range', () => {
  test.each([
    ['2 to 3 lakh', 200_000, 300_000],
    ['5000 or 6000', 5_000, 6_000],
    ['5000 to 6000', 5_000, 6_000],
    ['between 5000 and 6000', 5_000, 6_000],
    ['between about 5 and 10 lakh', 500_000, 1_000_000],
    ['between rs 5 lakh and 10 lakh', 500_000, 1_000_000],
    ['5 aur 10 lakh beech', 500_000, 1_000_000],
    ['5 lakh aur 10 lakh beech', 500_000, 1_000_000],
    ['5 lakh aur 10 lakh ke beech', 500_000, 1_000_000],
    ['5 ya 10 lakh', 500_000, 1_000_000],
    ['5-10 thousand', 5_000, 10_000],
    ['1-2k', 1_000, 2_000],
    ['50000-2 lakh', 50_000, 200_000],
    ['₹2027 to 5 lakh', 2_027, 500_000],
    ['₹500 - ₹900', 500, 900],
    ['₹5 lakh - ₹5 lakh', 500_000, 500_000],
    ['ek teen lakh', 100_000, 300_000],
    ['teen nau lakh', 300_000, 900_000],
    ['do ya teen lakh', 200_000, 300_000],
    ['ek se das lakh', 100_000, 1_000_000],
  ])('%s', (text, min, amount) => expect(read(text).budgets).toMatchObject([{ min, amount }]))

  test.each([
    ['2027 to 5 lakh', [500_000]],
    ['1950 to 5000', [5_000]],
    ['1950-2000', []],
    ['500-900', []],
    ['50-60', []],
    ['0.5-1k', [1_000]],
    ['5 and 10 lakh', [1_000_000]],
    ['10-5 lakh', [500_000]],
    ['5 lakh and 10 lakh', [500_000, 1_000_000]],
    ['5000 and 6000', [5_000, 6_000]],
    ['teen das lakh', [1_000_000]],
    ['do do lakh', [200_000]],
    ['paanch teen lakh', [300_000]],
    ['do 3 lakh', [300_000]],
    ['2 teen lakh', [300_000]],
    ['do lakh teen lakh', [200_000, 300_000]],
    ['12 to 5000', [5_000]],
  ])('%s is none', (text, expected) => {
    const { budgets } = read(text)
    expect(budgets.map(({ amount }) => amount)).toEqual(expected)
    expect(budgets.every(({ min }) => min === null)).toBe(true)
  })
})

describe('what a number counts', () => {
  test.each([
    ['reach 5 lakh young people, budget 3 lakh', 500_000],
    ['reach 5 lakh young students, budget 3 lakh', 500_000],
    ['reach 1000 people, budget 3 lakh', 1_000],
    ['reach 500 people, budget 3 lakh', null],
    ['budget 3 lakh, 5 crore people', 50_000_000],
    ['budget 3 lakh, 5 lakh students', null],
    ['budget 3 lakh, 5000 people', null],
    ['budget 3 lakh, fee of 5 lakh people', null],
    ['reach 10 lakh, budget 3 lakh', 1_000_000],
  ])('%s: %s heads', (text, heads) => {
    expect(read(text).reachGoal).toBe(heads)
    expect(amounts(text)).toEqual([300_000])
  })

  test('may be the whole message', () => {
    expect(read('reach 10 lakh')).toMatchObject({ reachGoal: 1_000_000, budgets: [] })
    expect(read('reach ₹10 lakh')).toMatchObject({ reachGoal: null, budgets: [{ amount: 1_000_000 }] })
    expect(read('reach 5 lakh women')).toMatchObject({ reachGoal: 500_000, budgets: [] })
  })

  test.each([
    '5 lakh women',
    '5 lakh young women',
    '5 lakh for women',
    '5 lakh for people',
    '5 lakh, people',
    '5 lakh & people',
  ])('%s is a budget', (text) => {
    expect(read(text)).toMatchObject({ reachGoal: null, budgets: [{ amount: 500_000 }] })
  })
})

test.each(['usd5000', '5000 usd', '$ 5000'])('%s is other money', (text) => {
  expect(read(text)).toMatchObject({ currency: '$', budgets: [] })
})
