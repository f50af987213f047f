import { Hono } from 'hono'
import { hc } from 'hono/client'
import { afterEach, expect, test, vi } from 'vitest'
import { API, type AskAgain, answerOf, onConfirmationNeeded, withJson } from './api-client.ts'

const accountApi = new Hono()
  .get('/account', (c) => c.json({ name: 'Asha', at: new Date(0), ...(c.req.query('phone') && { phone: '98' }) }))
  .delete('/account', (c) => c.body(null, 204))
  .post('/account', (c) => c.json({ ok: true }))

const { account } = hc<typeof accountApi>(...API)

afterEach(() => vi.unstubAllGlobals())

function answer(body: string | null, status: number) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => new Response(body, { status }))
  vi.stubGlobal('fetch', fetch)
  return () => {
    const [call] = fetch.mock.calls
    return { url: call?.[0], ...call?.[1], headers: Object.fromEntries(new Headers(call?.[1].headers)) }
  }
}

test('an answer has the type that its route sends as JSON', async () => {
  answer('{"name":"Asha","at":"1970-01-01T00:00:00.000Z"}', 200)
  const found: { name: string; at: string; phone?: string } = await answerOf(account.$get())
  expect(found).toEqual({ name: 'Asha', at: '1970-01-01T00:00:00.000Z' })
})

test('an answer without content is null', async () => {
  answer(null, 204)
  const nothing: null = await answerOf(account.$delete())
  expect(nothing).toBeNull()
})

test('a body that the route reads by itself goes as JSON', async () => {
  const sent = answer('{"ok":true}', 200)
  await answerOf(account.$post({}, withJson({ name: 'Asha' })))
  expect(sent()).toMatchObject({
    url: '/api/account',
    method: 'POST',
    body: '{"name":"Asha"}',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
  })
})

test('a refusal brings its own words, its code and its fields', async () => {
  const issues = [{ path: 'email', message: 'Enter your email' }]
  answer(JSON.stringify({ error: { code: 'bad_input', message: 'Enter your email', issues } }), 400)
  await expect(answerOf(account.$get())).rejects.toMatchObject({
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
  await expect(answerOf(account.$get())).rejects.toMatchObject({ message: 'Request failed', status, issues: [] })
})

test('a network that fails throws as `fetch` does', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(answerOf(account.$get())).rejects.toBeInstanceOf(TypeError)
})

test('a critical act is asked about and repeated, with the same body; other refusals are not', async () => {
  const refusal = (code: string) => [`{"error":{"code":"${code}","message":"No","by":"code"}}`, 403] as const
  const bodies: unknown[] = []
  let answers: (readonly [string, number])[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    bodies.push(init.body)
    const [body, status] = answers.shift() ?? ['{"ok":true}', 200]
    return new Response(body, { status })
  })
  const send = () => answerOf(account.$post({}, withJson({ name: 'Asha' })))
  const ask = vi.fn<AskAgain>(async () => true)
  const withdraw = onConfirmationNeeded(ask)

  answers = [refusal('confirmation_needed')]
  expect(await send()).toEqual({ ok: true })
  expect(ask.mock.calls).toEqual([['code']])
  expect(bodies).toEqual(['{"name":"Asha"}', '{"name":"Asha"}'])

  answers = [refusal('forbidden')]
  await expect(send()).rejects.toMatchObject({ code: 'forbidden' })
  expect(ask).toHaveBeenCalledTimes(1)

  ask.mockResolvedValue(false)
  answers = [refusal('confirmation_needed')]
  await expect(send()).rejects.toMatchObject({ code: 'confirmation_needed' })
  expect(bodies).toHaveLength(4)

  withdraw()
  answers = [refusal('confirmation_needed')]
  await expect(send()).rejects.toMatchObject({ code: 'confirmation_needed' })
  expect(ask).toHaveBeenCalledTimes(2)
})
