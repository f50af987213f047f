import { describe, expect, test } from 'vitest'
import type { CampaignPage } from '../../../worker/booking/lines/campaign-page.server.ts'
import type { Campaign, CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { endOf } from '../../../worker/catalogue/rules/availability/range.ts'
import { addDays } from '../../../worker/kernel/rules/dates.ts'
import { approvalOf, bodyOf, newWall } from '../../support/bookings.ts'
import { Browser } from '../../support/identity.ts'
import { eventually, Listening, UPGRADE } from '../../support/live.ts'
import { byTheClock, ownerBrowser, person } from '../../support/people.ts'
import { service } from '../../support/service.ts'
import { rowsOf } from '../../support/staff.ts'

const json = async <T>(answer: Promise<Response>, status = 200): Promise<T> => {
  const response = await answer
  const body = await response.text()
  expect(`${response.status} ${response.status === status ? '' : body}`).toBe(`${status} `)
  return body === '' ? (undefined as T) : JSON.parse(body)
}

/** A whole month: parts of one come to paise, which milestones leave out. */
const { startDate, endDate } = byTheClock()
const DAYS = { startDate, endDate: endOf(startDate, { months: 1, days: 0 }) }

/** Body that the dialog sends now. */
const asked = (wall: string, more: object = {}) => bodyOf(wall, { ...DAYS, ...more })

const added = (browser: Browser, wall: string, more: object = {}) =>
  json<{ campaign: Campaign; line: CampaignLine }>(browser.post('/api/campaign-items', asked(wall, more)), 201)

const page = (browser: Browser, id: string) => json<CampaignPage>(browser.get(`/api/campaigns/${id}`))

/** Waits until all notices about some rows are sent. */
const allSent = (...subjects: string[]) =>
  eventually(async () => {
    const waiting = await rowsOf(
      'SELECT kind FROM notices WHERE sent_at IS NULL AND subject IN (SELECT value FROM json_each(?))',
      JSON.stringify(subjects),
    )
    expect(waiting).toEqual([])
  })

test('a campaign goes from a listing to a confirmed booking, and each side is notified', async () => {
  const [buyer, owner, staff] = [await person(), await ownerBrowser(), await person('admin')]
  const wall = await newWall()
  const { campaign } = await added(buyer.browser, wall)
  const heard = new Listening(
    (await owner.browser.send('GET', '/api/live/own', undefined, UPGRADE)).webSocket as WebSocket,
  )
  const sent = await json<Campaign>(
    buyer.browser.post(`/api/campaigns/${campaign.id}/submit`, { version: campaign.version, expect: campaign.total }),
  )
  expect(sent).toMatchObject({ status: 'pending', lines: [{ status: 'held' }] })
  expect(heard.changes).toEqual([])

  const { approvals } = await json<{ approvals: { id: string; version: number; campaignId: string }[] }>(
    staff.browser.get('/api/admin/approvals'),
  )
  const waiting = approvals.find(({ campaignId }) => campaignId === campaign.id)
  const approved = await json<{ status: string; campaign: Campaign }>(
    staff.browser.post(`/api/admin/approvals/${waiting?.id}/approve`, { version: waiting?.version }),
  )
  expect(approved).toMatchObject({
    status: 'approved',
    campaign: { status: 'planned', lines: [{ status: 'requested' }] },
  })
  const line = approved.campaign.lines[0] as CampaignLine
  await heard.heard(1)
  expect(heard.changes).toMatchObject([{ event: 'line.asked', data: { id: line.id } }])

  await allSent(campaign.id, line.id)
  const { bookings, tabs } = await json<{ bookings: { line: CampaignLine }[]; tabs: { requests: number } }>(
    owner.browser.get('/api/owner/bookings'),
  )
  expect(bookings.map((booking) => booking.line.id)).toContain(line.id)
  expect(tabs.requests).toBeGreaterThan(0)
  await json(owner.browser.post(`/api/owner/bookings/${line.id}/confirm`, { version: line.version }))
  const { campaign: booked, activity } = await page(buyer.browser, campaign.id)
  expect(booked.lines).toMatchObject([{ status: 'confirmed' }])
  expect(await rowsOf('SELECT kind FROM documents WHERE campaign_id = ? ORDER BY kind', campaign.id)).toEqual([
    { kind: 'proforma' },
    { kind: 'ro' },
  ])
  expect(activity.map(({ action }) => action)).toEqual([
    'document.made',
    'line.confirmed',
    'campaign.approved',
    'campaign.submitted',
    'line.added',
    'campaign.created',
  ])
  expect(await rowsOf('SELECT availability FROM listings WHERE id = ?', wall)).toEqual([{ availability: 'available' }])
  await eventually(() => expect(heard.changes.map(({ event }) => event)).toContain('line.confirmed'))
})

describe('who asks', () => {
  test('nobody is asked to sign in by anything but a 401, and staff routes are for staff', async () => {
    const [nobody, buyer] = [new Browser(), await person()]
    expect((await nobody.post('/api/campaign-items', asked(await newWall()))).status).toBe(401)
    expect((await nobody.get('/api/campaigns')).status).toBe(401)
    expect((await nobody.get('/api/owner/bookings')).status).toBe(401)
    expect((await buyer.browser.get('/api/admin/approvals')).status).toBe(403)
  })

  test('nothing is written for a page of another site', async () => {
    const { browser } = await person()
    const body = asked(await newWall())
    const answer = await browser.send('POST', '/api/campaign-items', body, { Origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
    expect(await json(browser.get('/api/campaigns'))).toEqual({ campaigns: [] })
  })
})

describe('what the dialog sends', () => {
  const shown = { type: 'Billboard', location: { city: 'Pune', state: 'Maharashtra' } }

  test('is checked and never stored', async () => {
    const { browser } = await person()
    const wall = await newWall()
    const wrong = asked(wall, { inventory: { id: wall, price: 1, mediaOwner: { id: 'x', name: 'Somebody' } } })
    expect((await browser.post('/api/campaign-items', wrong)).status).toBe(409)
    const moved = asked(wall, { inventory: { id: wall, ...shown, mediaOwner: { id: 'x', name: 'Somebody' } } })
    expect((await browser.post('/api/campaign-items', moved)).status).toBe(409)
    expect(await json(browser.get('/api/campaigns'))).toEqual({ campaigns: [] })
  })

  test('a lost answer that is asked for again is one line', async () => {
    const { browser } = await person()
    const body = asked(await newWall())
    const answers = await Promise.all([1, 2, 3].map(() => browser.post('/api/campaign-items', body)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
    expect((await json<{ campaigns: unknown[] }>(browser.get('/api/campaigns'))).campaigns).toHaveLength(1)
    const other = { ...body, endDate: addDays(DAYS.endDate, 60) }
    expect((await browser.post('/api/campaign-items', other)).status).toBe(422)
  })
})

describe('a campaign', () => {
  test('is renamed, copied to other days, deleted and brought back', async () => {
    const { browser } = await person()
    const { campaign } = await added(browser, await newWall(), { endDate })
    const at = `/api/campaigns/${campaign.id}`
    const named = await json<Campaign>(
      browser.send('PATCH', at, { version: campaign.version, name: 'Winter', objective: 'Sales', budget: 500_000 }),
    )
    expect(named).toMatchObject({ name: 'Winter', objective: 'Sales', budget: 500_000 })
    expect((await browser.send('PATCH', at, { version: 1, name: 'Late' })).status).toBe(409)

    const [starts, ends] = [startDate, endDate].map((day) => addDays(day, 76))
    const copy = { name: 'Spring', startDate: starts, key: crypto.randomUUID() }
    const [one, two] = await Promise.all(
      [1, 2].map(() => json<{ campaign: Campaign }>(browser.post(`${at}/copy`, copy), 201)),
    )
    expect(one?.campaign).toMatchObject({ name: 'Spring', starts, ends, status: 'draft' })
    expect(two?.campaign.id).toBe(one?.campaign.id)
    expect((await browser.post(`${at}/copy`, { ...copy, name: 'SPRING', key: crypto.randomUUID() })).status).toBe(409)

    await json(browser.send('DELETE', at, { version: named.version }), 204)
    expect((await browser.get(at)).status).toBe(404)
    expect(await json(browser.post(`${at}/restore`))).toMatchObject({ name: 'Winter', status: 'draft' })
  })

  test('that is approved takes one more line, and asks its owner at once, within its budget', async () => {
    const [buyer, staff] = [await person(), await person('admin')]
    const { campaign } = await added(buyer.browser, await newWall())
    const at = `/api/campaigns/${campaign.id}`
    const budget = campaign.total * 2
    const edited = await json<Campaign>(buyer.browser.send('PATCH', at, { version: campaign.version, budget }))
    await json(buyer.browser.post(`${at}/submit`, { version: edited.version, expect: edited.total }))
    expect(
      (await buyer.browser.post('/api/campaign-items', asked(await newWall(), { campaign: campaign.id }))).status,
    ).toBe(409)
    const approval = await approvalOf(campaign)
    await json(staff.browser.post(`/api/admin/approvals/${approval.id}/approve`, { version: approval.version }))

    const more = [
      await added(buyer.browser, await newWall(), { campaign: campaign.id }),
      await added(buyer.browser, await newWall(), { campaign: campaign.id }),
    ]
    const ask = ({ line }: { line: CampaignLine }) =>
      buyer.browser.post(`${at}/lines/${line.id}/ask`, { version: line.version, expect: line.total })
    const [first, second] = more
    if (!first || !second) throw new Error('two lines were added')
    expect(second.campaign.total).toBe(campaign.total)
    expect((await json<Campaign>(ask(first))).lines.map(({ status }) => status)).toEqual([
      'requested',
      'requested',
      'draft',
    ])
    expect(await json(ask(second), 409)).toMatchObject({
      error: { message: expect.stringContaining('above its budget') },
    })
  })

  test('says which of its days are watched, until that ends', async () => {
    const { browser } = await person()
    const wall = await newWall()
    const { campaign } = await added(browser, wall)
    const watched = async () => (await page(browser, campaign.id)).watched
    const days = { resource: wall, ...DAYS }
    expect((await browser.post('/api/watches', { ...days, startDate: '2020-01-01' })).status).toBe(400)
    await json(browser.post('/api/watches', days), 204)
    expect(await watched()).toEqual([{ resource: wall, starts: DAYS.startDate, until: addDays(DAYS.endDate, 1) }])
    await json(browser.send('DELETE', `/api/watches/${wall}`), 204)
    expect(await watched()).toEqual([])
  })

  test('with an owner who is asked, both write to each other', async () => {
    const [buyer, staff, owner] = [await person(), await person('admin'), await ownerBrowser()]
    const { campaign, line } = await added(buyer.browser, await newWall())
    const at = `/api/campaigns/${campaign.id}/lines/${line.id}/messages`
    expect((await buyer.browser.post(at, { text: 'Too early' })).status).toBe(409)
    await json(buyer.browser.post(`/api/campaigns/${campaign.id}/submit`, { version: 1, expect: campaign.total }))
    const approval = await approvalOf(campaign)
    await json(staff.browser.post(`/api/admin/approvals/${approval.id}/approve`, { version: approval.version }))
    await json(buyer.browser.post(at, { text: 'Is it lit?' }), 201)
    const { messages } = await json<{ messages: object[] }>(
      owner.browser.post(`/api/owner/bookings/${line.id}/messages`, { text: 'Until midnight.' }),
      201,
    )
    expect(messages).toMatchObject([
      { text: 'Is it lit?', isOwn: false },
      { text: 'Until midnight.', isOwn: true },
    ])
    expect((await page(buyer.browser, campaign.id)).messages).toEqual({ [line.id]: 2 })
  })
})

test('a draft costs what it costs today, and says what it did', async () => {
  const { browser } = await person()
  const wall = await newWall()
  const { campaign, line } = await added(browser, wall)
  await service.db.run(`update listings set rate = rate * 2 where id = '${wall}'`)
  const { campaign: seen, news } = await json<CampaignPage>(browser.get(`/api/campaigns/${campaign.id}`))
  expect(seen.total).toBe(2 * campaign.total)
  expect(news).toEqual({ [line.id]: { was: campaign.total, problem: null } })
  const at = `/api/campaigns/${campaign.id}/submit`
  expect((await browser.post(at, { version: campaign.version, expect: campaign.total })).status).toBe(409)
  expect(await json(browser.post(at, { version: campaign.version, expect: seen.total }))).toMatchObject({
    total: seen.total,
  })
})
