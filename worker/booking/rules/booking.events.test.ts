import { expect, test } from 'vitest'
import { lineCancelled, lineConfirmed, lineExpired } from './booking.events.ts'

const line = { id: 'lin_1', campaignId: 'cmp_1', ownerId: 'own_1', resource: 'r', listing: 'l' }
const fact = { line: { ...line, snapshot: { category: 'ooh' as const } }, advertiser: 'usr_1', version: 3 }

test('a cancellation tells the other side alone, open pages of both and staff', () => {
  const told = (by: 'mediaOwner' | 'advertiser' | 'admin') =>
    lineCancelled.of('usr_2', { ...fact, by }).notices.map(({ audience }) => audience)
  expect([told('mediaOwner'), told('advertiser'), told('admin')]).toEqual([
    ['user:usr_1'],
    ['owner:own_1'],
    ['owner:own_1'],
  ])
  expect(lineCancelled.of('usr_2', fact)).toMatchObject({
    name: 'line.cancelled',
    audit: { subject: 'lin_1', detail: { campaign: 'cmp_1' } },
    live: { data: { id: 'lin_1', version: 3 }, to: ['staff', 'user:usr_1', 'owner:own_1'] },
  })
})

test('an owner that was not asked hears nothing, nor does an account that is deleted', () => {
  const { notices, live } = lineExpired.of(null, { ...fact, advertiser: null, isUnasked: true })
  expect([notices, live?.to]).toEqual([[], ['staff']])
})

test('an event with a letter has its text next to its words', () => {
  expect(
    lineConfirmed.letters?.user?.subject({
      ref: 'BKG-0001',
      listing: '',
      starts: '',
      ends: '',
      answerBy: null,
      href: '',
    }),
  ).toBe('BKG-0001 is confirmed')
})
