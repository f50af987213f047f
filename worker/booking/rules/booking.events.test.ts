import { expect, test } from 'vitest'
import {
  campaignSubmitted,
  creativeUploaded,
  lineAsked,
  lineCancelled,
  lineConfirmed,
  lineExpired,
  messageReceived,
} from './booking.events.ts'

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

const audiencesOf = ({ notices }: { notices: readonly { audience: string }[] }) =>
  notices.map(({ audience }) => audience)

test('a campaign that is sent is known to staff and its advertiser, on paper and on open pages', () => {
  const sent = (advertiser: string | null) => campaignSubmitted.of('usr_1', { id: 'cmp_1', advertiser, version: 2 })
  expect(audiencesOf(sent('usr_1'))).toEqual(['staff', 'user:usr_1'])
  expect(sent('usr_1').live).toEqual({ data: { id: 'cmp_1', version: 2 }, to: ['staff', 'user:usr_1'] })
  expect([audiencesOf(sent(null)), sent(null).live?.to]).toEqual([['staff'], ['staff']])
})

test('a line that is cancelled with its campaign has no row of its own, and artwork for staff no letter to its owner', () => {
  expect(lineCancelled.of('usr_1', { ...fact, isPart: true }).audit).toBeNull()
  const artwork = (isQuiet: boolean) => creativeUploaded.of('usr_1', { ...fact, isQuiet })
  expect([audiencesOf(artwork(true)), audiencesOf(artwork(false))]).toEqual([[], ['owner:own_1']])
  expect(artwork(true).live?.to).toEqual(['staff', 'user:usr_1', 'owner:own_1'])
})

test('a message is a mail to the other side, and shown on open pages of both', () => {
  const message = { id: 'thr_1', user: 'usr_1', owner: 'own_1', hour: 5 }
  for (const [to, audience] of [
    ['owner', 'owner:own_1'],
    ['user', 'user:usr_1'],
  ] as const) {
    expect(messageReceived.of('usr_1', { ...message, to })).toMatchObject({
      notices: [{ audience, subject: 'thr_1', version: 5 }],
      live: { to: ['user:usr_1', 'owner:own_1'] },
    })
  }
})

test('a letter says until when to answer, where there is a time', () => {
  const mail = { ref: 'BKG-0001', listing: 'L', starts: '2026-12-15', ends: '2027-01-14', href: '' }
  const letter = (answerBy: number | null) => lineAsked.letters?.owner?.before({ ...mail, answerBy })
  expect(letter(null)).toHaveLength(2)
  expect(letter(Date.parse('2026-11-22T12:00:00+05:30'))?.at(-1)).toMatch(/^Please answer by .*22 Nov.*, India time\.$/)
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
