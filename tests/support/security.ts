import { env } from 'cloudflare:workers'
import type { SecuritySettings } from '../../worker/domain/platform/settings.ts'
import { Browser } from './identity.ts'

/** What a fresh installation has. */
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
