import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countAttempt, NO_ATTEMPTS, type ThrottleState } from './throttle.ts'

const RULES = { free: 5, baseSeconds: 15, maxSeconds: 900, memorySeconds: 900 }

/** Tries as soon as each may be made. @returns the seconds between them */
function waits(tries: number): number[] {
  let state: ThrottleState = NO_ATTEMPTS
  let now = 0
  return Array.from({ length: tries }, () => {
    state = countAttempt(state, now, RULES).state
    const wait = Math.max(0, state.closedUntil - now)
    now += wait
    return wait / 1000
  })
}

test('a few tries are free, then each waits twice as long, up to a quarter of an hour', () => {
  expect(waits(13)).toEqual([0, 0, 0, 0, 15, 30, 60, 120, 240, 480, 900, 900, 900])
})

test('the last free try says so, once', () => {
  let state: ThrottleState = NO_ATTEMPTS
  const said = Array.from({ length: 8 }, (_, i) => {
    const answer = countAttempt(state, i * 10_000_000, RULES)
    state = answer.state
    return answer.isLastFree
  })
  expect(said.flatMap((isLast, i) => (isLast ? [i + 1] : []))).toEqual([5])
})

test('a visitor who waits as asked gets in, and being refused costs nothing more', () => {
  let state: ThrottleState = NO_ATTEMPTS
  for (let i = 0; i < 5; i++) state = countAttempt(state, 0, RULES).state
  const refused = countAttempt(state, 1, RULES)
  expect(refused).toEqual({ state, retryAfter: 15, isLastFree: false })
  expect(countAttempt(refused.state, 15_000, RULES).retryAfter).toBe(0)
})

test('of any number at once, only the free ones are let through', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 20 }), (tries, free) => {
      let state: ThrottleState = NO_ATTEMPTS
      let passed = 0
      for (let i = 0; i < tries; i++) {
        const answer = countAttempt(state, 1000, { ...RULES, free })
        state = answer.state
        if (answer.retryAfter === 0) passed += 1
      }
      expect(passed).toBe(Math.min(tries, free))
    }),
  )
})
