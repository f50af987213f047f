import { expect, test } from 'vitest'
import { type SecurityFacts, securityScore } from './security-score.ts'

const FRESH: SecurityFacts = {
  settings: { ipWhitelist: '', sessionTimeout: 30, requireTwoFactor: true, criticalActionVerification: true },
  staff: 2,
  enrolled: 0,
  oldestSessionDays: 0,
}

const totalOf = (more: Partial<SecurityFacts['settings']> = {}, facts: Partial<SecurityFacts> = {}) =>
  securityScore({ ...FRESH, ...facts, settings: { ...FRESH.settings, ...more } }).total

test('a fresh installation has 85 of 100 points, and what each part is worth adds up', () => {
  const { total, parts } = securityScore(FRESH)
  expect(total).toBe(85)
  expect(parts.reduce((sum, { most }) => sum + most, 0)).toBe(100)
  expect(parts.filter(({ points, most }) => points < most).map(({ label }) => label)).toEqual([
    'Every member of staff has a second factor',
    'IP whitelist in use',
  ])
})

test('every setting moves it by what it is worth', () => {
  expect(totalOf({ requireTwoFactor: false })).toBe(60)
  expect(totalOf({ criticalActionVerification: false })).toBe(60)
  expect([31, 60, 61].map((sessionTimeout) => totalOf({ sessionTimeout }))).toEqual([75, 75, 65])
  expect(totalOf({ ipWhitelist: '203.0.113.0/24' })).toBe(90)
  expect(totalOf({ ipWhitelist: '# none yet' })).toBe(85)
  expect([6, 7].map((oldestSessionDays) => totalOf({}, { oldestSessionDays }))).toEqual([85, 70])
  expect([1, 2].map((enrolled) => totalOf({}, { enrolled }))).toEqual([90, 95])
})

test('the best that can be set has all points', () => {
  expect(totalOf({ ipWhitelist: '2001:db8::/48', sessionTimeout: 5 }, { enrolled: 2 })).toBe(100)
})
