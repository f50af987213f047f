import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { auditLog } from '../../../worker/kernel/audit.table.ts'
import { ask, Browser, newAccount, newNetwork, ORIGIN, signedIn } from '../../support/identity.ts'

const db = drizzle(env.DB)
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const ADMIN_PATHS = ['/api/admin/overview', '/api/admin', '/api/admin/', '/api/admin/zzz', '/api/admin/users/x/role']

test.each(ADMIN_PATHS)('%s is closed to nobody and to other roles, by every method', async (path) => {
  const [advertiser, owner] = [await signedIn('advertiser'), await signedIn('mediaOwner')]
  for (const method of METHODS) {
    expect((await new Browser().send(method, path)).status, `${method} by nobody`).toBe(401)
    expect((await advertiser.browser.send(method, path)).status, `${method} by an advertiser`).toBe(403)
    expect((await owner.browser.send(method, path)).status, `${method} by a media owner`).toBe(403)
  }
})

test('staff find what there is, and a 404 where there is nothing', async () => {
  const { browser } = await signedIn('admin')
  const answer = await browser.get('/api/admin/overview')
  expect(answer.status).toBe(200)
  expect((await browser.get('/api/admin/zzz')).status).toBe(404)
  expect((await browser.post('/api/admin/overview')).status).toBe(405)
})

const FOREIGN = [
  'https://evil.example',
  'null',
  '',
  `${ORIGIN}.evil.example`,
  `${ORIGIN}@evil.example`,
  'http://127.0.0.1:1',
  'http://localhost',
]

test('staff sign an account out everywhere, and it is on record', async () => {
  const [admin, other, stranger] = [await signedIn('admin'), await signedIn(), await signedIn()]
  const end = (id: string) => admin.browser.send('DELETE', `/api/admin/users/${id}/sessions`)
  expect((await end(other.id)).status).toBe(204)
  const isIn = async ({ browser }: typeof other) => (await browser.get('/api/auth/me')).status === 200
  expect([await isIn(other), await isIn(stranger), await isIn(admin)]).toEqual([false, true, true])
  const [row] = await db.select().from(auditLog).where(eq(auditLog.action, 'user.signed_out_everywhere'))
  expect(row).toMatchObject({ actor: admin.id, subject: other.id })
  expect((await end('usr_nobody')).status).toBe(404)
})

test.each(FOREIGN)('a page of %j changes nothing with the cookie of ours', async (origin) => {
  const { browser } = await signedIn()
  for (const [method, path] of [
    ['POST', '/api/auth/signout'],
    ['POST', '/api/auth/signin'],
    ['PATCH', '/api/account'],
    ['DELETE', '/api/account/sessions/x'],
    ['PUT', '/api/zzz'],
  ] as const) {
    expect((await browser.send(method, path, {}, { Origin: origin })).status, `${method} ${path}`).toBe(403)
  }
  expect((await browser.get('/api/auth/me')).status).toBe(200)
})

test('a foreign page cannot sign anyone in, either', async () => {
  const { email } = await newAccount()
  const body = { email, password: 'correct horse battery' }
  expect((await new Browser().send('POST', '/api/auth/signin', body, { Origin: 'https://evil.example' })).status).toBe(
    403,
  )
})

test('a cookie without an Origin is refused; a script without a cookie is not', async () => {
  const { browser, email } = await signedIn()
  const post = (headers: Record<string, string>, path = '/api/auth/signout') =>
    ask(
      new Request(`${ORIGIN}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': newNetwork(), ...headers },
        body: JSON.stringify({ email, password: 'correct horse battery' }),
      }),
    )
  expect((await post({ Cookie: browser.cookie })).status).toBe(403)
  expect((await post({ Cookie: 'theme=dark' })).status).toBe(403)
  expect((await post({}, '/api/auth/signin')).status).toBe(200)
  expect((await post({ Authorization: `Bearer ${browser.cookies.get('adchowk_sid')}` })).status).toBe(200)
})

test('on this machine the product answers to each of its names', async () => {
  const { email } = await newAccount()
  const origin = ORIGIN.replace('127.0.0.1', 'localhost')
  const request = new Request(`${origin}/api/auth/signin`, {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json', 'CF-Connecting-IP': newNetwork() },
    body: JSON.stringify({ email, password: 'correct horse battery' }),
  })
  expect((await ask(request)).status).toBe(200)
})

test('elsewhere, the Host that a request claims is not trusted', async () => {
  const production: Env = { ...env, AUTH_SECRET: 'x'.repeat(32) }
  Reflect.set(production, 'APP_ORIGIN', 'https://adchowk.example')
  const post = (origin: string) =>
    ask(new Request(`${origin}/api/auth/signout`, { method: 'POST', headers: { Origin: origin } }), production)
  expect((await post('https://adchowk.example')).status).toBe(200)
  for (const origin of [
    'https://evil.example',
    'http://adchowk.example',
    'http://localhost',
    'http://127.0.0.1:8787',
  ]) {
    expect((await post(origin)).status, origin).toBe(403)
  }
})

test('a form that is longer than any form is not read', async () => {
  const answer = await new Browser().post('/api/auth/signin', { email: 'a@b.in', password: 'x'.repeat(20_000) })
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ error: { code: 'too_large' } })
})
