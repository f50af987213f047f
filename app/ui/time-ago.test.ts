import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

const now = new Date('2026-11-20T12:00:00Z')

test.each([
  ['just now', '2026-11-20T11:59:30Z'],
  // The clocks of two machines differ.
  ['just now', '2026-11-20T12:00:20Z'],
  ['1 minute ago', '2026-11-20T11:58:10Z'],
  ['59 minutes ago', '2026-11-20T11:00:30Z'],
  ['2 hours ago', '2026-11-20T10:00:00Z'],
  ['yesterday', '2026-11-19T11:00:00Z'],
  ['6 days ago', '2026-11-14T11:00:00Z'],
  // After midnight in India.
  ['13 Nov 2026', '2026-11-12T19:00:00.000Z'],
])('%s', (words, instant) => expect(timeAgo(instant, now)).toBe(words))
