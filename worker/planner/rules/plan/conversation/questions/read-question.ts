import type { CivilDate } from '../../../../../kernel/rules/dates.ts'
import type { Question, QuestionIntent, SupposedBudget } from '../../question.ts'
import { readAmounts } from '../amounts/amounts.ts'
import { isChannelWord } from '../media/channels.ts'
import type { PlaceBook } from '../places/place-book.ts'
import type { Span } from '../text/spans.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { type ConversationState, INITIAL_STATE } from './conversation-state.ts'
import { repeated, withSubjectOf } from './follow-up.ts'
import { readQuery } from './query.ts'
import { CHOICE, isAskedEdit, isAsking, isLineOrder, isOpenQuestion, RULES } from './question-words.ts'
import { askedLine, termsIn } from './terms.ts'
import { readPriceLimit } from './threshold.ts'

/** A question, and the stretches of the text that ask it: no other reader takes a fact from them. */
export interface QuestionReading {
  /** Null for a question that no rule knows. */
  question: Question | null
  spans: Span[]
}

/** Without them a clause of a question's sentence is none of it. */
const hasMoney = (text: string) => {
  const { budgets, change } = readAmounts(text)
  return budgets.length > 0 || change !== null
}

/** Words of a question that names a medium and nothing else. */
const MAX_ALONE = 3
const isNoMedium = (word: string) => !isChannelWord(word)

/** Questions whose number of people makes them a question for the budget of so many. */
const OF_BUDGETS: ReadonlySet<string> = new Set<QuestionIntent>(['price', 'least_budget', 'figures'])

/**
 * The question of a normalised message; null where it asks none. A sentence belongs to its question from the clause that asks to
 * its end, without the clauses that name a sum of money. Once there is a plan, a clause with a question that no rule knows
 * gives no facts to the brief either.
 */
export function readQuestion(
  text: string,
  book: PlaceBook,
  today: CivilDate,
  state: ConversationState = INITIAL_STATE,
): QuestionReading | null {
  const clauses = clausesOf(text)
  const at = clauses.findIndex((clause) => intentOf(clause, clauses, state) !== null)
  const clause = clauses[at]
  const intent = clause && intentOf(clause, clauses, state)
  const open = clauses.filter((other) => isOpen(other, clauses) && (state.hasPlan || isIdle(other.text, book, today)))
  if (!clause || !intent) return again(text, clauses, book, today, state) ?? unknown(open, book, today)
  const own = clauses.filter((other, i) => belongs(other, i, { clauses, at, intent }))
  const said = own.map((other) => other.text).join(', ')
  const query = readQuery(intent === 'why' ? withoutDenial(said) : said, book, today)
  if (intent === 'choice' && query.channels.length < 2 && query.formats.length < 2 && query.cities.length < 2)
    return unknown(open, book, today)
  const named = intent === 'choice' ? 'compare' : intent
  const [line, terms] = [askedLine(said), termsIn(said)]
  const question: Question = {
    intent: meantBy(named, { query, line, terms, said }),
    query,
    terms,
    line,
    money: named === 'more_money' ? supposedIn(said) : null,
    said,
  }
  return { question: withSubjectOf(question, state), spans: spansOf([...own, ...open]) }
}

const spansOf = (clauses: readonly Clause[]): Span[] => clauses.map(({ start, end }) => ({ start, end }))

/** A question that no rule knows; a medium alone, as in "radio?", asks why it is not in the plan. */
function unknown(open: readonly Clause[], book: PlaceBook, today: CivilDate): QuestionReading | null {
  const [clause] = open
  if (!clause) return null
  const { text } = clause
  const query = readQuery(text, book, today)
  const isMedium = query.channels.length > 0 && query.cities.length + query.words.filter(isNoMedium).length === 0
  const question: Question | null =
    isMedium && text.split(' ').length <= MAX_ALONE
      ? { intent: 'why', query, terms: [], line: null, money: null, said: text }
      : null
  return { question, spans: spansOf(open) }
}

/** Repeats the previous question for the names in the message. */
function again(
  text: string,
  clauses: readonly Clause[],
  book: PlaceBook,
  today: CivilDate,
  state: ConversationState,
): QuestionReading | null {
  const [clause, other] = clauses
  if (!state.isFresh || !clause || other || hasMoney(clause.text)) return null
  const query = readQuery(clause.text, book, today)
  const question = repeated({ said: clause.text, query, isAsked: clause.isAsked }, state, termsIn(clause.text))
  return question && { question, spans: [{ start: 0, end: text.length }] }
}

/** Intent of a question by its rule and its names: so many people for the least money ask for the budget. */
function meantBy(
  intent: QuestionIntent,
  { query, line, terms, said }: Pick<Question, 'query' | 'line' | 'terms' | 'said'>,
): QuestionIntent {
  // "How many people does it reach?" in words that mostly ask for a budget.
  if (intent === 'inverse' && query.people === null && !OF_MONEY.test(said)) return 'figures'
  if (intent === 'what_is' && terms.length === 0 && query.channels.length > 1) return 'compare'
  if (OF_BUDGETS.has(intent) && query.people !== null && query.people > 0) return 'inverse'
  const isOfStock = query.cities.length > 0 && line !== null && 'rank' in line && /cheapest|dearest/.test(line.rank)
  return intent === 'which_line' && isOfStock ? 'price' : intent
}

const OF_MONEY = /budget|money|pais|kharch|cost|spend|amount|invest|rupee|lag(?:eg|t)|बजट|खर्च|पैस|रुपय|लगेगा/u
const ADDS = /\b(?:more|extra|add|additional|aur|zyada|badha\w*|on top)\b|और|ज़्यादा|ज्यादा|बढ़ा/u

/** The budget that a question supposes, in rupees. */
function supposedIn(said: string): SupposedBudget | null {
  const { budgets, change } = readAmounts(said)
  if (change) return change
  const [sum] = budgets
  return sum ? (ADDS.test(said) ? { rupees: sum.amount } : { total: sum.amount }) : null
}

/** "Why not Kothrud?" names Kothrud: the missing place is the subject. */
const withoutDenial = (said: string) =>
  said.replace(
    /(?<![\p{L}\p{M}])(?:not|no|never|without|nothing|n't|isn't|wasn't|aren't|didn't|left out|leave out|excluded?|removed?|dropp?(?:ed)?|skipp?(?:ed)?|nahi|nahin|नहीं|नही)(?![\p{L}\p{M}])/gu,
    ' ',
  )

/** Intent of a clause; `choice` where two things are named with "or". */
function intentOf(
  clause: Clause,
  all: readonly Clause[],
  { hasPlan }: ConversationState,
): QuestionIntent | 'choice' | null {
  const { isAsked } = clause
  // A term in quotes is the term.
  const text = clause.text.replaceAll('"', '')
  const asks = isAsked || isAsking(text)
  if (asks && readPriceLimit(text)) return 'price'
  const others = all.filter((other) => other !== clause)
  const isOrder = isAskedEdit(text) || (isLineOrder(text) && !isAsked)
  const rule = RULES.find(
    ({ words, isWeak, isLed, isAlone, isWithoutMoney, isOfMoney, isOfPlan }) =>
      (!isOrder || isOfMoney) &&
      (!isWeak || asks) &&
      (!isOfPlan || hasPlan) &&
      !(isLed && !isAsking(text) && hasMoney(text)) &&
      words.test(text) &&
      !(isWithoutMoney && hasMoney(text)) &&
      (!isOfMoney || supposes(text)) &&
      !(isAlone && (hasMoney(text) || others.some((other) => hasMoney(other.text)))),
  )
  if (rule) return rule.intent
  const isChoice = !isOrder && asks && CHOICE.test(text) && !hasMoney(text)
  return isChoice ? 'choice' : null
}

/** True when a clause supposes a step of the budget: "what if I had 8 crore?" names a whole one, and plans it. */
function supposes(text: string): boolean {
  const money = supposedIn(text)
  return money !== null && (!('total' in money) || !/\b(?:if|about)\b/.test(text))
}

/** True when a clause names no fact of a campaign, and asks for no advice on one: before a plan such facts count. */
function isIdle(text: string, book: PlaceBook, today: CivilDate): boolean {
  if (ADVICE.test(text)) return false
  const { cities, unavailable, isPanIndia, channels, startDate, durationDays, people } = readQuery(text, book, today)
  const facts = cities.length + unavailable.length + channels.length
  return facts === 0 && !isPanIndia && startDate === null && durationDays === null && people === null
}
const ADVICE =
  /\b(?:should|suggest|recommend|advi[sc]e|start|begin|help|ideas?|works?|best|karna|karein|karun|karu|shuru|chahiye|kaise kar\w*|plan)\b|चाहिए|करना|करूँ|करूं|करें|शुरू/u

/** True when a clause asks, orders nothing, and begins its sentence or ends it with a question mark. */
function isOpen(clause: Clause, all: readonly Clause[]): boolean {
  const first = all.find(({ sentence }) => sentence === clause.sentence)
  return (clause === first || clause.isAsked) && isOpenQuestion(clause) && !hasMoney(clause.text)
}

function belongs(
  other: Clause,
  i: number,
  { clauses, at, intent }: { clauses: readonly Clause[]; at: number; intent: string },
): boolean {
  const clause = clauses[at]
  if (i === at) return true
  if (!clause || other.sentence !== clause.sentence) return false
  if (intent === 'why' && isAskedChange(other.text)) return false
  return !clauses.some(({ sentence, text }) => sentence === clause.sentence && text !== clause.text && hasMoney(text))
}

const isAskedChange = (text: string) => /^(?:please |and )*(?:make|change|add|drop|remove|use|switch)\b/.test(text)
