import { createParser, type EventSourceMessage } from 'eventsource-parser'
import * as v from 'valibot'
import type { PlannerAnswer } from '../../../../worker/planner/rules/plan/answer.ts'
import { PublicAnswer } from '../../../../worker/planner/rules/plan/public.ts'
import { RequestError, readError } from '../../../api-client.ts'
import { type AnswerStep, type PlannerQuestion, STEPS } from './planner-state.ts'

interface AskOptions {
  signal: AbortSignal
  /** Receives the text of the answer in pieces. */
  onText: (text: string) => void
  /** Receives the steps that the server reports before it answers. */
  onStep?: (step: AnswerStep) => void
}

const PATH = '/api/ai/campaign-planner'
/** Timeout of a connection, well above the server's own. */
const MAX_WAIT_MS = 60_000

const fromJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Data of a `text` event. */
const Words = v.fallback(v.object({ text: v.string() }), { text: '' })
/** Data of a `status` event; null for a step that this page does not know. */
const Step = v.fallback(
  v.nullable(
    v.object({ step: v.picklist(STEPS), count: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))) }),
  ),
  null,
)
/** Data of an `error` event: a failure after the status of the answer was sent. */
const Failure = v.fallback(v.object({ code: v.string(), message: v.string() }), { code: '', message: '' })

/**
 * Parses an answer.
 * @param said text that was streamed before, for an answer that does not repeat it
 * @throws RequestError
 */
function parseAnswer(value: unknown, said = ''): PlannerAnswer {
  const parsed = v.safeParse(PublicAnswer, value)
  const message = parsed.success ? parsed.output.message.trim() || said.trim() : ''
  if (!parsed.success || message === '') throw new RequestError(502)
  const { plan, ...answer } = parsed.output
  return { ...answer, message, ...(plan && { plan }) }
}

/** Events as they arrive. The last one may miss its blank line: its data show whether it is complete. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage, void, undefined> {
  const events: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => events.push(event) })
  // Not every browser iterates over a stream.
  const reader = body.getReader()
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      parser.feed(done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true }))
      yield* events.splice(0)
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

async function streamedAnswer(body: ReadableStream<Uint8Array>, { onText, onStep }: Omit<AskOptions, 'signal'>) {
  let said = ''
  for await (const { event, data } of eventsOf(body)) {
    const value = fromJson(data)
    if (event === 'text') {
      const { text } = v.parse(Words, value)
      said += text
      onText(text)
    }
    if (event === 'status') {
      const step = v.parse(Step, value)
      if (step) onStep?.(step)
    }
    if (event === 'answer') return parseAnswer(value, said)
    if (event === 'error') {
      const { code, message } = v.parse(Failure, value)
      throw new RequestError(code === 'rate_limited' ? 429 : 503, { message })
    }
  }
  // Cut off: text without the final event is not an answer.
  throw new RequestError(502)
}

/** Error of a refusal; for too many requests, `details.retryAfter` has the seconds to wait. */
async function refusal(response: Response): Promise<RequestError> {
  const error = await readError(response)
  const seconds = Number(response.headers.get('Retry-After'))
  if (response.status !== 429 || !(seconds > 0)) return error
  return new RequestError(429, { ...(error.code && { code: error.code }), message: error.message, retryAfter: seconds })
}

/**
 * Asks the planner. The answer may come in frames or whole, as JSON.
 * @throws RequestError when it is refused, fails, or cannot be read; errors of `fetch` without a network or when
 * stopped
 */
export async function askPlanner(question: PlannerQuestion, { signal, ...heard }: AskOptions): Promise<PlannerAnswer> {
  const response = await fetch(PATH, {
    method: 'POST',
    headers: { Accept: 'text/event-stream, application/json;q=0.9', 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
    signal: AbortSignal.any([signal, AbortSignal.timeout(MAX_WAIT_MS)]),
  })
  if (!response.ok) throw await refusal(response)
  const isStream = response.headers.get('Content-Type')?.includes('text/event-stream') ?? false
  if (isStream && response.body) return streamedAnswer(response.body, heard)
  return parseAnswer(fromJson(await response.text()))
}
