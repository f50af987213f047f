import { hasSubject, type Query, type Question, type QuestionIntent, type SupposedBudget } from '../../question.ts'
import type { MessageReading } from '../read-message.ts'
import { normalise } from '../text/tokens.ts'
import { anyOf } from '../text/word-table.ts'
import type { ConversationState } from './conversation-state.ts'

const BEFORE =
  '^(?:(?:ok|okay|yes|yeah|yep|haan?|ji|great|fine|good|sure|nice|perfect|alright|please|then|so|now|well|cool|theek hai|thik hai|accha|achha|chalo|हाँ|हां|जी|ठीक है|अच्छा|चलो)[ ,.!]+)*'
/** Orders to plan the subject of the last question. */
const PLAN_THAT = new RegExp(
  `${BEFORE}${anyOf(
    normalise(
      "(?:let's |lets |can you |could you |please )?plan (?:that|it|this|them|these|those|for (?:that|it|this)), (?:make|prepare|build|create|give me|show me|do) (?:me )?(?:a|the) plan (?:for|of|with|from|on) (?:that|it|this|them), make (?:that|it|this) (?:into )?a plan, (?:iska|uska|isi ka|usi ka|yahi|isko|isi|ye|yeh) (?:ka )?plan (?:bana*|kar*), plan (?:bana do|banao|kar do|karo) (?:iska|uska|isi ka), (?:इसकी|उसकी|इसी की) (?:योजना|प्लानिंग) (?:बना[^ ]*|कर[^ ]*), (?:इसका|उसका|यही) प्लान (?:बना[^ ]*|कर[^ ]*)",
    ),
  )}(?![\\p{L}\\p{M}])`,
  'u',
)
/** Consent, which plans the subject of the last question where nothing else can be meant. */
const GO_AHEAD = new RegExp(
  `${BEFORE}${anyOf(
    normalise(
      "go ahead(?: with (?:it|that|this))?, (?:let's |lets )?do (?:it|that|this), proceed(?: with (?:it|that|this))?, make (?:it|that) so, make the plan, make a plan, plan banao, plan bana do, bana do, kar do, karo, yahi kar do, आगे बढ़ो, बना दो, योजना बनाओ, योजना बना दो, प्लान बनाओ, प्लान बना दो, यही कर दो, कर दो",
    ),
  )}(?: please| then| now| na| ji)?(?=[ .!]*$| for | with | at | ₹?\\d)`,
  'u',
)
/** Questions that name the place, the media, the dates or the reach of a wanted plan. */
const PLANNABLE: ReadonlySet<QuestionIntent> = new Set(['price', 'least_budget', 'availability', 'inverse'])

/** The question that a normalised message orders to be planned: "plan that", "ok plan it for 8 lakh"; null for none. */
export function takenQuestion(text: string, { question, hasPlan, isFresh }: ConversationState): Question | null {
  if (!question) return null
  const isConsent = GO_AHEAD.test(text)
  if (question.intent === 'more_money') return isFresh && (isConsent || PLAN_THAT.test(text)) ? question : null
  if (!PLANNABLE.has(question.intent) || !hasSubject(question.query)) return null
  // With a plan on the table, "go ahead" books it.
  return PLAN_THAT.test(text) || (isConsent && !hasPlan) ? question : null
}

/** A reading with the facts of a question in all that the message leaves open. */
export function withFactsOf(reading: MessageReading, { query, money, intent }: Question): MessageReading {
  if (intent === 'more_money') return withMoney(reading, money)
  const { places, channels, dates, amounts } = reading
  const isPlaced = places.cities.length + places.unavailable.length > 0 || places.isPanIndia
  const isDated = dates.start !== null || dates.end !== null
  const { cities, areas, isPanIndia, unavailable } = query
  return {
    ...reading,
    places: isPlaced ? places : { ...places, cities, areas, isPanIndia, unavailable },
    channels:
      channels.wanted.length > 0
        ? channels
        : { ...channels, wanted: query.channels, formats: { ...channels.formats, wanted: query.formats } },
    dates: isDated ? dates : { ...dates, ...datesOf(query, dates.durationDays, dates.durationMonths) },
    amounts: { ...amounts, reachGoal: amounts.reachGoal ?? query.people },
    frequencyGoal: reading.frequencyGoal ?? query.times,
    budgetGoal:
      intent === 'inverse' && query.people !== null ? { people: query.people, times: query.times ?? 1 } : null,
  }
}

/** Days of a query; a length that the message names itself counts from its first day. */
function datesOf({ startDate, endDate, durationDays }: Query, days: number | null, months: number | null) {
  const isOwnLength = days !== null || months !== null
  const end = isOwnLength ? null : endDate
  return { start: startDate, end, durationDays: isOwnLength || end !== null ? days : durationDays }
}

function withMoney(reading: MessageReading, money: SupposedBudget | null): MessageReading {
  if (money === null || reading.amounts.budgets.length > 0 || reading.amounts.change) return reading
  if (!('total' in money)) return { ...reading, amounts: { ...reading.amounts, change: money } }
  const sum = { amount: money.total, min: null, gst: null, per: {}, forText: null, beforeText: null, index: 0 }
  return { ...reading, amounts: { ...reading.amounts, budgets: [{ ...sum, sourceText: '' }] } }
}
