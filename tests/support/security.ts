import { env } from 'cloudflare:workers'
import { Secret, TOTP } from 'otpauth'
import type { SecuritySettings } from '../../worker/kernel/rules/platform/settings.ts'
import { Browser, PASSWORD } from './identity.ts'

/** Settings of a fresh installation. */
export const DEFAULTS: SecuritySettings = {
  ipWhitelist: '',
  sessionTimeout: 30,
  requireTwoFactor: true,
  criticalActionVerification: true,
}

/** Saves the Security page as a browser shows it, by default with nothing asked for. */
export const saveSecurity = (browser: Browser, change: Record<string, unknown> = {}) =>
  browser.send('PUT', '/api/admin/security', {
    ...DEFAULTS,
    requireTwoFactor: false,
    criticalActionVerification: false,
    version: 0,
    ...change,
  })

/** As if nobody had ever saved it. */
export const clearSecurity = async (): Promise<void> => {
  await env.DB.prepare("DELETE FROM platform_settings WHERE name = 'security'").run()
}

/** A browser with the same cookies, at another address or in front of another Worker. */
export function sameBrowser(
  browser: Browser,
  { network = browser.network, bindings = browser.bindings }: Partial<Pick<Browser, 'network' | 'bindings'>>,
): Browser {
  const other = new Browser(network, bindings)
  for (const [name, value] of browser.cookies) other.cookies.set(name, value)
  return other
}

/** Turns the second factor of an account on. @returns a code that was not used yet, and a recovery code */
export async function enrol(browser: Browser) {
  const begun = await browser.post('/api/account/two-factor', { password: PASSWORD })
  const { secret } = await begun.json<{ secret: string }>()
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  const confirmed = await browser.post('/api/account/two-factor/confirm', { code: app.generate() })
  const { recoveryCodes } = await confirmed.json<{ recoveryCodes: string[] }>()
  return { next: app.generate({ timestamp: Date.now() + 30_000 }), recovery: recoveryCodes[0] }
}
