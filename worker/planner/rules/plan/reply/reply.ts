import type { CivilDate } from '../../../../kernel/rules/dates.ts'
import type { PlannerAnswer } from '../answer.ts'
import { answerQuestion } from '../answers/answer-question.ts'
import { missingText } from '../answers/not-there.ts'
import type { Assumption } from '../brief.ts'
import { finish, type InSteps, type PlanStep } from '../in-steps.ts'
import type { InventoryItem } from '../inventory.ts'
import type { Language } from '../language.ts'
import type { Plan } from '../plan.ts'
import { type FollowContext, type Followed, follow } from '../turns/follow.ts'
import type { Understanding } from '../understanding.ts'
import { openingOf } from './opening.ts'
import { SENTENCES } from './sentences/sentences.ts'
import { answersTo, changesTo, waysOut } from './suggestions.ts'
import { unmetText } from './unmet-text.ts'
import {
  costText,
  goalText,
  planScopeText,
  questionsFor,
  reachText,
  reasonText,
  unavailableText,
  understoodText,
  unreadText,
} from './wording.ts'

/**
 * The planner's answer to a conversation: a plan once the brief is complete, else the questions for the missing slots.
 * @param turns meaning of the conversation after each message, the last one at the end
 * @param items the inventory, in any order
 */
export const replyTo = (...inputs: Parameters<typeof replyInSteps>): PlannerAnswer => finish(replyInSteps(...inputs))

/** `replyTo` with a stop before each heavy step of a plan or an answer. */
export function* replyInSteps(
  turns: readonly Understanding[],
  items: readonly InventoryItem[],
  context: FollowContext,
): InSteps<PlanStep, PlannerAnswer> {
  const followed = yield* follow(turns, items, context)
  const answer = yield* answered(followed, items, context)
  const { text, changes, notUnderstood } = openingOf(followed)
  const message = joined([text, answer.message, unreadText(followed.now)])
  return { ...answer, message, opening: text, changes, notUnderstood }
}

/**
 * Puts the answer to a question first. A question alone leaves the plan and asks for nothing; after facts of the
 * campaign the plan follows, or the question for what is missing.
 */
function* answered(
  followed: Followed,
  items: readonly InventoryItem[],
  context: FollowContext,
): InSteps<PlanStep, PlannerAnswer> {
  const { now, before, result } = followed
  const { question, language, named, brief, intent } = now
  const missing =
    intent === 'refused' ? '' : missingText(named, items, { brief, words: question?.query.words ?? [], language })
  if (question === null || intent === 'refused') {
    const answer = answerTo(followed, items, context.today)
    return missing === '' ? answer : { ...answer, message: joined([missing, answer.message]) }
  }
  const plan = result?.feasible ? result.plan : (before?.plan ?? null)
  const { text, cards, suggestions } = yield* answerQuestion({ question, followed, plan, items, context, language })
  if (intent === 'plan') {
    const answer = answerTo(followed, items, context.today)
    return { ...answer, message: joined([text, missing, answer.message]), cards: [...cards, ...answer.cards] }
  }
  return {
    message: joined([missing, text]),
    ...(plan && { plan }),
    brief: plan?.brief ?? brief,
    missing: [],
    suggestions:
      suggestions.length > 0 ? suggestions.slice(0, MAX_SUGGESTIONS) : plan ? changesTo(plan, items, now.language) : [],
    assumptions: plan?.assumptions ?? now.assumptions,
    engine: 'embedded',
    opening: '',
    version: now.version,
    intent,
    changes: [],
    notUnderstood: [],
    cards,
    compliance: plan?.compliance ?? [],
  }
}

function answerTo(followed: Followed, items: readonly InventoryItem[], today: CivilDate): PlannerAnswer {
  const { now, before, result } = followed
  const plan = result?.feasible ? result.plan : before?.plan
  if (result === null && now.intent === 'unclear' && plan) return asItWas(followed, plan, items)
  if (result === null && (plan === undefined || now.intent !== 'why')) return talk(now, today)
  const { brief, assumptions, intent } = now
  const base = {
    missing: [],
    engine: 'embedded' as const,
    opening: '',
    version: now.version,
    intent,
    changes: [],
    notUnderstood: [],
    cards: [],
    compliance: now.compliance.notes,
  }
  if (result?.feasible === false) {
    const why = now.language === 'hi' ? result.hindi : result.text
    const message = joined([why, unavailableText(brief, now.language), SENTENCES[now.language].ways[result.reason]])
    const { unmet } = result
    return {
      ...base,
      message,
      brief,
      assumptions,
      suggestions: waysOut(result, brief, now.language),
      ...(unmet && { unmet: unmetText(unmet, brief, now.language) }),
    }
  }
  if (!plan) return talk(now, today)
  return {
    ...base,
    message:
      before && before.plan.planId === plan.planId && intent !== 'why'
        ? ''
        : messageOf(plan, now, before?.plan ?? null),
    plan,
    compliance: plan.compliance,
    brief: plan.brief,
    assumptions: plan.assumptions,
    suggestions: changesTo(plan, items, now.language),
  }
}

/** The current plan, with suggestions for the next message. */
function asItWas({ now }: Followed, plan: Plan, items: readonly InventoryItem[]): PlannerAnswer {
  return {
    message: SENTENCES[now.language][now.isQuestion ? 'whatToAsk' : 'whatToChange'],
    plan,
    brief: plan.brief,
    missing: [],
    assumptions: plan.assumptions,
    suggestions: changesTo(plan, items, now.language),
    engine: 'embedded',
    opening: '',
    version: now.version,
    intent: now.intent,
    changes: [],
    notUnderstood: [],
    cards: [],
    compliance: plan.compliance,
  }
}

const MAX_SUGGESTIONS = 4
const joined = (sentences: readonly string[]) => sentences.filter((sentence) => sentence !== '').join(' ')

/** Codes of the warnings that the message repeats, in order of weight; the plan lists all warnings. */
const IN_MESSAGE = [
  'LOCK_LOST',
  'LATER_START',
  'UNAVAILABLE_CITY',
  'CITY_MISSING',
  'CHANNEL_MISSING',
  'MEDIUM_THIN',
  'WIDENED',
  'UNALLOCATED',
  'SATURATED',
]
const MAX_WARNINGS = 2
/** Codes of assumptions about days that were named by an event. */
const DAYS_TAKEN = ['DATES_FROM_FESTIVAL', 'DATES_FROM_SEASON', 'DATES_TO_DAY']
/** Codes of limits that the catalogue keeps in part or not at all: the message repeats each of them. */
const LIMITS = ['FORMAT_MISSING', 'COUNT_SHORT', 'AREA_EMPTY', 'AREA_WIDENED', 'REGION_PARTIAL']

/** @param before the previous plan: the message does not repeat its facts */
function messageOf(plan: Plan, understanding: Understanding, before: Plan | null): string {
  const { intent, reachGoal, assumptions, language } = understanding
  const say = SENTENCES[language]
  if (intent === 'why') return reasonText(plan, language)
  const terms = assumptions.find(({ code }) => code === 'CATALOGUE_RATES')
  const isAgain = before !== null
  const told = new Set(before?.warnings.map(({ text }) => text))
  // The curve is described once for each budget; with the same budget as before, only the lines are.
  const isSameMoney = before?.brief.budget?.amount === plan.brief.budget?.amount
  const textsOf = (codes: readonly string[]) =>
    codes.flatMap((code) => {
      const warning = plan.warnings.find((one) => one.code === code && !told.has(one.text))
      return (language === 'hi' ? warning?.hindi : warning?.text) ?? []
    })
  const warnings = textsOf(IN_MESSAGE.filter((code) => code !== 'SATURATED' || !isSameMoney))
  const isPlain = terms !== undefined
  const isSameCost = before?.totals.payable === plan.totals.payable && before.delivery.reach === plan.delivery.reach
  const [law] = plan.compliance
  const repeated = warnings.filter((text) => !isPlain || !text.includes('₹')).slice(0, MAX_WARNINGS)
  const notes = [
    terms ? say.ownRates(terms.text) : '',
    goalText(reachGoal, plan, language),
    ...textsOf(LIMITS),
    ...repeated,
    law && law.text !== before?.compliance[0]?.text ? law.text : '',
  ].filter((note) => note !== '')
  return joined([
    isSameCost ? '' : costText(plan, isPlain, language),
    isSameCost ? '' : reachText(plan, language),
    isAgain ? '' : planScopeText(plan, language),
    isAgain || language !== 'en' ? '' : daysTaken(assumptions),
    ...notes.map((note) => sentence(note, language)),
    notes.length === 0 && !isAgain ? say.askOrWhy : '',
  ])
}

/** Days assumed for a festival, a season or an opening, in a sentence. */
function daysTaken(assumptions: readonly Assumption[]): string {
  const taken = assumptions.find(({ code }) => DAYS_TAKEN.includes(code))
  return taken ? sentence(taken.text, 'en') : ''
}

const sentence = (text: string, language: Language) =>
  /[.!?।]$/.test(text) ? text : `${text}${SENTENCES[language].stop}`

/** Answers without a plan: small talk, refusals, and the questions that are open. */
function talk(understanding: Understanding, today: CivilDate): PlannerAnswer {
  const { brief, intent, missing, problems, assumptions, compliance, language } = understanding
  const say = SENTENCES[language]
  const answer = (sentences: readonly string[]): PlannerAnswer => ({
    message: joined(sentences),
    brief,
    missing,
    assumptions,
    suggestions: answersTo(missing, understanding, today),
    engine: 'embedded',
    opening: '',
    version: understanding.version,
    intent,
    changes: [],
    notUnderstood: [],
    cards: [],
    compliance: compliance.notes,
  })
  const questions = openQuestions(understanding)
  const rest = questions === '' ? say.askForChange : questions
  if (intent === 'refused') return answer([understanding.refusal ?? '', say.nextCampaign])
  if (intent === 'greeting') return answer([say.hello, rest])
  if (intent === 'help') return answer([say.help, questions])
  if (intent === 'thanks') return answer([say.welcome, rest])
  if (intent === 'off_topic') return answer([say.offTopic, rest])
  if (intent === 'why') return answer([say.nothingToExplain, rest])
  if (compliance.question !== null) return { ...answer([compliance.question]), suggestions: compliance.answers }
  // A turn that bargains may name sums that are no budget; they are not repeated.
  const terms = assumptions.find(({ code }) => code === 'CATALOGUE_RATES')
  const isOpen = problems.length === 0 && !terms
  return answer([
    terms ? sentence(say.ownRates(terms.text), language) : '',
    isOpen ? understoodText(brief, language) : '',
    unavailableText(brief, language),
    questions,
  ])
}

/** The questions of the problems, then those of the slots that are merely open. */
function openQuestions({ problems, missing, brief, language }: Understanding): string {
  const troubled = new Set(problems.map(({ slot }) => slot))
  const asked = problems
    .filter(({ slot }) => missing.includes(slot))
    .map(({ message, hindi }) => (language === 'hi' ? hindi : message))
  const open = missing.filter((slot) => !troubled.has(slot))
  return joined([...asked, questionsFor(open, brief, language)])
}
