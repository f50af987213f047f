import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { desc, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { expect, onTestFinished, test, vi } from 'vitest'
import { COST, hashPassword, keyDerivation, verifyPassword } from '../../../worker/identity/password.server.ts'
import { DEMO_ACCOUNTS } from '../../../worker/identity/rules/demo.ts'
import { auditLog } from '../../../worker/kernel/audit.table.ts'
import { users } from '../../../worker/kernel/identity.table.ts'
import { hashToken } from '../../../worker/kernel/tokens.ts'
import { ask, Browser, newAccount, newNetwork, ORIGIN, PASSWORD } from '../../support/identity.ts'

const db = drizzle(env.DB)
/** Numbers of wrangler.toml. */
const FREE = Number(env.SIGN_IN_TRIES)
const A_MINUTE = 60
const INVALID = { error: { code: 'unauthorized', message: 'Invalid credentials' } }

/** Until the test ends, passwords are hashed as in production, or at a cost of its own. */
function hashAt(cost: typeof COST) {
  const before = keyDerivation.cost
  keyDerivation.cost = cost
  onTestFinished(() => {
    keyDerivation.cost = before
  })
}

test('a password is kept as a salted scrypt hash of the agreed cost', async () => {
  hashAt(COST)
  const [one, two] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)])
  expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toBe(two)
  expect(await verifyPassword(PASSWORD, one)).toBe(true)
  expect(await verifyPassword(`${PASSWORD} `, one)).toBe(false)
  // The same letters, composed or not.
  expect(await verifyPassword('Cafe\u0301 at 9', await hashPassword('Caf\u00e9 at 9'))).toBe(true)
})

test('a hash of another cost opens by the cost that it names', async () => {
  hashAt({ logN: 4, r: 4, p: 5 })
  const before = await hashPassword(PASSWORD)
  hashAt(COST)
  expect(before).toContain('$ln=4,r=4,p=5$')
  expect(await verifyPassword(PASSWORD, before)).toBe(true)
  expect(await verifyPassword('wrong password', before)).toBe(false)
})

test('the hash of nobody opens with nothing, not even with itself', async () => {
  expect(await verifyPassword('', null)).toBe(false)
  expect(await verifyPassword(PASSWORD, null)).toBe(false)
})

test('whatever is wrong, the answer is the same', async () => {
  const { email } = await newAccount()
  const suspended = await newAccount('advertiser', { status: 'suspended' })
  const answers = await Promise.all([
    new Browser().signIn(email, { password: 'wrong password' }),
    new Browser().signIn('nobody@example.in'),
    new Browser().signIn(suspended.email),
    new Browser().signIn(email, { area: 'admin' }),
  ])
  for (const answer of answers) {
    expect(answer.status).toBe(401)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await answer.json()).toEqual(INVALID)
  }
})

test('an unknown email costs as much work as a known one: one hash of one cost, one row', async () => {
  hashAt(COST)
  const { email } = await newAccount('advertiser', { passwordHash: await hashPassword(PASSWORD) })
  const count = () => db.$count(auditLog, eq(auditLog.action, 'user.refused'))
  // Hashes are counted: their time means nothing on a busy machine.
  const hashing = vi.spyOn(keyDerivation, 'scrypt')
  const workFor = async (who: string) => {
    const rows = await count()
    hashing.mockClear()
    await new Browser().signIn(who, { password: 'wrong password' })
    const costs = hashing.mock.calls.map(([, , bytes, cost]) => ({ bytes, cost }))
    return { costs, rows: (await count()) - rows }
  }
  const known = await workFor(email)
  expect(known).toMatchObject({ costs: [{ cost: { N: 2 ** 15, r: 8, p: 3 } }], rows: 1 })
  expect(await workFor('nobody@example.in')).toEqual(known)
  hashing.mockRestore()
})

test('the email may be written in any case', async () => {
  const { email } = await newAccount()
  expect((await new Browser().signIn(` ${email.toUpperCase()} `)).status).toBe(200)
})

test('the answer is the user, without a hash, and the sign-in is noted', async () => {
  const { email, id } = await newAccount('mediaOwner')
  const answer = await new Browser().signIn(email)
  expect(answer.status).toBe(200)
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject({ user: { id, email, role: 'mediaOwner' } })
  expect(text).not.toMatch(/scrypt|hash|epoch|status/i)
  const [user] = await db.select().from(users).where(eq(users.id, id))
  expect(user?.lastSignInAt).not.toBeNull()
})

test('only staff enter the area of staff', async () => {
  const admin = await newAccount('admin')
  expect((await new Browser().signIn(admin.email, { area: 'admin' })).status).toBe(200)
  for (const role of ['advertiser', 'mediaOwner'] as const) {
    const answer = await new Browser().signIn((await newAccount(role)).email, { area: 'admin' })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual(INVALID)
  }
})

test('a failure is written down with its reason, without what was typed', async () => {
  const { email, id } = await newAccount()
  const suspended = await newAccount('advertiser', { status: 'suspended' })
  await new Browser().signIn(email, { password: 'hunter2-hunter2' })
  await new Browser().signIn('typed-a-secret@example.in', { password: 'hunter2-hunter2' })
  await new Browser().signIn(email, { area: 'admin' })
  await new Browser().signIn(suspended.email)
  const rows = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'user.refused'))
    .orderBy(desc(auditLog.id))
    .limit(4)
  expect(rows.map(({ subject, detail }) => ({ subject, detail }))).toEqual([
    { subject: suspended.id, detail: { reason: 'closed' } },
    { subject: id, detail: { reason: 'area' } },
    { subject: null, detail: { reason: 'password' } },
    { subject: id, detail: { reason: 'password' } },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/hunter2|typed-a-secret/)
})

test('after a few wrong passwords even the right one waits, from there; from elsewhere it does not', async () => {
  const { email } = await newAccount()
  const guesser = new Browser()
  for (let i = 0; i < FREE; i++) expect((await guesser.signIn(email, { password: `guess ${i}` })).status).toBe(401)
  const refused = await guesser.signIn(email)
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ error: { code: 'rate_limited' } })
  const wait = Number(refused.headers.get('Retry-After'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(15)
  // Any other address of the same /64, or the same address for another account.
  expect((await new Browser().signIn(email)).status).toBe(200)
  expect((await new Browser(guesser.network).signIn((await newAccount()).email)).status).toBe(200)
})

test('tries are forgotten when none was made for long', async () => {
  const { email } = await newAccount()
  const guesser = new Browser()
  for (let i = 0; i < FREE; i++) await guesser.signIn(email, { password: `guess ${i}` })
  expect((await guesser.signIn(email)).status).toBe(429)
  const object = env.SIGN_IN_THROTTLE.getByName(await hashToken(`sign-in ${email} ${guesser.network}`))
  expect(await runDurableObjectAlarm(object)).toBe(true)
  expect((await guesser.signIn(email)).status).toBe(200)
})

test('one IPv6 subscriber is one network, however many addresses they use', async () => {
  const { email } = await newAccount()
  for (let i = 0; i < FREE; i++) await new Browser(`2001:db8:7:7::${i}`).signIn(email, { password: `guess ${i}` })
  expect((await new Browser('2001:db8:7:7:ffff::1').signIn(email)).status).toBe(429)
  expect((await new Browser('2001:db8:8:7::1').signIn(email)).status).toBe(200)
})

test('a success forgives the tries before it', async () => {
  const { email } = await newAccount()
  const browser = new Browser()
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < FREE - 1; i++) await browser.signIn(email, { password: `guess ${i}` })
    expect((await browser.signIn(email)).status).toBe(200)
  }
})

test('of fifty guesses at once, only the free ones are checked', async () => {
  const { email } = await newAccount()
  const network = newNetwork()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => new Browser(network).signIn(email, { password: `guess ${i}` })),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(FREE)
  expect(statuses.filter((status) => status === 429)).toHaveLength(50 - FREE)
  for (const answer of answers) if (answer.status === 429) expect(answer.headers.get('Retry-After')).toMatch(/^\d+$/)
})

test('one network asks so often a minute, whatever it asks', async () => {
  const browser = new Browser()
  const statuses = []
  for (let i = 0; i < 2 * A_MINUTE + 1; i++) statuses.push((await browser.post('/api/auth/signin', {})).status)
  expect(statuses.slice(0, A_MINUTE).every((status) => status === 400)).toBe(true)
  // Twice as many and one do not fit, even where the minute turns between them.
  expect(statuses).toContain(429)
})

test('a demo account opens only where DEMO_MODE is on', async () => {
  const { email, password } = DEMO_ACCOUNTS.admin
  await newAccount('admin', { email, passwordHash: await hashPassword(password), demo: true, name: 'Admin User' })
  const inDemoMode = new Browser()
  const answer = await inDemoMode.signIn(email, { password, area: 'admin' })
  expect(await answer.json()).toMatchObject({ user: { name: 'Admin User', role: 'admin' } })

  const production: Env = { ...env }
  Reflect.set(production, 'DEMO_MODE', 'false')
  const request = (method: string, path: string, body?: string) =>
    new Request(`${ORIGIN}${path}`, {
      method,
      headers: {
        Origin: ORIGIN,
        Cookie: inDemoMode.cookie,
        'Content-Type': 'application/json',
        'CF-Connecting-IP': newNetwork(),
      },
      ...(body !== undefined && { body }),
    })
  const refused = await ask(request('POST', '/api/auth/signin', JSON.stringify({ email, password })), production)
  expect(refused.status).toBe(401)
  expect(await refused.json()).toEqual(INVALID)
  expect((await ask(request('GET', '/api/auth/me'), production)).status).toBe(401)
})

test('without a secret of its own, a product that others can reach signs nobody in', async () => {
  const { email } = await newAccount()
  const origin = 'https://adchowk.example'
  const bare: Env = { ...env }
  Reflect.set(bare, 'APP_ORIGIN', origin)
  const request = new Request(`${origin}/api/auth/signin`, {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json', 'CF-Connecting-IP': newNetwork() },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  expect((await ask(request, bare)).status).toBe(503)
})
