import type { InSteps, PlanStep } from '../in-steps.ts'
import type { QuestionIntent } from '../question.ts'
import type { Answerer, Asked, Reply } from './answer.ts'
import { availability } from './availability.ts'
import { compare } from './compare.ts'
import { figures } from './figures.ts'
import { inverse } from './inverse.ts'
import { leastBudget } from './least-budget.ts'
import { method } from './method.ts'
import { moreMoney } from './more-money.ts'
import { dislike, howGood } from './plan-worth.ts'
import { price } from './price.ts'
import { production, proof } from './production.ts'
import { papers } from './required-documents.ts'
import { share } from './share.ts'
import { book, discount, gstCredit, guarantee, human } from './trade.ts'
import { whatIs } from './what-is.ts'
import { whichLine } from './which-line.ts'
import { why } from './why.ts'

const ANSWERS: Record<QuestionIntent, Answerer> = {
  price,
  least_budget: leastBudget,
  availability,
  inverse,
  what_is: whatIs,
  compare,
  why,
  how_good: howGood,
  figures,
  guarantee,
  discount,
  human,
  book,
  gst_credit: gstCredit,
  production,
  proof,
  dislike,
  which_line: whichLine,
  papers,
  share,
  more_money: moreMoney,
  method,
}

/**
 * The answer to a question, from the catalogue and from the current plan. It changes neither the plan nor the brief.
 */
export function* answerQuestion(asked: Asked): InSteps<PlanStep, Reply> {
  const answer = ANSWERS[asked.question.intent](asked)
  return 'next' in answer ? yield* answer : answer
}
