import type { CivilDate } from '../domain/dates.ts'
import { toPaise } from '../domain/money.ts'
import type { PlannerAnswer, PlannerRequest } from '../domain/plan/answer.ts'
import type { HeldOrder, PlanEdits } from '../domain/plan/brief.ts'
import { understandTurns } from '../domain/plan/conversation/understand.ts'
import type { InventoryItem } from '../domain/plan/inventory.ts'
import { replyTo } from '../domain/plan/reply/reply.ts'
import { unreadText } from '../domain/plan/reply/wording.ts'
import type { ReadingContext, Understanding } from '../domain/plan/understanding.ts'
import type { BuildToolInput, ExplainToolInput, SearchToolInput, Slots } from './provider-inputs.ts'
import { stateOf } from './provider-instructions.ts'
import { describeAnswer, describeItem, explainLine } from './provider-results.ts'
import { amend } from './provider-slots.ts'

/** The inputs of a turn apart from the conversation. */
export interface ProviderSessionPort {
  inventory: () => Promise<InventoryItem[]>
  reading: ReadingContext
  context: { today: CivilDate; now: string; catalogueVersion: string }
}

function latest(turns: readonly Understanding[]): Understanding {
  const last = turns.at(-1)
  if (!last) throw new RangeError('A conversation has a message of the advertiser')
  return last
}

/** What the model wants in a plan is bought once, for its shortest booking. */
const smallestOrder = ({ id, minDuration }: InventoryItem): HeldOrder => ({ id, units: minDuration, quantity: 1 })

/** One turn: the brief as amended so far, the plan, and what the tools have said. */
export type ProviderSession = ReturnType<typeof openProviderSession>

/** Opens a turn. Everything in it is priced and planned by the code that serves the embedded planner. */
export function openProviderSession({ messages, edits: own }: PlannerRequest, port: ProviderSessionPort) {
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const turns = understandTurns(messages, port.reading)
  const before = turns.slice(0, -1)
  let understanding = latest(turns)
  let edits: PlanEdits = own
  let answer: PlannerAnswer | null = null
  let loading: Promise<InventoryItem[]> | null = null
  const state = stateOf(understanding, port.context.today)
  const results = [state]

  const items = () => {
    loading ??= port.inventory()
    return loading
  }
  /** Records a tool result: the model's prose may only repeat what was recorded. */
  const record = <T>(result: T): T => {
    results.push(JSON.stringify(result))
    return result
  }
  const take = (slots: Slots): string[] => {
    const amended = amend(understanding, slots, port.reading, said)
    understanding = amended.understanding
    answer = null
    return amended.refused
  }
  /** The embedded planner's answer to the current brief. */
  const reply = async (): Promise<PlannerAnswer> => {
    if (answer) return answer
    const made = replyTo([...before, understanding], await items(), { ...port.context, edits })
    answer = made
    return made
  }

  return {
    intent: understanding.intent,
    /** What is said about messages that were not read. */
    unread: unreadText(understanding),
    state,
    said,
    results,
    reply,

    async search({ cities, channels, maxRate, dateRange, limit }: SearchToolInput) {
      const names = new Set(cities.map((name) => name.toLowerCase()))
      const found = (await items())
        .filter(({ city }) => names.size === 0 || city === null || names.has(city.toLowerCase()))
        .filter(({ channel }) => channels.length === 0 || channels.includes(channel))
        .filter(({ rate }) => maxRate === undefined || rate <= toPaise(maxRate))
        .filter(({ availability: { status, nextAvailable } }) => {
          const by = dateRange?.from ?? port.context.today
          return status === 'available' || (nextAvailable !== null && nextAvailable <= by)
        })
        .sort((a, b) => a.rate - b.rate || (a.id < b.id ? -1 : 1))
      return record({ found: found.length, rows: found.slice(0, limit).map(describeItem) })
    },

    updateBrief(slots: Slots) {
      const refused = take(slots)
      return record({ state: stateOf(understanding, port.context.today), refused })
    },

    async build({ mustInclude, exclude, brief }: BuildToolInput) {
      const refused = take(brief)
      const stock = await items()
      const known = new Set(stock.map(({ id }) => id))
      const unknown = [...mustInclude, ...exclude].filter((id) => !known.has(id))
      // What the advertiser has locked and dropped on the page is not the model's to change.
      const wanted = mustInclude.filter((id) => known.has(id) && !own.dropped.includes(id))
      const kept = new Set(own.held.map(({ id }) => id))
      const dropped = exclude.filter((id) => known.has(id) && !kept.has(id) && !wanted.includes(id))
      const smallest = stock.filter(({ id }) => wanted.includes(id) && !kept.has(id)).map(smallestOrder)
      edits = { held: [...own.held, ...smallest], dropped: [...new Set([...own.dropped, ...dropped])] }
      return record({ ...describeAnswer(await reply()), refused, unknownIds: unknown.length })
    },

    async explain({ id }: ExplainToolInput) {
      const line = (await reply()).plan?.lineItems.find(({ inventoryId }) => inventoryId === id)
      if (line) return record({ inPlan: true, line: explainLine(line) })
      const item = (await items()).find((candidate) => candidate.id === id)
      return record(item ? { inPlan: false, item: describeItem(item) } : { error: 'There is no listing with that id' })
    },
  }
}
