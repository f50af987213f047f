import { expect, test } from 'vitest'
import { noticeOf } from './notice.ts'

const SENT = { status: 'pending', reason: '', submittedAt: Date.parse('2026-11-28T06:30:00Z') } as const

test('a campaign that waits says until when its days are held, or that the hold is over', () => {
  const text = (...states: ('held' | 'expired')[]) =>
    noticeOf({ ...SENT, lines: states.map((status) => ({ status })) })?.text
  expect(text('expired', 'held')).toBe('Its days are held until 1 Dec 2026, 12:00.')
  expect(text('expired')).toBe('The hold on its days has ended; our team still answers.')
})

test('the reason of staff is quoted', () => {
  const text = (reason: string) => noticeOf({ ...SENT, status: 'rejected', lines: [], reason })?.text
  expect(text('no GSTIN')).toBe('“no GSTIN” Revise it, and send it again.')
  expect(text('')).toBe('Revise it, and send it again.')
})
