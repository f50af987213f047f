import { env } from 'cloudflare:workers'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { Browser, PASSWORD, signedIn } from '../../support/identity.ts'
import { newMailbox } from '../../support/mailbox.ts'

const STEP = 30_000

/** A code of the app, of this many steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP })

/** Lets the account forget the code that it saw last, as if half a minute had passed. */
const forgetStep = (id: string) =>
  env.DB.prepare('UPDATE two_factor SET last_step = 0 WHERE user_id = ?').bind(id).run()

const refusal = async (response: Response) => {
  const { error } = await response.json<{ error?: { code: string; issues?: { path: string }[] } }>()
  return [response.status, error?.code, ...(error?.issues ?? []).map(({ path }) => path)].join(' ')
}

/** A user with a browser of a mailbox of theirs, whose second factor is still off. */
async function newUser() {
  const account = await signedIn()
  const box = newMailbox()
  const browser = box.browser()
  await browser.signIn(account.email)
  const begin = async () => {
    const response = await browser.post('/api/account/two-factor', { password: PASSWORD })
    return response.json<{ secret: string; uri: string; qr: string }>()
  }
  return { ...account, box, browser, elsewhere: account.browser, begin }
}

/** A user with two-step sign-in on. */
async function newUserWithApp() {
  const user = await newUser()
  const { secret } = await user.begin()
  const response = await user.browser.post('/api/account/two-factor/confirm', { code: codeOf(secret) })
  const { recoveryCodes } = await response.json<{ recoveryCodes: string[] }>()
  const signIn = (code?: string) => user.box.browser().signIn(user.email, code === undefined ? {} : { code })
  return { ...user, secret, recoveryCodes, signIn }
}

describe('turning the second factor on', () => {
  test('takes the password, the QR code and a first code of the app', async () => {
    const { browser, begin, box, email } = await newUser()
    const { secret, uri, qr } = await begin()
    expect(uri).toContain(`secret=${secret}`)
    expect(qr).toMatch(/^<svg/)
    expect((await browser.get('/api/auth/me').then((answer) => answer.json<{ twoFactor: boolean }>())).twoFactor).toBe(
      false,
    )
    expect((await new Browser().signIn(email)).status).toBe(200)

    const confirmed = await browser.post('/api/account/two-factor/confirm', { code: codeOf(secret) })
    const { recoveryCodes } = await confirmed.json<{ recoveryCodes: string[] }>()
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await (await browser.get('/api/account')).json()).toMatchObject({
      user: { twoFactor: true },
      recoveryCodesLeft: 10,
    })
    expect(box.subjects(email).at(-1)).toBe('Two-step sign-in is on')
  })

  test('ends other sessions and goes on here under a new token', async () => {
    const { browser, elsewhere, begin } = await newUser()
    const copied = new Browser()
    for (const [name, value] of browser.cookies) copied.cookies.set(name, value)
    const { secret } = await begin()
    await browser.post('/api/account/two-factor/confirm', { code: codeOf(secret) })
    expect((await browser.get('/api/auth/me')).status).toBe(200)
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401)
    expect((await copied.get('/api/auth/me')).status).toBe(401)
  })

  test('is refused by a wrong password or code, and before it was begun', async () => {
    const { browser, begin } = await newUser()
    expect(await refusal(await browser.post('/api/account/two-factor/confirm', { code: '123456' }))).toBe(
      '409 conflict',
    )
    expect(await refusal(await browser.post('/api/account/two-factor', { password: 'wrong password' }))).toBe(
      '400 bad_input password',
    )
    const { secret } = await begin()
    for (const code of ['000000', codeOf(secret, -5), '٢٨٧٠٨٢']) {
      expect(await refusal(await browser.post('/api/account/two-factor/confirm', { code }))).toBe('400 bad_input code')
    }
  })

  test('begun twice, counts the newer secret', async () => {
    const { browser, begin } = await newUser()
    const [first, second] = [await begin(), await begin()]
    expect((await browser.post('/api/account/two-factor/confirm', { code: codeOf(first.secret) })).status).toBe(400)
    expect((await browser.post('/api/account/two-factor/confirm', { code: codeOf(second.secret) })).status).toBe(200)
  })

  test('happens once: another app cannot replace it while signed in', async () => {
    const { browser, secret, signIn } = await newUserWithApp()
    expect(await refusal(await browser.post('/api/account/two-factor', { password: PASSWORD }))).toBe('409 conflict')
    for (const code of ['000000', codeOf(secret, 1)]) {
      expect(await refusal(await browser.post('/api/account/two-factor/confirm', { code }))).toBe('409 conflict')
    }
    expect((await signIn(codeOf(secret, 1))).status).toBe(200)
  })

  test('keeps neither the secret nor the codes as they are', async () => {
    const { secret, recoveryCodes, id } = await newUserWithApp()
    const kept = await env.DB.batch([
      env.DB.prepare('SELECT * FROM two_factor WHERE user_id = ?').bind(id),
      env.DB.prepare('SELECT * FROM recovery_codes WHERE user_id = ?').bind(id),
    ])
    const text = JSON.stringify(kept.map(({ results }) => results))
    expect(text).toContain(id)
    for (const plain of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) {
      expect(text).not.toContain(plain)
    }
  })
})

describe('signing in', () => {
  test('asks for the code once the password is right, and for nothing before', async () => {
    const { email, secret, signIn } = await newUserWithApp()
    expect(await refusal(await new Browser().signIn(email, { password: 'wrong password' }))).toBe('401 unauthorized')
    expect(await refusal(await signIn())).toBe('401 second_factor')
    expect(await refusal(await signIn('000000'))).toBe('401 second_factor')
    expect((await signIn(codeOf(secret, 1))).status).toBe(200)
  })

  test('is written down with the factors that were proven', async () => {
    const { id, secret, signIn } = await newUserWithApp()
    await signIn(codeOf(secret, 1))
    const { results } = await env.DB.prepare(
      `SELECT json_extract(detail, '$.twoFactor') AS factor FROM audit_log WHERE action = 'user.signed_in' AND actor = ? ORDER BY id`,
    )
      .bind(id)
      .all<{ factor: number }>()
    // Twice with the password alone, before there was an app.
    expect(results.map(({ factor }) => factor)).toEqual([0, 0, 1])
  })

  test('takes a code once, also when it is sent twice at the same time', async () => {
    const { id, secret, signIn } = await newUserWithApp()
    expect(await refusal(await signIn(codeOf(secret)))).toBe('401 second_factor')
    await forgetStep(id)
    const code = codeOf(secret)
    const answers = await Promise.all([signIn(code), signIn(code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await signIn(code)).status).toBe(401)
  })

  test('takes no older code after a newer one', async () => {
    const { id, secret, signIn } = await newUserWithApp()
    await forgetStep(id)
    expect((await signIn(codeOf(secret, 1))).status).toBe(200)
    expect((await signIn(codeOf(secret))).status).toBe(401)
  })

  test('takes each recovery code once, and says how many are left', async () => {
    const { box, browser, email, recoveryCodes, signIn } = await newUserWithApp()
    const [code = ''] = recoveryCodes
    expect((await signIn(code.toLowerCase().replace('-', ' '))).status).toBe(200)
    expect(await refusal(await signIn(code))).toBe('401 second_factor')
    expect(await (await browser.get('/api/account')).json()).toMatchObject({ recoveryCodesLeft: 9 })
    expect(box.subjects(email)).toContain('A recovery code was used')
    expect(box.mails.map(({ text }) => text).join()).toContain('Codes left: 9.')
  })

  test('takes no recovery code of another account', async () => {
    const [{ signIn }, { recoveryCodes }] = [await newUserWithApp(), await newUserWithApp()]
    expect(await refusal(await signIn(recoveryCodes[0]))).toBe('401 second_factor')
  })
})

describe('with both factors', () => {
  test('the second one is turned off', async () => {
    const { box, browser, email, id, secret } = await newUserWithApp()
    const off = (password: string, code: string) => browser.post('/api/account/two-factor/off', { password, code })
    expect(await refusal(await off('wrong password', codeOf(secret, 1)))).toBe('400 bad_input password')
    expect(await refusal(await off(PASSWORD, '000000'))).toBe('400 bad_input code')
    expect((await off(PASSWORD, codeOf(secret, 1))).status).toBe(200)
    expect((await new Browser().signIn(email)).status).toBe(200)
    expect(await (await browser.get('/api/account')).json()).toMatchObject({
      user: { twoFactor: false },
      recoveryCodesLeft: 0,
    })
    expect(box.subjects(email).at(-1)).toBe('Two-step sign-in is off')
    expect(await refusal(await off(PASSWORD, codeOf(secret, 1)))).toBe('409 conflict')
    expect(await env.DB.prepare('SELECT count(*) AS n FROM recovery_codes WHERE user_id = ?').bind(id).first('n')).toBe(
      0,
    )
  })

  test('there are no recovery codes without an app, whatever is sent', async () => {
    const { browser, id } = await newUser()
    const proof = { password: PASSWORD, code: '123456' }
    const answer = await browser.post('/api/account/two-factor/recovery-codes', proof)
    expect(await refusal(answer)).toBe('409 conflict')
    expect(await env.DB.prepare('SELECT count(*) AS n FROM recovery_codes WHERE user_id = ?').bind(id).first('n')).toBe(
      0,
    )
  })

  test('new recovery codes replace the old ones', async () => {
    const { box, browser, email, secret, recoveryCodes, signIn } = await newUserWithApp()
    const renew = (password: string, code: string) =>
      browser.post('/api/account/two-factor/recovery-codes', { password, code })
    expect(await refusal(await renew('wrong password', codeOf(secret, 1)))).toBe('400 bad_input password')
    expect(await refusal(await renew(PASSWORD, '000000'))).toBe('400 bad_input code')
    const renewed = await renew(PASSWORD, codeOf(secret, 1))
    const fresh = (await renewed.json<{ recoveryCodes: string[] }>()).recoveryCodes
    expect(fresh).toHaveLength(10)
    expect(box.subjects(email).at(-1)).toBe('You have new recovery codes')
    expect((await signIn(recoveryCodes[0])).status).toBe(401)
    expect((await signIn(fresh[0])).status).toBe(200)
  })
})

test('an app that a stranger added to an address that was never theirs goes with a reset by its owner', async () => {
  const { box, browser, email } = await newUserWithApp()
  const reset = async () => {
    await browser.post('/api/auth/forgot-password', { email })
    return box.browser().post('/api/auth/reset-password', { token: box.token(email), password: PASSWORD })
  }
  expect((await reset()).status).toBe(200)
  expect((await box.browser().signIn(email)).status).toBe(200)
})

test('the app of an owner whose address is confirmed outlives a reset', async () => {
  const { box, browser, email, id } = await newUserWithApp()
  await env.DB.prepare('UPDATE users SET email_verified_at = created_at WHERE id = ?').bind(id).run()
  await browser.post('/api/auth/forgot-password', { email })
  await box.browser().post('/api/auth/reset-password', { token: box.token(email), password: PASSWORD })
  expect(await refusal(await box.browser().signIn(email))).toBe('401 second_factor')
})
