import { expect, test } from 'vitest'
import type { Refusal } from '../../../kit/mutation/refusal.ts'
import { signInFailure } from './sign-in-failure.ts'

test.each<Refusal['code']>(['unauthorized', 'bad_input', 'second_factor'])('%s is one message', (code) => {
  expect(signInFailure({ code, whole: 'Enter an email address' })).toEqual({ title: 'Invalid credentials' })
})

test.each<Refusal['code']>(['failed', 'offline', 'forbidden'])('%s is not a mistake of the visitor', (code) => {
  expect(signInFailure({ code, whole: 'No connection' })).toEqual({ title: 'Login failed' })
})

test('too many tries say when to come back', () => {
  expect(signInFailure({ code: 'rate_limited', whole: 'Try again in 15 seconds' })).toEqual({
    title: 'Login failed',
    description: 'Try again in 15 seconds',
  })
})
