import type { CivilDate } from '../kernel/rules/dates.ts'
import { toPaise } from '../kernel/rules/money.ts'
import { editsFor } from './provider-edits.ts'
import { type SaidFacts, saidFacts } from './provider-ground.ts'
import type { BuildToolInput, ExplainToolInput, SearchToolInput, Slots } from './provider-inputs.ts'
import { stateOf } from './provider-instructions.ts'
import type { ProviderLimits } from './provider-limits.ts'
import { describeAnswer, describeItem, explainLine, factsOf, groundIn, namesIn } from './provider-results.ts'
import { amend } from './provider-slots.ts'
import type { PlannerAnswer, PlannerRequest } from './rules/plan/answer.ts'
import type { PlanEdits } from './rules/plan/brief.ts'
import { readConversation } from './rules/plan/conversation/understand.ts'
import { finishWithPauses } from './rules/plan/in-steps.ts'
import type { InventoryItem } from './rules/plan/inventory.ts'
import type { Evidence } from './rules/plan/reply/prose.ts'
import { replyInSteps } from './rules/plan/reply/reply.ts'
import { unreadText } from './rules/plan/reply/wording.ts'
import type { TurnStatus } from './rules/plan/turn-status.ts'
import type { FollowContext } from './rules/plan/turns/follow.ts'
import { versionedTurns } from './rules/plan/turns/versioned-turns.ts'
import type { ReadingContext, Understanding } from './rules/plan/understanding.ts'

/** The inputs of a turn apart from the conversation. */
export interface ProviderSessionPort {
  inventory: () => Promise<InventoryItem[]>
  /** Ids of the owners who are verified. */
  verifiedOwners: () => Promise<ReadonlySet<string>>
  reading: ReadingContext
  context: { today: CivilDate; now: string; catalogueVersion: string }
  /** Ends when other events had their turn: clocks fire, and other requests are served. */
  pause: () => Promise<void>
  /** Receives the current step, for the page to show. */
  onStatus?: (status: TurnStatus) => void
}

function latest(turns: readonly Understanding[]): Understanding {
  const last = turns.at(-1)
  if (!last) throw new RangeError('A conversation has a message of the advertiser')
  return last
}

/** Answer of a tool once the turn has used up its limit. */
const LIMIT = { error: 'limit reached' } as const
type Limited<T> = T | typeof LIMIT

/** One turn: the brief as amended so far, the plan, and the results of the tools. */
export type ProviderSession = ReturnType<typeof openProviderSession>

/** Opens a turn. Everything in it is priced and planned by the code that serves the embedded planner. */
export function openProviderSession(
  { messages, edits: own }: PlannerRequest,
  port: ProviderSessionPort,
  limits: Pick<ProviderLimits, 'toolCalls' | 'builds'>,
) {
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const meanings = readConversation(messages, port.reading)
  let understanding = latest(meanings(new Set()))
  const parsed = understanding.brief
  let edits: PlanEdits = own
  let answer: PlannerAnswer | null = null
  let loading: Promise<InventoryItem[]> | null = null
  let facts: SaidFacts | null = null
  let isVerified = (_: string) => false
  let builds = 0
  const state = stateOf(understanding, port.context.today)
  const results = [state]
  const searches: string[] = []
  const names: string[] = []

  const saidHere = () => {
    // Messages too far back to be read are no ground either.
    facts ??= saidFacts(said.slice(understanding.unread), port.reading)
    return facts
  }
  const items = async () => {
    loading ??= Promise.all([port.inventory(), port.verifiedOwners()]).then(([stock, verified]) => {
      isVerified = (owner) => verified.has(owner)
      return stock
    })
    const stock = await loading
    return stock
  }
  /** Records a tool result: the model's prose may only repeat recorded results. */
  const record = <T>(result: T, into = results): T => {
    into.push(JSON.stringify(groundIn(result)))
    names.push(...namesIn(result))
    return result
  }
  const take = (slots: Slots): string[] => {
    const amended = amend(understanding, slots, { parsed, said: saidHere(), reading: port.reading })
    if (amended.understanding.brief !== understanding.brief) answer = null
    understanding = amended.understanding
    return amended.refused
  }
  function* versionedReply(stock: readonly InventoryItem[], context: FollowContext) {
    const versioned = yield* versionedTurns(meanings, stock, context)
    const { version } = latest(versioned)
    return yield* replyInSteps([...versioned.slice(0, -1), { ...understanding, version }], stock, context)
  }
  /** The embedded planner's answer to the current brief. */
  const reply = async (): Promise<PlannerAnswer> => {
    if (answer) return answer
    const stock = await items()
    if (understanding.isComplete) port.onStatus?.({ step: 'searching', count: stock.length })
    await port.pause()
    const context = { ...port.context, edits }
    const made = await finishWithPauses(versionedReply(stock, context), {
      pause: port.pause,
      onStep: ({ lines }) => lines > 0 && port.onStatus?.({ step: 'computing', lines }),
    })
    answer = made
    if (made.plan) port.onStatus?.({ step: 'computing', lines: made.plan.lineItems.length })
    return made
  }
  const search = async ({ cities, channels, maxRate, dateRange, limit }: SearchToolInput) => {
    const wanted = new Set(cities.map((name) => name.toLowerCase()))
    const stock = await items()
    port.onStatus?.({ step: 'searching', count: stock.length })
    const found = stock
      .filter(({ city }) => wanted.size === 0 || city === null || wanted.has(city.toLowerCase()))
      .filter(({ channel }) => channels.length === 0 || channels.includes(channel))
      .filter(({ rate }) => maxRate === undefined || rate <= toPaise(maxRate))
      .filter(({ availability: { status, nextAvailable } }) => {
        const by = dateRange?.from ?? port.context.today
        return status === 'available' || (nextAvailable !== null && nextAvailable <= by)
      })
      .sort((a, b) => a.rate - b.rate || (a.id < b.id ? -1 : 1))
    const rows = found.slice(0, limit).map((item) => describeItem(item, isVerified))
    return record({ found: found.length, rows }, searches)
  }
  const updateBrief = async (slots: Slots) => {
    // A brief that changes after the last build would need another one.
    if (builds >= limits.builds) return LIMIT
    const refused = take(slots)
    return record({ state: stateOf(understanding, port.context.today), refused })
  }
  const build = async ({ mustInclude, exclude, brief }: BuildToolInput) => {
    builds += 1
    if (builds > limits.builds) return LIMIT
    const refused = take(brief)
    const stock = await items()
    if (mustInclude.length + exclude.length > 0) {
      edits = own
      answer = null
      const plan = exclude.length > 0 ? (await reply()).plan : undefined
      const asked = editsFor(
        { mustInclude, exclude },
        { own, stock, brief: understanding.brief, plan, said: saidHere() },
      )
      refused.push(...asked.refused)
      const isMoved = asked.edits.held.length > own.held.length || asked.edits.dropped.length > own.dropped.length
      if (isMoved) answer = null
      edits = asked.edits
    }
    return record({ ...describeAnswer(await reply(), isVerified), refused })
  }
  const explain = async ({ id }: ExplainToolInput) => {
    if (answer === null && builds >= limits.builds) return LIMIT
    if (answer === null) builds += 1
    const line = (await reply()).plan?.lineItems.find(({ inventoryId }) => inventoryId === id)
    if (line) return record({ inPlan: true, line: explainLine(line, isVerified) })
    const item = (await items()).find((candidate) => candidate.id === id)
    return record(
      item ? { inPlan: false, item: describeItem(item, isVerified) } : { error: 'There is no listing with that id' },
      searches,
    )
  }

  const limited = limiter(port.pause, limits.toolCalls)
  return {
    intent: understanding.intent,
    /** Note on messages that were not read. */
    unread: unreadText(understanding),
    state,
    reply,
    search: limited(search, { isAlone: true }),
    updateBrief: limited(updateBrief),
    build: limited(build),
    explain: limited(explain),

    /** Evidence for a text about an answer: the results of tools, and the whole plan. */
    evidence(own: PlannerAnswer, instructions: string): Evidence {
      const plan = own.plan ? factsOf(own.plan) : { figures: '', names: [] }
      return {
        results: [...results, stateOf(understanding, port.context.today), plan.figures],
        searches,
        said,
        names: [...names, ...plan.names],
        cities: port.reading.cities,
        instructions,
      }
    },
  }
}

/** Lets tools run one after another, so many in all; further calls are answered at once. */
function limiter(pause: () => Promise<void>, most: number) {
  let calls = 0
  let last: Promise<unknown> = Promise.resolve()
  let alone = 0
  return <I, O>(run: (input: I) => Promise<O>, { isAlone = false } = {}) =>
    async (input: I, { abortSignal }: { abortSignal?: AbortSignal } = {}): Promise<Limited<O>> => {
      calls += 1
      if (calls > most || (isAlone && alone > 0)) return LIMIT
      if (isAlone) alone += 1
      const result = last.then(async () => {
        await pause()
        abortSignal?.throwIfAborted()
        return run(input)
      })
      last = result.catch(() => {})
      try {
        return await result
      } finally {
        if (isAlone) alone -= 1
      }
    }
}
