import { expect, test } from 'vitest'
import { growthOf, growthText, wholeShares } from './growth.ts'

test.each([
  [{ now: 112.5, before: 100 }, 12.5, '+12.5%'],
  [{ now: 82, before: 100 }, -18, '-18%'],
  [{ now: 0, before: 0 }, 0, '0%'],
  [{ now: 1, before: 3 }, -66.7, '-66.7%'],
])('the change of %o is %d percent', (compared, percent, text) => {
  expect(growthOf(compared)).toBe(percent)
  expect(growthText(percent)).toBe(text)
})

test('there is no change in percent from nothing', () => {
  expect(growthOf({ now: 4, before: 0 })).toBeNull()
})

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [35.4, 24.6, 20, 15, 5],
    [35, 25, 20, 15, 5],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [[7], [100]],
  [
    [1, 0, 999],
    [0, 0, 100],
  ],
])('whole shares of %j are %j', (values, shares) => {
  expect(wholeShares(values)).toEqual(shares)
})
