import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { deviceCookie } from '../../../worker/kernel/rules/identity/cookies.ts'
import { Browser, newAccount, ORIGIN, PASSWORD, signedIn } from '../../support/identity.ts'
import { newMailbox } from '../../support/mailbox.ts'

const NEW_PASSWORD = 'staple battery horse'

interface Listed {
  sessions: { id: string; device: string; current: boolean; remembered: boolean; lastUsedAt: string }[]
}
const sessionsOf = async (browser: Browser) =>
  (await (await browser.get('/api/account/sessions')).json<Listed>()).sessions
const isIn = async (browser: Browser) => (await browser.get('/api/auth/me')).status === 200
const issuesOf = async (response: Response) =>
  (await response.json<{ error: { issues?: { path: string; message: string }[] } }>()).error.issues

/** One user in two browsers; the second one has a mailbox. */
async function inTwoBrowsers() {
  const account = await signedIn()
  const box = newMailbox()
  const other = box.browser()
  await other.signIn(account.email, { remember: true })
  return { ...account, box, other }
}

describe('nobody who is not signed in', () => {
  test.each([
    ['GET', '/api/account'],
    ['PATCH', '/api/account'],
    ['POST', '/api/account/password'],
    ['GET', '/api/account/sessions'],
    ['DELETE', '/api/account/sessions/ses_x'],
    ['POST', '/api/account/sessions/end-all'],
    ['POST', '/api/account/two-factor'],
    ['POST', '/api/account/two-factor/confirm'],
    ['POST', '/api/account/two-factor/off'],
    ['POST', '/api/account/two-factor/recovery-codes'],
    ['GET', '/api/account/data'],
    ['POST', '/api/account/delete'],
  ])('may %s %s', async (method, path) => {
    expect((await new Browser().send(method, path, method === 'GET' ? undefined : {})).status).toBe(401)
  })
})

describe('a profile', () => {
  test('shows the user, without anything secret', async () => {
    const { browser, id, email } = await signedIn()
    expect(await (await browser.get('/api/account')).json()).toEqual({
      user: {
        id,
        email,
        name: 'Asha Menon',
        role: 'advertiser',
        areas: [],
        company: 'Kaveri Coffee',
        phone: '+91 98450 10001',
        emailVerified: false,
        twoFactor: false,
        createdAt: expect.stringMatching(/Z$/),
      },
      recoveryCodesLeft: 0,
    })
  })

  test('is changed, markup as text, and shows everywhere', async () => {
    const { browser } = await signedIn()
    const change = { name: '<b>Asha</b> आशा', company: "O'Brien & Sons", phone: '98450 10002' }
    const response = await browser.send('PATCH', '/api/account', change)
    expect(await response.json()).toMatchObject({ user: change })
    expect(await (await browser.get('/api/auth/session')).json()).toMatchObject({ user: change })
  })

  test.each([
    ['role', { name: 'A', company: 'B', phone: '9845010001', role: 'admin' }],
    ['email', { name: 'A', company: 'B', phone: '9845010001', email: 'other@example.in' }],
    ['name', { name: ' ', company: 'B', phone: '9845010001' }],
    ['phone', { name: 'A', company: 'B', phone: 'call me' }],
    ['company', { name: 'A', phone: '9845010001' }],
  ])('is not changed with this %s', async (field, change) => {
    const { browser } = await signedIn()
    const response = await browser.send('PATCH', '/api/account', change)
    expect(response.status).toBe(400)
    expect((await issuesOf(response))?.map(({ path }) => path)).toContain(field)
  })
})

describe('a new password', () => {
  test('is refused at its field when it is easy to guess', async () => {
    const { browser } = await signedIn()
    const answer = await browser.post('/api/account/password', { current: PASSWORD, next: 'Password123!' })
    expect(answer.status).toBe(400)
    expect(await issuesOf(answer)).toEqual([{ path: 'next', message: expect.stringContaining('most used') }])
  })

  test('ends other sessions and goes on here under a new token', async () => {
    const { browser, box, other, email } = await inTwoBrowsers()
    const before = other.cookie
    const body = { current: PASSWORD, next: NEW_PASSWORD }
    expect((await other.post('/api/account/password', body)).status).toBe(200)
    expect(other.cookie).not.toBe(before)
    expect([await isIn(other), await isIn(browser)]).toEqual([true, false])
    const copied = await new Browser().send('GET', '/api/auth/me', undefined, { Cookie: before })
    expect(copied.status).toBe(401)
    expect(await sessionsOf(other)).toMatchObject([{ current: true, remembered: true }])
    expect((await new Browser().signIn(email)).status).toBe(401)
    expect((await new Browser().signIn(email, { password: NEW_PASSWORD })).status).toBe(200)
    expect(box.subjects(email).at(-1)).toBe('Your AdChowk password was changed')
  })

  test('takes the old one, and is limited in tries', async () => {
    const { browser, id } = await signedIn()
    const change = (current: string) => browser.post('/api/account/password', { current, next: NEW_PASSWORD })
    const refused = await change('wrong password')
    expect(refused.status).toBe(400)
    const row = await env.DB.prepare("SELECT * FROM audit_log WHERE action = 'user.refused' AND actor = ?")
      .bind(id)
      .first()
    expect(row).toMatchObject({ subject: id, detail: '{"reason":"password"}' })
    expect(await issuesOf(refused)).toEqual([{ path: 'current', message: 'This is not your password' }])
    for (let tries = 1; tries < Number(env.SIGN_IN_TRIES); tries++) await change('wrong password')
    const limited = await change(PASSWORD)
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})

describe('sessions', () => {
  test('are listed with their devices, the present one marked', async () => {
    const { browser } = await inTwoBrowsers()
    const phone = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36' }
    const { email } = await (await browser.get('/api/auth/me')).json<{ email: string }>()
    await new Browser().send('POST', '/api/auth/signin', { email, password: PASSWORD }, phone)
    const listed = await sessionsOf(browser)
    expect(listed.filter(({ current }) => current)).toHaveLength(1)
    expect(listed.map(({ device }) => device).sort()).toEqual(['Chrome on Android', 'Unknown device', 'Unknown device'])
    expect(JSON.stringify(listed)).not.toMatch(/token|hash/i)
  })

  test('are ended one by one', async () => {
    const { browser, other } = await inTwoBrowsers()
    const theirs = (await sessionsOf(other)).find(({ current }) => current)
    expect((await browser.send('DELETE', `/api/account/sessions/${theirs?.id}`)).status).toBe(200)
    expect([await isIn(browser), await isIn(other)]).toEqual([true, false])
    expect((await browser.send('DELETE', `/api/account/sessions/${theirs?.id}`)).status).toBe(404)
  })

  test('of others are neither seen nor ended', async () => {
    const [{ browser }, stranger] = [await signedIn(), await signedIn()]
    const [theirs] = await sessionsOf(stranger.browser)
    expect((await browser.send('DELETE', `/api/account/sessions/${theirs?.id}`)).status).toBe(404)
    expect(await isIn(stranger.browser)).toBe(true)
    expect((await sessionsOf(browser)).map(({ id }) => id)).not.toContain(theirs?.id)
  })

  test('all end at once, this one too, and those of others go on', async () => {
    const { browser, other } = await inTwoBrowsers()
    const stranger = await signedIn()
    expect((await browser.post('/api/account/sessions/end-all')).status).toBe(200)
    expect([...browser.cookies.keys()]).toEqual([deviceCookie(ORIGIN)])
    expect([await isIn(browser), await isIn(other), await isIn(stranger.browser)]).toEqual([false, false, true])
  })

  test('of staff leave the list when they were idle for too long', async () => {
    const { browser, email, id } = await signedIn('admin')
    await new Browser().signIn(email)
    const idle = (await sessionsOf(browser)).find(({ current }) => !current)
    await env.DB.prepare(`UPDATE sessions SET last_used_at = '2020-01-01T00:00:00.000Z' WHERE id = ? AND user_id = ?`)
      .bind(idle?.id, id)
      .run()
    expect(await sessionsOf(browser)).toMatchObject([{ current: true }])
  })

  test('that have reached their last day are not in the list, nor ended a second time', async () => {
    const { browser, other } = await inTwoBrowsers()
    const theirs = (await sessionsOf(other)).find(({ current }) => current)
    await env.DB.prepare(`UPDATE sessions SET expires_at = '2020-01-01T00:00:00.000Z' WHERE id = ?`)
      .bind(theirs?.id)
      .run()
    expect(await sessionsOf(browser)).toMatchObject([{ current: true }])
    expect((await browser.send('DELETE', `/api/account/sessions/${theirs?.id}`)).status).toBe(404)
  })
})

test('the data of an account is a file with the profile, sessions and own acts, and nothing secret', async () => {
  const { browser, email } = await inTwoBrowsers()
  const response = await browser.get('/api/account/data')
  expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename=".+\.json"$/)
  const text = await response.text()
  const data = JSON.parse(text)
  expect(data.profile.email).toBe(email)
  expect(data.sessions).toHaveLength(2)
  const acts = data.acts.map(({ action }: { action: string }) => action)
  expect(acts).toEqual(['user.signed_in', 'user.signed_in', 'data.downloaded'])
  expect(text).not.toMatch(/scrypt|hash|token/i)
})

describe('deleting an account', () => {
  const rowsOf = (table: string, column: string, id: string) =>
    env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`).bind(id).first<number>('n')

  test('takes the password, ends every session, and leaves no personal data', async () => {
    const { browser, other, box, id, email } = await inTwoBrowsers()
    expect((await other.post('/api/account/delete', { password: 'wrong password' })).status).toBe(400)
    await other.post('/api/account/two-factor', { password: PASSWORD })
    expect((await other.post('/api/account/delete', { password: PASSWORD })).status).toBe(200)
    expect([await isIn(browser), await isIn(other)]).toEqual([false, false])
    expect(other.cookies.size).toBe(0)
    expect((await new Browser().signIn(email)).status).toBe(401)
    expect(box.subjects(email).at(-1)).toBe('Your AdChowk account is deleted')

    for (const table of ['sessions', 'two_factor', 'recovery_codes', 'one_time_tokens']) {
      expect(await rowsOf(table, 'user_id', id)).toBe(0)
    }
    expect(await rowsOf('users', 'id', id)).toBe(0)
    const { results } = await env.DB.prepare('SELECT * FROM audit_log WHERE subject = ?').bind(id).all()
    expect(results.at(-1)).toMatchObject({ action: 'user.deleted', actor: id, network: '', detail: '{}' })
    expect(results.length).toBeGreaterThan(1)
    for (const personal of [email, other.network, browser.network, 'Asha', 'Kaveri']) {
      expect(JSON.stringify(results)).not.toContain(personal)
    }
  })

  test('frees the address', async () => {
    const { browser, email } = await signedIn()
    await browser.post('/api/account/delete', { password: PASSWORD })
    const form = { role: 'mediaOwner', name: 'Asha', email, password: PASSWORD, company: 'Kaveri', phone: '9845010001' }
    expect((await new Browser().post('/api/auth/signup', form)).status).toBe(201)
  })

  test('leaves others alone', async () => {
    const [{ browser }, stranger] = [await signedIn(), await signedIn()]
    await browser.post('/api/account/delete', { password: PASSWORD })
    expect(await isIn(stranger.browser)).toBe(true)
  })

  test('is not for the last admin, and of the last two one stays', async () => {
    await env.DB.exec(`UPDATE users SET role = 'advertiser' WHERE role = 'admin'`)
    const [first, second] = [await signedIn('admin'), await signedIn('admin')]
    await newAccount('admin', { status: 'suspended' })
    const advertiser = await signedIn()
    const leave = ({ browser }: typeof first) => browser.post('/api/account/delete', { password: PASSWORD })
    const answers = await Promise.all([leave(first), leave(second)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])

    const last = answers[0]?.status === 409 ? first : second
    expect(await isIn(last.browser)).toBe(true)
    const refused = await leave(last)
    expect(await refused.json()).toMatchObject({
      error: { code: 'conflict', message: 'You are the last administrator. Please appoint another one first' },
    })
    expect(await rowsOf('audit_log', "action = 'user.deleted' AND actor", last.id)).toBe(0)
    // Without any admin who can sign in, everyone else may still leave.
    await env.DB.prepare(`UPDATE users SET status = 'suspended' WHERE id = ?`).bind(last.id).run()
    expect((await leave(advertiser)).status).toBe(200)
  })
})
