import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test } from 'vitest'
import { clearWhitelist } from '../../../seed/operator/clear-whitelist.ts'
import { LIVE_PATH, SESSION_ENDED } from '../../../worker/kernel/rules/live/live.ts'
import { Browser, newAccount, PASSWORD, signedIn } from '../../support/identity.ts'
import { eventually, listen, UPGRADE } from '../../support/live.ts'
import { clearSecurity, sameBrowser, saveSecurity } from '../../support/security.ts'
import { audited } from '../../support/staff.ts'

afterEach(clearSecurity)

const overview = async (browser: Browser) => (await browser.get('/api/admin/overview')).status
const messageOf = async (answer: Response) => (await answer.json<{ error: { message: string } }>()).error.message

const moved = (browser: Browser, network: string) => sameBrowser(browser, { network })

describe('a saved IP whitelist', () => {
  test('lets its addresses in, and answers 403 to all others, with any session', async () => {
    const { browser } = await signedIn('admin')
    const advertiser = await signedIn('advertiser')
    expect((await saveSecurity(browser, { ipWhitelist: `${browser.network} # me\n2001:db8:7::/48` })).status).toBe(200)
    expect(await overview(browser)).toBe(200)
    expect(await overview(moved(browser, '2001:db8:7:1::9'))).toBe(200)
    expect(await overview(moved(browser, `::ffff:${browser.network}`))).toBe(200)

    const outside = moved(browser, '203.0.113.9')
    for (const path of ['/api/admin/overview', '/api/admin/nothing-here', '/api/files/anything']) {
      expect((await outside.get(path)).status, path).toBe(403)
    }
    expect(await messageOf(await outside.get('/api/admin/overview'))).toBe(
      'The back office is closed to your address, 203.0.113.9',
    )
    expect((await outside.send('GET', LIVE_PATH, undefined, UPGRADE)).status).toBe(403)
    expect(await overview(new Browser('203.0.113.9'))).toBe(403)
    expect(await overview(new Browser(browser.network))).toBe(401)
    expect(await overview(advertiser.browser)).toBe(403)
    // The list is about the back office: their own account stays open.
    expect((await outside.get('/api/auth/me')).status).toBe(200)
  })

  test('refuses the login of the back office before the password is looked at, and it is on record', async () => {
    const { browser } = await signedIn('admin')
    const { id, email } = await newAccount('admin')
    await saveSecurity(browser, { ipWhitelist: browser.network })
    const outside = new Browser()
    for (const password of [PASSWORD, 'a wrong password']) {
      expect((await outside.signIn(email, { area: 'admin', password })).status).toBe(403)
    }
    expect((await audited(id)).map(({ detail }) => detail)).toEqual(['{"reason":"address"}', '{"reason":"address"}'])
    expect((await new Browser(browser.network).signIn(email, { area: 'admin' })).status).toBe(200)
  })

  test('closes the open sockets of addresses that it leaves out', async () => {
    const { browser } = await signedIn('admin')
    const { browser: colleague } = await signedIn('admin')
    const [here, there] = [await listen(browser), await listen(colleague)]
    await saveSecurity(browser, { ipWhitelist: browser.network })
    await eventually(() => expect(there.closed?.code).toBe(SESSION_ENDED))
    await here.heard(1)
    expect(here.closed).toBeUndefined()
  })

  test('that leaves out who saves it is refused, and so is one with bad lines', async () => {
    const { browser } = await signedIn('admin')
    const own = await saveSecurity(browser, { ipWhitelist: '203.0.113.0/24' })
    expect(own.status).toBe(400)
    expect(await own.json()).toMatchObject({
      error: {
        issues: [
          {
            path: 'ipWhitelist',
            message: `This list leaves out your own address, ${browser.network}. Add it, or you lock yourself out`,
          },
        ],
      },
    })
    const bad = await saveSecurity(browser, { ipWhitelist: `${browser.network}\n192.0.2\nhere` })
    expect(bad.status).toBe(400)
    const { error } = await bad.json<{ error: { issues: { path: string; message: string }[] } }>()
    expect(error.issues.map(({ path, message }) => `${path}: ${message.slice(0, 6)}`)).toEqual([
      'ipWhitelist: Line 2',
      'ipWhitelist: Line 3',
    ])
    expect(await overview(new Browser())).toBe(401)
  })

  test('is cleared by the operator, when nobody is left who could', async () => {
    const { browser } = await signedIn('admin')
    await saveSecurity(browser, { ipWhitelist: browser.network, sessionTimeout: 45 })
    const outside = moved(browser, '203.0.113.9')
    expect(await overview(outside)).toBe(403)
    expect(await clearWhitelist(env.DB, new Date())).toBe(true)
    expect(await overview(outside)).toBe(200)
    const { saved } = await (await outside.get('/api/admin/security')).json<{ saved: unknown }>()
    expect(saved).toMatchObject({ value: { ipWhitelist: '', sessionTimeout: 45 }, version: 2 })
    expect((await audited('security')).at(-1)).toMatchObject({ action: 'security.changed', actor: null })
    expect(await clearWhitelist(env.DB, new Date())).toBe(false)
  })
})
