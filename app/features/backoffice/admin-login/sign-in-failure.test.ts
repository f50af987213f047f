import { expect, test } from 'vitest'
import type { ErrorCode } from '../../../../worker/kernel/rules/errors.ts'
import { RequestError } from '../../../api-client.ts'
import { signInFailure } from './sign-in-failure.ts'

const refused = (status: number, code: ErrorCode, message = 'Invalid credentials') =>
  new RequestError(status, { code, message })

test('whatever was typed wrong is one message', () => {
  for (const error of [refused(401, 'unauthorized'), refused(400, 'bad_input', 'Enter an email address')]) {
    expect(signInFailure(error, false)).toEqual({ step: 'again', title: 'Invalid credentials' })
  }
})

test('a failure of ours or of the network is not the visitor’s', () => {
  for (const error of [new RequestError(500), new RequestError(503), new TypeError('Failed to fetch')]) {
    expect(signInFailure(error, false)).toEqual({ step: 'again', title: 'Login failed' })
  }
})

test('too many tries say when to come back', () => {
  expect(signInFailure(refused(429, 'rate_limited', 'Try again in 15 seconds'), false)).toEqual({
    step: 'again',
    title: 'Login failed',
    description: 'Try again in 15 seconds',
  })
})

test('a second factor is asked for once, and a wrong one is wrong', () => {
  expect(signInFailure(refused(401, 'second_factor'), false)).toEqual({ step: 'code' })
  expect(signInFailure(refused(401, 'second_factor'), true)).toMatchObject({ title: 'Invalid credentials' })
})
