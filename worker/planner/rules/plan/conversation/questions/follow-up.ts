import { hasSubject, type Query, type Question, type QuestionIntent } from '../../question.ts'
import { isChannelWord } from '../media/channels.ts'
import { wholeWordsOfAnyScript } from '../text/word-table.ts'
import type { ConversationState } from './conversation-state.ts'

/** Questions that have a subject of their own, which "it" can mean. */
const WITH_SUBJECT: ReadonlySet<QuestionIntent> = new Set([
  'price',
  'least_budget',
  'availability',
  'inverse',
  'which_line',
])
/** Questions that make sense again for another place, medium or time. */
const REPEATED: ReadonlySet<QuestionIntent> = new Set([...WITH_SUBJECT, 'why', 'what_is'])

const LEAD =
  /^(?:(?:ok|okay|hmm|achha|accha|अच्छा) )*(?:and|aur|or|then|what about|how about|also|और|what of|next) |^(?:in|on|for|at|near) /
/** Words with which a message asks for a change of the plan. */
const ORDERING = wholeWordsOfAnyScript(
  'instead, rather, also, too, as well, bhi, भी, add, drop, remove, use, make, plan, include, also in the plan, change, switch, jod*, daal*, hata*, kar do, badl*, जोड़*, डाल*, हटा*, कर दो',
)
/** Words that ask something else. */
const ASKING = wholeWordsOfAnyScript(
  'what, which, who, whose, when, where, why, how, is, are, do, does, will, can, could, should, kya, kaun, kon, kyu+n?, kyon?, kahan, kaise, kab, क्या, कौन, क्यों, कहाँ, कहां, कैसे, कब',
)
/** Largest number of words of a follow-up: a longer message has a subject of its own. */
const MAX_WORDS = 9

const saysAnything = (query: Query) =>
  hasSubject(query) || query.startDate !== null || query.durationDays !== null || query.people !== null

/**
 * Repeats the previous question for the names in a message: "and in Pune?", "what about Andheri?". Null where the
 * message is none.
 * @param said the whole message, normalised @param query its names @param isAsked true with a question mark at its end
 */
export function repeated(
  { said, query, isAsked }: { said: string; query: Query; isAsked: boolean },
  { question, isFresh, hasPlan }: ConversationState,
  terms: Question['terms'],
): Question | null {
  if (!question || !isFresh) return null
  const words = said.split(' ')
  const isLed = LEAD.test(said)
  if (words.length > MAX_WORDS || ORDERING.test(said) || !(isAsked || isLed)) return null
  if (ASKING.test(said.replace(LEAD, ''))) return null
  // After a question about the plan, a medium alone asks why it is, or is not, in it.
  if (!REPEATED.has(question.intent)) {
    const isMedium = hasPlan && query.channels.length > 0 && query.cities.length === 0
    return isMedium ? { intent: 'why', query, terms: [], line: null, money: null, said } : null
  }
  if (question.intent === 'what_is') return terms.length > 0 ? { ...question, terms, said } : null
  if (!(isLed ? saysAnything(query) : saysAnything({ ...query, words: [] }))) return null
  const rank = question.line && 'rank' in question.line ? question.line : null
  return { ...question, query: replaced(question.query, query), line: rank }
}

/** A question without a subject of its own is about that of the question before: "is it free in January?". */
export function withSubjectOf(own: Question, { question }: ConversationState): Question {
  if (!question || hasSubject(own.query) || own.line !== null) return own
  if (!WITH_SUBJECT.has(question.intent) || !TAKES_SUBJECT.has(own.intent)) return own
  if (question.intent === 'which_line' && question.line) return { ...own, line: question.line }
  return { ...own, query: replaced(question.query, own.query), line: question.line }
}

const TAKES_SUBJECT: ReadonlySet<QuestionIntent> = new Set(['price', 'least_budget', 'availability', 'inverse'])

/** A query with the names of another one in place of its own. */
function replaced(before: Query, now: Query): Query {
  const hasPlace = now.cities.length + now.unavailable.length > 0 || now.isPanIndia
  const hasMedia = now.channels.length > 0
  // A title may be anywhere in the city of the question before: its locality no longer counts.
  const isElsewhere = hasPlace || now.words.some((word) => !isChannelWord(word))
  const kept = before.words.filter((word) => (isChannelWord(word) ? !hasMedia : !isElsewhere))
  const hasDays = now.startDate !== null || now.endDate !== null
  return {
    ...before,
    ...(hasPlace && {
      cities: now.cities,
      areas: now.areas,
      isPanIndia: now.isPanIndia,
      unavailable: now.unavailable,
    }),
    ...(!hasPlace && isElsewhere && { areas: [] }),
    ...(hasMedia && { channels: now.channels, formats: now.formats }),
    ...(hasDays && { startDate: now.startDate, endDate: now.endDate }),
    durationDays: now.durationDays ?? (hasDays ? null : before.durationDays),
    people: now.people ?? before.people,
    times: now.times ?? before.times,
    words: [...new Set([...kept, ...now.words])],
  }
}
