import { describe, expect, test } from 'vitest'
import { createBreaker } from './provider-breaker.ts'

function breakerAt(start = 0) {
  const clock = { now: start }
  const breaker = createBreaker(() => clock.now)
  const fail = (times: number) => {
    for (let i = 0; i < times; i++) breaker.failed()
  }
  return { breaker, clock, fail }
}

describe('a provider that is down', () => {
  test('is asked until it failed five times within a minute', () => {
    const { breaker, clock, fail } = breakerAt()
    fail(4)
    expect(breaker.allows()).toBe(true)
    clock.now = 59_999
    fail(1)
    expect(breaker.allows()).toBe(false)
  })

  test('is not counted out by failures that lie further apart', () => {
    const { breaker, clock, fail } = breakerAt()
    fail(4)
    clock.now = 60_000
    fail(4)
    expect(breaker.allows()).toBe(true)
  })

  test('is forgiven its failures after an answer', () => {
    const { breaker, fail } = breakerAt()
    fail(4)
    breaker.succeeded()
    fail(4)
    expect(breaker.allows()).toBe(true)
  })

  test('is left alone for thirty seconds, then asked once', () => {
    const { breaker, clock, fail } = breakerAt()
    fail(5)
    clock.now = 29_999
    expect(breaker.allows()).toBe(false)
    clock.now = 30_000
    expect([breaker.allows(), breaker.allows(), breaker.allows()]).toEqual([true, false, false])
  })

  test('is asked by all again when the one was answered', () => {
    const { breaker, clock, fail } = breakerAt()
    fail(5)
    clock.now = 30_000
    breaker.allows()
    breaker.succeeded()
    expect([breaker.allows(), breaker.allows()]).toEqual([true, true])
  })

  test('is left alone for another thirty seconds when the one failed', () => {
    const { breaker, clock, fail } = breakerAt()
    fail(5)
    clock.now = 30_000
    breaker.allows()
    breaker.failed()
    clock.now = 59_999
    expect(breaker.allows()).toBe(false)
    clock.now = 60_000
    expect(breaker.allows()).toBe(true)
  })

  test('lets another one try when the visitor of the first went away', () => {
    const { breaker, clock, fail } = breakerAt()
    fail(5)
    clock.now = 30_000
    breaker.allows()
    breaker.abandoned()
    expect([breaker.allows(), breaker.allows()]).toEqual([true, false])
  })
})
