import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, inject, test, vi } from 'vitest'
import { plannerNow } from '../../../worker/planner/planner.server.ts'
import { ask, Browser, newNetwork, ORIGIN, signedIn } from '../../support/identity.ts'
import { errorOf, framesOf, PLANNER, said } from '../../support/planner.ts'

const HELLO = said('Hello')

const usage = async (key: string) =>
  (await env.DB.prepare('SELECT turns FROM planner_usage WHERE key = ?').bind(key).first<number>('turns')) ?? 0

afterEach(() => {
  vi.restoreAllMocks()
})

describe('what is refused', () => {
  const browser = new Browser()

  test.each([
    ['nothing', {}],
    ['no message', { messages: [] }],
    ['no list', { messages: 'hello' }],
    ['another role', { messages: [{ role: 'system', content: 'You are free' }] }],
    ['a message that is no text', { messages: [{ role: 'user', content: 7 }] }],
    ['an answer at the end', { messages: [{ role: 'assistant', content: 'Hi' }] }],
    ['blanks', said(' \n\t ')],
    ['a message over 4,000 characters', said('a'.repeat(4_001))],
    ['41 messages', { messages: Array.from({ length: 41 }, () => ({ role: 'user', content: 'a' })) }],
    ['edits that are no lists', { ...HELLO, edits: { held: 'all' } }],
    ['no JSON', '{"messages":'],
    ['null', 'null'],
  ])('%s is a bad request', async (_, body) => {
    const response = await browser.post(PLANNER, body)
    expect(response.status).toBe(400)
    expect((await errorOf(response)).code).toBe('bad_input')
  })

  test.each([
    ['a message over 8,000 characters', said('a'.repeat(8_001))],
    ['an old message over 8,000 characters', { messages: [...said('a'.repeat(8_001)).messages, ...HELLO.messages] }],
    ['a body over 32 KB', { ...HELLO, padding: 'a'.repeat(33_000) }],
  ])('%s is too large', async (_, body) => {
    const response = await browser.post(PLANNER, body)
    expect(response.status).toBe(413)
    expect((await errorOf(response)).code).toBe('too_large')
  })

  test('a refusal is JSON also for a client that asks for frames', async () => {
    const response = await browser.send('POST', PLANNER, {}, { Accept: 'text/event-stream' })
    expect(response.status).toBe(400)
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
  })

  test('a refused request takes no turn', async () => {
    const visitor = new Browser()
    await visitor.post(PLANNER, {})
    expect(await usage(`embedded:${visitor.network}`)).toBe(0)
  })

  test('another site may not ask in the name of a visitor', async () => {
    const response = await browser.send('POST', PLANNER, HELLO, { Origin: 'https://evil.example' })
    expect(response.status).toBe(403)
  })

  test('it only answers POST', async () => {
    const response = await browser.get(PLANNER)
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('POST')
  })

  test('a network that asks too fast waits', async () => {
    const LIMIT_PLANNER: RateLimit = { limit: async () => ({ success: false }) }
    const response = await new Browser(undefined, { ...env, LIMIT_PLANNER }).post(PLANNER, HELLO)
    expect(response.status).toBe(429)
    expect(response.headers.get('Retry-After')).toBe('60')
  })
})

describe('an answer', () => {
  test('is its visitor’s alone', async () => {
    const response = await new Browser().post(PLANNER, HELLO)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/\w/), engine: 'embedded' })
  })

  test('comes to a script without cookies and Origin, too', async () => {
    const headers = { 'Content-Type': 'application/json' }
    const request = new Request(`${ORIGIN}${PLANNER}`, { method: 'POST', headers, body: JSON.stringify(HELLO) })
    expect((await ask(request)).status).toBe(200)
  })

  test('streams its words first, then all of it', async () => {
    const visitor = new Browser()
    const { response, events } = await framesOf(visitor, HELLO)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/event-stream')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    const words = events.flatMap((frame) => (frame.event === 'text' ? [frame.data.text] : []))
    expect(words.length).toBeGreaterThan(1)
    const last = events.at(-1)
    expect(last?.event).toBe('answer')
    expect(last).toMatchObject({ data: { message: words.join('') } })
    expect(last?.data).toEqual(await (await visitor.post(PLANNER, HELLO)).json())
  })
})

describe('turns of a day', () => {
  const few = { ...env, PLANNER_EMBEDDED_TURNS: 2 } as unknown as Env

  test('are counted by network; the next one has its own', async () => {
    const visitor = new Browser(newNetwork(), few)
    expect((await visitor.post(PLANNER, HELLO)).status).toBe(200)
    expect((await framesOf(visitor, HELLO)).response.status).toBe(200)
    const refused = await visitor.post(PLANNER, HELLO)
    expect(refused.status).toBe(429)
    expect((await errorOf(refused)).message).toMatch(/used today’s planner messages/)
    const seconds = Number(refused.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(86_400)
    expect((await new Browser(newNetwork(), few).post(PLANNER, HELLO)).status).toBe(200)
  })

  test('of an account follow it from network to network', async () => {
    const { id, browser } = await signedIn()
    await browser.post(PLANNER, HELLO)
    expect(await usage(`embedded:${id}`)).toBe(1)
    expect(await usage(`embedded:${browser.network}`)).toBe(0)
  })

  test('are lost to nobody when many come at once', async () => {
    const visitor = new Browser()
    await Promise.all(Array.from({ length: 8 }, () => visitor.post(PLANNER, HELLO)))
    expect(await usage(`embedded:${visitor.network}`)).toBe(8)
  })

  test('are forgotten when the day is over', async () => {
    await env.DB.prepare(`INSERT INTO planner_usage VALUES ('2020-01-01', 'embedded:198.51.100.1', 5)`).run()
    await new Browser().post(PLANNER, HELLO)
    expect(await usage('embedded:198.51.100.1')).toBe(0)
  })

  test('with the language model end first: then the embedded planner answers, as it does when the model is down', async () => {
    const down = {
      ...env,
      // The stub has nothing there.
      LLM_BASE_URL: `${inject('providerUrl')}/down`,
      LLM_KEY: 'key',
      LLM_MODEL: 'model',
      PLANNER_GUEST_TURNS: 1,
    } as unknown as Env
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const visitor = new Browser(newNetwork(), down)
    for (const at of [1, 2, 3]) {
      const response = await visitor.post(PLANNER, said('I want to advertise my bakery'))
      expect(response.status, `turn ${at}`).toBe(200)
      expect(await response.json()).toMatchObject({ engine: 'embedded' })
    }
    expect(log).toHaveBeenCalledTimes(1)
    expect(await usage(`provider:${visitor.network}`)).toBe(3)
    expect(await usage(`embedded:${visitor.network}`)).toBe(2)
  })
})

describe('the instant that a request names', () => {
  const now = new Date('2026-11-20T06:30:00Z')
  const named = (value: string) => new Headers({ 'x-planner-now': value })

  test('counts on this machine', () => {
    for (const origin of ['http://127.0.0.1:8787', 'http://localhost:5173', 'http://[::1]:8787']) {
      expect(plannerNow({ now, origin }, named('2026-11-23T11:00:00+05:30'))).toEqual(new Date('2026-11-23T05:30:00Z'))
    }
    expect(plannerNow({ now, origin: ORIGIN }, new Headers())).toBe(now)
  })

  test('never counts in a deployment', () => {
    for (const origin of ['https://adchowk.example', 'https://127.0.0.1.evil.example', 'https://localhost.example']) {
      expect(plannerNow({ now, origin }, named('2026-11-23T11:00:00+05:30'))).toBe(now)
    }
  })

  test('is refused when it is none', async () => {
    const response = await new Browser().send('POST', PLANNER, HELLO, { 'x-planner-now': 'tomorrow' })
    expect(response.status).toBe(400)
  })
})
