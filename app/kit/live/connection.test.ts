import { describe, expect, test } from 'vitest'
import { advance, type Connection, MAX_RECONNECTS, MESSAGES, type Signal, START, statusOf } from './connection.ts'

const reached = (...signals: Signal[]): Connection => signals.reduce(advance, START)
/** Signals of a browser for a failed attempt. */
const REFUSED: Signal[] = ['error', 'close']
const times = (count: number, signals: Signal[]) => Array.from({ length: count }, () => signals).flat()
/** The first connection and five more fail. */
const GIVEN_UP: Signal[] = [...REFUSED, ...times(MAX_RECONNECTS, ['due', ...REFUSED])]

describe('a connection that is lost', () => {
  test('waits, tries again and comes back with nothing said', () => {
    expect(reached('open', 'close')).toEqual({ phase: 'waiting', attempt: 1, message: null })
    expect(reached('open', 'close', 'due')).toMatchObject({ phase: 'connecting', attempt: 1 })
    expect(reached('open', 'close', 'due', 'open', 'steady')).toEqual({ ...START, phase: 'live' })
  })

  test('is given up after five more tries, not before', () => {
    expect(reached(...GIVEN_UP.slice(0, -1)).phase).toBe('connecting')
    expect(reached(...GIVEN_UP)).toEqual({ phase: 'unable', attempt: 5, message: MESSAGES.unable })
  })

  test('counts on when it breaks before it was steady', () => {
    expect(reached('open', 'close', 'due', 'open', 'close').attempt).toBe(2)
    expect(reached('open', 'close', 'due', 'open', 'steady', 'close').attempt).toBe(1)
  })
})

describe('what is said', () => {
  test('an error is said at the first one and stays the same through all tries', () => {
    const said = GIVEN_UP.map((_, at) => reached(...GIVEN_UP.slice(0, at + 1)).message)
    expect(said).toEqual([...said.slice(0, -1).fill(MESSAGES.error), MESSAGES.unable])
  })

  test('it is taken back by a connection, not by another try', () => {
    expect(reached(...GIVEN_UP, 'wake').message).toBe(MESSAGES.unable)
    expect(reached(...GIVEN_UP, 'wake', ...REFUSED).message).toBe(MESSAGES.unable)
    expect(reached(...GIVEN_UP, 'wake', 'open').message).toBeNull()
  })

  test('a connection that the browser refuses is not tried again by itself', () => {
    expect(reached('threw')).toMatchObject({ phase: 'unable', message: MESSAGES.threw })
  })
})

describe('a reason to try at once', () => {
  test.each([
    ['while waiting', REFUSED],
    ['after giving up', GIVEN_UP],
  ])('starts again %s, with five tries', (_, signals) => {
    expect(reached(...signals, 'wake')).toMatchObject({ phase: 'connecting', attempt: 0 })
    expect(reached(...signals, 'wake', ...GIVEN_UP)).toMatchObject({ phase: 'unable', attempt: 5 })
  })

  test('changes nothing while a connection is open or opening', () => {
    expect(reached('open', 'wake')).toEqual(reached('open'))
    expect(reached('open', 'close', 'due', 'wake')).toEqual(reached('open', 'close', 'due'))
  })
})

test('an ended session is not connected again, whatever comes', () => {
  const ended = reached('open', 'revoked')
  for (const signal of ['close', 'due', 'wake', 'open'] as const) expect(advance(ended, signal)).toBe(ended)
})

test.each<[string, Connection, boolean, string]>([
  ['the first try', START, true, 'connecting'],
  ['a connection, whatever the device says', reached('open'), false, 'live'],
  ['a lost one', reached('open', 'close'), true, 'reconnecting'],
  ['a lost one on a device without a network', reached('open', 'close'), false, 'offline'],
  ['given up', reached(...GIVEN_UP), true, 'unable'],
  ['given up on a device without a network', reached(...GIVEN_UP), false, 'offline'],
])('%s is shown as it is', (_, connection, isOnline, status) => expect(statusOf(connection, isOnline)).toBe(status))
