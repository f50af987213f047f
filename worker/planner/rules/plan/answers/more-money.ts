import { formatMoney, type Paise, toPaise } from '../../../../kernel/rules/money.ts'
import type { Language } from '../language.ts'
import { NAMES } from '../names.ts'
import type { PlanCurve } from '../plan.ts'
import type { SupposedBudget } from '../question.ts'
import { type Asked, type Reply, saying } from './answer.ts'

const en = {
  now: (budget: string, people: string) => `The plan of ${budget} reaches about ${people} people.`,
  exact: (budget: string, people: string, added: string) =>
    `With ${budget} it would reach about ${people}, ${added} than now.`,
  between: (from: string, fromPeople: string, to: string, toPeople: string, budget: string) =>
    `${budget} lies between two budgets that were worked out: ${from} reaches about ${fromPeople} people, ${to} about ${toPeople}.`,
  beyond: (budget: string, last: string, people: string) =>
    `${budget} is beyond the budgets that were worked out: the largest, ${last}, reaches about ${people} people.`,
  below: (budget: string, first: string, people: string) =>
    `${budget} is below the budgets that were worked out: the smallest, ${first}, reaches about ${people} people.`,
  more: (people: string) => `${people} more`,
  fewer: (people: string) => `${people} fewer`,
  knee: (amount: string) => `From ${amount} on, more money mostly buys repetition.`,
  noCurve: 'No other budgets were worked out for this plan; make the change, and I compare the two plans.',
  noPlan: 'There is no plan yet to compare with; with a budget, a city and dates I make one.',
  same: 'Nothing has changed yet.',
  chip: (amount: string) => `Make it ${amount} in all`,
}
const hi: typeof en = {
  now: (budget, people) => `${budget} की यह योजना करीब ${people} लोगों तक पहुँचती है।`,
  exact: (budget, people, added) => `${budget} में यह करीब ${people} लोगों तक पहुँचेगी, अभी से ${added}।`,
  between: (from, fromPeople, to, toPeople, budget) =>
    `${budget} उन दो बजटों के बीच है जो निकाले गए हैं: ${from} में करीब ${fromPeople} लोग, ${to} में करीब ${toPeople}।`,
  beyond: (budget, last, people) =>
    `${budget} निकाले गए बजटों से ज़्यादा है: सबसे बड़े, ${last}, में करीब ${people} लोगों तक पहुँचते हैं।`,
  below: (budget, first, people) =>
    `${budget} निकाले गए बजटों से कम है: सबसे छोटे, ${first}, में करीब ${people} लोगों तक पहुँचते हैं।`,
  more: (people) => `${people} ज़्यादा`,
  fewer: (people) => `${people} कम`,
  knee: (amount) => `${amount} के बाद ज़्यादा पैसा अक्सर उन्हीं लोगों को दोबारा दिखाता है।`,
  noCurve: 'इस योजना के लिए दूसरे बजट नहीं निकाले गए; बदलाव करें, तो मैं दोनों योजनाओं की तुलना कर दूँगा।',
  noPlan: 'अभी कोई योजना नहीं है जिससे तुलना हो; बजट, शहर और तारीखें मिलें तो मैं बना दूँगा।',
  same: 'अभी कुछ नहीं बदला है।',
  chip: (amount) => `कुल ${amount} कर दो`,
}
const MESSAGES: Record<Language, typeof en> = { en, hi }

/** Reach of another budget, by the points of the plan's own curve: nothing is estimated between them. */
export function moreMoney({ plan, question, language }: Asked): Reply {
  const says = MESSAGES[language]
  const { money } = question
  if (!plan || !money) return saying([says.noPlan])
  const { curve, totals } = plan
  const budget = budgetOf(totals.budget, money)
  const chip = { suggestions: [says.chip(formatMoney(budget))] }
  if (!curve || budget <= 0) return saying([says.noCurve], budget > 0 ? chip : {})
  const { knee, points } = curve
  const own = points.find((point) => point.budget === totals.budget)
  const isBeyondKnee = knee !== null && budget > knee
  return saying(
    [
      own ? says.now(formatMoney(own.budget), NAMES[language].count(own.reach)) : '',
      pointsText(budget, points, own?.reach ?? 0, language),
      isBeyondKnee ? says.knee(formatMoney(knee)) : '',
      says.same,
    ],
    chip,
  )
}

/** The supposed budget, derived from that of the plan. */
function budgetOf(now: Paise, money: SupposedBudget): Paise {
  if ('total' in money) return toPaise(money.total)
  return 'rupees' in money ? now + toPaise(money.rupees) : Math.round(now * (1 + money.percent / 100))
}

/** The point of a budget, else the two next to it, else the last point before it. */
function pointsText(budget: Paise, points: PlanCurve['points'], now: number, language: Language): string {
  const says = MESSAGES[language]
  const { count } = NAMES[language]
  const exact = points.find((point) => point.budget === budget)
  if (exact) {
    const added = exact.reach - now
    const text = added < 0 ? says.fewer(count(-added)) : says.more(count(added))
    return says.exact(formatMoney(budget), count(exact.reach), text)
  }
  const below = points.findLast((point) => point.budget < budget)
  const above = points.find((point) => point.budget > budget)
  const named = (point: PlanCurve['points'][number]) => [formatMoney(point.budget), count(point.reach)] as const
  if (below && above) return says.between(...named(below), ...named(above), formatMoney(budget))
  if (below) return says.beyond(formatMoney(budget), ...named(below))
  return above ? says.below(formatMoney(budget), ...named(above)) : ''
}
