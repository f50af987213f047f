import { MEDIA_TYPES, type MediaType } from '../../../../catalogue/rules/registry/media.ts'
import type { Paise } from '../../../../kernel/rules/money.ts'
import type { Brief, HeldOrder, PlanEdits } from '../brief.ts'
import { needsCertificate } from '../compliance/notes.ts'
import { permittedItems } from '../compliance/permitted.ts'
import { type PlanContext, type PlanRequest, type PlanResult, planCampaignInSteps } from '../drafting/plan-campaign.ts'
import type { InSteps, PlanStep } from '../in-steps.ts'
import type { InventoryItem } from '../inventory.ts'
import type { Plan, PlanLine } from '../plan.ts'
import type { Understanding } from '../understanding.ts'
import { withGoalBudgets } from './goal-budget.ts'
import { replaceLines } from './replace-lines.ts'
import { type LineOutcome, orderOf, resolveLines } from './resolve-lines.ts'
import { type MoneyBounds, NO_BOUNDS, shiftedBounds, withBounds } from './shift-money.ts'

/** Plans made before, by their input: the same key always means the same plan. */
export interface PlanMemory {
  recall: (key: string) => PlanResult | undefined
  keep: (key: string, result: PlanResult) => void
}

export interface FollowContext extends PlanContext {
  /** Lines that the page has locked and dropped. They count for the whole conversation. */
  edits: PlanEdits
  memory?: PlanMemory
  /** Address of our team, for mail; absent where it is not configured. */
  supportEmail?: string
}

/**
 * Lines that words have locked and dropped so far, the money of dropped lines that is not to be spent, and the bounds
 * of shifted money.
 */
interface WordEdits extends PlanEdits {
  saved: Paise
  bounds: MoneyBounds
}

/** A plan of the conversation, and its input. */
interface PlanState {
  understanding: Understanding
  plan: Plan
  edits: WordEdits
  /** Results for the lines named in its message. */
  outcomes: LineOutcome[]
}

/** State of a conversation after its last message. */
export interface Followed {
  now: Understanding
  /** The plan before the last message; null where there was none. */
  before: PlanState | null
  /** Result of the last message: a plan, the reason for none, or null where it asked for none. */
  result: PlanResult | null
  outcomes: LineOutcome[]
}

const NO_EDITS: WordEdits = { held: [], dropped: [], saved: 0, bounds: NO_BOUNDS }

type Detail = NonNullable<PlanRequest['detail']>
type Turn = Pick<Followed, 'result' | 'outcomes'> & { state: PlanState | null }

/**
 * Follows a conversation to its last message. Plans of earlier messages are made again, from the same catalogue, where
 * the last message is understood by them: nothing is stored between two requests.
 * @param said meaning of the conversation after each message, the last one at the end
 * @param lastDetail detail of the last message's plan
 */
export function* follow(
  said: readonly Understanding[],
  items: readonly InventoryItem[],
  context: FollowContext,
  lastDetail: Detail = 'full',
): InSteps<PlanStep, Followed> {
  const turns = yield* withGoalBudgets(said, items)
  const now = turns.at(-1)
  if (!now) throw new RangeError('A conversation has a message of the advertiser')
  const known = new Map<string, Turn>()

  /** @param detail of the plan: one that is only compared with needs its lines alone */
  const turnAt = function* (index: number, detail: Detail): InSteps<PlanStep, Turn> {
    const turn = turns[index]
    if (!turn) return { state: null, result: null, outcomes: [] }
    const key = `${index} ${detail}`
    const found = known.get(key) ?? (yield* made(turn, index, detail))
    known.set(key, found)
    return found
  }

  const made = function* (turn: Understanding, index: number, detail: Detail): InSteps<PlanStep, Turn> {
    if (turn.restores !== null) {
      const { state } = yield* turnAt(turn.restores, detail)
      return { state, result: state && { feasible: true, plan: state.plan }, outcomes: [] }
    }
    const before = turn.isReset ? null : (yield* turnAt(index - 1, detailBefore(turn, detail))).state
    if (!asksForPlan(turn)) return { state: before, result: null, outcomes: [] }
    const { edits, outcomes, ...made } = yield* planned(turn, before, items, { ...context, detail })
    const isSame = made.result.feasible && made.result.plan === before?.plan
    const kept = isSame ? (yield* turnAt(index - 1, detail)).state : null
    const result: PlanResult = kept ? { feasible: true, plan: kept.plan } : made.result
    const state = result.feasible ? { understanding: turn, plan: result.plan, edits, outcomes } : before
    return { state, result, outcomes }
  }

  const last = turns.length - 1
  const before = now.isReset ? null : (yield* turnAt(last - 1, detailBefore(now, lastDetail))).state
  const { result, outcomes } = yield* turnAt(last, lastDetail)
  return { now, before, result, outcomes }
}

const asksForPlan = ({ intent, isComplete }: Understanding) => intent === 'plan' && isComplete

/** The plan before is compared with one that is made or restored; else it is the one that is shown. */
const detailBefore = (turn: Understanding, detail: Detail): Detail =>
  turn.restores !== null || asksForPlan(turn) ? 'lines' : detail

/** The plan of one turn after the plan before it. */
function* planned(
  turn: Understanding,
  before: PlanState | null,
  items: readonly InventoryItem[],
  context: FollowContext & { detail: Detail },
): InSteps<PlanStep, { result: PlanResult; edits: WordEdits; outcomes: LineOutcome[] }> {
  const earlier = before?.edits ?? NO_EDITS
  const spoken = before?.outcomes.flatMap(({ lines, came }) => [...lines, ...came]) ?? []
  const lines = resolveLines(
    turn.lineEdits,
    before?.plan ?? null,
    spoken.map(({ inventoryId }) => inventoryId),
  )
  const isSame = before !== null && turn.shift === null && isSameBrief(turn, before.understanding)
  // A message without news changes nothing, nor do unknown lines.
  if (isSame && !lines.outcomes.some(({ isDone }) => isDone)) {
    return { result: { feasible: true, plan: before.plan }, edits: earlier, outcomes: lines.outcomes }
  }
  const isOfLines = isSame && turn.lineEdits.length > 0
  const { page, rest } = pageEdits(context)
  const edits: WordEdits = {
    held: united(earlier.held, lines.held).filter(({ id }) => ![...lines.freed, ...lines.dropped].includes(id)),
    dropped: [...earlier.dropped, ...lines.dropped, ...inRefusedAreas(turn, items)],
    saved: isSameMoney(turn, before) ? earlier.saved + savedBy(lines.outcomes) : 0,
    bounds: turn.shift && before ? shiftedBounds(earlier.bounds, turn.shift, before.plan) : earlier.bounds,
  }
  const locked = united(page.held, edits.held).filter(({ id }) => !lines.freed.includes(id))
  const dropped = [...page.dropped, ...edits.dropped]
  const understanding = { ...turn, brief: withBounds(lessSaved(turn.brief, edits.saved), edits.bounds) }
  const make = (brief: Brief, edited: PlanEdits, more: Pick<PlanRequest, 'standing' | 'detail'>) =>
    remembered({ ...understanding, brief }, { edits: edited, ...more }, context, items, rest)
  // Where lines are dropped, all others stay exactly as they are: only the money of the dropped ones is spent again.
  const isHeldOnly = turn.lineEdits.every(({ act }) => act === 'hold' || act === 'free')
  const isKept = isOfLines && (lines.dropped.length > 0 || isHeldOnly)
  const isStaying = isKept || (before !== null && turn.keepsRest && hasRoomFor(before.understanding.brief, turn.brief))
  const others = isStaying
    ? before.plan.lineItems.filter((line) => !lines.dropped.includes(line.inventoryId) && isWithin(line, turn.brief))
    : []
  const replaced = yield* replaceLines({
    brief: understanding.brief,
    outcomes: lines.outcomes,
    others,
    dropped,
    make: (brief, gone) => make(brief, { held: [], dropped: [...gone] }, { detail: 'lines' }),
  })
  const held = united(locked, [...others.map(orderOf), ...replaced.held])
  const standing = before?.plan.lineItems.map(orderOf) ?? []
  const result = yield* make(
    understanding.brief,
    { held, dropped: replaced.dropped },
    { standing, detail: context.detail },
  )
  return {
    result: others.length > 0 && before ? unlocked(result, before.plan, locked) : result,
    edits: { ...edits, dropped: edits.dropped.filter((id) => !replaced.restored.includes(id)) },
    outcomes: replaced.outcomes,
  }
}

/** Other items in a locality that was removed: none of them may replace its lines. */
const inRefusedAreas = ({ lineEdits }: Understanding, items: readonly InventoryItem[]): string[] =>
  lineEdits.flatMap(({ act, line }) =>
    act === 'drop' && line.by === 'area'
      ? items.filter(({ city, area }) => city === line.city && area === line.area).map(({ id }) => id)
      : [],
  )

/** True when the lines of a plan fit a later brief: on the same days, for no less money. */
const hasRoomFor = (before: Brief, { startDate, endDate, budget }: Brief): boolean =>
  before.startDate === startDate &&
  before.endDate === endDate &&
  before.budget?.gst === budget?.gst &&
  (before.budget?.amount ?? 0) <= (budget?.amount ?? 0)

const isWithin = ({ channel, city }: PlanLine, { channels, excludedChannels, cities, geoScope }: Brief): boolean =>
  (channels.length === 0 || channels.includes(channel)) &&
  !excludedChannels.includes(channel) &&
  (city === null || geoScope === 'pan_india' || cities.includes(city))

const pageEdits = ({ edits: page, memory, ...rest }: FollowContext) => ({ page, rest: { ...rest, memory } })
const isSameBrief = (turn: Understanding, before: Understanding) =>
  JSON.stringify(turn.brief) === JSON.stringify(before.brief)
const isSameMoney = ({ brief }: Understanding, before: PlanState | null) =>
  brief.budget?.amount === before?.understanding.brief.budget?.amount

/** Orders of both lists, the first one's where both have an item. */
const united = (one: readonly HeldOrder[], other: readonly HeldOrder[]): HeldOrder[] => [
  ...one,
  ...other.filter(({ id }) => !one.some((order) => order.id === id)),
]

const savedBy = (outcomes: readonly LineOutcome[]): Paise =>
  outcomes
    .filter(({ edit, isDone }) => isDone && edit.act === 'drop' && edit.isSaved)
    .flatMap(({ lines }) => lines)
    .reduce((sum, { totalAmount }) => sum + totalAmount, 0)

const lessSaved = (brief: Brief, saved: Paise): Brief =>
  brief.budget && saved > 0
    ? { ...brief, budget: { ...brief.budget, amount: Math.max(0, brief.budget.amount - saved) } }
    : brief

/** Unlocks lines that stayed only while others were chosen; they keep their former reasons. */
function unlocked(result: PlanResult, before: Plan, locked: readonly HeldOrder[]): PlanResult {
  if (!result.feasible) return result
  const own = new Map(before.lineItems.map((line) => [line.inventoryId, line]))
  const lineItems = result.plan.lineItems.map((line) => {
    const isLocked = locked.some(({ id }) => id === line.inventoryId)
    return isLocked ? line : { ...line, locked: false, why: own.get(line.inventoryId)?.why ?? line.why }
  })
  return { feasible: true, plan: { ...result.plan, lineItems } }
}

/** Input of a plan, apart from its brief and the words about it. */
type Making = Pick<PlanRequest, 'edits' | 'standing' | 'detail'>

/**
 * A plan is made once for the same brief, edits, catalogue and day, however often the conversation is followed. One that was made in full
 * serves where its lines are asked for.
 */
function* remembered(
  turn: Understanding,
  making: Making,
  { memory, now }: FollowContext,
  items: readonly InventoryItem[],
  context: PlanContext,
): InSteps<PlanStep, PlanResult> {
  if (!memory) return yield* plan(turn, making, items, context)
  const { brief, assumptions, compliance } = turn
  const keyOf = (detail: Making['detail']) =>
    JSON.stringify([context.catalogueVersion, context.today, brief, assumptions, compliance, { ...making, detail }])
  const kept = memory.recall(keyOf('full')) ?? memory.recall(keyOf(making.detail))
  if (kept) return kept.feasible ? { ...kept, plan: { ...kept.plan, createdAt: now } } : kept
  const made = yield* plan(turn, making, items, context)
  memory.keep(keyOf(making.detail), made)
  return made
}

/** Media added to a plan of any media join the media that such a plan selects. */
function* plan(
  { brief, assumptions, compliance }: Understanding,
  making: Making,
  catalogue: readonly InventoryItem[],
  context: PlanContext,
): InSteps<PlanStep, PlanResult> {
  const items = permittedItems(catalogue, compliance.notes)
  const isAdded = assumptions.some(({ code }) => code === 'CHANNELS_ADDED')
  const request = { ...making, assumptions, compliance, needsCertificate: needsCertificate(compliance.notes) }
  if (!isAdded) return yield* planCampaignInSteps(brief, items, context, request)
  const free = yield* planCampaignInSteps({ ...brief, channels: [] }, items, context, { ...request, detail: 'lines' })
  if (!free.feasible) return free
  const used = new Set<MediaType>([...free.plan.channelSummary.map(({ channel }) => channel), ...brief.channels])
  const channels = MEDIA_TYPES.filter((medium) => used.has(medium))
  return yield* planCampaignInSteps({ ...brief, channels, channelMode: 'prefer' }, items, context, request)
}
