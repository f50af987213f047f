import { DrizzleQueryError } from 'drizzle-orm'
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import type { ApiEnv } from './api-env.ts'
import { apiErrors } from './api-errors.ts'

test('an unforeseen failure is answered in general terms, and logged without the values of its query', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const failing = new Hono<ApiEnv>()
    .get('/', () => {
      throw new DrizzleQueryError(
        'select secret from users where email = ?',
        ['asha@example.in'],
        new Error('D1 is away'),
      )
    })
    .onError(apiErrors)
  const answer = await failing.request('/')
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({ error: { code: 'unavailable', message: 'Something went wrong on our side' } })
  expect(log).toHaveBeenCalledOnce()
  expect(String(log.mock.calls[0])).toContain('select secret from users')
  expect(String(log.mock.calls[0])).not.toContain('asha@example.in')
  log.mockRestore()
})
