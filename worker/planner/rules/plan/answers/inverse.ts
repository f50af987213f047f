import { formatMoney } from '../../../../kernel/rules/money.ts'
import type { Brief } from '../brief.ts'
import { budgetFor } from '../drafting/inverse.ts'
import type { InSteps, PlanStep } from '../in-steps.ts'
import type { Language } from '../language.ts'
import { NAMES } from '../names.ts'
import { type Asked, type Reply, saying } from './answer.ts'
import { defaultSpan, leastBudget } from './least-budget.ts'
import { scopeOf } from './scope.ts'

const en = {
  enough: (people: string, where: string, low: string, high: string, days: string) =>
    `To reach ${people} people${where}, plan ${low} to ${high} with GST and printing, ${days}.`,
  times: (times: number) => `Each of them meets it ${times} times or more.`,
  about: (people: string, where: string, budget: string, days: string) =>
    `To reach ${people} people${where}, plan at least ${budget} with GST and printing, ${days}.`,
  assumes: (media: string, budget: string, reach: string, low: string, high: string) =>
    `By our model ${budget} reaches about ${reach} (${low} to ${high}), with ${media}.`,
  tooMany: (people: string, where: string, most: string) =>
    `${people} people cannot be reached${where} with these media: about ${most} is the most, if all of them are bought.`,
  in: (where: string) => ` in ${where}`,
  place: 'Tell me the city, and I work out the budget for that many people.',
  india: 'all of India',
  none: 'Nothing of that can be booked in these days.',
  ask: (amount: string, where: string, days: string) => `Plan it for ${amount}${where}, ${days}`,
}
const hi: typeof en = {
  enough: (people, where, low, high, days) =>
    `${where}${people} लोगों तक पहुँचने के लिए ${days} तक जीएसटी और छपाई सहित ${low} से ${high} का बजट रखें।`,
  times: (times) => `इनमें से हर व्यक्ति इसे ${times} बार या अधिक देखेगा।`,
  about: (people, where, budget, days) =>
    `${where}${people} लोगों तक पहुँचने के लिए ${days} तक जीएसटी और छपाई सहित कम से कम ${budget} का बजट रखें।`,
  assumes: (media, budget, reach, low, high) =>
    `हमारे मॉडल से ${budget} में करीब ${reach} लोगों तक (${low} से ${high}) पहुँचते हैं; इसमें ${media} शामिल हैं।`,
  tooMany: (people, where, most) =>
    `${where}इन मीडिया से ${people} लोगों तक नहीं पहुँचा जा सकता: सब कुछ खरीदने पर भी ज़्यादा से ज़्यादा करीब ${most}।`,
  in: (where) => `${where} में `,
  place: 'शहर बताएँ, तो मैं इतने लोगों के लिए बजट निकाल दूँगा।',
  india: 'पूरे भारत',
  none: 'इन दिनों में ऐसा कुछ बुक नहीं हो सकता।',
  ask: (amount, where, days) => `${where}${days} तक ${amount} की योजना बनाओ`,
}
const MESSAGES: Record<Language, typeof en> = { en, hi }

/** The budget that a number of people needs. */
export function* inverse(asked: Asked): InSteps<PlanStep, Reply> {
  const { question, followed, items, language, context } = asked
  const { query } = question
  const { people } = query
  if (people === null) return leastBudget(asked)
  const says = MESSAGES[language]
  const names = NAMES[language]
  const scope = scopeOf(asked)
  const { brief } = followed.now
  const isPanIndia = query.isPanIndia || (query.cities.length === 0 && brief.geoScope === 'pan_india')
  if (scope.cities.length === 0 && !isPanIndia) return saying([says.place])
  const span = scope.span ?? defaultSpan(context.today, query.durationDays)
  const channels = scope.channels.length > 0 ? scope.channels : brief.channels
  const wanted: Brief = {
    ...brief,
    geoScope: isPanIndia ? 'pan_india' : 'cities',
    cities: scope.cities,
    channels,
    channelMode: 'only',
    perCityCap: null,
    split: {},
    mediumLeast: {},
  }
  const times = query.times ?? 1
  const found = yield* budgetFor({ ...wanted, startDate: span.start, endDate: span.end }, { people, times }, items)
  if (!found) return saying([says.none])
  const where = scope.cities.length > 0 ? says.in(names.list(scope.cities.map(names.place))) : ''
  if (!found.isReachable) return saying([says.tooMany(names.count(people), where, names.count(found.highest))])
  const budget = formatMoney(found.budget)
  const [least, most] = [formatMoney(found.least), formatMoney(found.most ?? found.budget)]
  const [low, high] = [names.count(found.reachRange[0]), names.count(found.reachRange[1])]
  const days = names.days(span)
  return saying(
    [
      least === most
        ? says.about(names.count(people), where, budget, days)
        : says.enough(names.count(people), where, least, most, days),
      times > 1 ? says.times(times) : '',
      says.assumes(names.list(found.media.map(names.medium)), budget, names.count(found.reach), low, high),
    ],
    { suggestions: [says.ask(budget, isPanIndia ? says.in(says.india) : where, days)] },
  )
}
