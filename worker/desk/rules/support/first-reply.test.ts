import { describe, expect, test } from 'vitest'
import { durationText, firstReplyOf } from './first-reply.ts'

const AT = '2026-11-20T04:00:00.000Z'
const later = (minutes: number) => new Date(Date.parse(AT) + minutes * 60_000)
const ticket = { createdAt: AT, firstReplyAt: null, status: 'open', isSpam: false } as const

describe('the clock of the first answer', () => {
  test('runs until there is one, and is overdue only after four hours', () => {
    expect(firstReplyOf(ticket, later(240))).toEqual({ waited: 14_400_000, isAnswered: false, isOverdue: false })
    expect(firstReplyOf(ticket, later(241))).toMatchObject({ isOverdue: true })
  })

  test('stops with the answer, whatever the time is now', () => {
    const answered = { ...ticket, firstReplyAt: later(71).toISOString(), status: 'resolved' } as const
    expect(firstReplyOf(answered, later(9000))).toEqual({ waited: 71 * 60_000, isAnswered: true, isOverdue: false })
  })

  test('does not run for spam, nor for what is resolved without an answer', () => {
    expect(firstReplyOf({ ...ticket, isSpam: true }, later(9000))).toBeNull()
    expect(firstReplyOf({ ...ticket, status: 'resolved' }, later(9000))).toBeNull()
  })

  test('does not run backwards when a clock is behind', () => {
    expect(firstReplyOf(ticket, later(-5))).toMatchObject({ waited: 0 })
  })
})

test.each([
  [0, '0 min'],
  [42, '42 min'],
  [60, '1 h'],
  [71, '1 h 11 min'],
  [1440, '1 day'],
  [3063, '2 days 3 h'],
])('%d minutes read as %s', (minutes, text) => expect(durationText(minutes * 60_000)).toBe(text))
