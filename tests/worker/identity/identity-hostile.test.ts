import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ask, Browser, newNetwork, ORIGIN } from '../../support/identity.ts'
import { runs } from '../../support/runs.ts'

// Requests that @auth/core answers with a 5xx, and further ones: none of them reaches it.

const CALLBACKS = [
  'javascript:alert(1)',
  '//evil.example',
  'http://[',
  '%00',
  '\\\\evil.example',
  'https://evil.example/%E0%A4%A',
  ' ',
]

const ROUTES = [
  ['POST', '/api/auth/signup'],
  ['POST', '/api/auth/signin'],
  ['POST', '/api/auth/signout'],
  ['GET', '/api/auth/session'],
  ['GET', '/api/auth/me'],
  // Addresses that @auth/core would answer by itself.
  ['GET', '/api/auth/csrf'],
  ['GET', '/api/auth/providers'],
  ['GET', '/api/auth/signin'],
  ['GET', '/api/auth/error'],
  ['POST', '/api/auth/callback/credentials'],
  ['GET', '/api/auth/callback/credentials'],
  ['POST', '/api/auth/_log'],
] as const

/** Text that a header can carry. */
const headerText = fc.string({ maxLength: 120 }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, '%'))

const cookie = fc.oneof(
  headerText,
  fc.constantFrom(...CALLBACKS).map((url) => `authjs.callback-url=${url}; __Secure-authjs.callback-url=${url}`),
  fc
    .tuple(fc.constantFrom('adchowk_sid', 'adchowk_sid.0', 'adchowk_in', 'session', 'authjs.csrf-token'), headerText)
    .map((pair) => pair.join('=')),
)

const body = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.json(),
  fc
    .record(
      {
        email: fc.anything(),
        password: fc.anything(),
        role: fc.anything(),
        code: fc.anything(),
        callbackUrl: fc.constantFrom(...CALLBACKS),
        csrfToken: fc.string(),
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? `${inner}` : inner))),
)

const contentType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-7',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  '',
)

test('junk addresses, cookies, headers and bodies are refused, never a fault of ours', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ROUTES),
      fc.constantFrom(...CALLBACKS),
      cookie,
      headerText,
      contentType,
      body,
      async ([method, path], callback, cookie, authorization, contentType, body) => {
        const request = new Request(`${ORIGIN}${path}?callbackUrl=${encodeURIComponent(callback)}&error=${callback}`, {
          method,
          headers: {
            Cookie: cookie,
            Origin: ORIGIN,
            Authorization: authorization,
            'X-Forwarded-Host': callback.replaceAll(/[^\x20-\x7e]/g, ''),
            'Content-Type': contentType,
            'CF-Connecting-IP': newNetwork(),
          },
          ...(method === 'POST' && { body }),
          redirect: 'manual',
        })
        const answer = await ask(request)
        expect(answer.status).toBeLessThan(500)
        expect([null, '/']).toContain(answer.headers.get('Location'))
      },
    ),
    { numRuns: runs(300) },
  )
})

test('any text may be tried as an email and a password', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), async (local, password) => {
      const answer = await new Browser().post('/api/auth/signin', { email: `${local}@example.in`, password })
      expect([400, 401]).toContain(answer.status)
    }),
    { numRuns: runs(40) },
  )
})

test.each(['\ud800', '\u0000', 'x'.repeat(188), '😀'.repeat(90)])(
  'a password of odd signs (%#) works',
  async (sign) => {
    const password = `${sign} q7 Kolhapur`
    const email = `odd-${sign.codePointAt(0)}-${sign.length}@example.in`
    const profile = { role: 'advertiser', name: 'Odd', email, password, company: 'Signs', phone: '98450 10001' }
    expect((await new Browser().post('/api/auth/signup', profile)).status).toBe(201)
    expect((await new Browser().signIn(email, { password })).status).toBe(200)
  },
)
