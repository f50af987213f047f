import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { Ticket } from '../../../worker/desk/rules/support/ticket.ts'
import { getThread } from '../../../worker/desk/support/ticket-thread.server.ts'
import { incomingMail } from '../../../worker/incoming-mail.ts'
import { Browser } from '../../support/identity.ts'
import { service } from '../../support/service.ts'
import { audited, rowsOf } from '../../support/staff.ts'

let made = 0
const PROVEN = (from: string) => `mx.cloudflare.net; dmarc=pass header.from=${from.split('@')[1]} policy.dmarc=none`

interface Sent {
  from: string
  subject?: string
  text?: string
  more?: Record<string, string>
  size?: number
  id?: string
  /** The sender of the envelope, where it is not that of From. */
  envelope?: string
}

/** Gives a mail to the Worker, as Email Routing does. @returns why it was rejected; null when it was taken */
async function receive({ from, subject = 'Hello', text = 'A question', more = {}, size, id, envelope = from }: Sent) {
  const headers = new Headers({
    From: `Farah Qureshi <${from}>`,
    Subject: subject,
    'Message-ID': id ?? `<${++made}@mail.example>`,
    ...more,
  })
  const raw = new TextEncoder().encode(
    [...[...headers].map(([name, value]) => `${name}: ${value}`), '', text].join('\r\n'),
  )
  let rejected: string | null = null
  const context = createExecutionContext()
  await incomingMail(
    {
      from: envelope,
      to: env.SUPPORT_EMAIL,
      headers,
      raw: new Blob([raw]).stream(),
      rawSize: size ?? raw.length,
      setReject: (reason) => {
        rejected = reason
      },
      forward: async () => ({ messageId: '' }),
      reply: async () => ({ messageId: '' }),
    },
    env,
    context,
  )
  await waitOnExecutionContext(context)
  return rejected
}

const ticketsOf = (email: string) =>
  rowsOf<Ticket>(
    'SELECT reference, subject, message, name, source, status, sender_proof AS senderProof FROM support_tickets WHERE email = ?',
    email,
  )
const threadOf = (reference: string) =>
  rowsOf(
    'SELECT m.kind, m.body, m.sender_proof AS senderProof FROM ticket_messages m JOIN support_tickets t ON t.id = m.ticket_id WHERE t.reference = ? ORDER BY m.id',
    reference,
  )
const newAddress = () => `farah-${++made}@thanda.example`

async function contactTicket(email: string): Promise<string> {
  const form = { name: 'Farah', email, message: `Bus ${++made}?` }
  return (await (await new Browser().post('/api/contact', form)).json<Ticket>()).reference
}

describe('a mail', () => {
  test('of a new sender is a ticket, once for its Message-ID', async () => {
    const from = newAddress()
    for (const _ of [1, 2])
      await receive({ from, subject: 'Rates in Kochi', text: 'Which are free?', id: `<same-${from}>` })
    expect(await ticketsOf(from)).toMatchObject([
      {
        subject: 'Rates in Kochi',
        message: 'Which are free?',
        name: 'Farah Qureshi',
        source: 'mail',
        status: 'open',
        senderProof: 'none',
      },
    ])
  })

  test('of the requester, proven, with the reference is a message of the ticket, without what it quotes', async () => {
    const from = newAddress()
    const reference = await contactTicket(from)
    await env.DB.prepare("UPDATE support_tickets SET status = 'resolved' WHERE reference = ?").bind(reference).run()
    const mail = {
      from: from.toUpperCase(),
      subject: `Re: [${reference}] Your message to AdChowk`,
      text: 'Still missing.\r\n\r\nOn Fri, 20 Nov 2026, AdChowk wrote:\r\n> They are there.',
      more: { 'Authentication-Results': PROVEN(from) },
      id: `<twice-${reference}@mail.example>`,
    }
    await receive(mail)
    await receive(mail)
    expect(await threadOf(reference)).toEqual([{ kind: 'received', body: 'Still missing.', senderProof: 'dmarc' }])
    expect(await ticketsOf(from)).toMatchObject([{ reference, status: 'open' }])
    const thread = await getThread(service, reference)
    expect([thread, ...thread.messages].map(({ senderProof }) => senderProof)).toEqual(['none', 'dmarc'])
    // Nobody is signed in.
    expect(await audited(reference)).toMatchObject([{ action: 'ticket.changed', actor: null }])
  })

  test.each<[string, string | null, string | null, string?]>([
    ['of a stranger who knows the reference', 'stranger@evil.example', PROVEN('stranger@evil.example')],
    ['that only claims the address of the requester', null, 'mx.cloudflare.net; dmarc=fail'],
    ['without any proof', null, null],
    [
      'whose sender has a result of the server for a name',
      null,
      'mx.cloudflare.net; dkim=none; dmarc=fail header.from=thanda.example policy.dmarc=none; spf=pass' +
        ' (mx.cloudflare.net: domain of dmarc=pass@evil.example designates 192.0.2.1 as permitted sender)' +
        ' smtp.mailfrom=dmarc=pass@evil.example; arc=none',
      'dmarc=pass@evil.example',
    ],
    [
      'whose sender has a whole part for a name',
      null,
      'mx.cloudflare.net; dmarc=none; dkim=pass header.d=thanda.example x=@evil.example',
      '"x; dkim=pass header.d=thanda.example x="@evil.example',
    ],
  ])('%s is a ticket of its own', async (_, sender, results, envelope) => {
    const owner = newAddress()
    const reference = await contactTicket(owner)
    const from = sender ?? owner
    const before = (await ticketsOf(from)).length
    await receive({
      from,
      subject: `Re: [${reference}]`,
      text: 'Please send the invoice to me',
      ...(envelope && { envelope }),
      ...(results && { more: { 'Authentication-Results': results } }),
    })
    expect(await threadOf(reference)).toEqual([])
    const tickets = await ticketsOf(from)
    expect(tickets).toHaveLength(before + 1)
    expect(tickets.at(-1)).toMatchObject({ senderProof: sender ? 'dmarc' : 'none' })
  })

  test.each([
    ['of a program', { from: newAddress(), more: { 'Auto-Submitted': 'auto-replied' } }],
    ['of ourselves', { from: env.MAIL_FROM }],
    ['of our team', { from: env.TEAM_EMAIL }],
    ['of the support address', { from: env.SUPPORT_EMAIL }],
    ['of a list', { from: newAddress(), more: { 'List-Id': '<news.example>' } }],
  ])('%s is ignored: it would go round in circles', async (_, mail) => {
    expect(await receive(mail)).toBeNull()
    expect(await ticketsOf(mail.from)).toEqual([])
  })

  test('that is too large is rejected, and so is the twenty-first of a day', async () => {
    const from = newAddress()
    expect(await receive({ from, size: 11 * 1024 * 1024 })).toMatch(/too large/)
    for (let sent = 0; sent < 20; sent += 1) expect(await receive({ from, text: `Question ${sent}` })).toBeNull()
    expect(await receive({ from, text: 'One more' })).toMatch(/Too many/)
    expect(await ticketsOf(from)).toHaveLength(20)
  })

  test.each([
    ['200,000 signs of tags', 'Content-Type', 'text/html', '<'.repeat(200_000)],
    ['tags without an end', 'Content-Type', 'text/html', '<br '.repeat(50_000)],
    ['styles without an end', 'Content-Type', 'text/html', `<style ${'<style '.repeat(30_000)}>`],
    ['spaces', 'Content-Transfer-Encoding', 'quoted-printable', `Hi${' '.repeat(80_000)}there`],
  ])('of %s is a ticket', async (_, name, value, text) => {
    const from = newAddress()
    expect(await receive({ from, text, more: { [name]: value } })).toBeNull()
    expect(await ticketsOf(from)).toHaveLength(1)
  })

  test('of too many headers or parts is rejected with the reason, and quotes for a sender name nobody', async () => {
    const from = newAddress()
    const more = { 'X-Long': 'a'.repeat(200_000) }
    expect(await receive({ from, more })).toMatch(/too many parts or headers/)
    const parts = { from, more: { 'Content-Type': 'multipart/mixed; boundary=b' }, text: '--b\n\nHi\n'.repeat(1000) }
    expect(await receive(parts)).toMatch(/too many parts or headers/)
    expect(await receive({ from, more: { From: '"'.repeat(80_000) } })).toBeNull()
    expect(await ticketsOf(from)).toEqual([])
  })

  test('with hostile text is text', async () => {
    const from = newAddress()
    await receive({ from, subject: "'); DROP TABLE support_tickets; --", text: '<script>alert(1)</script>\u0000' })
    expect(await ticketsOf(from)).toMatchObject([{ message: '<script>alert(1)</script>' }])
  })
})
