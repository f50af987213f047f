import { describe, expect, test } from 'vitest'
import { RequestError } from '../../api-client.ts'
import { badInput, changedSums, isAnswered, readRefusal, refusalText } from './refusal.ts'

const issues = [
  { path: 'email', message: 'Enter an email' },
  { path: 'email', message: 'Too long' },
  { path: 'key', message: 'Send it again' },
]

describe('a refusal', () => {
  test('has the first message of each field of the form, and of other fields one for the whole', () => {
    expect(readRefusal(new RequestError(400, { code: 'bad_input', message: 'Refused', issues }), ['email'])).toEqual({
      fields: { email: 'Enter an email' },
      whole: 'Send it again',
      code: 'bad_input',
      details: {},
    })
  })

  test('of a form’s own checks is as one of the API', () => {
    expect(readRefusal(badInput({ email: 'Enter an email' }), ['email'])).toMatchObject({
      fields: { email: 'Enter an email' },
      whole: null,
      code: 'bad_input',
    })
  })

  test('keeps the code and the data of the answer', () => {
    const refusal = readRefusal(new RequestError(409, { code: 'price_changed', message: 'Changed', was: 1, now: 2 }))
    expect(refusal).toMatchObject({ whole: 'Changed', code: 'price_changed' })
    expect(changedSums(refusal)).toEqual({ was: 1, now: 2 })
    expect(changedSums(readRefusal(new RequestError(409, { code: 'conflict', was: 1, now: 2 })))).toBeNull()
  })

  test.each([
    [new TypeError('Failed to fetch'), 'offline', false],
    [new RequestError(401, { code: 'unauthorized', message: 'Sign in' }), 'unauthorized', false],
    [new RequestError(500), 'failed', true],
  ])('%s is %s', (error, code, answered) => {
    expect(readRefusal(error).code).toBe(code)
    expect(isAnswered(readRefusal(error))).toBe(answered)
    expect(refusalText(readRefusal(error))).not.toBe('')
  })
})
