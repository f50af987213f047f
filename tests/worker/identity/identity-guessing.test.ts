import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { deviceCookie } from '../../../worker/kernel/rules/identity/cookies.ts'
import { Browser, newAccount, newNetwork, ORIGIN } from '../../support/identity.ts'
import { newMailbox } from '../../support/mailbox.ts'

const FREE = Number(env.SIGN_IN_TRIES)
const ACCOUNT_FREE = 12
const WRONG = { password: 'not the password' }
const DEVICE = deviceCookie(ORIGIN)
const TOLD = 'Someone is trying passwords on your AdChowk account'

/** An account, its mailbox, and browsers of any network at a product that allows few attempts an account. */
async function setUp() {
  const box = newMailbox()
  const { bindings } = box.browser()
  Reflect.set(bindings, 'SIGN_IN_ACCOUNT_TRIES', ACCOUNT_FREE)
  const account = await newAccount()
  const browserAt = (network = newNetwork()) => new Browser(network, bindings)
  const guess = (times: number) =>
    Promise.all(Array.from({ length: times }, async () => (await browserAt().signIn(account.email, WRONG)).status))
  return { box, browserAt, guess, ...account }
}

test('guesses from many networks count together, and the right password waits too', async () => {
  const { browserAt, guess, email } = await setUp()
  const statuses = await guess(ACCOUNT_FREE + 8)
  expect(statuses.filter((status) => status === 401)).toHaveLength(ACCOUNT_FREE)
  expect(statuses.filter((status) => status === 429)).toHaveLength(8)
  const refused = await browserAt().signIn(email)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
})

test('a browser that has signed in before is not locked out, also after signing out', async () => {
  const { browserAt, guess, email } = await setUp()
  const own = browserAt()
  expect((await own.signIn(email)).status).toBe(200)
  await own.post('/api/auth/signout')
  await guess(ACCOUNT_FREE + 1)
  expect((await own.signIn(email)).status).toBe(200)
})

test('it guesses no faster than others: its attempts are counted by themselves', async () => {
  const { browserAt, email } = await setUp()
  const own = browserAt()
  await own.signIn(email)
  for (let i = 0; i < FREE; i++) expect((await own.signIn(email, WRONG)).status).toBe(401)
  expect((await own.signIn(email)).status).toBe(429)
  const elsewhere = browserAt()
  elsewhere.cookies.set(DEVICE, own.cookies.get(DEVICE) ?? '')
  expect((await elsewhere.signIn(email)).status).toBe(429)
})

test('no other cookie makes a browser known', async () => {
  const { browserAt, guess, email } = await setUp()
  const stranger = browserAt()
  await stranger.signIn((await newAccount()).email)
  await guess(ACCOUNT_FREE)
  const strange = stranger.cookies.get(DEVICE) ?? ''
  for (const value of [strange, `${'A'.repeat(22)}.${'A'.repeat(22)}`, '~', '%00', 'x'.repeat(3_000)]) {
    const browser = browserAt()
    browser.cookies.set(DEVICE, value)
    expect((await browser.signIn(email)).status).toBe(429)
  }
})

test('one browser is known to several accounts, and the cookie stays short', async () => {
  const { browserAt, email, guess } = await setUp()
  const shared = browserAt()
  await shared.signIn(email)
  for (let i = 0; i < 3; i++) await shared.signIn((await newAccount()).email)
  await guess(ACCOUNT_FREE + 1)
  expect((await shared.signIn(email)).status).toBe(200)
  for (let i = 0; i < 6; i++) await shared.signIn((await newAccount()).email)
  expect(shared.cookies.get(DEVICE)?.length).toBeLessThan(250)
})

test('the cookie is for the server alone, and says no address', async () => {
  const { browserAt, email } = await setUp()
  const answer = await browserAt().signIn(email)
  const line = answer.headers.getSetCookie().find((one) => one.startsWith(`${DEVICE}=`)) ?? ''
  expect(line).toMatch(/HttpOnly/i)
  expect(line).toMatch(/SameSite=Lax/i)
  expect(line).not.toContain(email.split('@')[0])
})

test('the owner is notified once, and it is on record', async () => {
  const { box, guess, id, email } = await setUp()
  await guess(ACCOUNT_FREE - 1)
  expect(box.subjects(email)).toEqual([])
  await guess(4)
  expect(box.subjects(email)).toEqual([TOLD])
  const { results } = await env.DB.prepare(
    "SELECT subject FROM audit_log WHERE action = 'user.guessed_at' AND subject = ?",
  )
    .bind(id)
    .all()
  expect(results).toHaveLength(1)
})

test('an address without an account gets no mail', async () => {
  const { box, browserAt } = await setUp()
  const email = 'nobody-at-all@example.in'
  for (let i = 0; i <= ACCOUNT_FREE; i++) await browserAt().signIn(email, WRONG)
  expect(box.mails).toEqual([])
})

test('who signs in often from new browsers does not use the attempts up', async () => {
  const { browserAt, email } = await setUp()
  for (let i = 0; i < ACCOUNT_FREE + 3; i++) expect((await browserAt().signIn(email)).status).toBe(200)
})

test('the /48 of an IPv6 customer is one guesser', async () => {
  const { browserAt, email } = await setUp()
  const at = (n: number) => browserAt(`2001:db8:99:${n.toString(16)}::1`)
  for (let i = 0; i < FREE; i++) expect((await at(i * 999).signIn(email, WRONG)).status).toBe(401)
  expect((await at(77).signIn(email)).status).toBe(429)
  expect((await browserAt('2001:db8:9a::1').signIn(email)).status).toBe(200)
})
