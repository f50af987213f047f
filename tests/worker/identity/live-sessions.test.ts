import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test } from 'vitest'
import { openSocket } from '../../../worker/identity/live/connect.server.ts'
import { findSession } from '../../../worker/identity/session.server.ts'
import { createLive } from '../../../worker/kernel/live/live.ts'
import { LIVE_PATH, OWN_LIVE_PATH, SESSION_ENDED } from '../../../worker/kernel/rules/live/live.ts'
import { ask, Browser, newNetwork, ORIGIN, PASSWORD, setRole, signedIn } from '../../support/identity.ts'
import { deletion, eventually, hub, Listening, listen, UPGRADE } from '../../support/live.ts'
import { service } from '../../support/service.ts'

// Pages of one test are not those of the next.
afterEach(async () => {
  await hub().seq()
  await evictDurableObject(hub(), { webSockets: 'close' })
})

describe('a session that ends takes its sockets along', () => {
  const both = async () => {
    const { browser, email } = await signedIn('admin')
    const elsewhere = new Browser(newNetwork())
    await elsewhere.signIn(email)
    return { browser, elsewhere, email, here: await listen(browser), there: await listen(elsewhere) }
  }
  const ended = (page: Listening) => eventually(() => expect(page.closed?.code).toBe(SESSION_ENDED))

  test('by signing out: only its own', async () => {
    const { browser, here, there } = await both()
    await browser.post('/api/auth/signout')
    await ended(here)
    await hub().publish([deletion('x')])
    await there.heard(1)
    expect(here.changes).toEqual([])
  })

  test('by signing out while it is being opened', async () => {
    const { browser, id } = await signedIn('admin')
    const token = browser.cookies.get('adchowk_sid') ?? ''
    const asker = { ...service, caller: { ...service.caller, token } }
    const session = await findSession(asker, token)
    if (!session) throw new Error('The session was not found')
    const opened = async () => {
      const closed: unknown[] = []
      const pending: Promise<unknown>[] = []
      const live = { ...service.live, close: async (what: unknown) => void closed.push(what) }
      await openSocket({ ...asker, live, waitUntil: (work) => pending.push(work) }, session, 'hub')
      await Promise.all(pending)
      return closed
    }
    expect(await opened()).toEqual([])
    await browser.post('/api/auth/signout')
    expect(await opened()).toEqual([{ user: id, session: session.session.id }])
  })

  test('by signing in again in the same browser', async () => {
    const { browser, email, here, there } = await both()
    await browser.signIn(email)
    await ended(here)
    expect(there.closed).toBeUndefined()
  })

  interface Ending {
    /** Of the account whose sessions end. */
    browser: Browser
    id: string
    email: string
    staff: Browser
  }
  const elsewhere = async ({ email }: Ending) => {
    const other = new Browser()
    await other.signIn(email)
    return other
  }

  test.each<[string, number, (whose: Ending) => Promise<Response>]>([
    ['signing out', 100, ({ browser }) => browser.post('/api/auth/signout')],
    [
      'a new password',
      8,
      async (whose) =>
        (await elsewhere(whose)).post('/api/account/password', { current: PASSWORD, next: 'another long sentence' }),
    ],
    ['its end elsewhere', 8, async (whose) => (await elsewhere(whose)).post('/api/account/sessions/end-all')],
    ['a change of role', 8, ({ staff, id }) => setRole(staff, id, 'advertiser')],
    ['being suspended', 8, ({ staff, id }) => staff.post('/api/admin/users/bulk', { act: 'suspend', ids: [id] })],
    ['the end of the account', 8, ({ browser }) => browser.post('/api/account/delete', { password: PASSWORD })],
  ])(
    'by %s: every socket is closed, in each room, and receives nothing that is written later',
    async (_, count, act) => {
      const [{ browser: staff }, { id, email, browser }] = [await signedIn('admin'), await signedIn('admin')]
      await staff.post('/api/auth/confirm', { password: PASSWORD })
      const control = await listen(staff)
      const pages = await Promise.all(
        Array.from({ length: count }, (_, i) => listen(browser, i % 4 === 0 ? OWN_LIVE_PATH : LIVE_PATH)),
      )
      const last = deletion('later')
      expect((await act({ browser, id, email, staff })).status).toBeLessThan(300)
      await createLive(env.LIVE, () => {}).publish([last], ['hub', `user:${id}`])
      const codes = await Promise.all(pages.map((page) => page.end))
      expect(codes).toEqual(pages.map(() => SESSION_ENDED))
      await eventually(() => expect(control.changes.at(-1)).toMatchObject(last))
      for (const page of pages) {
        expect(page.isTold).toBe(true)
        expect(page.changes).not.toContainEqual(expect.objectContaining(last))
      }
    },
  )

  test('one that its own new password renews is closed without a word of an end, so that its page connects again', async () => {
    const { browser } = await signedIn('admin')
    const page = await listen(browser)
    const { status } = await browser.post('/api/account/password', { current: PASSWORD, next: 'another long sentence' })
    expect(status).toBe(200)
    expect(await page.end).not.toBe(SESSION_ENDED)
    expect(page.isTold).toBe(false)
    expect((await listen(browser)).isTold).toBe(false)
  })

  test('by its age: nothing is sent to it any more', async () => {
    const { browser } = await signedIn('admin')
    const page = await listen(browser)
    await runInDurableObject(hub(), (_, state) => {
      for (const socket of state.getWebSockets()) {
        socket.serializeAttachment({ ...socket.deserializeAttachment(), expiresAt: 1 })
      }
    })
    await hub().publish([deletion('x')])
    await ended(page)
    expect(page.changes).toEqual([])
  })

  const changeLease = (idleAt: number) =>
    runInDurableObject(hub(), (_, state) => {
      for (const socket of state.getWebSockets()) {
        socket.serializeAttachment({ ...socket.deserializeAttachment(), idleAt })
      }
    })

  test('by nobody using it: its page hears nothing more, and is closed without a change to send', async () => {
    const { browser } = await signedIn('admin')
    const page = await listen(browser)
    await changeLease(1)
    expect(await runDurableObjectAlarm(hub())).toBe(true)
    await ended(page)
    const another = await listen(browser)
    await changeLease(1)
    await hub().publish([deletion('x')])
    await ended(another)
    expect(another.changes).toEqual([])
  })

  test('not while it is used', async () => {
    const { browser, id } = await signedIn('admin')
    const page = await listen(browser)
    await changeLease(Date.now() + 500)
    const earlier = new Date(Date.now() - 2 * 60_000).toISOString()
    await env.DB.prepare('UPDATE sessions SET last_used_at = ? WHERE user_id = ?').bind(earlier, id).run()
    await browser.get('/api/auth/me')
    const leases = await runInDurableObject(hub(), (_, state) =>
      state.getWebSockets().map((socket) => socket.deserializeAttachment().idleAt - Date.now()),
    )
    expect(Math.min(...leases)).toBeGreaterThan((Number(env.ADMIN_IDLE_MINUTES) - 1) * 60_000)
    await runDurableObjectAlarm(hub())
    await hub().publish([deletion('x')])
    await page.heard(1)
  })

  test('also when it ended while the socket was being opened', async () => {
    const { browser } = await signedIn('admin')
    const cookie = browser.cookie
    const signOut = browser.post('/api/auth/signout')
    const request = new Request(`${ORIGIN}/api/live`, { headers: { ...UPGRADE, Cookie: cookie } })
    const [{ webSocket }] = await Promise.all([ask(request), signOut])
    if (webSocket) await ended(new Listening(webSocket))
    expect((await ask(new Request(request))).status).toBe(401)
  })
})
