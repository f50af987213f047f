import { expect, test } from 'vitest'
import { activeText } from './active-text.ts'

const NOW = Date.parse('2026-11-20T12:00:00+05:30')

test.each([
  ['2026-11-20T11:59:30+05:30', 'Active now'],
  ['2026-11-20T11:48:00+05:30', 'Active 12 min ago'],
  ['2026-11-20T00:10:00+05:30', 'Active today'],
  ['2026-11-19T23:50:00+05:30', 'Active yesterday'],
  ['2026-11-18T23:50:00+05:30', 'Active 18 Nov'],
  ['2025-11-18T12:00:00+05:30', 'Active 18 Nov 2025'],
])('%s is %s', (at, text) => {
  expect(activeText(new Date(at).toISOString(), NOW)).toBe(text)
})

test('whose sessions are gone was not seen', () => {
  expect(activeText(null, NOW)).toBe('Not signed in lately')
})
