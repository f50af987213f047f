import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { auditLog } from '../../../worker/kernel/audit.table.ts'
import { users } from '../../../worker/kernel/identity.table.ts'
import { Browser, newAccount } from '../../support/identity.ts'
import { withinOneMinute } from '../../support/minute.ts'

const db = drizzle(env.DB)

const ASHA = {
  role: 'mediaOwner',
  name: 'Asha Menon',
  email: 'asha@example.in',
  password: 'monsoon tea',
  company: 'Kaveri Outdoor',
  phone: '+91 98450 10001',
}

test('signing up makes an account and signs it in, and its password works afterwards', async () => {
  const browser = new Browser()
  const answer = await browser.post('/api/auth/signup', ASHA)
  expect(answer.status).toBe(201)
  const { user } = await answer.json<{ user: { id: string } }>()
  expect(user).toMatchObject({
    role: 'mediaOwner',
    name: 'Asha Menon',
    company: 'Kaveri Outdoor',
    emailVerified: false,
  })
  expect(JSON.stringify(user)).not.toMatch(/scrypt|hash/i)
  expect(await (await browser.get('/api/auth/me')).json()).toEqual(user)

  const [row] = await db.select().from(users).where(eq(users.id, user.id))
  expect(row?.passwordHash).toMatch(/^\$scrypt\$/)
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.subject, user.id))
  expect(entry).toMatchObject({ action: 'user.signed_up', actor: user.id, detail: { role: 'mediaOwner' } })

  const elsewhere = await new Browser().signIn('ASHA@example.in', { password: ASHA.password })
  expect(elsewhere.status).toBe(200)
})

test('an email has one account, in any case, and also when two come at once', async () => {
  const email = 'twice@example.in'
  const answers = await Promise.all(
    ['twice@example.in', 'Twice@Example.in', ' TWICE@example.in'].map((email) =>
      new Browser().post('/api/auth/signup', { ...ASHA, email }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  expect(await db.$count(users, eq(users.email, email))).toBe(1)
  const refused = answers.find(({ status }) => status === 409)
  expect(await refused?.json()).toMatchObject({ error: { code: 'conflict' } })
  expect(refused?.headers.getSetCookie()).toEqual([])
})

test('an account that exists is not changed by another sign-up', async () => {
  const { email } = await newAccount()
  expect((await new Browser().post('/api/auth/signup', { ...ASHA, email, password: 'another one' })).status).toBe(409)
  expect((await new Browser().signIn(email)).status).toBe(200)
})

test.each([
  { role: 'admin' },
  { role: 'Admin' },
  { role: ['advertiser', 'admin'] },
  { role: { toString: 'admin' } },
  { roles: ['admin'] },
  { isAdmin: true },
  { user: { role: 'admin' } },
  { status: 'active' },
  { emailVerifiedAt: '2026-01-01T00:00:00Z' },
  { id: 'usr_demo-admin' },
])('nobody becomes staff by signing up with %j', async (more) => {
  const answer = await new Browser().post('/api/auth/signup', { ...ASHA, email: 'climber@example.in', ...more })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { code: 'bad_input', issues: [expect.anything()] } })
  expect(await db.$count(users, eq(users.email, 'climber@example.in'))).toBe(0)
})

test.each(['{"role":"advertiser","role":"admin"', '{"__proto__":{"role":"admin"}}', 'role=admin', ''])(
  'nor with the body %j',
  async (body) => expect((await new Browser().post('/api/auth/signup', body)).status).toBe(400),
)

test('each refused field is named', async () => {
  const answer = await new Browser().post('/api/auth/signup', { ...ASHA, password: 'seven77', phone: '' })
  const { error } = await answer.json<{ error: { issues: { path: string; message: string }[] } }>()
  expect(answer.status).toBe(400)
  expect(new Set(error.issues.map(({ path }) => path))).toEqual(new Set(['password', 'phone']))
  expect(error.issues).toContainEqual({ path: 'password', message: 'At least 8 characters' })
})

test.each([
  ['password1', /most used/],
  ['Easy@Example.in', /guessed first/],
  ['adchowk1', /guessed first/],
  ['        ', /over and over/],
])('the password %j is refused at its field, and makes no account', async (password, message) => {
  const answer = await new Browser().post('/api/auth/signup', { ...ASHA, email: 'easy@example.in', password })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    error: { issues: [{ path: 'password', message: expect.stringMatching(message) }] },
  })
  expect(await db.$count(users, eq(users.email, 'easy@example.in'))).toBe(0)
})

test('hostile text is text', async () => {
  const name = `<img src=x onerror=alert(1)> ' OR 1=1; --`
  const answer = await new Browser().post('/api/auth/signup', { ...ASHA, email: 'hostile@example.in', name })
  expect(await answer.json()).toMatchObject({ user: { name } })
})

test.each(['Asha \u202e', 'Asha\u200b', 'Asha \ud800'])(
  'a name with an invisible sign is refused: %j',
  async (name) => {
    const answer = await new Browser().post('/api/auth/signup', { ...ASHA, email: 'unseen@example.in', name })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { issues: [{ path: 'name' }] } })
  },
)

test('one network asks thirty times a minute', () =>
  withinOneMinute(async () => {
    const browser = new Browser()
    const statuses: number[] = []
    for (let i = 0; i < 31; i++) statuses.push((await browser.post('/api/auth/signup', { role: 'admin' })).status)
    expect(statuses).toEqual([...Array(30).fill(400), 429])
  }))
