import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import type { ApiEnv } from '../kernel/http/api-env.ts'
import { described } from '../kernel/http/described.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import { loggable } from '../kernel/rules/loggable.ts'
import { isRepeat, type OpenTurn, openTurn, plannerNow } from './planner.server.ts'
import { MAX_BODY_BYTES, MAX_REQUEST_CHARS, PlannerRequest } from './rules/plan/answer.ts'
import { type PlannerEvent, PublicAnswer } from './rules/plan/public.ts'
import { toPublicAnswer } from './rules/plan/to-public.ts'
import type { TurnStatus } from './rules/plan/turn-status.ts'

const TOO_LONG = 'This message is too long for the planner'

/** @throws DomainError too_large */
export const conversationBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw new DomainError('too_large', TOO_LONG)
  },
})

/** A message far beyond the limit is refused for its size, before its shape is looked at. @throws DomainError too_large */
export const shortMessages = createMiddleware<ApiEnv>(async (c, next) => {
  const body: unknown = await c.req.json().catch(() => null)
  if (typeof body === 'object' && body !== null && 'messages' in body && Array.isArray(body.messages)) {
    const isHuge = (message: unknown) =>
      typeof message === 'object' &&
      message !== null &&
      'content' in message &&
      typeof message.content === 'string' &&
      message.content.length > MAX_REQUEST_CHARS
    if (body.messages.some(isHuge)) throw new DomainError('too_large', TOO_LONG)
  }
  await next()
})

/** Private to one visitor: no cache stores the answer and no search engine lists it. */
export const unshared = createMiddleware<ApiEnv>(async (c, next) => {
  await next()
  c.header('Cache-Control', 'private, no-store')
  c.header('X-Robots-Tag', 'noindex')
})

const EVENT_STREAM = 'text/event-stream'
const wantsStream = (c: Context) => (c.req.header('Accept') ?? '').includes(EVENT_STREAM)

/** A few words at a time, with the blanks behind them. */
const chunksOf = (message: string): string[] => message.match(/(?:\S+\s*){1,4}|\s+/g) ?? []

/** Longest time between two frames, so that no proxy takes the stream for dead. */
const STATUS_EVERY_MS = 1_500

const send = (stream: SSEStreamingApi, { event, data }: PlannerEvent) =>
  stream.writeSSE({ event, data: JSON.stringify(data) })

/** The answer as frames: the current step, then the words, then all of it. */
function streamed(c: Context<ApiEnv>, turn: OpenTurn): Response {
  // Proxies must not hold frames back to compress them.
  c.header('Content-Encoding', 'Identity')
  return streamSSE(c, async (stream) => {
    const gone = new AbortController()
    stream.onAbort(() => gone.abort())
    let status: TurnStatus = { step: 'reading' }
    const sendStatus = () => send(stream, { event: 'status', data: status })
    const again = setInterval(sendStatus, STATUS_EVERY_MS)
    const onStatus = (next: TurnStatus) => {
      status = next
      sendStatus()
    }
    try {
      const answer = toPublicAnswer(await turn({ signal: gone.signal, onStatus }))
      clearInterval(again)
      for (const text of chunksOf(answer.message)) await send(stream, { event: 'text', data: { text } })
      await send(stream, { event: 'answer', data: answer })
    } catch (error) {
      // The status is sent already: an error can only be a frame.
      if (!(error instanceof DomainError)) {
        // biome-ignore lint/suspicious/noConsole: no handler behind this one would log it
        console.error(loggable(error))
      }
      const { code, message } =
        error instanceof DomainError ? error : { code: 'unavailable', message: 'Something went wrong on our side' }
      await send(stream, { event: 'error', data: { code, message } })
    } finally {
      clearInterval(again)
    }
  })
}

const limited = rateLimit('LIMIT_PLANNER')

/** The limit of a network. A conversation of another day, which this machine repeats for a test, is not held up. */
const turnLimit = createMiddleware<ApiEnv>((c, next) =>
  isRepeat(c.var.service, c.req.raw.headers) ? next() : limited(c, next),
)

/** The planner's conversation: JSON, or server-sent events for a client that accepts text/event-stream. */
export const plannerApi = new Hono<ApiEnv>().post(
  '/ai/campaign-planner',
  described({
    operationId: 'planCampaign',
    summary: 'Plan a campaign',
    description:
      'The planner reads a whole conversation and answers its last message: with questions while budget, places or dates are missing, else with a media plan from the catalogue of this moment. With "Accept: text/event-stream" events named status tell what is being done ({step: reading}, {step: searching, count}, {step: computing, lines}, {step: checking}), at least one every two seconds; then the words come as events named text, then everything as one event named answer.',
    answers: 'What the planner says, and the plan once there is one',
    schema: PublicAnswer,
    refuses: {
      400: 'A conversation that cannot be read',
      413: 'More than 32 KB, or a message over 8,000 characters',
      429: 'Too many turns; Retry-After says when to ask again',
    },
    example: '/api/ai/campaign-planner',
    sends: { messages: [{ role: 'user', content: 'Hoardings and radio in Pune, 10 lakh, January 2027' }] },
  }),
  unshared,
  turnLimit,
  conversationBody,
  shortMessages,
  validated('json', PlannerRequest),
  async (c) => {
    const service = c.var.service
    const turn = await openTurn(service, c.req.valid('json'), plannerNow(service, c.req.raw.headers))
    if (wantsStream(c)) return streamed(c, turn)
    return c.json(toPublicAnswer(await turn({ signal: c.req.raw.signal })))
  },
)
