import { env } from 'cloudflare:workers'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { Browser, newAccount, newNetwork, PASSWORD } from '../../support/identity.ts'

const [FIRST, SECOND] = ['the first secret of this deployment', 'the second secret of this deployment']
const OLD: Partial<Env> = { AUTH_SECRET: FIRST }
const ROTATED: Partial<Env> = { AUTH_SECRET: SECOND, AUTH_SECRET_PREVIOUS: FIRST }
const NEW: Partial<Env> = { AUTH_SECRET: SECOND }

const at = (bindings: Partial<Env>) => new Browser(newNetwork(), { ...env, ...bindings })

/** An account that turned its second factor on while the first secret was in use. */
async function newAccountWithApp() {
  const { id, email } = await newAccount()
  const browser = at(OLD)
  await browser.signIn(email)
  const { secret } = await (await browser.post('/api/account/two-factor', { password: PASSWORD })).json<{
    secret: string
  }>()
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  const confirmed = await browser.post('/api/account/two-factor/confirm', { code: app.generate() })
  const { recoveryCodes } = await confirmed.json<{ recoveryCodes: string[] }>()
  const signIn = async (bindings: Partial<Env>, code: string) => (await at(bindings).signIn(email, { code })).status
  const byApp = async (bindings: Partial<Env>) => {
    // As if half a minute had passed: each code works once.
    await env.DB.prepare('UPDATE two_factor SET last_step = 0 WHERE user_id = ?').bind(id).run()
    return signIn(bindings, app.generate())
  }
  return { recoveryCodes, signIn, byApp }
}

test('an app works across a rotation, and without the replaced secret once it was used', async () => {
  const { byApp } = await newAccountWithApp()
  expect(await byApp(OLD)).toBe(200)
  expect(await byApp(ROTATED)).toBe(200)
  expect(await byApp(NEW)).toBe(200)
})

test('a recovery code works as long as the secret that made it is known', async () => {
  const { recoveryCodes, signIn, byApp } = await newAccountWithApp()
  const [first = '', second = ''] = recoveryCodes
  expect(await signIn(ROTATED, first)).toBe(200)
  expect(await signIn(ROTATED, first)).toBe(401)
  await byApp(ROTATED)
  expect(await signIn(NEW, second)).toBe(401)
})

test('an app of a secret that was thrown away is refused in words, not by a failure', async () => {
  const { byApp } = await newAccountWithApp()
  expect(await byApp(NEW)).toBe(503)
})
