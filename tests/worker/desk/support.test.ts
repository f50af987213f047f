import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { Ticket } from '../../../worker/desk/rules/support/ticket.ts'
import { fileTicket } from '../../../worker/desk/support/file-ticket.server.ts'
import { listTickets } from '../../../worker/desk/support/list-tickets.server.ts'
import { ask, Browser, newNetwork, ORIGIN } from '../../support/identity.ts'
import { newMailbox } from '../../support/mailbox.ts'
import { withinOneMinute } from '../../support/minute.ts'
import { service } from '../../support/service.ts'
import { rowsOf, STAFF } from '../../support/staff.ts'

const PATH = '/api/contact'
const NO_FILTER = {
  status: undefined,
  priority: undefined,
  assignee: undefined,
  source: undefined,
  sort: undefined,
  spam: undefined,
  q: undefined,
}
const REFERENCE = /^TKT-[0-9A-HJKMNP-TV-Z]{6}$/

let made = 0
/** A message that no other test sends. */
const words = (text = 'Which media for four stores in Coimbatore?') => `${text} (${++made})`
const filled = (more: Record<string, unknown> = {}) => ({
  name: 'Lakshmi Venkataraghavan',
  email: 'lakshmi@example.in',
  message: words(),
  ...more,
})
const ticketsOf = (message: string) =>
  rowsOf<Ticket>(
    `SELECT reference, name, email, subject, status, priority, is_spam AS isSpam, source, version, created_at AS createdAt
       FROM support_tickets WHERE message = ?`,
    message,
  )

/** The form as a browser sends it without our scripts. */
const sendPlain = (fields: Record<string, string>, network = newNetwork(), origin: string | null = ORIGIN) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return ask(
    new Request(`${ORIGIN}${PATH}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'CF-Connecting-IP': network, ...(origin && { Origin: origin }) },
      body,
    }),
  )
}

describe('a message', () => {
  test('is filed under a reference and mailed to the team only', async () => {
    const mailbox = newMailbox()
    const form = filled({ message: words('Two lines:\r\nof <b>text</b>'), elapsed: 9000, topic: '' })
    const answer = await mailbox.browser().post(PATH, form)
    expect(answer.status).toBe(201)
    const { reference } = await answer.json<{ reference: string }>()
    expect(reference).toMatch(REFERENCE)

    const [ticket, ...others] = await ticketsOf(form.message.replace('\r\n', '\n'))
    expect(others).toEqual([])
    expect(ticket).toMatchObject({
      reference,
      name: form.name,
      email: form.email,
      subject: 'Two lines:',
      status: 'open',
      priority: 'medium',
      source: 'contact',
    })

    expect(mailbox.mails.map(({ to }) => to)).toEqual([env.TEAM_EMAIL])
    const [mail] = mailbox.mails
    expect(mail?.subject).toBe(`${reference}: a message from the contact page`)
    expect(mail?.text).toContain('of <b>text</b>')
    expect(mail?.text).toContain(`${ORIGIN}/admin/support/tickets/${reference}`)
    expect(mail?.html).toContain('of &lt;b&gt;text&lt;/b&gt;')
    expect(mail?.html).not.toContain('<b>text')
  })

  test('is one ticket and one mail, however often the button is pressed', async () => {
    const mailbox = newMailbox()
    const browser = mailbox.browser()
    const form = filled({ key: crypto.randomUUID(), elapsed: 5000 })
    const answers = await Promise.all([1, 2, 3].map(() => browser.post(PATH, form)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
    const references = new Set(
      await Promise.all(answers.map(async (answer) => (await answer.json<Ticket>()).reference)),
    )
    expect(references.size).toBe(1)
    expect(await ticketsOf(form.message)).toHaveLength(1)
    expect(mailbox.mails).toHaveLength(1)

    // A form that changed before it is sent again is not dropped.
    const changed = { ...form, message: words('And Madurai') }
    expect((await browser.post(PATH, changed)).status).toBe(201)
  })

  test('is another ticket when the same words are sent from a new form', async () => {
    const browser = new Browser()
    const forms = [1, 2].map(() =>
      filled({ key: crypto.randomUUID(), elapsed: 5000, message: 'The same words twice.' }),
    )
    for (const form of forms) expect((await browser.post(PATH, form)).status).toBe(201)
    expect(await ticketsOf('The same words twice.')).toHaveLength(2)
  })

  test('outlives a mail that fails', async () => {
    const pending: Promise<unknown>[] = []
    const form = filled()
    const { reference } = await fileTicket(
      {
        ...service,
        mailer: { send: () => Promise.reject(new Error('no mail today')) },
        waitUntil: (work) => pending.push(work),
      },
      form,
    )
    await expect(Promise.all(pending)).rejects.toThrow('no mail today')
    expect(await ticketsOf(form.message)).toMatchObject([{ reference }])
  })

  test.each([
    ['no name', { name: '  ' }, 'name', 'Enter your name'],
    ['a name with a line break', { name: 'Asha\nBcc: all@example.in' }, 'name', 'Only letters, digits and signs'],
    ['no email', { email: '' }, 'email', 'Enter your email'],
    ['half an email', { email: 'lakshmi@neemleaf' }, 'email', 'Enter an email address, such as asha@example.in'],
    ['two emails', { email: 'a@example.in, b@example.in' }, 'email', 'Enter an email address, such as asha@example.in'],
    ['no message', { message: ' \n\t ' }, 'message', 'Write your message'],
    ['an endless message', { message: 'x'.repeat(4001) }, 'message', 'At most 4,000 characters'],
    ['a list for a name', { name: ['Asha'] }, 'name', 'Enter your name'],
    ['a key of the sender’s own making', { key: "'; DROP TABLE support_tickets; --" }, 'key', 'A key is a UUID'],
  ])('with %s is refused at its field', async (_, wrong, path, message) => {
    const answer = await new Browser().post(PATH, filled(wrong))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      error: { code: 'bad_input', issues: expect.arrayContaining([{ path, message }]) },
    })
  })

  test.each([
    ['text', 'not json'],
    ['null', 'null'],
    ['a list', '[]'],
  ])('that is %s is refused', async (_, body) => {
    expect((await new Browser().send('POST', PATH, body)).status).toBe(400)
  })

  test('brings no status along, and no reference', async () => {
    const form = filled({ status: 'closed', reference: 'TKT-000000' })
    expect((await new Browser().post(PATH, form)).status).toBe(400)
    expect(await ticketsOf(form.message)).toEqual([])
  })

  test('keeps hostile words as words', async () => {
    const message = words(`'); DROP TABLE support_tickets; -- <script>alert(1)</script> \u0000 नमस्ते`)
    expect((await new Browser().post(PATH, filled({ message }))).status).toBe(201)
    expect(await ticketsOf(message.replace('\u0000', ''))).toHaveLength(1)
  })
})

describe('a script that fills forms', () => {
  test('is asked once more when it is faster than anyone types', async () => {
    const form = filled({ elapsed: 1999 })
    const answer = await new Browser().post(PATH, form)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { message: 'Too many messages at once. Please try again' } })
    expect(await ticketsOf(form.message)).toEqual([])
    expect((await new Browser().post(PATH, { ...form, elapsed: 2000 })).status).toBe(201)
  })

  test('learns nothing from the hidden field: it is put aside, unmailed, out of sight', async () => {
    const mailbox = newMailbox()
    const form = filled({ topic: 'https://spam.example' })
    const answer = await mailbox.browser().post(PATH, form)
    expect(answer.status).toBe(201)
    expect(await ticketsOf(form.message)).toMatchObject([{ isSpam: 1 }])
    expect(mailbox.mails).toEqual([])
    const query = { ...NO_FILTER, page: 1 }
    expect((await listTickets(service, STAFF, query)).tickets.map(({ message }) => message)).not.toContain(form.message)
    expect((await listTickets(service, STAFF, { ...query, spam: '1' })).tickets[0]?.message).toBe(form.message)
  })

  test('is stopped after twenty messages a minute, and others are not', () =>
    withinOneMinute(async () => {
      const browser = new Browser()
      const statuses: number[] = []
      for (let sent = 0; sent < 21; sent += 1) statuses.push((await browser.post(PATH, {})).status)
      expect(statuses.slice(0, 20)).toEqual(Array(20).fill(400))
      expect(statuses[20]).toBe(429)
      expect((await sendPlain(filled(), browser.network)).headers.get('Location')).toBe('/contact?error=busy')
      expect((await new Browser().post(PATH, filled())).status).toBe(201)
    }))

  test('of another site is refused, whatever it sends', async () => {
    const form = filled()
    expect((await sendPlain(form, newNetwork(), 'https://evil.example')).status).toBe(403)
    expect(await ticketsOf(form.message)).toEqual([])
  })
})

describe('without scripts', () => {
  test('a form leads back to the page with its reference, and sent twice it is still one ticket', async () => {
    const form = filled({ topic: '' })
    const answer = await sendPlain(form)
    expect(answer.status).toBe(303)
    const [ticket] = await ticketsOf(form.message)
    expect(answer.headers.get('Location')).toBe(`/contact?sent=${ticket?.reference}`)
    expect((await sendPlain(form)).headers.get('Location')).toBe(`/contact?sent=${ticket?.reference}`)
    expect(await ticketsOf(form.message)).toHaveLength(1)
  })

  test.each([
    [{ name: '', email: 'nobody', message: 'Hello' }, 'name.email'],
    [{ email: 'asha@example.in', name: 'Asha', message: '' }, 'message'],
    [{}, 'name.email.message'],
    [{ name: 'Asha', email: 'asha@example.in', message: 'Hello', role: 'admin' }, 'failed'],
    [{ name: 'Asha', email: 'asha@example.in', message: 'x'.repeat(20_000) }, 'message'],
  ])('%o leads back with what to put right, and nothing that was written', async (form, error) => {
    const answer = await sendPlain(form)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe(`/contact?error=${error}`)
  })
})
