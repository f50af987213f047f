import { afterEach, expect, test, vi } from 'vitest'
import { request } from './api-client.ts'

afterEach(() => vi.unstubAllGlobals())

function answer(body: string, status: number) {
  const fetch = vi.fn(async () => new Response(body, { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('a body goes as JSON and the answer comes as it is', async () => {
  const fetch = answer('{"ok":true}', 200)
  expect(await request('/api/account', { method: 'PATCH', body: { name: 'Asha' } })).toEqual({ ok: true })
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/account',
    expect.objectContaining({
      method: 'PATCH',
      body: '{"name":"Asha"}',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    }),
  )
})

test('a refusal brings its own words, its code and its fields', async () => {
  const issues = [{ path: 'email', message: 'Enter your email' }]
  answer(JSON.stringify({ error: { code: 'bad_input', message: 'Enter your email', issues } }), 400)
  await expect(request('/api/auth/signup')).rejects.toMatchObject({
    message: 'Enter your email',
    status: 400,
    code: 'bad_input',
    issues,
  })
})

test.each([
  ['{"error":{"code":"unavailable","message":"Something went wrong on our side"}}', 500],
  ['<html>Bad gateway</html>', 502],
  ['', 404],
  ['null', 403],
  ['[]', 401],
])('%j with %i is "Request failed"', async (body, status) => {
  answer(body, status)
  await expect(request('/api/account')).rejects.toMatchObject({ message: 'Request failed', status, issues: [] })
})
