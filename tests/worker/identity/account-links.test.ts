import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { createMailer } from '../../../worker/kernel/mail/mailer.ts'
import { Browser, newAccount, ORIGIN, PASSWORD } from '../../support/identity.ts'
import { newMailbox } from '../../support/mailbox.ts'
import { withinOneMinute } from '../../support/minute.ts'

const NEW_PASSWORD = 'staple battery horse'

/** An account and the mailbox of its owner. */
async function setUp(more: Parameters<typeof newAccount>[1] = {}) {
  const box = newMailbox()
  const account = await newAccount('advertiser', more)
  const forgot = (email = account.email) => box.browser().post('/api/auth/forgot-password', { email })
  const reset = (token: string, password = NEW_PASSWORD) =>
    box.browser().post('/api/auth/reset-password', { token, password })
  return { box, forgot, reset, ...account }
}

/** Every instant of an account's links, so much earlier. */
const ageLinks = (userId: string, minutes: number) =>
  env.DB.prepare(
    `UPDATE one_time_tokens SET created_at = strftime('%Y-%m-%dT%H:%M:%fZ', created_at, ?1),
       expires_at = strftime('%Y-%m-%dT%H:%M:%fZ', expires_at, ?1) WHERE user_id = ?2`,
  )
    .bind(`${-minutes} minutes`, userId)
    .run()

const codeOf = async (response: Response) => {
  const { error } = await response.json<{ error?: { code: string } }>()
  return `${response.status} ${error?.code}`
}

describe('a forgotten password', () => {
  test('is replaced by a mailed link, and every session ends', async () => {
    const { box, email, forgot, reset } = await setUp()
    const elsewhere = new Browser()
    await elsewhere.signIn(email)
    expect((await forgot()).status).toBe(202)
    expect(box.mails[0]?.text).toContain(`${ORIGIN}/reset-password#token=`)

    expect((await reset(box.token(email))).status).toBe(200)
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401)
    expect((await new Browser().signIn(email)).status).toBe(401)
    expect((await new Browser().signIn(email, { password: NEW_PASSWORD })).status).toBe(200)
    expect(box.subjects(email)).toEqual(['Set a new AdChowk password', 'Your AdChowk password was reset'])
  })

  test('is not replaced by one that is easy to guess, and the link still works', async () => {
    const { box, email, forgot, reset } = await setUp()
    await forgot()
    const token = box.token(email)
    const refused = await reset(token, 'iloveyou')
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      error: { issues: [{ path: 'password', message: expect.stringContaining('most used') }] },
    })
    expect((await reset(token)).status).toBe(200)
  })

  test('leaves sessions of others alone', async () => {
    const { box, email, forgot, reset } = await setUp()
    const other = new Browser()
    await other.signIn((await newAccount()).email)
    await forgot()
    await reset(box.token(email))
    expect((await other.get('/api/auth/me')).status).toBe(200)
  })

  test('gets the same answer whether or not there is an account', async () => {
    const { box, email, forgot } = await setUp()
    const suspended = await newAccount('advertiser', { status: 'suspended' })
    const answers = await Promise.all([email, 'nobody@example.in', suspended.email].map(forgot))
    const seen = answers.map(async (answer) => [answer.status, await answer.text(), Object.fromEntries(answer.headers)])
    const [known, unknown, closed] = await Promise.all(seen)
    expect(unknown).toEqual(known)
    expect(closed).toEqual(known)
    expect(box.mails.map(({ to }) => to)).toEqual([email])
  })

  test('is not mailed about more than three times a day', async () => {
    const { box, id, email, forgot } = await setUp()
    for (let i = 0; i < 5; i++) expect((await forgot()).status).toBe(202)
    expect(box.subjects(email)).toHaveLength(3)
    await ageLinks(id, 24 * 60 + 1)
    await forgot()
    expect(box.subjects(email)).toHaveLength(4)
  })

  test('one network asks ten times a minute at most', () =>
    withinOneMinute(async () => {
      const { box } = await setUp()
      const browser = box.browser()
      const ask = () => browser.post('/api/auth/forgot-password', { email: 'nobody@example.in' })
      for (let i = 0; i < 10; i++) expect((await ask()).status).toBe(202)
      const refused = await ask()
      expect(refused.status).toBe(429)
      expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/)
    }))

  test.each([{}, { email: 'no address' }, { email: 'a@b.in', role: 'admin' }, '[]', 'null'])(
    'asked for with %j is refused',
    async (body) => {
      expect(await codeOf(await new Browser().post('/api/auth/forgot-password', body))).toBe('400 bad_input')
    },
  )
})

describe('a reset link', () => {
  test('works once', async () => {
    const { box, email, forgot, reset } = await setUp()
    await forgot()
    const token = box.token(email)
    const answers = await Promise.all([reset(token, 'first password'), reset(token, 'second password')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await codeOf(await reset(token))).toBe('400 invalid_link')
  })

  test('uses up those before it', async () => {
    const { box, email, forgot, reset } = await setUp()
    await forgot()
    const first = box.token(email)
    await forgot()
    expect((await reset(box.token(email))).status).toBe(200)
    expect(await codeOf(await reset(first))).toBe('400 invalid_link')
  })

  test('lives for 30 minutes', async () => {
    const { box, id, email, forgot, reset } = await setUp()
    await forgot()
    await ageLinks(id, 31)
    expect(await codeOf(await reset(box.token(email)))).toBe('400 invalid_link')
    await ageLinks(id, -2)
    expect((await reset(box.token(email))).status).toBe(200)
  })

  test.each(['', 'A'.repeat(43), "' OR 1=1 --", '%00', 'ü'.repeat(43)])('cannot be forged as %j', async (token) => {
    const { reset } = await setUp()
    expect(await codeOf(await reset(token))).toBe('400 invalid_link')
  })

  test('is not kept, only its hash', async () => {
    const { box, email, forgot } = await setUp()
    await forgot()
    const { results } = await env.DB.prepare('SELECT * FROM one_time_tokens').all()
    expect(JSON.stringify(results)).not.toContain(box.token(email))
  })

  test('asks for a password of eight characters, and is not used up by a shorter one', async () => {
    const { box, email, forgot, reset } = await setUp()
    await forgot()
    const response = await reset(box.token(email), 'short')
    expect(await response.json()).toMatchObject({
      error: { code: 'bad_input', issues: [{ path: 'password', message: 'At least 8 characters' }] },
    })
    expect((await reset(box.token(email))).status).toBe(200)
  })

  test('leads to the configured origin, whatever the request says', async () => {
    const { box, email } = await setUp()
    const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' }
    await box.browser().send('POST', '/api/auth/forgot-password', { email }, headers)
    expect(box.mails[0]?.text).toContain(`${ORIGIN}/reset-password`)
    expect(JSON.stringify(box.mails)).not.toContain('evil')
  })

  test('is written down without what it was', async () => {
    const { box, id, email, forgot, reset } = await setUp()
    await forgot()
    const token = box.token(email)
    await reset(token)
    const { results } = await env.DB.prepare('SELECT * FROM audit_log WHERE subject = ?').bind(id).all()
    expect(results.map(({ action }) => action)).toEqual(['password.reset_asked', 'password.reset'])
    for (const secret of [token, NEW_PASSWORD, email]) expect(JSON.stringify(results)).not.toContain(secret)
  })
})

describe('an address', () => {
  async function signUp() {
    const box = newMailbox()
    const browser = box.browser()
    const email = `${crypto.randomUUID()}@example.in`
    const form = {
      role: 'advertiser',
      name: 'Asha',
      email,
      password: PASSWORD,
      company: 'Kaveri',
      phone: '9845010001',
    }
    expect((await browser.post('/api/auth/signup', form)).status).toBe(201)
    const verify = (token: string) => new Browser().post('/api/auth/verify-email', { token })
    const me = async () => (await browser.get('/api/auth/me')).json<{ id: string; emailVerified: boolean }>()
    return { box, browser, email, verify, me }
  }

  test('is confirmed by the link that signing up mails, once, in any browser', async () => {
    const { box, email, verify, me } = await signUp()
    expect(box.subjects(email)).toEqual(['Confirm your email for AdChowk'])
    expect((await me()).emailVerified).toBe(false)
    const token = box.token(email)
    expect((await verify(token)).status).toBe(200)
    expect((await me()).emailVerified).toBe(true)
    expect(await codeOf(await verify(token))).toBe('400 invalid_link')
  })

  test('is confirmed within a day', async () => {
    const { box, email, verify, me } = await signUp()
    await ageLinks((await me()).id, 24 * 60 + 1)
    expect(await codeOf(await verify(box.token(email)))).toBe('400 invalid_link')
    expect((await me()).emailVerified).toBe(false)
  })

  test('gets another link on demand, until it is confirmed', async () => {
    const { box, browser, email, verify } = await signUp()
    const next = '/dashboard/campaigns/cmp_1'
    expect((await browser.post('/api/auth/verify-email/resend', { next })).status).toBe(202)
    expect(box.subjects(email)).toHaveLength(2)
    expect(await (await verify(box.token(email))).json()).toEqual({ next })
    expect((await browser.post('/api/auth/verify-email/resend', {})).status).toBe(202)
    expect(box.subjects(email)).toHaveLength(2)
    expect((await new Browser().post('/api/auth/verify-email/resend', {})).status).toBe(401)
  })

  test('cannot be confirmed by a link that resets the password, nor the other way round', async () => {
    const { box, browser, email, verify } = await signUp()
    const verification = box.token(email)
    expect(
      await codeOf(await browser.post('/api/auth/reset-password', { token: verification, password: PASSWORD })),
    ).toBe('400 invalid_link')
    await browser.post('/api/auth/forgot-password', { email })
    expect(await codeOf(await verify(box.token(email)))).toBe('400 invalid_link')
  })

  test('is confirmed by a reset as well, for that was mailed to it', async () => {
    const { box, email, forgot, reset } = await setUp()
    await forgot()
    await reset(box.token(email))
    const browser = new Browser()
    await browser.signIn(email, { password: NEW_PASSWORD })
    expect(await (await browser.get('/api/auth/me')).json()).toMatchObject({ emailVerified: true })
  })
})

test('the binding of the platform takes our mails', async () => {
  const mailer = createMailer(env.EMAIL, env.MAIL_FROM, async () => ({
    name: 'AdChowk',
    email: 'hello@adchowk.example',
  }))
  const mail = { to: 'asha@example.in', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  await expect(mailer.send(mail)).resolves.toBeUndefined()
})

describe('the page that a visitor came for', () => {
  const LISTING = '/category/tv/aaj?from=2027-01-04&until=2027-01-31#enquire-campaign'

  /** A link of each kind that was asked for with a way on, and where it leads. */
  async function asked(next: string) {
    const box = newMailbox()
    const browser = box.browser()
    const email = `${crypto.randomUUID()}@example.in`
    const form = { role: 'advertiser', name: 'Asha', email, password: PASSWORD, company: 'Kaveri', phone: '9845010001' }
    await browser.post('/api/auth/signup', { ...form, next })
    const first = box.token(email)
    await box.browser().post('/api/auth/forgot-password', { email, next })
    const reset = box.token(email)
    const onward = async (response: Response) => (await response.json<{ next: unknown }>()).next
    const verify = async (token: string) => onward(await new Browser().post('/api/auth/verify-email', { token }))
    const open = {
      first: () => verify(first),
      reset: async () =>
        onward(await new Browser().post('/api/auth/reset-password', { token: reset, password: NEW_PASSWORD })),
    }
    return { open, texts: box.mails.map(({ text, html }) => `${text} ${html}`).join() }
  }

  test('is where its link leads on to, in any browser, and no mail has a word of it', async () => {
    const { open, texts } = await asked(LISTING)
    expect(await open.reset()).toBe(LISTING)
    expect(await open.first()).toBe(LISTING)
    expect(texts).not.toMatch(/next|2027-01-04|enquire/)
  })

  test('is no other site', async () => {
    const { open, texts } = await asked('//evil.example')
    expect([await open.reset(), await open.first()]).toEqual([null, null])
    expect(texts).not.toContain('evil')
  })
})
