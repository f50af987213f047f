import { describe, expect, test } from 'vitest'
import { normalise, tokenise } from '../text/tokens.ts'
import { readAmounts } from './amounts.ts'
import { surroundings } from './context.ts'
import { readGst } from './gst.ts'

const read = (text: string) => readAmounts(normalise(text))

test.each([
  ['2 lakh per week', { week: true }],
  ['2 lakh a week', { week: true }],
  ['weekly 2 lakh', { week: true }],
  ['2 lakh per day', { day: true }],
  ['20000 a day', { day: true }],
  ['20000 daily', { day: true }],
  ['monthly 2 lakh', { month: true }],
  ['5 lakh for a day', {}],
  ['5 lakh for a week', {}],
  ['5 lakh', {}],
])('%s is for one of many: %j', (text, per) => {
  expect(read(text).budgets.map((budget) => budget.per)).toEqual([per])
})

test.each([
  ['by another 2 lakh', { rupees: 200_000 }],
  ['another 2 lakh', { rupees: 200_000 }],
  ['add another 2 lakh', { rupees: 200_000 }],
  ['add 2 lakh', { rupees: 200_000 }],
  ['reduce by 2 lakh', { rupees: -200_000 }],
  ['2 lakh less', { rupees: -200_000 }],
  ['reduce budget by 20%', { percent: -20 }],
  ['20% less budget', { percent: -20 }],
  ['20% more budget', { percent: 20 }],
  ['half the budget', { percent: -50 }],
  ['budget half', { percent: -50 }],
  ['budget doubled', { percent: 100 }],
  ['the budget', null],
])('%s changes the budget by %j', (text, change) => {
  expect(read(text).change).toEqual(change)
})

describe('the words around a sum', () => {
  const around = (text: string, limits: Partial<{ floor: number; ceiling: number }> = {}) => {
    const tokens = tokenise(text)
    const first = tokens.findIndex((token) => token.text === 'sum')
    const { before, after } = surroundings(
      tokens,
      { first, next: first + 1 },
      { floor: 0, ceiling: tokens.length, ...limits },
    )
    return [before.trim(), after.trim()]
  }

  test('are seven at either side', () => {
    expect(around('a b c d e f g h i sum k l m n o p q r s')).toEqual(['c d e f g h i', 'k l m n o p q'])
  })

  test('end with the clause', () => {
    expect(around('a b, c sum d. e')).toEqual(['c', 'd'])
    expect(around('a, sum; b')).toEqual(['', ''])
  })

  test('end at the sums before and after', () => {
    expect(around('a b c sum d e f', { floor: 2, ceiling: 5 })).toEqual(['c', 'd'])
    expect(around('sum')).toEqual(['', ''])
  })

  test('are words without brackets and quotes', () => {
    expect(around('("a") - sum (b)')).toEqual(['a', 'b'])
  })
})

test('phrases on tax are in order of text, the longer of two that begin together first', () => {
  const bases = (text: string) => readGst(text).map(({ basis, span }) => [basis, span.start])
  expect(bases('incl gst, then plus gst, then all-in')).toEqual([
    ['inclusive', 0],
    ['exclusive', 15],
    ['inclusive', 30],
  ])
})
