import type { CivilDate } from '../../../dates.ts'
import type { Question, QuestionIntent } from '../../question.ts'
import { readAmounts } from '../amounts/amounts.ts'
import type { PlaceBook } from '../places/place-book.ts'
import type { Span } from '../text/spans.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { readQuery } from './query.ts'
import { CHOICE, isAskedEdit, isAsking, isLineOrder, RULES } from './question-words.ts'
import { askedLine, termsIn } from './terms.ts'
import { readPriceLimit } from './threshold.ts'

/** A question, and the stretches of the text that ask it: no other reader takes a fact from them. */
export interface QuestionReading {
  question: Question
  spans: Span[]
}

/** Without them a clause of a question's sentence is none of it. */
const hasMoney = (text: string) => {
  const { budgets, change } = readAmounts(text)
  return budgets.length > 0 || change !== null
}

/**
 * The question of a normalised message; null where it asks none. A sentence belongs to its question from the clause that asks to
 * its end, without the clauses that name a sum of money.
 */
export function readQuestion(text: string, book: PlaceBook, today: CivilDate): QuestionReading | null {
  const clauses = clausesOf(text)
  const at = clauses.findIndex((clause) => intentOf(clause, clauses) !== null)
  const clause = clauses[at]
  const intent = clause && intentOf(clause, clauses)
  if (!clause || !intent) return null
  const own = clauses.filter((other, i) => belongs(other, i, { clauses, at, intent }))
  const said = own.map((other) => other.text).join(', ')
  const query = readQuery(intent === 'why' ? named(said) : said, book, today)
  if (intent === 'choice' && query.channels.length < 2 && query.formats.length < 2 && query.cities.length < 2)
    return null
  return {
    question: {
      intent: intent === 'choice' ? 'compare' : intent,
      query,
      terms: termsIn(said),
      line: askedLine(said),
      said,
    },
    spans: own.map(({ start, end }) => ({ start, end })),
  }
}

/** "Why not Kothrud?" names Kothrud: what is not there is what it asks about. */
const named = (said: string) =>
  said.replace(
    /(?<![\p{L}\p{M}])(?:not|no|never|without|nothing|n't|isn't|wasn't|aren't|didn't|left out|leave out|excluded?|removed?|dropp?(?:ed)?|skipp?(?:ed)?|nahi|nahin|नहीं|नही)(?![\p{L}\p{M}])/gu,
    ' ',
  )

/** What a clause asks; `choice` where two things are named with "or". */
function intentOf(clause: Clause, all: readonly Clause[]): QuestionIntent | 'choice' | null {
  const { text, isAsked } = clause
  if (isAskedEdit(text) || (isLineOrder(text) && !isAsked)) return null
  const asks = isAsked || isAsking(text)
  if (asks && readPriceLimit(text)) return 'price'
  const others = all.filter((other) => other !== clause)
  const rule = RULES.find(
    ({ words, isWeak, isLed, isAlone, isWithoutMoney }) =>
      (!isWeak || asks) &&
      !(isLed && !isAsking(text) && hasMoney(text)) &&
      words.test(text) &&
      !(isWithoutMoney && hasMoney(text)) &&
      !(isAlone && (hasMoney(text) || others.some((other) => hasMoney(other.text)))),
  )
  if (rule) return rule.intent
  const isChoice = (isAsked || isAsking(text)) && CHOICE.test(text) && !hasMoney(text)
  return isChoice ? 'choice' : null
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
