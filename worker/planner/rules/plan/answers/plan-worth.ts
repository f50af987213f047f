import { formatMoney } from '../../../../kernel/rules/money.ts'
import type { Language } from '../language.ts'
import { NAMES } from '../names.ts'
import type { Plan, PlanAlternative } from '../plan.ts'
import { type Answerer, type Asked, type Reply, saying } from './answer.ts'
import { compare } from './compare.ts'

const en = {
  noPlan: 'There is no plan yet to judge; with a budget, a city and dates I make one.',
  proven: (share: string) =>
    `By our model this plan has at least ${share}% of the value of the best plan that these offers allow: an upper bound is computed with it.`,
  searched:
    'No upper bound was computed for this plan. The search compares each line by the new people it adds for its price, so a better plan by our model would differ little.',
  figures: (reach: string, low: string, high: string) => `It reaches about ${reach} people (${low} to ${high}).`,
  knee: (amount: string) => `From ${amount} on, more money mostly buys repetition.`,
  more: (amount: string, people: string) => `With ${amount} it would reach about ${people} people.`,
  other: ({ label, total }: PlanAlternative, reach: string, often: string) =>
    `“${label}”: ${reach} people ${often} times each for ${formatMoney(total)} with GST.`,
  help: 'What helps most: more days, another medium, or another city.',
  sorry: 'What would you change: the media, the places, the dates or the money?',
  instead: 'For the same brief there is also:',
  noOther: 'Say what you miss, and I plan it again.',
}
const hi: typeof en = {
  noPlan: 'अभी कोई योजना नहीं है जिसे परखा जाए; बजट, शहर और तारीखें मिलें तो मैं बना दूँगा।',
  proven: (share) =>
    `हमारे मॉडल के हिसाब से इस योजना में उस सबसे अच्छी योजना का कम से कम ${share}% मूल्य है जो इन जगहों से बन सकती है: ऊपरी सीमा इसके साथ ही निकाली जाती है।`,
  searched:
    'इस योजना के लिए कोई ऊपरी सीमा नहीं निकाली गई। खोज हर लाइन को उसकी कीमत में जुड़ने वाले नए लोगों से परखती है, इसलिए हमारे मॉडल में इससे बेहतर योजना में थोड़ा ही फ़र्क होगा।',
  figures: (reach, low, high) => `यह करीब ${reach} लोगों तक पहुँचती है (${low} से ${high})।`,
  knee: (amount) => `${amount} के बाद ज़्यादा पैसा अक्सर उन्हीं लोगों को दोबारा दिखाता है।`,
  more: (amount, people) => `${amount} में यह करीब ${people} लोगों तक पहुँचेगी।`,
  other: ({ total }, reach, often) =>
    `एक और योजना: ${reach} लोग, हर एक औसतन ${often} बार, जीएसटी सहित ${formatMoney(total)} में।`,
  help: 'सबसे ज़्यादा फ़ायदा: ज़्यादा दिन, एक और मीडिया या एक और शहर।',
  sorry: 'आप क्या बदलना चाहेंगे: मीडिया, जगहें, तारीखें या पैसा?',
  instead: 'इसी ज़रूरत के लिए यह भी है:',
  noOther: 'बताएँ क्या कमी है, मैं फिर से योजना बनाऊँगा।',
}
const MESSAGES: Record<Language, typeof en> = { en, hi }

const otherText = (other: PlanAlternative, language: Language) =>
  MESSAGES[language].other(other, NAMES[language].count(other.reach), other.frequency.toFixed(1))

/** Answers how near the plan is to the best one, and which changes would improve it. */
export function howGood(asked: Asked): ReturnType<Answerer> {
  const { plan, language, question } = asked
  const says = MESSAGES[language]
  if (!plan) return question.query.channels.length > 1 ? compare(asked) : saying([says.noPlan])
  const { certificate } = plan.method
  const { count } = NAMES[language]
  const [low, high] = plan.delivery.reachRange
  const [other] = plan.alternatives
  return saying(
    [
      certificate ? says.proven((Math.floor(certificate.share * 1_000) / 10).toFixed(1)) : says.searched,
      plan.delivery.reach > 0 ? says.figures(count(plan.delivery.reach), count(low), count(high)) : '',
      moneyText(plan, language) || (other ? otherText(other, language) : ''),
      says.help,
    ],
    { suggestions: plan.alternatives.map(({ ask }) => ask) },
  )
}

function moneyText({ curve, totals }: Plan, language: Language): string {
  if (!curve) return ''
  const says = MESSAGES[language]
  if (curve.knee !== null && curve.knee <= totals.budget) return says.knee(formatMoney(curve.knee))
  const next = curve.points.find(({ budget }) => budget > totals.budget)
  return next ? says.more(formatMoney(next.budget), NAMES[language].count(next.reach)) : ''
}

/** Asks for the change wanted, and offers two other plans in one sentence each. */
export function dislike({ plan, language }: Asked): Reply {
  const says = MESSAGES[language]
  const others = plan?.alternatives ?? []
  return saying(
    [
      says.sorry,
      others.length > 0 ? says.instead : says.noOther,
      ...others.slice(0, 2).map((other) => otherText(other, language)),
    ],
    { suggestions: others.map(({ ask }) => ask) },
  )
}
