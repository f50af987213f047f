import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { makeAdmin } from '../../../seed/operator/make-admin.ts'
import { Browser, newAccount, ORIGIN, PASSWORD } from '../../support/identity.ts'

const make = (email: string, now = new Date()) => makeAdmin(env.DB, { email, origin: ORIGIN, now })
const tokenOf = (link: string) => new URLSearchParams(new URL(link).hash.slice(1)).get('token')
const enter = (browser: Browser, email: string) => browser.signIn(email, { area: 'admin' })

test('the first administrator sets a password by the link, and signs in to the back office', async () => {
  const email = 'first.admin@adchowk.in'
  const { isNew, link } = await make(email)
  expect(isNew).toBe(true)
  expect(link).toMatch(`${ORIGIN}/reset-password#token=`)
  const browser = new Browser()
  expect((await enter(browser, email)).status).toBe(401)
  const reset = await browser.post('/api/auth/reset-password', { token: tokenOf(link), password: PASSWORD })
  expect(reset.status).toBe(200)
  expect((await enter(browser, email)).status).toBe(200)
  expect((await browser.get('/api/admin/overview')).status).toBe(200)
})

test('an account becomes staff: it keeps its password, its open sessions end, and the act is on record', async () => {
  const { id, email } = await newAccount('advertiser', { emailVerifiedAt: '2026-01-01T00:00:00.000Z' })
  const open = new Browser()
  await open.signIn(email)
  expect((await make(email)).isNew).toBe(false)
  expect((await open.get('/api/auth/me')).status).toBe(401)
  expect((await enter(open, email)).status).toBe(200)
  const row = await env.DB.prepare("SELECT * FROM audit_log WHERE subject = ? AND action = 'role.changed'")
    .bind(id)
    .first()
  expect(row).toMatchObject({ actor: null, network: 'operator', detail: '{"before":"advertiser","after":"admin"}' })
})

test('who signed up with an address of another and never confirmed it does not become staff', async () => {
  const { email } = await newAccount('advertiser')
  const { link } = await make(email)
  expect((await enter(new Browser(), email)).status).toBe(401)
  await new Browser().post('/api/auth/reset-password', { token: tokenOf(link), password: 'three warm words' })
  expect((await new Browser().signIn(email, { area: 'admin', password: 'three warm words' })).status).toBe(200)
})

test('the link is good for half an hour', async () => {
  const { link } = await make('late.admin@adchowk.in', new Date(Date.now() - 31 * 60_000))
  const reset = await new Browser().post('/api/auth/reset-password', { token: tokenOf(link), password: PASSWORD })
  expect(reset.status).toBe(400)
})
