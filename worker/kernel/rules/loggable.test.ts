import { inspect } from 'node:util'
import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loggable } from './loggable.ts'

test('a failed query is logged with its statement and its reason, and without its values', () => {
  const reason = new Error('D1_ERROR: no such table: users')
  const logged = inspect(
    loggable(new DrizzleQueryError('select * from users where email = ?', ['asha@example.in'], reason)),
  )
  expect(logged).toContain('select * from users where email = ?')
  expect(logged).toContain('no such table: users')
  expect(logged).not.toContain('asha@example.in')
})

test('any other failure is logged as it is', () => {
  const failure = new Error('out of memory')
  expect(loggable(failure)).toBe(failure)
  expect(loggable('text')).toBe('text')
})
