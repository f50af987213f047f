import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { findSession } from '../../../worker/identity/session.server.ts'
import { auditLog } from '../../../worker/kernel/audit.table.ts'
import { sessions, users } from '../../../worker/kernel/identity.table.ts'
import { deviceCookie } from '../../../worker/kernel/rules/identity/cookies.ts'
import { hashToken } from '../../../worker/kernel/tokens.ts'
import { ask, Browser, newAccount, newNetwork, ORIGIN, signedIn } from '../../support/identity.ts'
import { service } from '../../support/service.ts'

const db = drizzle(env.DB)
const SID = 'adchowk_sid'

const me = async (browser: Browser) => (await browser.get('/api/auth/me')).status
const tokenOf = (browser: Browser) => browser.cookies.get(SID) ?? ''
const recordKey = async (browser: Browser) => `s:${await hashToken(tokenOf(browser))}`

test('a session is an opaque cookie that scripts cannot read, and a hint that they can', async () => {
  const { email } = await newAccount()
  const response = await new Browser().signIn(email)
  const [sid = '', hint = ''] = response.headers.getSetCookie()
  expect(sid).toMatch(/^adchowk_sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(hint).toBe('adchowk_in=1; Path=/; SameSite=Lax')
})

test('remembered, both cookies live for 30 days', async () => {
  const { email } = await newAccount()
  const response = await new Browser().signIn(email, { remember: true })
  for (const line of response.headers.getSetCookie().slice(0, 2)) expect(line).toContain('Max-Age=2592000')
})

test('over https the cookie is bound to its host', async () => {
  const { email } = await newAccount()
  const origin = 'https://adchowk.example'
  const request = new Request(`${origin}/api/auth/signin`, {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json', 'CF-Connecting-IP': newNetwork() },
    body: JSON.stringify({ email, password: 'correct horse battery' }),
  })
  const production: Env = { ...env, AUTH_SECRET: 'x'.repeat(32) }
  Reflect.set(production, 'APP_ORIGIN', origin)
  const [sid = '', hint = ''] = (await ask(request, production)).headers.getSetCookie()
  expect(sid).toMatch(/^__Host-adchowk_sid=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(hint).toBe('__Host-adchowk_in=1; Path=/; Secure; SameSite=Lax')
})

test('only hashes of a token are kept', async () => {
  const { browser, id } = await signedIn()
  const [row] = await db.select().from(sessions).where(eq(sessions.userId, id))
  const record = await env.SESSIONS.get(await recordKey(browser))
  expect(record).not.toBeNull()
  expect(`${JSON.stringify(row)}${record}`).not.toContain(tokenOf(browser))
  const { keys } = await env.SESSIONS.list()
  expect(keys.map(({ name }) => name).join()).not.toContain(tokenOf(browser))
})

test('who is signed in: a user without any hash, or null without a 401', async () => {
  const { browser, id, email } = await signedIn()
  const { user } = await (await browser.get('/api/auth/session')).json<{ user: Record<string, unknown> }>()
  expect(user).toEqual({
    id,
    email,
    name: 'Asha Menon',
    role: 'advertiser',
    areas: [],
    company: 'Kaveri Coffee',
    phone: '+91 98450 10001',
    emailVerified: false,
    twoFactor: false,
    createdAt: expect.any(String),
  })
  const nobody = await new Browser().get('/api/auth/session')
  expect(nobody.status).toBe(200)
  expect(await nobody.json()).toEqual({ user: null })
  expect(nobody.headers.getSetCookie()).toEqual([])
  expect(await me(new Browser())).toBe(401)
})

test('a script brings the token itself, without Origin and cookie', async () => {
  const { browser, id } = await signedIn()
  const script = new Browser()
  const bearer = { Authorization: `Bearer ${tokenOf(browser)}` }
  const answer = await script.send('GET', '/api/auth/me', undefined, bearer)
  expect(await answer.json()).toMatchObject({ id })
  const request = new Request(`${ORIGIN}/api/auth/signout`, { method: 'POST', headers: bearer })
  expect((await ask(request)).status).toBe(200)
  expect(await me(browser)).toBe(401)
})

test('a new sign-in replaces the session of before', async () => {
  const { browser, email } = await signedIn()
  const before = tokenOf(browser)
  await browser.signIn(email)
  expect(tokenOf(browser)).not.toBe(before)
  expect(await me(browser)).toBe(200)
  const old = new Browser()
  old.cookies.set(SID, before)
  expect(await me(old)).toBe(401)
})

test('sessions that are over are swept away with the next sign-in', async () => {
  const { id, email } = await signedIn()
  await db.update(sessions).set({ expiresAt: '2026-01-01T00:00:00.000Z' }).where(eq(sessions.userId, id))
  await new Browser().signIn(email)
  expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(1)
})

/** Id of the user whose token a browser has at an instant. */
const heldAt = async (browser: Browser, at: number) => {
  const asked = { ...service, now: new Date(at) }
  return (await findSession(asked, tokenOf(browser)))?.user.id ?? null
}

/** The one session of a user, and the instant at which it ends. */
const endOf = async (id: string) => {
  const [row] = await db.select().from(sessions).where(eq(sessions.userId, id))
  return Date.parse(row?.expiresAt ?? '')
}

test.each([
  ['after a day', false, 86_400_000],
  ['after 30 days when remembered', true, 30 * 86_400_000],
])('a session ends by itself %s', async (_, remember, lifetime) => {
  const { browser, id } = await signedIn('advertiser', { remember })
  const end = await endOf(id)
  expect(Math.abs(end - Date.now() - lifetime)).toBeLessThan(60_000)
  // In use until then: one that is not ends earlier.
  await db
    .update(sessions)
    .set({ lastUsedAt: new Date(end - 60_000).toISOString() })
    .where(eq(sessions.userId, id))
  expect(await heldAt(browser, end - 1)).toBe(id)
  expect(await heldAt(browser, end)).toBeNull()
})

test('a session is over when its KV record says so, whatever its row says', async () => {
  const { browser, id } = await signedIn()
  const end = await endOf(id)
  await db.update(sessions).set({ expiresAt: '2099-01-01T00:00:00.000Z' }).where(eq(sessions.userId, id))
  expect(await heldAt(browser, end - 1)).toBe(id)
  expect(await heldAt(browser, end)).toBeNull()
})

test('a session is over when its row says so, whatever its KV record says', async () => {
  const { browser, id } = await signedIn()
  const end = await endOf(id)
  const key = await recordKey(browser)
  const record = await env.SESSIONS.get<Record<string, unknown>>(key, 'json')
  await env.SESSIONS.put(key, JSON.stringify({ ...record, expiresAt: end + 86_400_000 }))
  expect(await heldAt(browser, end - 1)).toBe(id)
  expect(await heldAt(browser, end)).toBeNull()
})

test('a token that an attacker planted is not taken over', async () => {
  const browser = new Browser()
  const planted = 'A'.repeat(43)
  browser.cookies.set(SID, planted)
  await browser.signIn((await newAccount()).email)
  expect(tokenOf(browser)).not.toBe(planted)
})

test('a cookie that is replayed after signing out opens nothing, even with its KV record put back', async () => {
  const { browser } = await signedIn()
  const token = tokenOf(browser)
  const key = await recordKey(browser)
  const record = await env.SESSIONS.get(key)
  const answer = await browser.post('/api/auth/signout')
  expect(answer.status).toBe(200)
  expect([...browser.cookies.keys()]).toEqual([deviceCookie(ORIGIN)])
  expect(await env.SESSIONS.get(key)).toBeNull()

  browser.cookies.set(SID, token)
  expect(await me(browser)).toBe(401)
  await env.SESSIONS.put(key, record ?? '')
  expect(await me(browser)).toBe(401)
  expect(await (await browser.get('/api/auth/session')).json()).toEqual({ user: null })
})

test('a session without its KV record is over', async () => {
  const { browser } = await signedIn()
  await env.SESSIONS.delete(await recordKey(browser))
  expect(await me(browser)).toBe(401)
})

test.each(['', '{', 'null', '[]', '{"user":1}', '{"user":"x","epoch":0,"expiresAt":9e15}'])(
  'a record that reads %j is no session',
  async (junk) => {
    const { browser } = await signedIn()
    await env.SESSIONS.put(await recordKey(browser), junk)
    expect(await me(browser)).toBe(401)
  },
)

test('raising the epoch, or suspending the user, holds at once', async () => {
  const one = await signedIn()
  await db.update(users).set({ sessionEpoch: 1 }).where(eq(users.id, one.id))
  expect(await me(one.browser)).toBe(401)
  const two = await signedIn()
  await db.update(users).set({ status: 'suspended' }).where(eq(users.id, two.id))
  expect(await me(two.browser)).toBe(401)
  expect((await new Browser().signIn(two.email)).status).toBe(401)
})

test('what a browser wrongly believes is taken back', async () => {
  const browser = new Browser()
  browser.cookies.set('adchowk_in', '1')
  browser.cookies.set(SID, 'B'.repeat(43))
  await browser.get('/api/auth/session')
  expect(browser.cookies.size).toBe(0)
})

test('signing out of a session that is over signs out, and is no act', async () => {
  const { browser, id } = await signedIn()
  await env.SESSIONS.delete(await recordKey(browser))
  expect((await browser.post('/api/auth/signout')).status).toBe(200)
  expect([...browser.cookies.keys()]).toEqual([deviceCookie(ORIGIN)])
  const acts = await db.select().from(auditLog).where(eq(auditLog.subject, id))
  expect(acts.map(({ action }) => action)).toEqual(['user.signed_in'])
})

test('the form of a page without scripts signs out and goes home', async () => {
  const { browser } = await signedIn()
  const answer = await browser.send('POST', '/api/auth/signout', '', {
    'Content-Type': 'application/x-www-form-urlencoded',
  })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe('/')
  expect([...browser.cookies.keys()]).toEqual([deviceCookie(ORIGIN)])
})

const usedAgo = (id: string, minutes: number) =>
  db
    .update(sessions)
    .set({ lastUsedAt: new Date(Date.now() - minutes * 60_000).toISOString() })
    .where(eq(sessions.userId, id))

const lastUse = async (id: string) =>
  Date.parse((await db.select().from(sessions).where(eq(sessions.userId, id)))[0]?.lastUsedAt ?? '')

test('the last use is noted once a minute at most', async () => {
  const { browser, id } = await signedIn()
  await usedAgo(id, 0.5)
  const before = await lastUse(id)
  await me(browser)
  expect(await lastUse(id)).toBe(before)
  await usedAgo(id, 2)
  await me(browser)
  expect(Date.now() - (await lastUse(id))).toBeLessThan(30_000)
})

test('the use of one session is not a use of another', async () => {
  const { browser, id, email } = await signedIn()
  await new Browser().signIn(email)
  await usedAgo(id, 2)
  await me(browser)
  const uses = await db.select({ at: sessions.lastUsedAt }).from(sessions).where(eq(sessions.userId, id))
  const recent = uses.filter(({ at }) => Date.now() - Date.parse(at) < 60_000)
  expect([uses.length, recent.length]).toEqual([2, 1])
})

test('staff are signed out after 30 idle minutes, others are not', async () => {
  const admin = await signedIn('admin', { remember: true })
  await usedAgo(admin.id, 29)
  expect(await me(admin.browser)).toBe(200)
  expect(Date.now() - (await lastUse(admin.id))).toBeLessThan(30_000)
  await usedAgo(admin.id, 30)
  expect(await me(admin.browser)).toBe(401)
  await usedAgo(admin.id, 0)
  expect(await me(admin.browser)).toBe(401)

  const advertiser = await signedIn()
  await usedAgo(advertiser.id, 600)
  expect(await me(advertiser.browser)).toBe(200)
})

test('others are signed out after 14 days without a visit, remembered or not', async () => {
  const { browser, id } = await signedIn('mediaOwner', { remember: true })
  const days = 24 * 60
  await usedAgo(id, 14 * days - 5)
  expect(await me(browser)).toBe(200)
  await usedAgo(id, 14 * days)
  expect(await me(browser)).toBe(401)
  expect((await db.select().from(sessions).where(eq(sessions.userId, id)))[0]?.revokedAt).not.toBeNull()
})

test('signing in and out is written down', async () => {
  const { browser, id } = await signedIn()
  await browser.post('/api/auth/signout')
  await new Browser().signIn((await newAccount('advertiser')).email, { password: 'something else' })
  const rows = await db.select().from(auditLog).where(eq(auditLog.subject, id))
  expect(rows.map(({ action, actor, network }) => ({ action, actor, network }))).toEqual([
    { action: 'user.signed_in', actor: id, network: browser.network },
    { action: 'user.signed_out', actor: id, network: browser.network },
  ])
  expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toMatchObject([
    { revokedAt: expect.any(String) },
  ])
})
