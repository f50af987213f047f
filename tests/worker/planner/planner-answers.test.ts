import { env } from 'cloudflare:workers'
import { gunzipSync, strFromU8 } from 'fflate'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { unpackPlan } from '../../../worker/planner/packed-plan.ts'
import { PublicAnswer, type PublicPlan } from '../../../worker/planner/rules/plan/public.ts'
import { Browser, newNetwork, signedIn } from '../../support/identity.ts'
import { conversation, framesOf, PLANNER, said } from '../../support/planner.ts'

const NOW = '2026-11-23T11:00:00+05:30'
const CAMPAIGN = 'Hoardings and radio in Pune, 10 lakh, 1 to 31 January 2027, for families'

const askAt = (browser: Browser, body: unknown, now = NOW) =>
  browser.send('POST', PLANNER, body, { 'x-planner-now': now })

async function answerTo(body: unknown, browser = new Browser()): Promise<PublicAnswer> {
  const response = await askAt(browser, body)
  expect(response.status).toBe(200)
  return response.json()
}

async function planOf(body: unknown) {
  const { plan } = await answerTo(body)
  if (!plan) throw new Error('there is no plan')
  return plan
}

const heldOf = ({ inventoryId, units, quantity }: PublicPlan['lineItems'][number]) => ({
  id: inventoryId,
  units,
  quantity,
})

const rateOf = (id: string) => env.DB.prepare('SELECT rate FROM listings WHERE id = ?').bind(id).first<number>('rate')

describe('a complete brief', () => {
  test('gets a plan of what the catalogue has, within the budget', async () => {
    const plan = await planOf(said(CAMPAIGN))
    expect(plan.totals.total).toBeLessThanOrEqual(1_000_000)
    expect(plan.totals.total).toBeGreaterThan(900_000)
    expect(plan.createdAt).toBe('2026-11-23T05:30:00.000Z')
    for (const line of plan.lineItems) {
      expect(['ooh', 'radio']).toContain(line.channel)
      expect(await rateOf(line.listingId), line.listingId).toBeGreaterThan(0)
    }
  })

  test('has the shape that the API’s document describes', async () => {
    const answer = await answerTo(said(CAMPAIGN))
    expect(v.safeParse(PublicAnswer, answer).issues).toBeUndefined()
  })

  test('gets the same plan again, word for word', async () => {
    expect(await answerTo(said(CAMPAIGN))).toEqual(await answerTo(said(CAMPAIGN)))
  })

  test('gets the same plan as frames', async () => {
    const { events } = await framesOf(new Browser(), said(CAMPAIGN))
    const last = events.at(-1)
    expect(last).toMatchObject({ event: 'answer', data: { plan: { lineItems: expect.anything() } } })
    // Before the words, what is being done.
    const steps = events.flatMap((frame) => (frame.event === 'status' ? [frame.data.step] : []))
    expect([...new Set(steps)]).toEqual(['reading', 'searching', 'computing', 'checking'])
    expect(events.findIndex(({ event }) => event === 'text')).toBe(steps.length)
    expect(events).toContainEqual({ event: 'status', data: { step: 'searching', count: expect.any(Number) } })
  })

  test('that comes in pieces gets one, too', async () => {
    const { plan } = await answerTo(conversation('Hoardings in Pune', '10 lakh', 'January 2027'))
    expect(plan?.lineItems.length).toBeGreaterThan(0)
  })

  test('follows a rate that changed a moment ago', async () => {
    const line = (await planOf(said(CAMPAIGN))).lineItems.find(({ channel }) => channel === 'ooh')
    if (!line) throw new Error('no hoarding was chosen')
    await env.DB.prepare('UPDATE listings SET rate = rate + 100 WHERE id = ?').bind(line.listingId).run()
    const edits = { held: [heldOf(line)], dropped: [] }
    const after = (await planOf({ ...said(CAMPAIGN), edits })).lineItems.find((one) => one.listingId === line.listingId)
    expect(after?.rate).toBe(line.rate + 1)
    await env.DB.prepare('UPDATE listings SET rate = rate - 100 WHERE id = ?').bind(line.listingId).run()
  })

  test('leaves out what was dropped, and keeps what was locked', async () => {
    const [first, second] = (await planOf(said(CAMPAIGN))).lineItems
    if (!first || !second) throw new Error('no lines were chosen')
    const edits = { held: [heldOf(second)], dropped: [first.inventoryId] }
    const lines = (await planOf({ ...said(CAMPAIGN), edits })).lineItems
    expect(lines.map(({ inventoryId }) => inventoryId)).not.toContain(first.inventoryId)
    expect(lines.map(heldOf)).toContainEqual(heldOf(second))
  })

  test('takes no prices from the visitor', async () => {
    const plan = await planOf({ ...said(CAMPAIGN), plan: { lineItems: [] }, brief: { budget: 1 } })
    expect(plan.totals.budget).toBe(1_000_000)
  })
})

describe('a brief with something missing', () => {
  test('is asked about, without a plan', async () => {
    const answer = await answerTo(said('I want to advertise my restaurant'))
    expect(answer.plan).toBeUndefined()
    expect(answer.missing).toEqual(expect.arrayContaining(['budget', 'cities', 'dates']))
  })
})

describe('sharing', () => {
  const share = async (browser: Browser, body: unknown) =>
    browser.send('POST', '/api/plans', body, { 'x-planner-now': NOW })

  test('makes the plan again and gives it an address', async () => {
    const plan = await planOf(said(CAMPAIGN))
    const browser = new Browser()
    const response = await share(browser, { ...said(CAMPAIGN), plan: { totals: { total: 1 } } })
    expect(response.status).toBe(201)
    const { id, path }: { id: string; path: string } = await response.json()
    expect(id).toMatch(/^[\w-]{22}$/)
    expect(path).toBe(`/plans/${id}`)
    expect(response.headers.get('Location')).toBe(path)
    const shared: { plan: typeof plan } = await (await new Browser().get(`/api/plans/${id}`)).json()
    expect(shared.plan.lineItems).toEqual(plan.lineItems)
    expect(shared.plan.totals).toEqual(plan.totals)
    expect((await browser.get(`/api/plans/${id}.csv`)).status).toBe(200)
    expect((await browser.get(`/api/plans/${id}.xlsx`)).status).toBe(200)
  })

  test('gives each plan an id of its own', async () => {
    const ids = await Promise.all([1, 2].map(async () => (await share(new Browser(), said(CAMPAIGN))).json()))
    expect(ids[0]).not.toEqual(ids[1])
  })

  test('keeps nothing of the conversation', async () => {
    const words = `${CAMPAIGN}. Call Meenakshi Iyer on 98450 12345 or meenakshi@example.in`
    const response = await share(new Browser(), said(words))
    expect(response.status).toBe(201)
    const { id }: { id: string } = await response.json()
    const kept = await env.DB.prepare('SELECT plan FROM plans WHERE id = ?').bind(id).first<string>('plan')
    const record = strFromU8(gunzipSync(Buffer.from(kept ?? '', 'base64')))
    expect(record).toContain('lines')
    expect(record).not.toMatch(/Meenakshi|98450|meenakshi@|Call /)
  })

  test.each([
    ['an address', 'readers of meenakshi@example.in', '@example'],
    ['a number', 'callers of 98450 12345', '98450'],
  ])('keeps no audience that says who asked, by %s', async (_, audience, personal) => {
    const words = said(`Hoardings and radio in Pune, 10 lakh, January 2027. The audience is ${audience}`)
    expect((await planOf(words)).brief.audience).toContain(personal)
    const { id }: { id: string } = await (await share(new Browser(), words)).json()
    const shared = await (await new Browser().get(`/api/plans/${id}`)).text()
    expect(shared.includes(personal)).toBe(false)
    expect(JSON.parse(shared).plan.brief.audience).toBeNull()
  })

  test('is kept in a few thousand bytes, for 90 days by a guest and for a year by an account', async () => {
    const kept = async (browser: Browser) => {
      const { id }: { id: string } = await (await share(browser, said(CAMPAIGN))).json()
      return env.DB.prepare(
        'SELECT length(plan) AS bytes, julianday(expires_at) - julianday(created_at) AS days FROM plans WHERE id = ?',
      )
        .bind(id)
        .first<{ bytes: number; days: number }>()
    }
    const guest = await kept(new Browser())
    expect(guest?.bytes).toBeLessThan(6_000)
    expect(Math.round(guest?.days ?? 0)).toBe(90)
    const { browser } = await signedIn()
    expect(Math.round((await kept(browser))?.days ?? 0)).toBe(365)
  })

  test('a network of guests shares a number of plans a day, an account more', async () => {
    const few = { ...env, PLANNER_GUEST_SHARES: 2, PLANNER_ACCOUNT_SHARES: 3 } as unknown as Env
    const network = newNetwork()
    const statuses = async (times: number, browser: () => Browser) => {
      const all: number[] = []
      for (let i = 0; i < times; i++) all.push((await share(browser(), said(CAMPAIGN))).status)
      return all
    }
    expect(await statuses(3, () => new Browser(network, few))).toEqual([201, 201, 429])
    const refused = await share(new Browser(network, few), said(CAMPAIGN))
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ error: { message: expect.stringContaining('2 plans a day') } })
    expect(await statuses(1, () => new Browser(newNetwork(), few))).toEqual([201])
  })

  test('needs a plan', async () => {
    expect((await share(new Browser(), said('Hello'))).status).toBe(400)
    expect((await share(new Browser(), {})).status).toBe(400)
    expect((await share(new Browser(), said('a'.repeat(8_001)))).status).toBe(413)
  })

  test('takes a plan of the whole country: a row of D1 holds 2 MB', async () => {
    const everything = said('All media pan India, 10000 crore, January to June 2027')
    const response = await share(new Browser(), everything)
    expect(response.status).toBe(201)
    const { id }: { id: string } = await response.json()
    const size = await env.DB.prepare('SELECT length(plan) AS size FROM plans WHERE id = ?')
      .bind(id)
      .first<number>('size')
    expect(size).toBeLessThan(1_500_000)
    for (const file of [id, `${id}.csv`, `${id}.xlsx`]) {
      expect((await new Browser().get(`/api/plans/${file}`)).status, file).toBe(200)
    }
  })

  test('is not for other sites', async () => {
    const response = await new Browser().send('POST', '/api/plans', said(CAMPAIGN), { Origin: 'https://evil.example' })
    expect(response.status).toBe(403)
  })

  test('outlives the account', async () => {
    const { id: user, browser } = await signedIn()
    const { id }: { id: string } = await (await share(browser, said(CAMPAIGN))).json()
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(user).run()
    expect((await new Browser().get(`/api/plans/${id}`)).status).toBe(200)
    const owner = await env.DB.prepare('SELECT user_id FROM plans WHERE id = ?').bind(id).first<string>('user_id')
    expect(owner).toBeNull()
  })
})

test('an enquiry about a conversation keeps its plan', async () => {
  const enquiry = {
    ...said(CAMPAIGN),
    name: 'Asha Menon',
    email: 'asha@example.in',
    phone: '98450 10001',
    company: 'Kaveri Coffee',
    campaignObjective: 'Launch',
    targetAudience: 'Families',
    startDate: '2027-01-01',
    endDate: '2027-01-31',
    budget: '10 lakh',
  }
  const response = await new Browser().send('POST', '/api/enquiries', enquiry, { 'x-planner-now': NOW })
  expect(response.status).toBe(201)
  const { reference }: { reference: string } = await response.json()
  const kept = await env.DB.prepare('SELECT plan FROM enquiries WHERE reference = ?')
    .bind(reference)
    .first<string>('plan')
  expect((await unpackPlan(kept ?? '')).lineItems.length).toBeGreaterThan(0)
})

test('a deployment does not let a request say when it takes place', async () => {
  const deployed = { ...env, APP_ORIGIN: 'https://adchowk.test' } as unknown as Env
  const browser = new Browser(undefined, deployed)
  const more = { Origin: 'https://adchowk.test', 'x-planner-now': '2020-01-01T00:00:00Z' }
  const response = await browser.send(
    'POST',
    PLANNER,
    said('Hoardings in Pune, 10 lakh, from tomorrow for a month'),
    more,
  )
  const { brief }: PublicAnswer = await response.json()
  expect(brief.startDate?.slice(0, 4)).not.toBe('2020')
  expect(brief.startDate).not.toBeNull()
})
