import { expect, test } from 'vitest'
import { normalise } from '../text/tokens.ts'
import { readAmounts } from './amounts.ts'

const read = (text: string) => readAmounts(normalise(text))

test.each([
  ['take 3 lakh off', { rupees: -300_000 }],
  ['knock 50,000 off', { rupees: -50_000 }],
  ['cut 5 lakh from this', { rupees: -500_000 }],
  ['reduce 2 lakh', { rupees: -200_000 }],
  ['2 lakh kam kar do', { rupees: -200_000 }],
  ['add 2 lakh more', { rupees: 200_000 }],
  ['2 lakh badha do', { rupees: 200_000 }],
  ['increase by 2 lakh', { rupees: 200_000 }],
  ['double it', { percent: 100 }],
  ['double', { percent: 100 }],
  ['half it', { percent: -50 }],
  ['budget aadha kar do', { percent: -50 }],
  ['20% less', { percent: -20 }],
  ['20% kam karo', { percent: -20 }],
  ['reduce budget by 20%', { percent: -20 }],
  ['10% badha do', { percent: 10 }],
])('%s is a step', (text, expected) => {
  const { change, budgets } = read(text)
  expect({ change, budgets }).toEqual({ change: expected, budgets: [] })
})

test.each([
  ['cut to 5 lakh', 500_000],
  ['reduce the budget to 5 lakh', 500_000],
  ['make it 12 lakh', 1_200_000],
])('%s names the budget', (text, amount) => {
  expect(read(text)).toMatchObject({ change: null, budgets: [{ amount }] })
})

test('a double decker is no step, and a price off is no sum', () => {
  expect(read('double decker buses in Mumbai').change).toBeNull()
  expect(read('shoes at 500 off').budgets).toEqual([])
})
