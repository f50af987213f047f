import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerWith, planWith } from '../../../../tests/support/plan.ts'
import { toPublicAnswer } from '../../../../worker/planner/rules/plan/to-public.ts'
import { RequestError } from '../../../api-client.ts'
import { askPlanner } from './planner-client.ts'

const bytes = new TextEncoder()

/** Cuts a text into chunks of these lengths in bytes, also inside a character. */
function cut(text: string, lengths: readonly number[]): Uint8Array[] {
  const all = bytes.encode(text)
  const chunks: Uint8Array[] = []
  let at = 0
  for (const length of [...lengths, all.length]) {
    if (at < all.length) chunks.push(all.slice(at, at + length))
    at += length
  }
  return chunks
}

/** Text and answer that the client reads from these chunks of a stream. */
async function heard(chunks: readonly Uint8Array[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }))
  const words: string[] = []
  const { message } = await askPlanner(
    { messages: [], edits: { held: [], dropped: [] } },
    { signal: new AbortController().signal, onText: (text) => words.push(text) },
  )
  return { words, message }
}

describe('events', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('are the same wherever the bytes are cut, with any ends of lines', async () => {
    const lines = [': a comment', 'event: text', 'data:{"text":', 'data: "नमस्ते ₹5"}', 'id: 7', '', ':', '', '', '']
    const answer = ['event: answer', 'data: {"message":"a\u2028b"}', '', '']
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 60 }),
        async (end, lengths) => {
          expect(await heard(cut([...lines, ...answer].join(end), lengths))).toEqual({
            words: ['नमस्ते ₹5'],
            message: 'a\u2028b',
          })
        },
      ),
    )
  })

  test('may end without the last blank line, but not within their data', async () => {
    const whole = 'event: answer\ndata: {"message":"hi"}'
    expect((await heard([bytes.encode(whole)])).message).toBe('hi')
    await expect(heard([bytes.encode(whole.slice(0, -3))])).rejects.toMatchObject({ status: 502 })
  })
})

type Answer = (request: IncomingMessage & { body: string }, response: ServerResponse) => void

describe('the planner, asked over HTTP,', () => {
  let answer: Answer
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => answer(Object.assign(request, { body }), response))
  })

  beforeEach(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const { fetch } = globalThis
    // Node, unlike a browser, needs the origin of a path.
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init))
  })
  afterEach(async () => {
    vi.unstubAllGlobals()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  const question = { messages: [{ role: 'user', content: 'Pune' }], edits: { held: [], dropped: ['a'] } } as const
  const ask = async (signal = new AbortController().signal) => {
    const words: string[] = []
    const said = await askPlanner(
      { messages: question.messages, edits: { held: [], dropped: ['a'] } },
      { signal, onText: (text) => words.push(text) },
    )
    return { words, said }
  }
  const frames = (...all: [event: string, data: unknown][]): Answer => {
    return (_, response) => {
      response.setHeader('Content-Type', 'text/event-stream; charset=utf-8')
      response.end(all.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''))
    }
  }
  const json = (status: number, value: unknown): Answer => {
    return (_, response) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value))
  }

  test('sends the conversation and the edits, and accepts frames', async () => {
    let got = { body: '', accept: '', method: '' }
    answer = (request, response) => {
      got = { body: request.body, accept: request.headers.accept ?? '', method: request.method ?? '' }
      json(200, { message: 'hi' })(request, response)
    }
    await ask()
    expect(JSON.parse(got.body)).toEqual(question)
    expect(got.accept).toContain('text/event-stream')
    expect(got.method).toBe('POST')
  })

  test('answers in frames: its words first, then all of it', async () => {
    answer = frames(
      ['text', { text: 'How ' }],
      ['ping', {}],
      ['text', { text: 'much?' }],
      ['answer', { message: 'How much?' }],
    )
    const { words, said } = await ask()
    expect(words).toEqual(['How ', 'much?'])
    expect(said).toMatchObject({ message: 'How much?', suggestions: [], missing: [] })
  })

  test('says what it does before it answers; a step that is not known is left out', async () => {
    const steps: object[] = []
    answer = frames(
      ['status', { step: 'reading' }],
      ['status', { step: 'dreaming' }],
      ['status', { step: 'searching', count: 412 }],
      ['status', null],
      ['answer', { message: 'hi' }],
    )
    const heard = { signal: new AbortController().signal, onText: () => {}, onStep: (step: object) => steps.push(step) }
    expect((await askPlanner({ messages: [], edits: { held: [], dropped: [] } }, heard)).message).toBe('hi')
    expect(steps).toEqual([{ step: 'reading' }, { step: 'searching', count: 412 }])
  })

  test('says when to ask again where there were too many requests', async () => {
    answer = (_, response) =>
      response
        .writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': '90' })
        .end(JSON.stringify({ error: { code: 'rate_limited', message: 'Too many turns' } }))
    await expect(ask()).rejects.toMatchObject({ status: 429, message: 'Too many turns', details: { retryAfter: 90 } })
  })

  test('repeats the words that came before where its answer has none', async () => {
    answer = frames(['text', { text: 'How ' }], ['text', { text: 'much?' }], ['answer', {}])
    expect((await ask()).said.message).toBe('How much?')
  })

  test('gives amounts in rupees, which become paise', async () => {
    answer = json(200, toPublicAnswer(answerWith({ plan: planWith() })))
    expect((await ask()).said).toEqual(answerWith({ plan: planWith() }))
  })

  test('answers whole, with nothing but a message', async () => {
    answer = json(200, { message: 'hi' })
    expect((await ask()).said).toMatchObject({ message: 'hi', suggestions: [], engine: 'embedded' })
  })

  test.each<[string, Answer]>([
    ['frames end without an answer', frames(['text', { text: 'How ' }])],
    ['a frame says that it failed', frames(['error', { code: 'unavailable', message: 'Something' }])],
    ['it is a page of somebody else', (_, response) => response.end('<!doctype html>')],
    ['it says nothing', json(200, {})],
    ['it is refused without a reason', json(500, null)],
  ])('fails when %s', async (_, how) => {
    answer = how
    await expect(ask()).rejects.toBeInstanceOf(RequestError)
  })

  test.each<[string, Answer]>([
    ['by its status', json(429, { error: { code: 'rate_limited', message: 'Enough for today' } })],
    ['by a frame', frames(['error', { code: 'rate_limited', message: 'Enough for today' }])],
  ])('tells %s that it was asked too often', async (_, how) => {
    answer = how
    await expect(ask()).rejects.toMatchObject({ status: 429, message: 'Enough for today' })
  })

  test('is left alone once it is stopped, in the middle of its words too', async () => {
    const gone = new AbortController()
    const closed = new Promise<void>((resolve) => {
      answer = (request, response) => {
        request.socket.on('close', () => resolve())
        response.setHeader('Content-Type', 'text/event-stream')
        response.write('event: text\ndata: {"text":"How "}\n\n')
      }
    })
    const asked = askPlanner(
      { messages: question.messages, edits: { held: [], dropped: [] } },
      {
        signal: gone.signal,
        onText: () => gone.abort(),
      },
    )
    await expect(asked).rejects.toThrow()
    await closed
  })
})
