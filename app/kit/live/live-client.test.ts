import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SESSION_ENDED, type SessionEnd } from '../../../worker/kernel/rules/live/live.ts'
import { MAX_RECONNECTS, MESSAGES, RECONNECT_DELAY_MS } from './connection.ts'
import { createLiveClient, type LiveSocket } from './live-client.ts'
import type { PageEvent } from './page-event.ts'

/** Socket of a browser whose other end is the test. */
class Socket extends EventTarget implements LiveSocket {
  readonly CONNECTING = 0
  readyState = 0
  sent: unknown[] = []
  send = (text: string) => this.sent.push(JSON.parse(text))
  close = vi.fn()

  accept(seq: number) {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
    this.say({ event: 'hello', data: { seq }, seq })
  }
  say(frame: PageEvent | SessionEnd) {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(frame) }))
  }
  end(code = 1006) {
    this.readyState = 3
    if (code === 1006) this.dispatchEvent(new Event('error'))
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}

const change = (seq: number): PageEvent => ({ event: 'categoryDeleted', data: `c${seq}`, seq })

function startClient(isOnline: () => boolean = () => true) {
  const sockets: Socket[] = []
  const heard: (number | 'missed')[] = []
  const onEnd = vi.fn()
  const client = createLiveClient({
    open: () => {
      const socket = new Socket()
      sockets.push(socket)
      return socket
    },
    isOnline,
  })
  client.listen({ onEvent: ({ seq }) => heard.push(seq), onMissed: () => heard.push('missed') })
  client.start(onEnd)
  const newest = () => sockets.at(-1) ?? new Socket()
  return { client, sockets, newest, heard, onEnd }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('tells each change once and in order, and of a gap that something was missed', () => {
  const { newest, heard } = startClient()
  newest().accept(7)
  for (const seq of [8, 9, 9, 8, 12, 13]) newest().say(change(seq))
  expect(heard).toEqual([7, 8, 9, 'missed', 13])
})

test('tells after each reconnect that something may have been missed', () => {
  const { newest, heard } = startClient()
  newest().accept(7)
  newest().end()
  vi.advanceTimersByTime(RECONNECT_DELAY_MS)
  newest().accept(7)
  newest().say(change(8))
  expect(heard).toEqual([7, 'missed', 7, 8])
})

test('tries five times, two seconds apart, then not again until it is asked to', () => {
  const { client, sockets, newest } = startClient()
  newest().end()
  expect(client.snapshot()).toMatchObject({ status: 'reconnecting', attempt: 1, message: MESSAGES.error })
  for (let count = 1; count <= MAX_RECONNECTS; count++) {
    vi.advanceTimersByTime(RECONNECT_DELAY_MS - 1)
    expect(sockets).toHaveLength(count)
    vi.advanceTimersByTime(1)
    expect(sockets).toHaveLength(count + 1)
    newest().end()
  }
  expect(client.snapshot()).toMatchObject({ status: 'unable', message: MESSAGES.unable })
  vi.advanceTimersByTime(600_000)
  expect(sockets).toHaveLength(MAX_RECONNECTS + 1)
  client.wake()
  newest().accept(0)
  expect(client.snapshot()).toMatchObject({ status: 'live', attempt: 0, message: null })
})

test('a handshake that nobody answers is a failed one', () => {
  const { client, newest } = startClient()
  const silent = newest()
  vi.advanceTimersByTime(20_000)
  expect(client.snapshot()).toMatchObject({ status: 'reconnecting', message: MESSAGES.error })
  vi.advanceTimersByTime(RECONNECT_DELAY_MS)
  newest().accept(0)
  silent.accept(0)
  expect(silent.close).toHaveBeenCalled()
  expect(client.snapshot().status).toBe('live')
})

test('a device that lost its network is offline until it is back, and then at once', () => {
  let isOnline = true
  const { client, sockets, newest } = startClient(() => isOnline)
  newest().accept(0)
  isOnline = false
  client.lostNetwork()
  expect(client.snapshot().status).toBe('offline')
  isOnline = true
  client.wake()
  expect(sockets).toHaveLength(2)
  newest().accept(0)
  expect(client.snapshot().status).toBe('live')
})

test('a revoked session is reported by its last frame, and not connected again', () => {
  const { client, sockets, newest, onEnd } = startClient()
  newest().accept(0)
  newest().say({ event: 'ended' })
  expect(onEnd).toHaveBeenCalledOnce()
  newest().end(SESSION_ENDED)
  client.wake()
  vi.advanceTimersByTime(600_000)
  expect(onEnd).toHaveBeenCalledOnce()
  expect(sockets).toHaveLength(1)
})

test('announces where a user is once they stay, and again to a new connection', () => {
  const { client, newest } = startClient()
  newest().accept(0)
  client.announcePresence('list', false)
  client.announcePresence('ooh', true)
  client.announcePresence('ooh', true)
  expect(newest().sent).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(newest().sent).toEqual([{ presence: { at: 'ooh', editing: true } }])
  newest().end()
  vi.advanceTimersByTime(RECONNECT_DELAY_MS)
  newest().accept(0)
  expect(newest().sent).toEqual([{ presence: { at: 'ooh', editing: true } }])
})

test('a user who leaves is editing nothing', () => {
  const { client, newest } = startClient()
  newest().accept(0)
  const takeBack = client.announcePresence('ooh', true)
  vi.advanceTimersByTime(1_000)
  takeBack()
  vi.advanceTimersByTime(1_000)
  expect(newest().sent.at(-1)).toEqual({ presence: { at: 'list', editing: false } })
})

test('people are those of the connection, and nobody without one', () => {
  const { client, newest } = startClient()
  newest().accept(0)
  const people = [{ userId: 'meera', name: 'Meera Kulkarni', at: 'list', editing: false }]
  newest().say({ event: 'presence', data: { people }, seq: 0 })
  expect(client.snapshot().people).toEqual(people)
  newest().end()
  expect(client.snapshot().people).toEqual([])
})

test('what is no frame of ours is left unread', () => {
  const { newest, heard } = startClient()
  newest().accept(1)
  for (const data of ['', '{', 'null', '7', '{"event":7}', new Blob()]) {
    newest().dispatchEvent(Object.assign(new Event('message'), { data }))
  }
  expect(heard).toEqual([1])
})

test('after hanging up nothing is tried, until it is asked to connect again', async () => {
  const { client, sockets, newest, onEnd } = startClient()
  newest().accept(0)
  const connectAgain = await client.hangUp()
  newest().end(SESSION_ENDED)
  vi.advanceTimersByTime(600_000)
  expect(onEnd).not.toHaveBeenCalled()
  expect(sockets).toHaveLength(1)
  connectAgain()
  newest().accept(0)
  expect(client.snapshot().status).toBe('live')
})

test('hanging up waits for a handshake on its way, but not for long', async () => {
  const { client, newest } = startClient()
  const told: string[] = []
  client.hangUp().then(() => told.push('hung up'))
  await vi.advanceTimersByTimeAsync(100)
  expect(told).toEqual([])
  newest().accept(0)
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual(['hung up'])

  const never = startClient()
  never.client.hangUp().then(() => told.push('waited enough'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(told).toEqual(['hung up', 'waited enough'])
})
