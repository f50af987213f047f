import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { Browser, newAccount, ORIGIN, PASSWORD } from '../../support/identity.ts'

const AT = '2026-11-01T08:00:00.000Z'
const PLAN = 'A'.repeat(22)

/** Writes rows for an address without an account, and for an account that shared a plan. */
async function leaveTraces(email: string, userId: string) {
  const suffix = userId.slice(-6)
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO support_tickets (reference, name, email, message, status, source, request_hash, created_at)
       VALUES (?, 'Asha', ?, 'When do you open?', 'open', 'contact', ?, ?)`,
    ).bind(`TKT-${suffix}`, email, `hash ${suffix}`, AT),
    env.DB.prepare(
      `INSERT INTO subscribers (email, sources, status, leave_token, created_at) VALUES (?, '["webinars"]', 'active', ?, ?)`,
    ).bind(email, `leave ${suffix}`, AT),
    env.DB.prepare(
      `INSERT INTO enquiries (reference, key, name, email, phone, company, campaign_objective, target_audience, start_date,
         end_date, budget, requirements, created_at)
       VALUES (?, ?, 'Asha', ?, '1', 'Kaveri', 'Launch', 'All', '2027-01-01', '2027-01-31', '5 lakh', '', ?)`,
    ).bind(`ENQ-${suffix}`, `key ${suffix}`, email, AT),
    env.DB.prepare('INSERT INTO plans (id, plan, user_id, created_at) VALUES (?, ?, ?, ?)').bind(
      `${PLAN.slice(0, 16)}${suffix}`,
      'packed',
      userId,
      AT,
    ),
  ])
}

const TABLES = ['support_tickets', 'subscribers', 'enquiries', 'plans']
const counts = async () => {
  const rows = await env.DB.batch<{ n: number }>(
    TABLES.map((table) => env.DB.prepare(`SELECT count(*) AS n FROM ${table}`)),
  )
  return rows.map(({ results }) => results[0]?.n)
}

async function setUp(emailVerifiedAt: string | null) {
  const account = await newAccount('advertiser', { emailVerifiedAt })
  await leaveTraces(account.email, account.id)
  const browser = new Browser()
  await browser.signIn(account.email)
  return { ...account, browser }
}

test('the file has what every feature keeps about a confirmed address', async () => {
  const { browser, email } = await setUp(AT)
  const data = await (await browser.get('/api/account/data')).json<Record<string, unknown>>()
  expect(data).toMatchObject({
    messages: [{ email, message: 'When do you open?' }],
    newsletter: [{ email, sources: ['webinars'], status: 'active' }],
    enquiries: [{ email, campaignObjective: 'Launch' }],
    plans: [{ address: expect.stringContaining(`${ORIGIN}/plans/`), createdAt: AT }],
  })
  expect(JSON.stringify(data)).not.toMatch(/leave |hash |packed/)
})

test('deleting the account erases all of it', async () => {
  const before = await counts()
  const { browser } = await setUp(AT)
  expect((await browser.post('/api/account/delete', { password: PASSWORD })).status).toBe(200)
  expect(await counts()).toEqual(before)
})

test('an address that nobody confirmed is not theirs: they get and erase only what they sent themselves', async () => {
  const before = await counts()
  const { browser } = await setUp(null)
  const data = await (await browser.get('/api/account/data')).json<Record<string, unknown[]>>()
  expect(data).toMatchObject({ messages: [], newsletter: [], enquiries: [] })
  expect(data.plans).toHaveLength(1)
  await browser.post('/api/account/delete', { password: PASSWORD })
  const left = await counts()
  expect(left.map((n, i) => (n ?? 0) - (before[i] ?? 0))).toEqual([1, 1, 1, 0])
})
