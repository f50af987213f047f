import { formatMoney, type Paise } from '../../money.ts'
import type { Brief } from '../brief.ts'
import type { Language } from '../language.ts'
import { NAMES } from '../names.ts'
import { type Asked, type Reply, saying } from './answer.ts'
import { budgetFor } from './budget-for.ts'
import { defaultSpan, leastBudget } from './least-budget.ts'
import { scopeOf } from './scope.ts'

const en = {
  enough: (people: string, where: string, low: string, high: string, days: string) =>
    `To reach ${people} people${where}, plan ${low} to ${high} with GST and printing, ${days}.`,
  times: (times: number) => `Each of them meets it ${times} times or more.`,
  assumes: (media: string, reach: string) =>
    `That takes ${media}; the plan at the lower end reaches about ${reach} by our model.`,
  any: 'all media of the catalogue',
  tooMany: (people: string, where: string, most: string, budget: string) =>
    `${people} people cannot be reached${where} with these media: about ${most} is the most, at ${budget} with GST.`,
  in: (where: string) => ` in ${where}`,
  place: 'Tell me the city, and I work out the budget for that many people.',
  none: 'Nothing of that can be booked in these days.',
  ask: (amount: string) => `Plan it for ${amount}`,
}
const hi: typeof en = {
  enough: (people, where, low, high, days) =>
    `${where}${people} लोगों तक पहुँचने के लिए ${days} तक जीएसटी और छपाई सहित ${low} से ${high} का बजट रखें।`,
  times: (times) => `इनमें से हर व्यक्ति इसे ${times} बार या अधिक देखेगा।`,
  assumes: (media, reach) => `इसमें ${media} शामिल हैं; हमारे मॉडल से कम वाले बजट की योजना करीब ${reach} लोगों तक पहुँचती है।`,
  any: 'कैटलॉग के सभी मीडिया',
  tooMany: (people, where, most, budget) =>
    `${where}इन मीडिया से ${people} लोगों तक नहीं पहुँचा जा सकता: ज़्यादा से ज़्यादा करीब ${most}, जीएसटी सहित ${budget} में।`,
  in: (where) => `${where} में `,
  place: 'शहर बताएँ, तो मैं इतने लोगों के लिए बजट निकाल दूँगा।',
  none: 'इन दिनों में ऐसा कुछ बुक नहीं हो सकता।',
  ask: (amount) => `${amount} की योजना बनाओ`,
}
const SAYS: Record<Language, typeof en> = { en, hi }

/** The budget that a number of people needs. */
export function inverse(asked: Asked): Reply {
  const { question, followed, items, language, context } = asked
  const { query } = question
  const { people } = query
  if (people === null) return leastBudget(asked)
  const says = SAYS[language]
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
  }
  const times = query.times ?? 1
  const found = budgetFor({ ...wanted, startDate: span.start, endDate: span.end }, items, { people, times })
  if (!found) return saying([says.none])
  const where = scope.cities.length > 0 ? says.in(names.list(scope.cities.map(names.place))) : ''
  if (!found.isEnough) {
    return saying([says.tooMany(names.count(people), where, names.count(found.reach), formatMoney(found.budget))])
  }
  const [low, high] = [rounded(found.budget), rounded(found.budget * 1.25)]
  const media = channels.length > 0 ? names.list(channels.map(names.medium)) : says.any
  return saying(
    [
      says.enough(names.count(people), where, formatMoney(low), formatMoney(high), names.days(span)),
      times > 1 ? says.times(times) : '',
      says.assumes(media, names.count(found.reach)),
    ],
    { suggestions: [says.ask(formatMoney(high))] },
  )
}

/** Up to two figures: `₹1,90,000`. */
function rounded(amount: Paise): Paise {
  const step = 10 ** Math.max(2, Math.floor(Math.log10(amount)) - 1)
  return Math.ceil(amount / step) * step
}
