import type { ServiceContext } from '../kernel/context.ts'
import { getSender } from '../kernel/platform/settings.server.ts'
import { civilDate } from '../kernel/rules/dates.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import { isLoopback, type Settings } from '../kernel/settings.ts'
import { type Inventory, loadInventory, selectVerifiedOwners } from './inventory.server.ts'
import { createPlanMemory } from './plan-memory.ts'
import { answerWithProvider } from './provider.server.ts'
import { createBreaker } from './provider-breaker.ts'
import type { PlannerAnswer, PlannerRequest } from './rules/plan/answer.ts'
import { readConversation } from './rules/plan/conversation/understand.ts'
import { finish, finishWithPauses, type InSteps, type PlanStep } from './rules/plan/in-steps.ts'
import { replyInSteps } from './rules/plan/reply/reply.ts'
import type { TurnStatus } from './rules/plan/turn-status.ts'
import { versionedTurns } from './rules/plan/turns/versioned-turns.ts'
import { spendTurnOnAny, visitorOf } from './usage.server.ts'

/** The instant of a request that names one. */
const NOW_HEADER = 'x-planner-now'

/** True when a request repeats one of another instant: only this machine may ask for that. */
export const isRepeat = ({ origin }: Pick<ServiceContext, 'origin'>, headers: Headers): boolean =>
  headers.has(NOW_HEADER) && isLoopback(new URL(origin))

/**
 * Instant of a request. Only on this machine may a header set it, to repeat a conversation of another day; a deployment
 * ignores the header.
 * @throws DomainError bad_input
 */
export function plannerNow(ctx: Pick<ServiceContext, 'now' | 'origin'>, headers: Headers): Date {
  if (!isRepeat(ctx, headers)) return ctx.now
  const instant = new Date(headers.get(NOW_HEADER) ?? '')
  if (Number.isNaN(instant.getTime())) throw new DomainError('bad_input', `${NOW_HEADER} holds an instant, as ISO 8601`)
  return instant
}

/** The inputs of an answer apart from the request. */
interface Moment {
  now: Date
  inventory: Inventory
  /** Address of our team, for mail. */
  supportEmail?: string
}

const contextOf = ({ now, inventory, supportEmail }: Moment) => ({
  today: civilDate(now),
  now: now.toISOString(),
  catalogueVersion: inventory.version,
  ...(supportEmail && { supportEmail }),
})

/** The embedded planner: same conversation, same catalogue, same day, same answer. */
export const answerEmbedded = (request: PlannerRequest, moment: Moment): PlannerAnswer =>
  finish(embeddedInSteps(request, moment))

function* embeddedInSteps({ messages, edits }: PlannerRequest, moment: Moment): InSteps<PlanStep, PlannerAnswer> {
  const { items, cities } = moment.inventory
  const context = {
    ...contextOf(moment),
    memory,
    edits: { held: edits.held ?? [], dropped: edits.dropped ?? [] },
  }
  const meanings = readConversation(messages, { today: context.today, cities })
  yield { lines: 0 }
  const turns = yield* versionedTurns(meanings, items, context)
  return yield* replyInSteps(turns, items, context)
}

interface Waiting {
  /** Aborts when the visitor has gone. */
  signal: AbortSignal
  /** Receives the current step, for the page to show. */
  onStatus?: (status: TurnStatus) => void
}

/** A turn that has passed its limits, ready to answer. */
export type OpenTurn = (waiting: Waiting) => Promise<PlannerAnswer>

/** Ends when other events of the isolate had their turn. */
const pause = () => scheduler.wait(0)

/** Plans that this isolate has made: a conversation asks for the same ones again with each message. */
const memory = createPlanMemory()

/** Failures of the language model, remembered by this isolate. */
const breaker = createBreaker(() => Date.now())

/**
 * Opens a turn: counts it, and chooses the engine. The embedded planner answers where a language model fails.
 * @throws DomainError rate_limited
 */
export async function openTurn(ctx: ServiceContext, request: PlannerRequest, now: Date): Promise<OpenTurn> {
  const { provider } = ctx.settings
  const engine = await spendTurnOnAny(ctx, await visitorOf(ctx))
  return async (waiting) => {
    waiting.onStatus?.({ step: 'reading' })
    const [inventory, { email }] = await Promise.all([loadInventory(ctx), getSender(ctx)])
    const moment = { now, inventory, supportEmail: email }
    const answered =
      engine === 'provider' && provider !== null
        ? await askProvider(ctx, request, moment, { provider, ...waiting })
        : null
    return answered ?? answerWatched(request, moment, waiting)
  }
}

/** The embedded planner's answer; reports each step to the caller. */
async function answerWatched(request: PlannerRequest, moment: Moment, { onStatus }: Waiting): Promise<PlannerAnswer> {
  onStatus?.({ step: 'searching', count: moment.inventory.items.length })
  await pause()
  const answer = await finishWithPauses(embeddedInSteps(request, moment), {
    pause,
    onStep: ({ lines }) => lines > 0 && onStatus?.({ step: 'computing', lines }),
  })
  if (answer.plan) onStatus?.({ step: 'computing', lines: answer.plan.lineItems.length })
  onStatus?.({ step: 'checking' })
  return answer
}

function askProvider(
  ctx: ServiceContext,
  request: PlannerRequest,
  moment: Moment,
  { provider, signal, onStatus }: Waiting & { provider: NonNullable<Settings['provider']> },
): Promise<PlannerAnswer | null> {
  const { items, cities } = moment.inventory
  const context = contextOf(moment)
  return answerWithProvider(request, {
    provider,
    inventory: async () => items,
    reading: { today: context.today, cities },
    context,
    verifiedOwners: () => selectVerifiedOwners(ctx),
    pause,
    ...(onStatus ? { onStatus } : {}),
    // The message is sent whole, in the answer, once it is checked.
    onText: () => {},
    signal,
    breaker,
    random: Math.random,
    wait: (ms) => scheduler.wait(ms),
    // biome-ignore lint/suspicious/noConsole: only the operator can mend it
    onFailure: (reason) => console.warn(`The language model did not answer: ${reason}`),
  })
}
