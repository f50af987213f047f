import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { OwnTicketThread, TicketThread } from '../../../worker/desk/rules/support/thread.ts'
import type { Ticket, TicketConflict } from '../../../worker/desk/rules/support/ticket.ts'
import { newAccount } from '../../support/identity.ts'
import { newMailbox } from '../../support/mailbox.ts'
import { person } from '../../support/people.ts'
import { audited, factsOf, rowsOf } from '../../support/staff.ts'

const key = () => crypto.randomUUID()
let made = 0
const words = () => `Where are the proofs of bus ${++made}?`

/** A ticket of the contact page, and staff who see it. */
async function newTicket(more: Record<string, unknown> = {}) {
  const mailbox = newMailbox()
  const staff = await person('admin')
  const form = { name: 'Farah Qureshi', email: `farah-${++made}@thanda.example`, message: words(), ...more }
  const { reference } = await (await mailbox.browser().post('/api/contact', form)).json<Ticket>()
  const path = `/api/admin/tickets/${reference}`
  const desk = mailbox.browser()
  for (const [name, value] of staff.browser.cookies) desk.cookies.set(name, value)
  const read = async () => (await desk.get(path)).json<TicketThread>()
  return { reference, path, form, staff, desk, mailbox, read }
}

describe('an answer of staff', () => {
  test('is stored, mailed under the reference, stops the clock and takes the ticket on', async () => {
    const { path, reference, desk, mailbox, read, form, staff } = await newTicket()
    const answer = await desk.post(`${path}/replies`, { version: 1, key: key(), body: 'Namaste Farah.\n\nOn its way.' })
    expect(answer.status).toBe(201)
    const ticket = await read()
    expect(ticket).toMatchObject({ status: 'in_progress', version: 2, assignee: { id: staff.id } })
    expect(ticket.messages).toMatchObject([
      { kind: 'reply', author: 'Asha Menon', body: 'Namaste Farah.\n\nOn its way.' },
    ])
    expect(ticket.firstReplyAt).toBe(ticket.lastUpdate)
    expect(ticket.lastUpdate > ticket.createdAt).toBe(true)

    const mail = mailbox.mails.find(({ to }) => to === form.email)
    expect(mail).toMatchObject({
      subject: `Re: [${reference}] Your message to AdChowk`,
      replyTo: env.SUPPORT_EMAIL,
      headers: { 'In-Reply-To': expect.stringContaining(reference), References: expect.stringContaining(reference) },
    })
    expect(mail?.text).toContain('On its way.')
    // Anyone can enter the address of another: their words and name are not delivered.
    expect(mail?.text).not.toContain(form.message)
    expect(await audited(reference)).toMatchObject([{ action: 'ticket.replied', actor: staff.id }])

    await desk.post(`${path}/replies`, { version: 2, key: key(), body: 'Here they are.', resolves: true })
    expect(await read()).toMatchObject({ status: 'resolved', firstReplyAt: ticket.firstReplyAt, version: 3 })
  })

  test('is one answer and one mail, however often it is sent', async () => {
    const { path, desk, mailbox, form, read } = await newTicket()
    const reply = { version: 1, key: key(), body: 'Once.' }
    const answers = await Promise.all([1, 2, 3].map(() => desk.post(`${path}/replies`, reply)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await read()).messages).toHaveLength(1)
    expect(mailbox.subjects(form.email)).toHaveLength(1)
  })

  test('past a message that was not read is refused with what the ticket is now', async () => {
    const { path, desk, mailbox, form } = await newTicket()
    await desk.send('PUT', path, { version: 1, priority: 'high' })
    const late = await desk.post(`${path}/replies`, { version: 1, key: key(), body: 'Late.' })
    expect(late.status).toBe(409)
    const { error } = await late.json<{ error: TicketConflict }>()
    expect(error.current).toMatchObject({ priority: 'high', version: 2 })
    expect(mailbox.subjects(form.email)).toEqual([])
  })
})

test('a note is for staff alone: not mailed, not in the thread of the requester, and no change that they could see', async () => {
  const owner = await person()
  const { reference } = await (
    await owner.browser.post('/api/support/tickets', { key: key(), subject: 'Payout', message: 'It is short' })
  ).json<Ticket>()
  const mailbox = newMailbox()
  const staff = await person('admin')
  const before = await (await staff.browser.get(`/api/admin/tickets/${reference}`)).json<TicketThread>()
  const note = await staff.browser.post(`/api/admin/tickets/${reference}/notes`, {
    key: key(),
    body: 'They are right.',
  })
  expect(note.status).toBe(201)
  const after = await (await staff.browser.get(`/api/admin/tickets/${reference}`)).json<TicketThread>()
  expect(after.messages).toMatchObject([{ kind: 'note', body: 'They are right.' }])
  expect([after.lastUpdate, after.version, after.firstReplyAt]).toEqual([before.lastUpdate, before.version, null])
  expect(mailbox.mails).toEqual([])

  const own = await owner.browser.post(`/api/support/tickets/${reference}/messages`, { key: key(), body: 'Any news?' })
  expect((await own.json<OwnTicketThread>()).messages).toMatchObject([{ body: 'Any news?', isOwn: true }])
  const data = await (await owner.browser.get('/api/account/data')).text()
  expect(data).toContain('Any news?')
  expect(data).not.toContain('They are right.')
})

describe('who answers', () => {
  test('is staff with the area of support; others are refused at the field', async () => {
    const { reference, path, desk, read } = await newTicket()
    const helper = await newAccount('staff', { areas: ['support'], name: 'Meera Krishnan' })
    const editor = await newAccount('staff', { areas: ['content'] })
    const buyer = await newAccount('advertiser')
    for (const { id } of [editor, buyer, { id: 'usr_nobody' }]) {
      const refused = await desk.send('PUT', path, { version: 1, assignee: id })
      expect(refused.status).toBe(400)
      expect(await refused.json()).toMatchObject({ error: { issues: [{ path: 'assignee' }] } })
    }
    expect((await desk.send('PUT', path, { version: 1, assignee: helper.id })).status).toBe(200)
    const { assignee, staff } = await read()
    expect(assignee).toEqual({ id: helper.id, name: 'Meera Krishnan' })
    expect(staff.map(({ id }) => id)).toContain(helper.id)
    expect(staff.map(({ id }) => id)).not.toContain(editor.id)
    expect((await desk.send('PUT', path, { version: 2, assignee: null })).status).toBe(200)
    expect(await factsOf(reference)).toEqual([
      ['assigned to: Unassigned → Meera Krishnan'],
      ['assigned to: Meera Krishnan → Unassigned'],
    ])
  })

  test('sees their own tickets, and those of nobody', async () => {
    const { reference, path, desk, staff } = await newTicket()
    const listed = async (assignee: string) =>
      (await (await desk.get(`/api/admin/tickets?assignee=${assignee}`)).json<{ tickets: Ticket[] }>()).tickets.map(
        (one) => one.reference,
      )
    expect(await listed('mine')).toEqual([])
    expect(await listed('nobody')).toContain(reference)
    await desk.send('PUT', path, { version: 1, assignee: staff.id })
    expect(await listed('mine')).toEqual([reference])
    expect(await listed('nobody')).not.toContain(reference)
  })
})

describe('the requester', () => {
  test('sees, answers, solves and reopens a ticket; nobody else does', async () => {
    const owner = await person()
    const stranger = await person()
    const created = await owner.browser.post('/api/support/tickets', {
      key: key(),
      subject: 'Payout',
      message: 'Short',
    })
    expect(created.status).toBe(201)
    const { reference } = await created.json<Ticket>()
    const path = `/api/support/tickets/${reference}`
    for (const [method, to, body] of [
      ['POST', `${path}/messages`, { key: key(), body: 'Mine' }],
      ['PUT', path, { status: 'resolved' }],
    ] as const) {
      expect((await stranger.browser.send(method, to, body)).status).toBe(404)
    }
    const solved = await owner.browser.send('PUT', path, { status: 'resolved' })
    expect(await solved.json()).toMatchObject({ status: 'resolved' })
    const opened = await owner.browser.post(`${path}/messages`, { key: key(), body: 'Not quite' })
    expect(await opened.json()).toMatchObject({ status: 'open', messages: [{ body: 'Not quite' }] })
    expect(await rowsOf('SELECT resolved_at FROM support_tickets WHERE reference = ?', reference)).toEqual([
      { resolved_at: null },
    ])
    expect((await owner.browser.send('PUT', path, { status: 'resolved' })).status).toBe(200)
    expect((await owner.browser.send('PUT', path, { status: 'open' })).status).toBe(200)
    // Nothing is written down of a message that changes no state.
    await owner.browser.post(`${path}/messages`, { key: key(), body: 'Please' })
    const [solves, opens] = ['status: Open → Resolved', 'status: Resolved → Open']
    expect(await factsOf(reference)).toEqual([solves, opens, solves, opens].map((change) => [change, 'by: requester']))
    expect((await audited(reference)).map(({ action, actor }) => `${action} ${actor}`)).toEqual(
      Array.from({ length: 4 }, () => `ticket.changed ${owner.id}`),
    )
  })

  test('has what came from a confirmed address, not what was only typed', async () => {
    const known = await person()
    const { reference } = await newTicket({ email: known.email })
    const answer = await known.browser.send('PUT', `/api/support/tickets/${reference}`, { status: 'resolved' })
    expect(answer.status).toBe(200)
    const unproven = await newAccount('advertiser', { emailVerifiedAt: null })
    const { reference: other, desk } = await newTicket({ email: unproven.email })
    const browser = desk
    await browser.signIn(unproven.email)
    expect((await browser.send('PUT', `/api/support/tickets/${other}`, { status: 'resolved' })).status).toBe(404)
  })

  test('names only a campaign of their own', async () => {
    const owner = await person()
    const ask = (about: string) =>
      owner.browser.post('/api/support/tickets', { key: key(), subject: 'Dates', message: 'Which?', about })
    const refused = await ask('CMP-0001')
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      error: { issues: [{ path: 'about', message: 'You have no campaign CMP-0001' }] },
    })
    expect((await ask('bus 7')).status).toBe(400)
    expect((await ask('')).status).toBe(201)
  })
})

test('limited staff answer tickets with the area of support, and only with it', async () => {
  const { path, mailbox } = await newTicket()
  const asStaff = async (areas: ('support' | 'content')[]) => {
    const account = await newAccount('staff', { areas })
    const browser = mailbox.browser()
    await browser.signIn(account.email)
    return browser
  }
  const [helper, editor] = [await asStaff(['support']), await asStaff(['content'])]
  for (const [browser, statuses] of [
    [helper, [200, 200, 200, 201]],
    [editor, [403, 403, 403, 403]],
  ] as const) {
    const answers = [
      await browser.get(path),
      await browser.get('/api/admin/canned-answers'),
      await browser.get('/api/admin/tickets/figures'),
      await browser.post(`${path}/notes`, { key: key(), body: 'Seen' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(statuses)
  }
})

test('canned answers are made, changed and deleted, and two people do not overwrite each other', async () => {
  const { browser } = await person('admin')
  const path = '/api/admin/canned-answers'
  const [first] = await (await browser.post(path, { title: 'AA', body: 'Namaste {name}' })).json<{ id: number }[]>()
  const put = (version: number, body: string) =>
    browser.send('PUT', `${path}/${first?.id}`, { version, title: 'AA', body })
  expect((await put(1, 'Hello {name}')).status).toBe(200)
  expect((await put(1, 'Late')).status).toBe(409)
  expect((await browser.send('DELETE', `${path}/${first?.id}?version=1`)).status).toBe(409)
  expect(await (await browser.send('DELETE', `${path}/${first?.id}?version=2`)).json()).toEqual([])
  expect((await put(2, 'Gone')).status).toBe(404)
  expect(await audited('AA')).toMatchObject([
    { action: 'canned_answer.created' },
    { action: 'canned_answer.changed' },
    { action: 'canned_answer.deleted' },
  ])
})
