import type { CivilDate } from '../../../../kernel/rules/dates.ts'
import { type ChatMessage, READ_CHARS } from '../answer.ts'
import type { Slot } from '../brief.ts'
import { follow } from '../compliance/follow.ts'
import { complianceOf, refusalText } from '../compliance/notes.ts'
import { refusalIn } from '../compliance/screen.ts'
import type { MoneyShift, ReadingContext, Understanding } from '../understanding.ts'
import { type BriefDraft, copyOf, emptyDraft } from './draft.ts'
import { createVersions } from './edits/version-list.ts'
import { mergeChannels } from './merge-channels.ts'
import { mergeDates } from './merge-dates.ts'
import { mergeFormats } from './merge-formats.ts'
import { mergeMoney, shareEqually } from './merge-money.ts'
import { mergePlaces } from './merge-places.ts'
import { readPartMoney, takePart, withoutPart } from './part-money.ts'
import { type PlaceBook, placeBook } from './places/place-book.ts'
import { type ConversationState, INITIAL_STATE } from './questions/conversation-state.ts'
import { hasFacts, type MessageReading, readMessage } from './read-message.ts'
import { asksForMore, isEditing, meansSomething, saysMore } from './says-more.ts'
import { normalise } from './text/tokens.ts'
import { unreadParts } from './unread-parts.ts'
import { briefAssumptions, briefOf } from './write-brief.ts'

/** More questions in one turn read like a form. */
const MAX_QUESTIONS = 3

/**
 * Reads a conversation. The advertiser's messages are read again each time, as many of the newest as `READ_CHARS`
 * holds; the assistant's messages are never a source of facts, so the same words always mean the same.
 * @param messages the whole conversation, the advertiser's last message at its end
 */
export function understand(messages: readonly ChatMessage[], reading: ReadingContext): Understanding {
  const last = understandTurns(messages, reading).at(-1)
  if (!last) throw new RangeError('A conversation has a message of the advertiser')
  return last
}

/** Reads a conversation, with its meaning after each message, the last of them at the end. */
export const understandTurns = (messages: readonly ChatMessage[], reading: ReadingContext): Understanding[] =>
  readConversation(messages, reading)(new Set())

/**
 * Reads each message of a conversation once.
 * @returns a function for the meaning after each message that is read. Its argument has the indices of turns that did
 * not change their plan, which only the plan can show: they take no version number
 */
export function readConversation(
  messages: readonly ChatMessage[],
  reading: ReadingContext,
): (unchanged: ReadonlySet<number>) => Understanding[] {
  const book = placeBook(reading.cities)
  const said = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const read = newest(said)
  const turns: MessageReading[] = []
  return (unchanged) => meanings({ turns, read, unread: said.length - read.length, book, reading, unchanged })
}

interface ReadConversation {
  /**
   * Filled as messages are read: a question is read in the state before it, which numbers of versions do not change.
   */
  turns: MessageReading[]
  /** The messages as they were typed. */
  read: readonly string[]
  /** Messages that are not read. */
  unread: number
  book: PlaceBook
  reading: ReadingContext
  unchanged: ReadonlySet<number>
}

function meanings({ turns, read, unread, book, reading, unchanged }: ReadConversation): Understanding[] {
  const drafts: BriefDraft[] = []
  const versions = createVersions()
  let state = INITIAL_STATE
  /** The first message after the last one that made a plan. */
  let since = 0
  return read.map((content, index) => {
    const turn = turns[index] ?? readMessage(content, book, { ...reading, isFirst: index === 0, state })
    turns[index] = turn
    if (turn.isReset) versions.startOver()
    const restores = turn.version && versions.find(turn.version)
    const before = turn.isReset ? undefined : drafts[restores ?? index - 1]
    const draft = copyOf(before ?? emptyDraft())
    drafts.push(draft)
    draft.screening = follow(draft.screening, {
      ...turn,
      product: turn.product?.product ?? null,
      namesCity: turn.places.cities.length > 0,
      hasPlan: neededOf(draft).length === 0,
      isQuestion: turn.isQuestion,
    })
    const final = finalIntent(turn, draft, before)
    let isAsItWas = false
    if (restores !== null) final.intent = 'undo'
    const isRefused = refusalIn(draft.screening) !== null
    // A refused campaign is not planned, but its money, places and dates are remembered for another one.
    if (final.intent === 'refused' && isRefused) take(draft, turn, { book, today: reading.today })
    let shift: MoneyShift | null = null
    if (final.intent === 'plan') {
      shift = take(draft, turn, { book, today: reading.today })
      const hasPlan = before !== undefined && neededOf(before).length === 0
      isAsItWas = hasPlan && turn.lineEdits.length === 0 && shift === null && isSame(draft, before)
      // Words for facts that the plan has already are understood, and change nothing.
      if (isAsItWas && (!saysMore(turn) || asksForMore(turn.text))) final.intent = 'unclear'
    }
    if (final.intent === 'plan' && turn.isQuestion && !turn.question && !saysMore(turn)) final.intent = 'unclear'
    const missing = final.intent === 'refused' ? [] : missingOf(draft)
    if (final.intent === 'plan') remember(draft, missing)
    const isComplete = neededOf(draft).length === 0 && draft.screening.open === null && !isRefused
    if (restores !== null) versions.goTo(restores)
    else if (final.intent === 'plan' && isComplete && !isAsItWas && !unchanged.has(index)) versions.add(index)
    const brief = briefOf(draft)
    const assumptions = briefAssumptions(draft, brief, turns.slice(since, index + 1))
    if (final.intent === 'plan' && isComplete) since = index + 1
    // Only the answer to the last message reports words that were not understood.
    const isLast = index === read.length - 1 && before !== undefined
    const saysSomething = (part: string) =>
      meansSomething(readMessage(part, book, { ...reading, isFirst: false }), draft)
    state = stateAfter(state, { question: turn.question, intent: final.intent, hasPlan: isComplete })
    return {
      brief,
      ...final,
      problems: Object.values(draft.problems),
      missing,
      assumptions,
      isComplete,
      compliance: complianceOf(refusalIn(turn.screening) ? turn.screening : draft.screening, turn.language),
      unread,
      reachGoal: draft.reachGoal,
      budgetGoal: draft.budget === null ? draft.budgetGoal : null,
      isReset: turn.isReset,
      restores,
      version: versions.current(),
      lineEdits: turn.lineEdits,
      keepsRest: turn.keepsRest,
      shift,
      unreadParts: isLast && final.intent === 'plan' ? unreadParts(normalise(read[index] ?? ''), saysSomething) : [],
      said: read[index] ?? '',
      question: turn.question,
      isQuestion: turn.isQuestion,
      named: turn.named,
      language: turn.language,
    }
  })
}

/** State before the next message. A plan that changes, or starts over, leaves no question that "it" could mean. */
function stateAfter(
  before: ConversationState,
  { question, intent, hasPlan }: Pick<ConversationState, 'question' | 'hasPlan'> & Pick<Understanding, 'intent'>,
): ConversationState {
  if (intent === 'plan' || intent === 'undo') return { hasPlan, question: null, isFresh: false }
  return { hasPlan, question: question ?? before.question, isFresh: question !== null }
}

/** True when a turn left all known facts of the campaign unchanged. */
const isSame = ({ asked: _, ...draft }: BriefDraft, { asked: __, ...before }: BriefDraft) =>
  JSON.stringify(draft) === JSON.stringify(before)

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

/** Intents that a refused campaign does not answer. */
const STAYS_REFUSED: ReadonlySet<Understanding['intent']> = new Set(['plan', 'why', 'refused'])

/** The intent of a turn in its conversation: a product refused by law stays refused until another one is advertised. */
function finalIntent(
  turn: MessageReading,
  draft: BriefDraft,
  before: BriefDraft | undefined,
): Pick<Understanding, 'intent' | 'refusal'> {
  const { intent, refusal } = turn.intent
  const isOtherQuestion = turn.question !== null && turn.question.intent !== 'why' && !saysMore(turn)
  if (turn.version && !before) return { intent: 'unclear', refusal: null }
  if (refusalIn(turn.screening) || (refusalIn(draft.screening) && STAYS_REFUSED.has(intent) && !isOtherQuestion)) {
    const refused = refusalIn(turn.screening) ? turn.screening : draft.screening
    return { intent: 'refused', refusal: refusalText(refused, turn.language) }
  }
  if (intent === 'refused' && hasFacts(turn)) return { intent: 'plan', refusal: null }
  const hasPlan = before !== undefined && neededOf(before).length === 0
  // A question that was not understood does not change a plan, whatever it names.
  if (
    hasPlan &&
    turn.isQuestion &&
    turn.question === null &&
    intent === 'plan' &&
    !hasFacts(turn) &&
    !isEditing(turn)
  ) {
    return { intent: 'unclear', refusal: null }
  }
  if (turn.question && intent !== 'off_topic' && intent !== 'refused' && !saysMore(turn)) {
    return { intent: turn.question.intent, refusal: null }
  }
  return { intent, refusal }
}

/** Takes a turn into the draft; gives the shift of money that only the plan before can settle. */
function take(
  draft: BriefDraft,
  said: MessageReading,
  { book, today }: { book: PlaceBook; today: CivilDate },
): MoneyShift | null {
  const hadPlan = neededOf(draft).length === 0
  const wish = hadPlan ? readPartMoney(draft, said) : null
  const turn = wish ? withoutPart(said, wish) : said
  mergeMoney(draft, turn, book)
  mergePlaces(draft, turn)
  mergeDates(draft, turn, today)
  mergeChannels(draft, turn, hadPlan)
  mergeFormats(draft, turn.text, turn.channels, hadPlan)
  shareEqually(draft, turn.text)
  if (turn.languages.length > 0) draft.languages = turn.languages
  // After a refusal, only money, places, dates and media are for another campaign.
  if (refusalIn(draft.screening) !== null) return null
  draft.product = turn.product?.product ?? draft.product
  draft.objective = turn.objective ?? draft.objective
  draft.audience = turn.audience?.audience ?? draft.audience
  // Another audience has its own kind, or none that our table knows.
  draft.audienceKind = turn.audienceKind ?? (turn.audience ? null : draft.audienceKind)
  draft.frequencyGoal = turn.frequencyGoal ?? draft.frequencyGoal
  draft.novelty = turn.novelty ?? draft.novelty
  draft.emphasis = turn.emphasis ?? draft.emphasis
  return wish && takePart(draft, wish)
}

/** The needed slots that are open, those with a problem among them. */
function neededOf(draft: BriefDraft): Slot[] {
  const open: Partial<Record<Slot, boolean>> = {
    budget: draft.budget === null && draft.budgetGoal === null,
    cities: draft.cities.length === 0 && !draft.isPanIndia,
    dates: draft.start === null || draft.end === null,
  }
  return (['budget', 'cities', 'dates', 'channels'] as const).filter((slot) => open[slot] || draft.problems[slot])
}

/** Slots to ask for now: the required ones, then those with a default, once, where there is room for them. */
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
