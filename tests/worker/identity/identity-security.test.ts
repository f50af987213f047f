import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test } from 'vitest'
import type { SecurityPage } from '../../../worker/identity/security/security.server.ts'
import { LIVE_PATH } from '../../../worker/kernel/rules/live/live.ts'
import { Browser, newAccount, PASSWORD, signedIn } from '../../support/identity.ts'
import { eventually, listen, UPGRADE } from '../../support/live.ts'
import { clearSecurity, DEFAULTS, enrol, sameBrowser, saveSecurity } from '../../support/security.ts'
import { audited } from '../../support/staff.ts'

afterEach(clearSecurity)

const pageOf = async (browser: Browser) => (await browser.get('/api/admin/security')).json<SecurityPage>()
const codeOf = async (answer: Response) => (await answer.json<{ error: { code: string } }>()).error.code
const overview = async (browser: Browser) => (await browser.get('/api/admin/overview')).status

/** Sets when the sessions of a user were last used. */
const lastUsed = (id: string, minutesAgo: number) =>
  env.DB.prepare('UPDATE sessions SET last_used_at = ? WHERE user_id = ?')
    .bind(new Date(Date.now() - minutesAgo * 60_000).toISOString(), id)
    .run()

describe('the settings', () => {
  test('have their defaults until they are saved, and then what was saved, with a row of the audit log for each change', async () => {
    const { browser, id } = await signedIn('admin')
    expect((await pageOf(browser)).saved).toEqual({ value: DEFAULTS, version: 0, updatedAt: null })
    const change = { ipWhitelist: browser.network, sessionTimeout: 45, requireTwoFactor: false }
    const answer = await saveSecurity(browser, { ...change, criticalActionVerification: true })
    expect(answer.status).toBe(200)
    const { saved } = await pageOf(browser)
    expect(saved).toEqual({
      value: { ...change, criticalActionVerification: true },
      version: 1,
      updatedAt: expect.any(String),
    })
    expect(await answer.json()).toEqual(saved)
    expect(await audited('security')).toEqual(
      [
        { setting: 'ipWhitelist', before: '', after: browser.network },
        { setting: 'sessionTimeout', before: 30, after: 45 },
        { setting: 'requireTwoFactor', before: true, after: false },
      ].map((detail) => ({ action: 'security.changed', actor: id, detail: JSON.stringify(detail) })),
    )
  })

  test('of two saves the second is refused with what it is now, and writes nothing', async () => {
    const { browser } = await signedIn('admin')
    const rows = async () => (await audited('security')).length
    await saveSecurity(browser, { sessionTimeout: 20 })
    const before = await rows()
    const second = await saveSecurity(browser, { sessionTimeout: 50 })
    expect(second.status).toBe(409)
    expect(await second.json()).toMatchObject({
      error: { code: 'conflict', current: { version: 1, value: { sessionTimeout: 20 } } },
    })
    expect(await rows()).toBe(before)
    expect((await saveSecurity(browser, { sessionTimeout: 50, version: 1 })).status).toBe(200)
    expect((await saveSecurity(browser, { sessionTimeout: 55, version: 7 })).status).toBe(409)
  })

  test('refuse a timeout out of bounds and anything that is no setting', async () => {
    const { browser } = await signedIn('admin')
    for (const sessionTimeout of [0, -5, 1441, 12.5, 'abc', '30', null]) {
      const answer = await saveSecurity(browser, { sessionTimeout })
      expect(answer.status, `${sessionTimeout}`).toBe(400)
      expect(await answer.json()).toMatchObject({ error: { issues: [{ path: 'sessionTimeout' }] } })
    }
    const tooLong = await (await saveSecurity(browser, { sessionTimeout: 1441 })).json()
    expect(tooLong).toMatchObject({ error: { message: 'From 1 to 1,440 minutes' } })
    for (const change of [{ ipWhitelist: 'x'.repeat(4001) }, { more: true }, { requireTwoFactor: 'yes' }]) {
      expect((await saveSecurity(browser, change)).status).toBe(400)
    }
    for (const sessionTimeout of [1, 1440]) {
      expect((await saveSecurity(browser, { sessionTimeout, version: sessionTimeout === 1 ? 0 : 1 })).status).toBe(200)
    }
  })

  test('are for admins alone', async () => {
    const { browser, id } = await signedIn('staff')
    await env.DB.prepare('UPDATE users SET areas = ? WHERE id = ?').bind('["support","content","approvals"]', id).run()
    expect((await browser.get('/api/admin/security')).status).toBe(403)
    expect((await saveSecurity(browser)).status).toBe(403)
    expect((await browser.post('/api/admin/security/sessions/end-others')).status).toBe(403)
  })

  test('cost a request of staff no statement more', async () => {
    const { browser } = await signedIn('admin')
    await saveSecurity(browser, { ipWhitelist: browser.network, criticalActionVerification: true })
    const statements: string[] = []
    const counted = new Proxy(env.DB, {
      get(db, name) {
        if (name === 'prepare') {
          return (text: string) => {
            statements.push(text)
            return db.prepare(text)
          }
        }
        const value = Reflect.get(db, name)
        return typeof value === 'function' ? value.bind(db) : value
      },
    })
    // An address that answers 404 does nothing of its own.
    const answer = await sameBrowser(browser, { bindings: { ...env, DB: counted } }).get('/api/admin/nothing-here')
    expect(answer.status).toBe(404)
    expect(statements).toHaveLength(1)
    expect(statements[0]).toContain('platform_settings')
  })
})

describe('the session timeout', () => {
  test('holds at once for sessions that are open: idle past it they have ended', async () => {
    const { browser } = await signedIn('admin')
    const { browser: colleague, id } = await signedIn('staff')
    await lastUsed(id, 12)
    expect(await overview(colleague)).toBe(403)
    await lastUsed(id, 12)
    expect((await saveSecurity(browser, { sessionTimeout: 10 })).status).toBe(200)
    expect(await overview(colleague)).toBe(401)
    expect((await colleague.get('/api/auth/me')).status).toBe(401)
  })

  test('may be longer than the default, and does not touch the sessions of others', async () => {
    const { browser, id } = await signedIn('admin')
    const advertiser = await signedIn('advertiser')
    await saveSecurity(browser, { sessionTimeout: 90 })
    await lastUsed(id, 80)
    await lastUsed(advertiser.id, 24 * 60)
    expect(await overview(browser)).toBe(200)
    expect((await advertiser.browser.get('/api/auth/me')).status).toBe(200)
    await lastUsed(id, 91)
    expect(await overview(browser)).toBe(401)
  })

  test('closes the sockets of sessions that are idle by now', async () => {
    const { browser } = await signedIn('admin')
    const { browser: colleague, id } = await signedIn('admin')
    const page = await listen(colleague)
    await lastUsed(id, 12)
    await saveSecurity(browser, { sessionTimeout: 10 })
    await eventually(() => expect(page.closed).toBeDefined())
    expect(page.changes).toEqual([])
  })
})

describe('a required second factor', () => {
  const isOpen = async (browser: Browser) => [
    await overview(browser),
    (await browser.send('GET', LIVE_PATH, undefined, UPGRADE)).status,
  ]

  test('saved on, is asked of staff before anything else; saved off, of nobody', async () => {
    const { browser } = await signedIn('admin')
    const { browser: colleague } = await signedIn('admin')
    expect(await isOpen(colleague)).toEqual([200, 101])
    await saveSecurity(browser, { requireTwoFactor: true })
    expect(await isOpen(colleague)).toEqual([403, 403])
    await enrol(colleague)
    expect(await isOpen(colleague)).toEqual([200, 101])
    expect((await saveSecurity(colleague, { requireTwoFactor: false, version: 1 })).status).toBe(200)
    expect(await isOpen(browser)).toEqual([200, 101])
  })

  test('saved off, is not asked outside demo mode either', async () => {
    const { browser } = await signedIn('admin')
    await saveSecurity(browser, { requireTwoFactor: false })
    const bindings = { ...env, DEMO_MODE: 'false' as Env['DEMO_MODE'] }
    expect(await overview(sameBrowser(browser, { bindings }))).toBe(200)
  })

  test('is not asked of a demo account, whose password is public', async () => {
    const { email } = await newAccount('admin', { demo: true })
    const demo = new Browser()
    await demo.signIn(email, { area: 'admin' })
    expect((await saveSecurity(demo, { requireTwoFactor: true })).status).toBe(200)
    expect(await isOpen(demo)).toEqual([200, 101])
  })
})

describe('Critical Action Verification', () => {
  const critical = async (browser: Browser) => {
    const { id } = await newAccount('advertiser')
    return browser.send('DELETE', `/api/admin/users/${id}/sessions`)
  }

  test('asks nothing of a fresh installation without a second factor, nor where it is off', async () => {
    const { browser } = await signedIn('admin')
    expect((await critical(browser)).status).toBe(204)
    await saveSecurity(browser)
    expect((await critical(browser)).status).toBe(204)
  })

  test('saved on, asks for the password, and then not again for five minutes', async () => {
    const { browser, id } = await signedIn('admin')
    await saveSecurity(browser, { criticalActionVerification: true })
    const refused = await critical(browser)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ error: { code: 'confirmation_needed', by: 'password' } })
    for (const [method, path, body] of [
      [
        'PATCH',
        `/api/admin/users/${id}`,
        { version: 1, name: 'Asha', company: '', location: '', role: 'admin', areas: [] },
      ],
      ['PUT', '/api/admin/security', { ...DEFAULTS, version: 1 }],
      ['DELETE', '/api/admin/security/sessions/ses_x', undefined],
      ['POST', '/api/admin/security/sessions/end-others', {}],
    ] as const) {
      expect(await codeOf(await browser.send(method, path, body)), path).toBe('confirmation_needed')
    }
    expect((await browser.post('/api/auth/confirm', { password: 'not my password' })).status).toBe(400)
    expect((await critical(browser)).status).toBe(403)
    expect((await browser.post('/api/auth/confirm', { password: PASSWORD })).status).toBe(200)
    expect((await critical(browser)).status).toBe(204)
    expect((await audited(id)).at(-1)).toMatchObject({ action: 'session.confirmed', detail: '{"by":"password"}' })
    const earlier = new Date(Date.now() - 6 * 60_000).toISOString()
    await env.DB.prepare('UPDATE sessions SET confirmed_at = ? WHERE user_id = ?').bind(earlier, id).run()
    expect((await critical(browser)).status).toBe(403)
  })

  test('asks for a code where there is a second factor: a password is not enough, a recovery code is', async () => {
    const { browser, id } = await signedIn('admin')
    const { next, recovery } = await enrol(browser)
    expect(await (await critical(browser)).json()).toMatchObject({ error: { by: 'code' } })
    const byPassword = await browser.post('/api/auth/confirm', { password: PASSWORD })
    expect(byPassword.status).toBe(400)
    expect(await byPassword.json()).toMatchObject({ error: { issues: [{ path: 'code' }] } })
    expect((await browser.post('/api/auth/confirm', { code: next })).status).toBe(200)
    expect((await critical(browser)).status).toBe(204)
    expect((await audited(id)).at(-1)).toMatchObject({ action: 'session.confirmed', detail: '{"by":"code"}' })
    expect((await browser.post('/api/auth/confirm', { code: next })).status).toBe(400)
    expect((await browser.post('/api/auth/confirm', { code: recovery })).status).toBe(200)
  })

  test('counts wrong proofs, is for the signed-in, and takes one proof', async () => {
    const { browser } = await signedIn('admin')
    for (const body of [{}, { code: '' }, { password: PASSWORD, code: '123456' }, { more: 1 }]) {
      expect((await browser.post('/api/auth/confirm', body)).status).toBe(400)
    }
    expect((await new Browser().post('/api/auth/confirm', { password: PASSWORD })).status).toBe(401)
    for (let tries = 0; tries < Number(env.SIGN_IN_TRIES); tries += 1) {
      expect((await browser.post('/api/auth/confirm', { password: 'not my password' })).status).toBe(400)
    }
    expect((await browser.post('/api/auth/confirm', { password: PASSWORD })).status).toBe(429)
  })
})
