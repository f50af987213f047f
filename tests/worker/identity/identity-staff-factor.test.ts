import { env } from 'cloudflare:workers'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { isFactorWaived, staffRulesOf } from '../../../worker/identity/staff-rules.server.ts'
import type { SecuritySettings } from '../../../worker/kernel/rules/platform/settings.ts'
import { Browser, newAccount, newNetwork, ORIGIN, PASSWORD } from '../../support/identity.ts'
import { service } from '../../support/service.ts'

const STAFF_ADDRESSES = ['/api/admin/overview', '/api/admin/categories', '/api/admin/nothing-here']

/** A browser of staff at a product that is out of demo mode. */
async function signedInStaff(bindings: Partial<Env> = { DEMO_MODE: 'false' as Env['DEMO_MODE'] }) {
  const { email } = await newAccount('admin')
  const browser = new Browser(newNetwork(), { ...env, ...bindings })
  expect((await browser.signIn(email, { area: 'admin' })).status).toBe(200)
  return browser
}

const statusesOf = (browser: Browser) =>
  Promise.all(STAFF_ADDRESSES.map(async (path) => (await browser.get(path)).status))

describe('staff without a second factor', () => {
  test('get nothing of the back office', async () => {
    const browser = await signedInStaff()
    expect(await statusesOf(browser)).toEqual([403, 403, 403])
    const { error } = await (await browser.get('/api/admin/overview')).json<{ error: { message: string } }>()
    expect(error.message).toBe('Staff need two-step sign-in. Turn it on in your settings first')
    expect((await browser.post('/api/admin/categories', { name: 'Kites', icon: 'wind' })).status).toBe(403)
  })

  test('do not hear the live hub', async () => {
    const browser = await signedInStaff()
    const answer = await browser.send('GET', '/api/live', undefined, { Upgrade: 'websocket', Origin: ORIGIN })
    expect(answer.status).toBe(403)
  })

  test('get in with their own settings, by turning it on', async () => {
    const browser = await signedInStaff()
    const begun = await browser.post('/api/account/two-factor', { password: PASSWORD })
    const { secret } = await begun.json<{ secret: string }>()
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    expect((await browser.post('/api/account/two-factor/confirm', { code })).status).toBe(200)
    expect(await statusesOf(browser)).toEqual([200, 200, 404])
  })

  test('get in while demo mode is on, as everybody knows the demo passwords', async () => {
    expect(await statusesOf(await signedInStaff({}))).toEqual([200, 200, 404])
  })
})

test('a demo account of staff reads that the second factor is waived, as long as staff need one', () => {
  const security = (requireTwoFactor: boolean) => {
    const value: SecuritySettings = {
      ...{ ipWhitelist: '', sessionTimeout: 30, criticalActionVerification: true },
      requireTwoFactor,
    }
    return { value, version: 1, updatedAt: null }
  }
  const isWaived = (isDemo: boolean, requireTwoFactor: boolean, twoFactor = false) => {
    const rules = staffRulesOf(service, security(requireTwoFactor), { isDemo })
    return isFactorWaived({ user: { twoFactor }, session: { rules } })
  }
  expect(isWaived(true, true)).toBe(true)
  expect(isWaived(true, false)).toBe(false)
  expect(isWaived(true, true, true)).toBe(false)
  expect(isWaived(false, true)).toBe(false)
})
