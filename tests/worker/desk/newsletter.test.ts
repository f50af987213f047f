import { describe, expect, test } from 'vitest'
import { confirmSubscription, subscribe } from '../../../worker/desk/newsletter/newsletter.server.ts'
import type { SubscribersPage } from '../../../worker/desk/rules/newsletter.ts'
import { ask, Browser, newNetwork, ORIGIN, signedIn } from '../../support/identity.ts'
import { newMailbox } from '../../support/mailbox.ts'
import { withinOneMinute } from '../../support/minute.ts'
import { refusalOf, service } from '../../support/service.ts'
import { rowsOf } from '../../support/staff.ts'

const PATH = '/api/newsletter'

let made = 0
const newAddress = () => `reader-${++made}@example.in`
const rowOf = async (email: string) => {
  const rows = await rowsOf<{ email: string; sources: string; status: string; confirmed_at: string | null }>(
    'SELECT * FROM subscribers WHERE email = ?',
    email,
  )
  expect(rows.length).toBeLessThan(2)
  return rows[0]
}
const asks = (email: string, source = 'webinars') => ({ email, source })

/** A mailbox with both tokens of the newest mail to an address. */
function readerBox() {
  const mailbox = newMailbox()
  const tokenOf = (page: string) => (to: string) => {
    const text = mailbox.mails.findLast((mail) => mail.to === to)?.text ?? ''
    return new RegExp(`/newsletter/${page}\\?token=(\\S+)`).exec(text)?.[1] ?? 'no mail has come'
  }
  return { ...mailbox, confirmToken: tokenOf('confirm'), leaveToken: tokenOf('leave') }
}

/** A service at a later time that keeps its mails. */
function later(ms: number) {
  const mails: string[] = []
  const now = new Date(service.now.getTime() + ms)
  return { mails, ctx: { ...service, now, mailer: { send: async ({ to }: { to: string }) => void mails.push(to) } } }
}

const plain = (path: string, fields: Record<string, string>, network = newNetwork()) =>
  ask(
    new Request(`${ORIGIN}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'CF-Connecting-IP': network, Origin: ORIGIN },
      body: new URLSearchParams(fields),
    }),
  )

describe('an address', () => {
  test('waits until its owner has clicked, once', async () => {
    const box = readerBox()
    const browser = box.browser()
    const email = newAddress()
    const answer = await browser.post(PATH, asks(email))
    expect([answer.status, await answer.json()]).toEqual([202, {}])
    expect(await rowOf(email)).toMatchObject({ status: 'pending', sources: '["webinars"]', confirmed_at: null })

    const token = box.confirmToken(email)
    // Scanners of mails open links: looking is not confirming, and there is nothing to look at in the API.
    expect((await browser.get(`${PATH}/confirm?token=${token}`)).status).toBe(405)
    expect(await rowOf(email)).toMatchObject({ status: 'pending' })

    expect((await browser.post(`${PATH}/confirm`, { token })).status).toBe(200)
    expect(await rowOf(email)).toMatchObject({ status: 'active', confirmed_at: expect.any(String) })
    const again = await browser.post(`${PATH}/confirm`, { token })
    expect([again.status, (await again.json<{ error: { code: string } }>()).error.code]).toEqual([400, 'invalid_link'])
  })

  test('is stored once, in any case, with each page where it was entered', async () => {
    const box = readerBox()
    const browser = box.browser()
    const email = newAddress()
    for (const [written, source] of [
      [email, 'webinars'],
      [` ${email.toUpperCase()} `, 'media-kit'],
      [email, 'webinars'],
    ] as const) {
      const answer = await browser.post(PATH, asks(written, source))
      expect([answer.status, await answer.json()]).toEqual([202, {}])
    }
    expect(await rowOf(email)).toMatchObject({ sources: '["webinars","media-kit"]' })
    expect(box.mails).toHaveLength(1)
  })

  test('that is active gets no further mail and the same answer', async () => {
    const box = readerBox()
    const browser = box.browser()
    const email = newAddress()
    await browser.post(PATH, asks(email))
    await browser.post(`${PATH}/confirm`, { token: box.confirmToken(email) })
    const { mails, ctx } = later(48 * 3_600_000)
    await subscribe(ctx, { email, source: 'case-studies' })
    expect(mails).toEqual([])
    expect(await rowOf(email)).toMatchObject({ status: 'active', sources: '["webinars","case-studies"]' })
    const answer = await browser.post(PATH, asks(email))
    expect([answer.status, await answer.json()]).toEqual([202, {}])
  })

  test('is asked at most three times a day, a minute apart', async () => {
    const email = newAddress()
    const sentAt = async (ms: number) => {
      const { mails, ctx } = later(ms)
      await subscribe(ctx, { email, source: 'webinars' })
      return mails.length
    }
    const MINUTE = 60_000
    expect([await sentAt(0), await sentAt(1000), await sentAt(2 * MINUTE), await sentAt(4 * MINUTE)]).toEqual([
      1, 0, 1, 1,
    ])
    expect(await sentAt(10 * MINUTE)).toBe(0)
    expect(await sentAt(60 * 24 * MINUTE + 5 * MINUTE)).toBe(1)
  })

  test.each([
    ['nothing', '', 'Enter your email'],
    ['half of one', 'asha@', 'Enter an email address, such as asha@example.in'],
    ['two', 'a@example.in,b@example.in', 'Enter an email address, such as asha@example.in'],
    ['one with a header', 'a@example.in\r\nBcc: b@example.in', 'Enter an email address, such as asha@example.in'],
    ['one without an end', `${'a'.repeat(250)}@example.in`, 'At most 254 characters'],
    ['no text', { $ne: '' }, 'Enter your email'],
  ])('that is %s is refused at the field', async (_, email, message) => {
    const answer = await new Browser().post(PATH, { email, source: 'webinars' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      error: { issues: expect.arrayContaining([{ path: 'email', message }]) },
    })
  })

  test('comes from a page that we have, and brings nothing else along', async () => {
    const email = newAddress()
    for (const more of [{ source: 'https://evil.example' }, { source: 'webinars', status: 'active' }]) {
      expect((await new Browser().post(PATH, { email, ...more })).status).toBe(400)
    }
    for (const body of ['null', '[]', 'x']) expect((await new Browser().send('POST', PATH, body)).status).toBe(400)
    expect(await rowOf(email)).toBeUndefined()
  })

  test('is not collected by the thousand from one network', () =>
    withinOneMinute(async () => {
      const browser = new Browser()
      const statuses: number[] = []
      for (let sent = 0; sent < 31; sent += 1) statuses.push((await browser.post(PATH, {})).status)
      expect(statuses.filter((status) => status === 429)).toHaveLength(1)
      const refused = await plain(`${PATH}?source=media-kit`, { email: newAddress() }, browser.network)
      expect(refused.headers.get('Location')).toBe('/media-kit?error=busy#newsletter')
    }))
})

describe('a confirmation link', () => {
  test('is too old after a week, and a newer mail replaces it', async () => {
    const email = newAddress()
    const links: string[] = []
    const ctx = {
      ...service,
      mailer: {
        send: async ({ text }: { text: string }) => void links.push(/confirm\?token=(\S+)/.exec(text)?.[1] ?? ''),
      },
    }
    await subscribe(ctx, { email, source: 'webinars' })
    const inAWeek = { ...service, now: new Date(service.now.getTime() + 7 * 24 * 3_600_000) }
    expect(await refusalOf(confirmSubscription(inAWeek, { token: links[0] ?? '' }))).toMatch(/^invalid_link/)
    await subscribe({ ...ctx, now: inAWeek.now }, { email, source: 'webinars' })
    expect(await refusalOf(confirmSubscription(service, { token: links[0] ?? '' }))).toMatch(/^invalid_link/)
    await confirmSubscription(inAWeek, { token: links[1] ?? '' })
    expect(await rowOf(email)).toMatchObject({ status: 'active' })
  })

  test('says nothing that the one who typed the address wrote, and how to leave', async () => {
    const box = readerBox()
    const email = newAddress()
    await box.browser().post(PATH, asks(email))
    const [mail] = box.mails
    expect(mail?.to).toBe(email)
    expect(mail?.text).toContain(`${ORIGIN}/newsletter/confirm?token=`)
    expect(mail?.html).toContain(`<a href="${ORIGIN}/newsletter/leave?token=${box.leaveToken(email)}">`)
  })

  test.each(['', 'zzz', "' OR 1=1 --", 'x'.repeat(5000)])('%s opens nothing', async (token) => {
    for (const page of ['confirm', 'leave']) {
      expect((await new Browser().post(`${PATH}/${page}`, { token })).status).toBe(400)
    }
  })
})

describe('leaving', () => {
  test('takes the link alone, works twice, and closes the open confirmation', async () => {
    const box = readerBox()
    const email = newAddress()
    await box.browser().post(PATH, asks(email))
    const [confirm, leave] = [box.confirmToken(email), box.leaveToken(email)]
    for (let time = 0; time < 2; time += 1) {
      expect((await new Browser().post(`${PATH}/leave`, { token: leave })).status).toBe(200)
    }
    expect(await rowOf(email)).toMatchObject({ status: 'left' })
    expect((await new Browser().post(`${PATH}/confirm`, { token: confirm })).status).toBe(400)

    // A former subscriber is asked again.
    const { mails, ctx } = later(2 * 24 * 3_600_000)
    await subscribe(
      { ...ctx, now: new Date(Date.parse(ctx.now.toISOString()) + 400 * 24 * 3_600_000) },
      { email, source: 'media-kit' },
    )
    expect(mails).toEqual([email])
    expect(await rowOf(email)).toMatchObject({ status: 'pending' })
  })

  test('by the button of a mail program follows RFC 8058: no page, no cookie, no redirect', async () => {
    const box = readerBox()
    const email = newAddress()
    await box.browser().post(PATH, asks(email))
    const answer = await ask(
      new Request(`${ORIGIN}${PATH}/leave?token=${box.leaveToken(email)}`, {
        method: 'POST',
        headers: { 'CF-Connecting-IP': newNetwork() },
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      }),
    )
    expect(answer.status).toBe(200)
    expect(await rowOf(email)).toMatchObject({ status: 'left' })
  })
})

test('without scripts, each form leads to the page that says what came of it', async () => {
  const box = readerBox()
  const email = newAddress()
  const at = async (path: string, fields: Record<string, string>) => {
    const answer = await plain(path, fields)
    return `${answer.status} ${answer.headers.get('Location')}`
  }
  expect(await at(`${PATH}?source=case-studies`, { email: 'zzz' })).toBe('303 /case-studies?error=email#newsletter')
  expect(await at(`${PATH}?source=//evil.example`, { email })).toBe('303 /case-studies?error=email#newsletter')
  expect(await at(`${PATH}?source=industry-reports`, { email })).toBe('303 /industry-reports?sent=1#newsletter')
  await box.browser().post(PATH, asks(newAddress()))
  const other = box.mails[0]?.to
  const token = box.confirmToken(String(other))
  expect(await at(`${PATH}/confirm`, { token })).toBe('303 /newsletter/confirm?result=done')
  expect(await at(`${PATH}/confirm`, { token })).toBe('303 /newsletter/confirm?result=dead')
  expect(await at(`${PATH}/leave`, { token: box.leaveToken(String(other)) })).toBe('303 /newsletter/leave?result=done')
  expect(await at(`${PATH}/leave`, {})).toBe('303 /newsletter/leave?result=dead')
})

describe('staff', () => {
  test('read subscribers, the newest first, without what opens anything', async () => {
    const { browser } = await signedIn('admin')
    const email = newAddress()
    await new Browser().post(PATH, asks(email, 'media-kit'))
    const answer = await browser.get('/api/admin/subscribers?status=pending')
    const { subscribers } = await answer.json<SubscribersPage>()
    expect(subscribers[0]).toEqual({
      id: expect.any(Number),
      email,
      sources: ['media-kit'],
      status: 'pending',
      confirmedAt: null,
      createdAt: expect.any(String),
    })
    expect((await browser.get('/api/admin/subscribers?page=99')).status).toBe(404)
  })

  test('are the only ones who do', async () => {
    expect((await new Browser().get('/api/admin/subscribers')).status).toBe(401)
    const { browser } = await signedIn('advertiser')
    expect((await browser.get('/api/admin/subscribers')).status).toBe(403)
  })
})
