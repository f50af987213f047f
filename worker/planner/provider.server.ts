import type { Breaker } from './provider-breaker.ts'
import { INSTRUCTIONS } from './provider-instructions.ts'
import { PROVIDER_LIMITS, type ProviderLimits } from './provider-limits.ts'
import { openProviderSession, type ProviderSessionPort } from './provider-session.ts'
import type { PlannerAnswer, PlannerRequest } from './rules/plan/answer.ts'
import { QUESTION_INTENTS } from './rules/plan/question.ts'
import { shownProse } from './rules/plan/reply/prose.ts'
import type { Intent } from './rules/plan/understanding.ts'

export interface ProviderPort extends ProviderSessionPort {
  provider: { baseUrl: string; key: string; model: string }
  /** Receives the message, once it is checked. */
  onText: (text: string) => void
  /** Signal of the visitor: aborts when they have gone. */
  signal: AbortSignal
  breaker: Breaker
  /** 0 to 1. */
  random: () => number
  wait: (ms: number) => Promise<void>
  limits?: ProviderLimits
  /**
   * Receives the reason for giving a turn up, for the operator's log: without keys and without words of the visitor.
   */
  onFailure?: (reason: string) => void
}

/** Questions whose answer a language model may word: the plan and the results of its tools are all that they need. */
const MODEL_QUESTIONS: ReadonlySet<Intent> = new Set<Intent>(['what_is', 'compare', 'why', 'how_good', 'dislike'])

/**
 * Intents that our own rules answer: no model decides whether tobacco is advertised, or chats about cricket. Prices, free days, least
 * budgets and terms are answered with figures of the catalogue, which no tool gives a model.
 */
const OWN_TURNS: ReadonlySet<Intent> = new Set<Intent>([
  ...(['refused', 'off_topic', 'undo', 'not_there'] as const),
  ...QUESTION_INTENTS.filter((intent) => !MODEL_QUESTIONS.has(intent)),
])

/**
 * Answers one turn with the help of a language model. The model reads the conversation, may amend the brief within limits, and
 * writes the message; items, prices and the plan come from our own code. The message is held back until it is whole and
 * checked, because a wrong sentence could not be taken back from the page.
 * @returns null when the provider failed in any way, or was not asked: the embedded planner answers then
 */
export async function answerWithProvider(request: PlannerRequest, port: ProviderPort): Promise<PlannerAnswer | null> {
  const limits = port.limits ?? PROVIDER_LIMITS
  const session = openProviderSession(request, port, limits)
  if (OWN_TURNS.has(session.intent) || !port.breaker.allows()) return null
  let prose: string
  try {
    // The SDK is large: an isolate that never asks a provider never evaluates it.
    const { converse } = await import('./provider-turn.ts')
    prose = await converse(request.messages, session, { ...port, limits })
  } catch (error) {
    if (port.signal.aborted) {
      port.breaker.abandoned()
    } else {
      port.breaker.failed()
      port.onFailure?.(reasonOf(error))
    }
    return null
  }
  port.breaker.succeeded()
  const own = await session.reply()
  port.onStatus?.({ step: 'checking' })
  await port.pause()
  const shown = shownProse(prose, session.evidence(own, INSTRUCTIONS))
  // Our own answer itself mentions changes and unread messages.
  const message =
    shown === null ? own.message : [own.opening, shown, session.unread].filter((text) => text !== '').join(' ')
  port.onText(message)
  return { ...own, message, engine: 'provider', ...(own.plan ? { plan: { ...own.plan, engine: 'provider' } } : {}) }
}

/** `AI_APICallError 401`: the part that the operator can act on. The message of an error may quote the conversation. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'statusCode' in error ? `${error.name} ${error.statusCode}` : error.name
}
