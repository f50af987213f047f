import type { BriefDraft } from './draft.ts'
import { readPartMoney } from './part-money.ts'
import { hasFacts, type MessageReading } from './read-message.ts'
import { wholeWordsOfAnyScript } from './text/word-table.ts'

/** True when a message changes the plan otherwise than by facts. */
export const isEditing = ({ isReset, lineEdits, dateEdits, amounts, emphasis, version }: MessageReading) =>
  isReset ||
  version !== null ||
  emphasis !== null ||
  lineEdits.length + dateEdits.edits.length + dateEdits.days.length + amounts.splits.length > 0

/** True when a message has more about the campaign than its question. */
export const saysMore = (turn: MessageReading) =>
  hasFacts(turn) ||
  turn.isReset ||
  turn.lineEdits.length > 0 ||
  turn.dateEdits.edits.length + turn.dateEdits.days.length > 0 ||
  turn.channels.mentions.length > 0 ||
  turn.amounts.gst !== null ||
  turn.emphasis !== null ||
  turn.product !== null ||
  turn.dates.durationDays !== null ||
  turn.dates.durationMonths !== null

/** True when a reader finds anything in a part of a message. */
export const meansSomething = (part: MessageReading, draft: BriefDraft): boolean =>
  saysMore(part) ||
  part.intent.intent !== 'plan' ||
  part.intent.asksForTerms ||
  // A question next to a change is answered, except one for where to send the plan.
  (part.question !== null && part.question.intent !== 'share') ||
  part.version !== null ||
  part.audience !== null ||
  part.audienceKind !== null ||
  part.objective !== null ||
  part.frequencyGoal !== null ||
  part.novelty !== null ||
  part.languages.length + part.named.length > 0 ||
  part.amounts.splits.length + part.amounts.limits.length > 0 ||
  part.amounts.perCityCap !== null ||
  part.amounts.reachGoal !== null ||
  part.places.areas.length + part.places.excluded.length + part.places.unavailable.length > 0 ||
  part.channels.isAny ||
  part.channels.counts.length + part.channels.formatSpans.length + part.channels.excluded.length > 0 ||
  readPartMoney(draft, part) !== null

/** Words of a change. If the message changes nothing else, it was not understood. */
const CHANGING = wholeWordsOfAnyScript(
  'move, shift, transfer, swap, switch, replace, split, balance, put, give, take, instead of, daal(?: do|o)?, dal(?: do|o)?, de do, le lo, bhej, badal(?: do)?, डाल(?: दो)?, दे दो, ले लो, बदल(?: दो)?, हटा(?: दो)?',
)
export const asksForMore = (text: string): boolean => CHANGING.test(text)
