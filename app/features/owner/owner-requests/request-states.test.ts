import { describe, expect, test } from 'vitest'
import { meanwhile, timeLeft, verbsOf } from './request-states.ts'

const TODAY = '2026-11-23'

describe('what an owner can do', () => {
  test.each([
    ['requested', ['confirm', 'counter', 'decline']],
    ['expired', ['confirm']],
    ['countered', ['decline']],
    ['confirmed', ['cancel']],
    ['withdrawn', []],
    ['live', []],
  ] as const)('%s: %j', (status, verbs) => expect(verbsOf({ status, starts: '2026-12-15' }, TODAY)).toEqual(verbs))

  test('a booking that begins today is not cancelled', () => {
    expect(verbsOf({ status: 'confirmed', starts: TODAY }, TODAY)).toEqual([])
  })
})

describe('the time that is left', () => {
  const HOUR = 3_600_000
  test.each([
    [0, 'Expired', 'neutral'],
    [-HOUR, 'Expired', 'neutral'],
    [90_000, '2 min left', 'warn'],
    [HOUR, '1 h left', 'warn'],
    [11.9 * HOUR, '11 h left', 'warn'],
    [12 * HOUR, '12 h left', 'info'],
    [47.9 * HOUR, '47 h left', 'info'],
    [48 * HOUR, '2 days left', 'info'],
  ] as const)('%d ms: %s', (left, text, tone) => expect(timeLeft(left, 0)).toEqual({ text, tone }))
})

test('a refused answer says what it has become', () => {
  expect(meanwhile('withdrawn')).toBe('The advertiser withdrew it')
  expect(meanwhile('settled')).toBe('It has changed')
})
