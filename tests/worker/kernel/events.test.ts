import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { emit } from '../../../worker/kernel/events/emit.server.ts'
import { on } from '../../../worker/kernel/events/listen.ts'
import { inArea } from '../../../worker/kernel/rules/audit/audit-words.ts'
import { defineEvent } from '../../../worker/kernel/rules/events/event.ts'
import { guard } from '../../../worker/kernel/sql/statements.server.ts'
import { newOwner, toldOf } from '../../support/bookings.ts'
import { service } from '../../support/service.ts'
import { audited, recordedService, rowsOf } from '../../support/staff.ts'

const kite = inArea('listings', 'other')

/** An act that no room knows: what follows from it is declared here alone. */
const kiteFlown = defineEvent(
  'kite.flown',
  { words: kite('Kite', 'Flown') },
  ({ kite, owner }: { kite: string; owner: string }) => ({
    audit: { subject: kite, detail: { owner, isHigh: true } },
    notices: [
      { audience: `owner:${owner}`, subject: kite, version: 2 },
      { audience: 'staff', subject: kite, version: 2 },
    ],
    live: { data: { id: kite, version: 2 }, to: ['staff', `owner:${owner}`] },
  }),
)
const kiteLost = defineEvent('kite.lost', { words: kite('Kite', 'Lost') }, (kite: string) => ({
  audit: null,
  notices: [],
  live: { data: { id: kite, version: 3 }, to: ['user:usr_flyer'] },
}))

const OWNER = 'test-owner'

/** A service whose only listeners are these. */
const listening = (...listeners: ReturnType<typeof on>[]) => {
  const wake = vi.fn<() => void>()
  return { wake, ...recordedService({ events: { ...service.events, listeners }, sweeper: { wake } }) }
}

test('an event that is emitted has its audit row, its notices and its live message by its declaration', async () => {
  const member = await newOwner()
  const { ctx, publish, wake } = listening()
  const { statements, committed } = await emit(
    ctx,
    kiteFlown.of('usr_flyer', { kite: 'kite_1', owner: OWNER }),
    kiteLost.of(null, 'kite_1'),
  )
  expect([await audited('kite_1'), publish.mock.calls]).toEqual([[], []])
  const [first, ...rest] = statements
  if (first) await service.db.batch([first, ...rest])
  expect(await audited('kite_1')).toEqual([
    { action: 'kite.flown', actor: 'usr_flyer', detail: `{"owner":"${OWNER}","isHigh":true}` },
  ])
  expect(await toldOf('kite_1')).toEqual([
    { audience: `owner:${OWNER}`, kind: 'kite.flown' },
    { audience: 'staff', kind: 'kite.flown' },
  ])
  expect(await rowsOf('SELECT version, sent_at FROM notices WHERE subject = ?', 'kite_1')).toEqual([
    { version: 2, sent_at: null },
    { version: 2, sent_at: null },
  ])
  expect([publish.mock.calls, wake.mock.calls]).toEqual([[], []])
  await committed()
  expect(wake).toHaveBeenCalledOnce()
  expect(publish.mock.calls).toEqual([
    [[{ event: 'kite.flown', data: { id: 'kite_1', version: 2 } }], ['hub', `user:${member.id}`]],
    [[{ event: 'kite.lost', data: { id: 'kite_1', version: 3 } }], ['user:usr_flyer']],
  ])
})

test('a listener adds to the batch of the act, and can refuse it', async () => {
  const { ctx } = listening(
    on([kiteFlown], {
      inBatch: async ({ db }, events) => events.map(({ fact }) => guard(db, sql`${fact.kite} <> 'kite_torn'`)),
    }),
  )
  const write = async (kite: string) => {
    const [first, ...rest] = (await emit(ctx, kiteFlown.of(null, { kite, owner: OWNER }))).statements
    if (first) await service.db.batch([first, ...rest])
  }
  await write('kite_2')
  await expect(write('kite_torn')).rejects.toThrow()
  expect(await audited('kite_2')).toHaveLength(1)
  expect([await audited('kite_torn'), await toldOf('kite_torn')]).toEqual([[], []])
})

test('a listener hears its own events after the commit, pages hear last, and what fails stops nobody', async () => {
  const said: string[] = []
  const { ctx, publish } = listening(
    on([kiteLost], { afterCommit: async () => Promise.reject(new Error('no string')) }),
    on([kiteFlown], {
      afterCommit: async (_, events) => {
        await Promise.resolve()
        said.push(...events.map(({ fact }) => fact.kite))
      },
    }),
  )
  publish.mockImplementation(async (changes) => {
    said.push(...changes.map(({ event }) => event))
  })
  const happened = await emit(ctx, kiteFlown.of(null, { kite: 'kite_4', owner: 'nobody' }), kiteLost.of(null, 'kite_4'))
  expect(said).toEqual([])
  await happened.committed()
  expect(said).toEqual(['kite_4', 'kite.flown', 'kite.lost'])
})
