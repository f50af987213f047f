import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AnyEventKind } from '../../kernel/rules/events/event.ts'
import * as declared from './booking.events.ts'
import { BOOKING_EVENTS, lineCancelled, lineConfirmed, lineExpired } from './booking.events.ts'

const KINDS: readonly AnyEventKind[] = BOOKING_EVENTS

const ROOMS = ['booking', 'backoffice']
const verbs = ROOMS.flatMap((room) =>
  readdirSync(new URL(`../../${room}/`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.server.ts'))
    .map((path) => readFileSync(new URL(`../../${room}/${path}`, import.meta.url), 'utf8')),
)

test('every event of the room is listed once', () => {
  const names = KINDS.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const exported = Object.values(declared).filter((one) => 'name' in one)
  expect(exported.map((one) => ('name' in one ? one.name : '')).toSorted()).toEqual(names.toSorted())
})

test('every event is emitted by a verb, and no verb writes its name by hand into the audit log or the outbox', () => {
  const all = verbs.join('\n')
  expect(
    Object.entries(declared).flatMap(([name, one]) =>
      'name' in one && !new RegExp(`\\b${name}\\b`).test(all) ? [name] : [],
    ),
  ).toEqual([])
  expect(KINDS.flatMap(({ name }) => (new RegExp(`(action|kind|event): '${name}'`).test(all) ? [name] : []))).toEqual([
    'campaign.changed',
  ])
})

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

test('who is told of an event by a letter has its text beside its words', () => {
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
