import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test } from 'vitest'
import type { SecurityPage } from '../../../worker/identity/security/security.server.ts'
import { endSession } from '../../../worker/identity/session.server.ts'
import { type Browser, signedIn } from '../../support/identity.ts'
import { eventually, listen } from '../../support/live.ts'
import { clearSecurity, enrol } from '../../support/security.ts'
import { audited, recordedService, rowsOf } from '../../support/staff.ts'

afterEach(clearSecurity)

const pageOf = async (browser: Browser) => (await browser.get('/api/admin/security')).json<SecurityPage>()
const overview = async (browser: Browser) => (await browser.get('/api/admin/overview')).status

/** Sets when the sessions of a user were last used. */
const lastUsed = (id: string, minutesAgo: number) =>
  env.DB.prepare('UPDATE sessions SET last_used_at = ? WHERE user_id = ?')
    .bind(new Date(Date.now() - minutesAgo * 60_000).toISOString(), id)
    .run()

describe('sessions of staff', () => {
  test('are listed with device and network, without those of others and without what has ended', async () => {
    await env.DB.prepare('DELETE FROM sessions').run()
    const { browser } = await signedIn('admin')
    await signedIn('advertiser')
    const colleague = await signedIn('staff')
    const idle = await signedIn('staff')
    await lastUsed(idle.id, 31)
    const { sessions } = await pageOf(browser)
    expect(sessions.map(({ current, network, userId }) => ({ current, network, userId }))).toEqual([
      { current: true, network: browser.network, userId: expect.any(String) },
      { current: false, network: colleague.browser.network, userId: colleague.id },
    ])
    expect(JSON.stringify(sessions)).not.toMatch(/hash|token/i)
  })

  test('are ended one by one, never the own, and on record', async () => {
    const { browser, id } = await signedIn('admin')
    const colleague = await signedIn('staff')
    const { sessions } = await pageOf(browser)
    const end = async (whose: string) => {
      const session = sessions.find(({ userId }) => userId === whose)
      return (await browser.send('DELETE', `/api/admin/security/sessions/${session?.id}`)).status
    }
    expect(await end(id)).toBe(409)
    expect(await end(colleague.id)).toBe(200)
    expect((await colleague.browser.get('/api/auth/me')).status).toBe(401)
    expect(await end(colleague.id)).toBe(404)
    expect((await audited(colleague.id)).at(-1)).toMatchObject({ action: 'session.ended', actor: id })
    const advertiser = await signedIn('advertiser')
    const [theirs] = await rowsOf<{ id: string }>('SELECT id FROM sessions WHERE user_id = ?', advertiser.id)
    expect((await browser.send('DELETE', `/api/admin/security/sessions/${theirs?.id}`)).status).toBe(404)
  })

  test('all others end at once, with their sockets, and the pages of staff are notified', async () => {
    await env.DB.prepare('DELETE FROM sessions').run()
    const { browser } = await signedIn('admin')
    const [one, two] = [await signedIn('admin'), await signedIn('staff')]
    const advertiser = await signedIn('advertiser')
    const [here, there] = [await listen(browser), await listen(one.browser)]
    const answer = await browser.post('/api/admin/security/sessions/end-others')
    expect(await answer.json()).toEqual({ ended: 2 })
    await eventually(() => expect(there.closed).toBeDefined())
    for (const { browser: ended } of [one, two]) expect((await ended.get('/api/auth/me')).status).toBe(401)
    expect((await advertiser.browser.get('/api/auth/me')).status).toBe(200)
    expect(await overview(browser)).toBe(200)
    await here.heard(1)
    expect(here.changes.at(-1)).toMatchObject({ event: 'staff_session.changed' })
  })

  test('that had ended before are no change to notify of', async () => {
    const { ctx, publish } = recordedService()
    await endSession(ctx, { id: 'ses_none' })
    expect(publish).not.toHaveBeenCalled()
  })
})

test('the score is computed from what is set: 85 for a fresh installation', async () => {
  await env.DB.prepare("DELETE FROM users WHERE role IN ('admin', 'staff')").run()
  const { browser, id } = await signedIn('admin')
  expect((await pageOf(browser)).score.total).toBe(85)
  const old = new Date(Date.now() - 8 * 86_400_000).toISOString()
  await env.DB.prepare('UPDATE sessions SET created_at = ? WHERE user_id = ?').bind(old, id).run()
  expect((await pageOf(browser)).score.total).toBe(70)
  await enrol(browser)
  const { score, staff, enrolled } = await pageOf(browser)
  expect([score.total, staff, enrolled]).toEqual([95, { count: 1, enrolled: 1, demo: 0 }, true])
})
