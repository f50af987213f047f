import { MEDIA_TYPES, type MediaType } from '../../catalogue/registry/media.ts'
import type { PlanEdits } from '../brief.ts'
import { type PlanContext, type PlanResult, planCampaign } from '../drafting/plan-campaign.ts'
import type { InventoryItem } from '../inventory.ts'
import type { Plan } from '../plan.ts'
import type { Understanding } from '../understanding.ts'
import { type LineOutcome, resolveLines } from './resolve-lines.ts'

/** Plans that were made before, by what they were made from: the same key always means the same plan. */
export interface PlanMemory {
  recall: (key: string) => PlanResult | undefined
  keep: (key: string, result: PlanResult) => void
}

export interface FollowContext extends PlanContext {
  /** What the page has locked and dropped. It counts for the whole conversation. */
  edits: PlanEdits
  memory?: PlanMemory
}

/** A plan of the conversation, and what it was made from. */
export interface Standing {
  understanding: Understanding
  plan: Plan
  /** What words have dropped. */
  edits: PlanEdits
  /** What became of the lines that its message spoke of. */
  outcomes: LineOutcome[]
}

/** Where a conversation stands after its last message. */
export interface Followed {
  now: Understanding
  /** The plan before the last message; null where there was none. */
  before: Standing | null
  /** What the last message led to: a plan, why there is none, or null where it asked for none. */
  result: PlanResult | null
  outcomes: LineOutcome[]
}

const NO_EDITS: PlanEdits = { held: [], dropped: [] }

/**
 * Follows a conversation to its last message. Plans of earlier messages are made again, from the same catalogue, where the last
 * message is understood by them: nothing is stored between two requests.
 * @param turns what the conversation meant after each message, the last one at the end
 */
export function follow(
  turns: readonly Understanding[],
  items: readonly InventoryItem[],
  context: FollowContext,
): Followed {
  const now = turns.at(-1)
  if (!now) throw new RangeError('A conversation has a message of the advertiser')
  const known = new Map<number, Standing | null>()

  /** The plan that stands after a turn. */
  const standingAfter = (index: number): Standing | null => {
    const turn = turns[index]
    if (!turn) return null
    const found = known.get(index)
    if (found !== undefined) return found
    const made = planned(index, turn)
    const before = turn.isReset ? null : standingAfter(index - 1)
    const standing = made?.standing ?? (turn.restores === null ? before : standingAfter(turn.restores))
    known.set(index, standing)
    return standing
  }

  const planned = (index: number, turn: Understanding) => {
    if (turn.intent !== 'plan' || !turn.isComplete) return null
    const before = turn.isReset ? null : standingAfter(index - 1)
    const { outcomes, held, dropped } = resolveLines(turn.lineEdits, before?.plan ?? null)
    const edits: PlanEdits = { held: [], dropped: [...(before?.edits ?? NO_EDITS).dropped, ...dropped] }
    const all = { held: [...context.edits.held, ...held], dropped: [...context.edits.dropped, ...edits.dropped] }
    const result = remembered(turn, all, context, () => plan(turn, items, context, all))
    const standing = result.feasible ? { understanding: turn, plan: result.plan, edits, outcomes } : null
    return { result, standing, outcomes }
  }

  const last = turns.length - 1
  const before = now.isReset ? null : standingAfter(last - 1)
  if (now.restores !== null) {
    const restored = standingAfter(now.restores)
    return { now, before, result: restored && { feasible: true, plan: restored.plan }, outcomes: [] }
  }
  const made = planned(last, now)
  return { now, before, result: made?.result ?? null, outcomes: made?.outcomes ?? [] }
}

/** Media added to a plan of any media join the media that such a plan selects. */
function plan(
  { brief, assumptions }: Understanding,
  items: readonly InventoryItem[],
  context: PlanContext,
  edits: PlanEdits,
): PlanResult {
  const isAdded = assumptions.some(({ code }) => code === 'CHANNELS_ADDED')
  const request = { assumptions, edits }
  if (!isAdded) return planCampaign(brief, items, context, request)
  const free = planCampaign({ ...brief, channels: [] }, items, context, request)
  if (!free.feasible) return free
  const used = new Set<MediaType>([...free.plan.channelSummary.map(({ channel }) => channel), ...brief.channels])
  const channels = MEDIA_TYPES.filter((medium) => used.has(medium))
  return planCampaign({ ...brief, channels, channelMode: 'prefer' }, items, context, request)
}

/** A plan is made once for the same brief, edits, catalogue and day, however often the conversation is followed. */
function remembered(
  { brief, assumptions }: Understanding,
  edits: PlanEdits,
  { memory, catalogueVersion, today, now }: FollowContext,
  make: () => PlanResult,
): PlanResult {
  if (!memory) return make()
  const key = JSON.stringify([catalogueVersion, today, brief, assumptions, edits])
  const kept = memory.recall(key)
  if (kept) return kept.feasible ? { ...kept, plan: { ...kept.plan, createdAt: now } } : kept
  const made = make()
  memory.keep(key, made)
  return made
}
