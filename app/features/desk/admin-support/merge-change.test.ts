import { expect, test } from 'vitest'
import type { Ticket } from '../../../../worker/desk/rules/support/ticket.ts'
import { touchesOthers } from './merge-change.ts'

const SEEN: Ticket = {
  id: 1,
  reference: 'TKT-7K2M9Q',
  subject: 'Bus 7',
  name: 'Farah',
  email: 'farah@thanda.example',
  message: 'No photos',
  status: 'open',
  priority: 'medium',
  isSpam: false,
  source: 'contact',
  senderProof: 'none',
  assignee: null,
  createdAt: '',
  lastUpdate: '',
  firstReplyAt: null,
  version: 1,
}

test('what others changed elsewhere is no conflict', () => {
  const now = { ...SEEN, version: 2, status: 'in_progress', assignee: { id: 'usr_meera' } } as const
  expect(touchesOthers(SEEN, now, { priority: 'high' })).toBe(false)
  expect(touchesOthers(SEEN, now, { status: 'resolved' })).toBe(true)
  expect(touchesOthers(SEEN, now, { assignee: 'usr_arvind' })).toBe(true)
  expect(touchesOthers(SEEN, { ...SEEN, priority: 'high' }, { priority: 'medium' })).toBe(true)
  expect(touchesOthers(SEEN, { ...SEEN, isSpam: true }, { isSpam: true })).toBe(true)
})
