import { type ChatMessage, READ_CHARS } from '../answer.ts'
import type { Slot } from '../brief.ts'
import type { ReadingContext, Understanding } from '../understanding.ts'
import { type BriefDraft, copyOf, emptyDraft } from './draft.ts'
import { mergeChannels } from './merge-channels.ts'
import { mergeDates } from './merge-dates.ts'
import { mergeMoney } from './merge-money.ts'
import { mergePlaces } from './merge-places.ts'
import { type PlaceBook, placeBook } from './places/place-book.ts'
import { hasFacts, type MessageReading, readMessage } from './read-message.ts'
import { briefAssumptions, briefOf } from './write-brief.ts'

/** More questions in one turn read like a form. */
const MAX_QUESTIONS = 3

/**
 * What a conversation means. The advertiser's messages are read again each time, as many of the newest as `READ_CHARS` holds;
 * the assistant's messages are never a source of facts, so the same words always mean the same.
 * @param messages the whole conversation, the advertiser's last message at its end
 */
export function understand(messages: readonly ChatMessage[], reading: ReadingContext): Understanding {
  const last = understandTurns(messages, reading).at(-1)
  if (!last) throw new RangeError('A conversation has a message of the advertiser')
  return last
}

/** What a conversation meant after each message that is read, the last of them at the end. */
export function understandTurns(messages: readonly ChatMessage[], reading: ReadingContext): Understanding[] {
  const book = placeBook(reading.cities)
  const said = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const read = newest(said)
  const turns = read.map((content) => readMessage(content, book, reading))
  const history: BriefDraft[] = []
  return turns.map((turn, index) => {
    const restores = restoredBy(turn, history)
    const draft = copyOf((turn.isReset ? undefined : history[restores ?? index - 1]) ?? emptyDraft())
    history.push(draft)
    const { intent, refusal } = restores === null ? intentOf(turn, draft) : { intent: 'undo' as const, refusal: null }
    if (intent === 'plan') take(draft, turn, book)
    const missing = intent === 'refused' ? [] : missingOf(draft)
    if (intent === 'plan') remember(draft, missing)
    const brief = briefOf(draft)
    return {
      brief,
      intent,
      problems: Object.values(draft.problems),
      missing,
      assumptions: briefAssumptions(draft, brief, turns.slice(0, index + 1)),
      isComplete: neededOf(draft).length === 0,
      refusal,
      unread: said.length - read.length,
      reachGoal: draft.reachGoal,
      isReset: turn.isReset,
      restores,
      lineEdits: [],
    }
  })
}

/** The turn that a message goes back to. */
function restoredBy(_turn: MessageReading, _history: readonly BriefDraft[]): number | null {
  return null
}

/** The newest messages that are read. None is read in part: half a sentence may say the opposite. */
function newest(said: readonly string[]): readonly string[] {
  let from = said.length
  let left = READ_CHARS
  while (from > 0 && left >= (said[from - 1]?.length ?? 0)) {
    from -= 1
    left -= said[from]?.length ?? 0
  }
  return said.slice(from)
}

/** The intent of a turn in its conversation: what was refused stays refused until something else is advertised. */
function intentOf(turn: MessageReading, draft: BriefDraft): Pick<Understanding, 'intent' | 'refusal'> {
  const { intent, refusal, isLasting } = turn.intent
  if (intent === 'refused' && isLasting) draft.refusal = refusal
  else if (turn.isReset || (turn.product && intent === 'plan')) draft.refusal = null
  if (draft.refusal !== null && (intent === 'plan' || intent === 'why' || intent === 'refused')) {
    return { intent: 'refused', refusal: draft.refusal }
  }
  if (intent === 'refused' && hasFacts(turn)) return { intent: 'plan', refusal: null }
  if (intent === 'why' && /[.?!,]\s*(?:please )?(?:make|change|add|drop|remove|use|switch)\b/.test(turn.text)) {
    return { intent: 'plan', refusal: null }
  }
  return { intent, refusal }
}

function take(draft: BriefDraft, turn: MessageReading, book: PlaceBook) {
  const hadPlan = neededOf(draft).length === 0
  mergeMoney(draft, turn, book)
  mergePlaces(draft, turn)
  mergeDates(draft, turn)
  mergeChannels(draft, turn, hadPlan)
  draft.objective = turn.objective ?? draft.objective
  draft.audience = turn.audience?.audience ?? draft.audience
  draft.product = turn.product?.product ?? draft.product
  draft.emphasis = turn.emphasis ?? draft.emphasis
  if (turn.languages.length > 0) draft.languages = turn.languages
}

/** The needed slots that are open, those with a problem among them. */
function neededOf(draft: BriefDraft): Slot[] {
  const open: Partial<Record<Slot, boolean>> = {
    budget: draft.budget === null,
    cities: draft.cities.length === 0 && !draft.isPanIndia,
    dates: draft.start === null || draft.end === null,
  }
  return (['budget', 'cities', 'dates', 'channels'] as const).filter((slot) => open[slot] || draft.problems[slot])
}

/** What to ask now: what is needed, then what has a default, once, where there is room for it. */
function missingOf(draft: BriefDraft): Slot[] {
  const needed = neededOf(draft)
  if (needed.length === 0) return []
  const first = [...needed].sort((a, b) => Number(b in draft.problems) - Number(a in draft.problems))
  if (Object.keys(draft.problems).length > 0) return first.slice(0, MAX_QUESTIONS)
  const soft = (
    [
      ['objective', draft.objective === null],
      ['audience', draft.audience === null],
      ['channels', draft.channels.length === 0 && !draft.isAnyMedia],
    ] as const
  ).flatMap(([slot, isOpen]) => (isOpen && !draft.asked.includes(slot) ? [slot] : []))
  return [...needed, ...soft].slice(0, MAX_QUESTIONS)
}

/** Slots with a default are asked for once. */
function remember(draft: BriefDraft, missing: readonly Slot[]) {
  draft.asked = [
    ...new Set([...draft.asked, ...missing.filter((slot) => !['budget', 'cities', 'dates'].includes(slot))]),
  ]
}
