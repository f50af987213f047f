import type { CivilDate } from '../../dates.ts'
import { type ChatMessage, READ_CHARS } from '../answer.ts'
import type { Slot } from '../brief.ts'
import { follow } from '../compliance/follow.ts'
import { complianceOf, refusalText } from '../compliance/notes.ts'
import { refusalIn } from '../compliance/screen.ts'
import type { ReadingContext, Understanding } from '../understanding.ts'
import { type BriefDraft, copyOf, emptyDraft } from './draft.ts'
import { createVersions } from './edits/version-list.ts'
import { mergeChannels } from './merge-channels.ts'
import { mergeDates } from './merge-dates.ts'
import { mergeFormats } from './merge-formats.ts'
import { mergeMoney, shareEqually } from './merge-money.ts'
import { mergePlaces } from './merge-places.ts'
import { type PlaceBook, placeBook } from './places/place-book.ts'
import { NOTHING_STANDS, type Standing } from './questions/standing.ts'
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
  const turns: MessageReading[] = []
  const drafts: BriefDraft[] = []
  const versions = createVersions()
  let standing = NOTHING_STANDS
  return read.map((content, index) => {
    const turn = readMessage(content, book, { ...reading, isFirst: index === 0, standing })
    turns.push(turn)
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
    const settled = settle(turn, draft, before)
    if (restores !== null) settled.intent = 'undo'
    const isRefused = refusalIn(draft.screening) !== null
    // A refused campaign is not planned, but its money, places and dates are remembered for another one.
    if (settled.intent === 'refused' && isRefused) take(draft, turn, { book, today: reading.today })
    if (settled.intent === 'plan') {
      take(draft, turn, { book, today: reading.today })
      const hasPlan = before !== undefined && neededOf(before).length === 0
      if (hasPlan && turn.lineEdits.length === 0 && isSame(draft, before)) settled.intent = 'unclear'
    }
    if (settled.intent === 'plan' && turn.isQuestion && !turn.question && !saysMore(turn)) settled.intent = 'unclear'
    const missing = settled.intent === 'refused' ? [] : missingOf(draft)
    if (settled.intent === 'plan') remember(draft, missing)
    const isComplete = neededOf(draft).length === 0 && draft.screening.open === null && !isRefused
    if (restores !== null) versions.goTo(restores)
    else if (settled.intent === 'plan' && isComplete) versions.add(index)
    const brief = briefOf(draft)
    standing = standingAfter(standing, { question: turn.question, intent: settled.intent, hasPlan: isComplete })
    return {
      brief,
      ...settled,
      problems: Object.values(draft.problems),
      missing,
      assumptions: briefAssumptions(draft, brief, turns.slice(0, index + 1)),
      isComplete,
      compliance: complianceOf(refusalIn(turn.screening) ? turn.screening : draft.screening, turn.language),
      unread: said.length - read.length,
      reachGoal: draft.reachGoal,
      budgetGoal: draft.budget === null ? draft.budgetGoal : null,
      isReset: turn.isReset,
      restores,
      version: versions.current(),
      lineEdits: turn.lineEdits,
      said: read[index] ?? '',
      question: turn.question,
      isQuestion: turn.isQuestion,
      named: turn.named,
      language: turn.language,
    }
  })
}

/** What stands before the next message. A plan that changes, or begins anew, leaves no question that "it" could mean. */
function standingAfter(
  before: Standing,
  { question, intent, hasPlan }: Pick<Standing, 'question' | 'hasPlan'> & Pick<Understanding, 'intent'>,
): Standing {
  if (intent === 'plan' || intent === 'undo') return { hasPlan, question: null, isFresh: false }
  return { hasPlan, question: question ?? before.question, isFresh: question !== null }
}

/** Whether a turn left everything that is known of the campaign as it was. */
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

/** The intent of a turn in its conversation: what the law refuses stays refused until something else is advertised. */
function settle(
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
  if (turn.question && intent !== 'off_topic' && intent !== 'refused' && !saysMore(turn)) {
    return { intent: turn.question.intent, refusal: null }
  }
  return { intent, refusal }
}

/** Whether a message says something about the campaign beside its question. */
const saysMore = (turn: MessageReading) =>
  hasFacts(turn) ||
  turn.isReset ||
  turn.lineEdits.length > 0 ||
  turn.dateEdits.edits.length > 0 ||
  turn.channels.mentions.length > 0 ||
  turn.amounts.gst !== null ||
  turn.emphasis !== null ||
  turn.product !== null ||
  turn.dates.durationDays !== null ||
  turn.dates.durationMonths !== null

function take(draft: BriefDraft, turn: MessageReading, { book, today }: { book: PlaceBook; today: CivilDate }) {
  const hadPlan = neededOf(draft).length === 0
  mergeMoney(draft, turn, book)
  mergePlaces(draft, turn)
  mergeDates(draft, turn, today)
  mergeChannels(draft, turn, hadPlan)
  mergeFormats(draft, turn.text, turn.channels)
  shareEqually(draft, turn.text)
  draft.objective = turn.objective ?? draft.objective
  draft.audience = turn.audience?.audience ?? draft.audience
  // Another audience has its own kind, or none that our table knows.
  draft.audienceKind = turn.audienceKind ?? (turn.audience ? null : draft.audienceKind)
  draft.frequencyGoal = turn.frequencyGoal ?? draft.frequencyGoal
  draft.novelty = turn.novelty ?? draft.novelty
  if (refusalIn(draft.screening) === null) draft.product = turn.product?.product ?? draft.product
  draft.emphasis = turn.emphasis ?? draft.emphasis
  if (turn.languages.length > 0) draft.languages = turn.languages
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
