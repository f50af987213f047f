import { MEDIA_TYPES, type MediaType } from '../../catalogue/registry/media.ts'
import type { CivilDate } from '../../dates.ts'
import type { PlannerAnswer } from '../answer.ts'
import type { PlanEdits } from '../brief.ts'
import { type PlanResult, planCampaign } from '../drafting/plan-campaign.ts'
import type { InventoryItem } from '../inventory.ts'
import type { Plan } from '../plan.ts'
import type { Understanding } from '../understanding.ts'
import { answersTo, changesTo, waysOut } from './suggestions.ts'
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

export interface ReplyContext {
  /** Civil date in India. */
  today: CivilDate
  /** ISO instant. */
  now: string
  catalogueVersion: string
  edits: PlanEdits
}

/** Whether a plan is to be made; else the catalogue need not be read. */
export const needsInventory = ({ isComplete, intent }: Understanding): boolean =>
  isComplete && (intent === 'plan' || intent === 'why')

/**
 * The planner's answer to a conversation: a plan once the brief is complete, else what is missing.
 * @param items the inventory, in any order; not looked at unless `needsInventory`
 */
export function replyTo(
  understanding: Understanding,
  items: readonly InventoryItem[],
  context: ReplyContext,
): PlannerAnswer {
  const answer = answerTo(understanding, items, context)
  return { ...answer, message: joined([answer.message, unreadText(understanding)]) }
}

function answerTo(understanding: Understanding, items: readonly InventoryItem[], context: ReplyContext): PlannerAnswer {
  if (!needsInventory(understanding)) return talk(understanding, context.today)
  const result = planFor(understanding, items, context)
  const { brief, assumptions } = understanding
  const base = {
    missing: [],
    engine: 'embedded' as const,
    intent: understanding.intent,
    changes: [],
    notUnderstood: [],
    cards: [],
    compliance: [],
  }
  if (!result.feasible) {
    const message = joined([result.text, unavailableText(brief), wayText(result.reason)])
    return { ...base, message, brief, assumptions, suggestions: waysOut(result, brief) }
  }
  const { plan } = result
  return {
    ...base,
    message: messageOf(plan, understanding),
    plan,
    brief: plan.brief,
    assumptions: plan.assumptions,
    suggestions: changesTo(plan, items),
  }
}

const joined = (sentences: readonly string[]) => sentences.filter((sentence) => sentence !== '').join(' ')

/** Media added to a plan of any media join the media that such a plan selects. */
function planFor(
  { brief, assumptions }: Understanding,
  items: readonly InventoryItem[],
  { edits, ...context }: ReplyContext,
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

const WAYS: Partial<Record<string, string>> = {
  too_little: 'Raise the budget, or choose other media or another city.',
  too_short: 'Choose longer dates, or other media.',
  no_inventory: 'Choose other media or another city.',
  unavailable: 'Choose other dates or media.',
}
const wayText = (reason: string) => WAYS[reason] ?? ''

/** Codes of the warnings that the message repeats, in order of weight; the plan lists all warnings. */
const IN_MESSAGE = [
  'UNAVAILABLE_CITY',
  'CITY_MISSING',
  'CHANNEL_MISSING',
  'WIDENED',
  'UNALLOCATED',
  'PRODUCTION_EXTRA',
  'LATER_START',
]
const MAX_WARNINGS = 2

function messageOf(plan: Plan, understanding: Understanding): string {
  const { intent, reachGoal, assumptions } = understanding
  if (intent === 'why') return reasonText(plan)
  const terms = assumptions.find(({ code }) => code === 'CATALOGUE_RATES')
  const political = assumptions.find(({ code }) => code === 'POLITICAL')
  const warnings = IN_MESSAGE.flatMap((code) => plan.warnings.find((warning) => warning.code === code)?.text ?? [])
  const isPlain = terms !== undefined
  const repeated = warnings.filter((text) => !isPlain || !text.includes('₹')).slice(0, MAX_WARNINGS)
  const notes = [terms?.text ?? '', goalText(reachGoal, plan), ...repeated, political?.text ?? ''].filter(
    (note) => note !== '',
  )
  return joined([
    costText(plan, isPlain),
    reachText(plan),
    planScopeText(plan),
    ...notes.map(sentence),
    notes.length === 0 ? 'Ask for any change, or ask why.' : '',
  ])
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

const HELLO = 'Hello! I plan advertising campaigns across India with the media owners’ own rates.'
const HELP =
  'Tell me the budget, the cities and the dates of a campaign, and I make a media plan with real rates. Then change it in words: “add radio”, “drop theatre”, “make it 12 lakh”.'

/** Answers without a plan: small talk, refusals, and the questions that are open. */
function talk(understanding: Understanding, today: CivilDate): PlannerAnswer {
  const { brief, intent, missing, problems, assumptions } = understanding
  const answer = (sentences: readonly string[]): PlannerAnswer => ({
    message: joined(sentences),
    brief,
    missing,
    assumptions,
    suggestions: answersTo(missing, understanding, today),
    engine: 'embedded',
    intent,
    changes: [],
    notUnderstood: [],
    cards: [],
    compliance: [],
  })
  const questions = openQuestions(understanding)
  const rest = questions === '' ? 'Ask for any change to the campaign plan.' : questions
  if (intent === 'refused') {
    return answer([understanding.refusal ?? '', 'Tell me about another campaign, and I will plan it.'])
  }
  if (intent === 'greeting') return answer([HELLO, rest])
  if (intent === 'help') return answer([HELP, questions])
  if (intent === 'thanks') return answer(['You are welcome.', rest])
  if (intent === 'off_topic') return answer(['I can only help with advertising campaigns and media plans.', rest])
  if (intent === 'why') return answer(['There is no plan yet, so there is nothing to explain.', rest])
  // A turn that bargains may name sums that are no budget; they are not repeated.
  const terms = assumptions.find(({ code }) => code === 'CATALOGUE_RATES')
  const isOpen = problems.length === 0 && !terms
  return answer([
    terms ? sentence(terms.text) : '',
    isOpen ? understoodText(brief) : '',
    unavailableText(brief),
    questions,
  ])
}

/** The questions of the problems, then those of the slots that are merely open. */
function openQuestions({ problems, missing, brief }: Understanding): string {
  const troubled = new Set(problems.map(({ slot }) => slot))
  const asked = problems.filter(({ slot }) => missing.includes(slot)).map(({ message }) => message)
  const open = missing.filter((slot) => !troubled.has(slot))
  return joined([...asked, questionsFor(open, brief)])
}
