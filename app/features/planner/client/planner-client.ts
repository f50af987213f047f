import type { PlannerAnswer } from '../../../../worker/domain/plan/answer.ts'
import { RequestError, readError } from '../../../api-client.ts'
import { readAnswer } from './planner-answer.ts'
import { framesOf } from './planner-frames.ts'
import type { PlannerQuestion } from './planner-state.ts'

interface AskOptions {
  signal: AbortSignal
  /** Words of the answer, as they come. */
  onText: (text: string) => void
}

const PATH = '/api/ai/campaign-planner'
/** Well above what an answer may take on the server: a connection that hangs ends here. */
const MAX_WAIT_MS = 60_000

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A text field of an object; empty where there is none. */
function textIn(value: unknown, name: string): string {
  if (typeof value !== 'object' || value === null) return ''
  const field: unknown = Object.entries(value).find(([key]) => key === name)?.[1]
  return typeof field === 'string' ? field : ''
}

function answerOf(value: unknown, said = ''): PlannerAnswer {
  const answer = readAnswer(value, said)
  if (!answer) throw new RequestError(502)
  return answer
}

/** What an `error` frame says: the status of the answer was sent before anybody knew. */
const refusedLater = (value: unknown) =>
  new RequestError(textIn(value, 'code') === 'rate_limited' ? 429 : 503, { message: textIn(value, 'message') })

async function streamedAnswer(body: ReadableStream<Uint8Array>, onText: (text: string) => void) {
  let said = ''
  for await (const { event, data } of framesOf(body)) {
    const value = parsed(data)
    if (event === 'text') {
      const text = textIn(value, 'text')
      said += text
      onText(text)
    }
    if (event === 'answer') return answerOf(value, said)
    if (event === 'error') throw refusedLater(value)
  }
  // Cut off: words without their end are no answer.
  throw new RequestError(502)
}

/**
 * Asks the planner. The answer may come in frames or whole, as JSON.
 * @throws RequestError when it is refused, fails, or cannot be made out; as `fetch` does without a network or when stopped
 */
export async function askPlanner(question: PlannerQuestion, { signal, onText }: AskOptions): Promise<PlannerAnswer> {
  const response = await fetch(PATH, {
    method: 'POST',
    headers: { Accept: 'text/event-stream, application/json;q=0.9', 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
    signal: AbortSignal.any([signal, AbortSignal.timeout(MAX_WAIT_MS)]),
  })
  if (!response.ok) throw await readError(response)
  const isStream = response.headers.get('Content-Type')?.includes('text/event-stream') ?? false
  if (isStream && response.body) return streamedAnswer(response.body, onText)
  return answerOf(parsed(await response.text()))
}
