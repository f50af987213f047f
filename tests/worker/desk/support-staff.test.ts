import { describe, expect, test } from 'vitest'
import { TICKETS_PAGE, type Ticket, type TicketsPage } from '../../../worker/desk/rules/support/ticket.ts'
import { Browser, signedIn } from '../../support/identity.ts'
import { audited, factsOf } from '../../support/staff.ts'

const PATH = '/api/contact'

let made = 0
/** A message that no other test sends. */
const words = (text = 'Which media for four stores in Coimbatore?') => `${text} (${++made})`
const filled = (more: Record<string, unknown> = {}) => ({
  name: 'Lakshmi Venkataraghavan',
  email: 'lakshmi@example.in',
  message: words(),
  ...more,
})

describe('staff', () => {
  test('read tickets, the newest first, page by page', async () => {
    const { browser } = await signedIn('admin')
    const sent = [filled(), filled()]
    for (const form of sent) await new Browser().post(PATH, form)
    const answer = await browser.get('/api/admin/tickets')
    expect(answer.status).toBe(200)
    const { tickets, total, pages, page } = await answer.json<TicketsPage>()
    expect(tickets.slice(0, 2).map(({ message }) => message)).toEqual([sent[1]?.message, sent[0]?.message])
    expect(Object.keys(tickets[0] ?? {}).toSorted()).toEqual([
      'assignee',
      'createdAt',
      'email',
      'firstReplyAt',
      'id',
      'isSpam',
      'lastUpdate',
      'message',
      'name',
      'priority',
      'reference',
      'senderProof',
      'source',
      'status',
      'subject',
      'version',
    ])
    expect({ page, pages }).toEqual({ page: 1, pages: Math.ceil(total / TICKETS_PAGE) })
    expect((await browser.get(`/api/admin/tickets?page=${pages + 1}`)).status).toBe(404)
    for (const wrong of ['page=0', 'page=x', 'status=closed', 'status=spam']) {
      expect((await browser.get(`/api/admin/tickets?${wrong}`)).status).toBe(400)
    }
  })

  test('are the only ones who do', async () => {
    expect((await new Browser().get('/api/admin/tickets')).status).toBe(401)
    for (const role of ['advertiser', 'mediaOwner'] as const) {
      const { browser } = await signedIn(role)
      expect((await browser.get('/api/admin/tickets')).status).toBe(403)
    }
  })

  test('find one by its reference, subject, name or address, among those of a state', async () => {
    const { browser } = await signedIn('admin')
    const form = filled({ name: 'Zubeida Khan', email: 'zubeida@example.in', message: words('Rates of Kozhikode?') })
    const { reference } = await (await new Browser().post(PATH, form)).json<Ticket>()
    const found = async (search: string) =>
      (await (await browser.get(`/api/admin/tickets?${search}`)).json<TicketsPage>()).tickets.map(
        (one) => one.reference,
      )
    for (const q of [reference.toLowerCase(), 'KOZHIKODE', 'zubeida k', 'zubeida@']) {
      expect(await found(`status=open&q=${encodeURIComponent(q)}`), q).toEqual([reference])
    }
    expect(await found(`status=resolved&q=${reference}`)).toEqual([])
    expect(await found('q=%25')).toEqual([])
    expect((await browser.get(`/api/admin/tickets/${reference}`)).status).toBe(200)
    expect((await browser.get('/api/admin/tickets/TKT-000000')).status).toBe(404)
  })

  test('change state and priority, on the record; who saw an older version learns what it is now', async () => {
    const { browser, id } = await signedIn('admin')
    const { reference } = await (await new Browser().post(PATH, filled())).json<Ticket>()
    const path = `/api/admin/tickets/${reference}`
    const put = (change: object) => browser.send('PUT', path, change)
    const first = await put({ version: 1, status: 'in_progress', priority: 'high' })
    expect(first.status).toBe(200)
    const changed = await first.json<Ticket>()
    expect(changed).toMatchObject({ status: 'in_progress', priority: 'high', version: 2 })
    expect(changed.lastUpdate > changed.createdAt).toBe(true)
    // A change that the requester does not see is no update for them.
    const unseen = await (await put({ version: 2, priority: 'medium', assignee: id })).json<Ticket>()
    expect(unseen).toMatchObject({ priority: 'medium', version: 3, lastUpdate: changed.lastUpdate })

    const late = await put({ version: 1, status: 'resolved' })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ error: { code: 'conflict', current: unseen } })
    expect(await (await browser.get(path)).json()).toMatchObject(unseen)
    const act = { action: 'ticket.changed', actor: id }
    expect(await audited(reference)).toMatchObject([act, act])
    expect(await factsOf(reference)).toHaveLength(2)
    expect((await factsOf(reference))[0]).toEqual(['status: Open → In Progress', 'priority: Medium → High'])
    // Of two at the same moment one succeeds.
    const both = await Promise.all(['open', 'resolved'].map((status) => put({ version: 3, status })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await audited(reference)).toHaveLength(3)
  })

  test.each([
    [{ version: 1, status: 'answered' }, 'status'],
    [{ version: 1, priority: 'low' }, 'priority'],
    [{ status: 'open' }, 'version'],
    [{ version: 1, message: 'Not what they wrote' }, 'message'],
  ])('are refused %o at its field', async (change, path) => {
    const { browser } = await signedIn('admin')
    const answer = await browser.send('PUT', '/api/admin/tickets/TKT-000000', change)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { issues: [{ path }] } })
    expect((await browser.send('PUT', '/api/admin/tickets/TKT-000000', { version: 1 })).status).toBe(404)
  })

  test('take a message out of the spam', async () => {
    const { browser } = await signedIn('admin')
    const form = filled({ topic: 'a browser filled this in' })
    const { reference } = await (await new Browser().post(PATH, form)).json<Ticket>()
    const first = async (search: string) =>
      (await (await browser.get(`/api/admin/tickets${search}`)).json<TicketsPage>()).tickets[0]?.reference
    expect(await first('?spam=1')).toBe(reference)
    await browser.send('PUT', `/api/admin/tickets/${reference}`, { version: 1, isSpam: false })
    expect(await first('')).toBe(reference)
  })

  test('of another site change nothing', async () => {
    const { browser } = await signedIn('admin')
    const { reference } = await (await new Browser().post(PATH, filled())).json<Ticket>()
    const headers = { Origin: 'https://evil.example' }
    const answer = await browser.send('PUT', `/api/admin/tickets/${reference}`, { version: 1, status: 'open' }, headers)
    expect(answer.status).toBe(403)
  })
})
