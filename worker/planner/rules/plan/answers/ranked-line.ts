import { formatMoney } from '../../../../kernel/rules/money.ts'
import type { Language } from '../language.ts'
import { NAMES } from '../names.ts'
import type { PlanLine } from '../plan.ts'
import type { AskedLine } from '../question.ts'
import { type Asked, type Reply, saying } from './answer.ts'
import { lineAsked } from './line-asked.ts'
import { linesCard } from './lines-card.ts'

type Rank = Extract<AskedLine, { rank: string }>['rank']

const en = {
  ranks: {
    dearest: 'The line that costs most',
    cheapest: 'The line that costs least',
    best_cpm: 'The line with the lowest CPM',
    worst_cpm: 'The line with the highest CPM',
    widest: 'The line that reaches most people',
    narrowest: 'The line that reaches fewest people',
  },
  ranked: (rank: string, { lineNo, title }: PlanLine, figures: string) =>
    `${rank} is line ${lineNo}, ${title}: ${figures}.`,
  numbered: ({ lineNo, title }: PlanLine, figures: string) => `Line ${lineNo} is ${title}: ${figures}.`,
  next: ({ lineNo, title }: PlanLine, figure: string) => `Next comes line ${lineNo}, ${title} (${figure}).`,
  noLine: (count: number) => `The plan has ${count} lines, and none like that.`,
  cost: (amount: string) => `${amount} with GST`,
  people: (people: string) => `about ${people} people`,
  cpm: (amount: string) => `a CPM of ${amount}`,
  unmeasured: 'its audience is not measured',
}
const hi: typeof en = {
  ranks: {
    dearest: 'सबसे महंगी',
    cheapest: 'सबसे सस्ती',
    best_cpm: 'सबसे कम CPM वाली',
    worst_cpm: 'सबसे ज़्यादा CPM वाली',
    widest: 'सबसे ज़्यादा लोगों तक पहुँचने वाली',
    narrowest: 'सबसे कम लोगों तक पहुँचने वाली',
  },
  ranked: (rank, { lineNo, title }, figures) => `${rank} लाइन ${lineNo} है, ${title}: ${figures}।`,
  numbered: ({ lineNo, title }, figures) => `लाइन ${lineNo}, ${title}: ${figures}।`,
  next: ({ lineNo, title }, figure) => `इसके बाद लाइन ${lineNo} है, ${title} (${figure})।`,
  noLine: (count) => `योजना में ${count} लाइनें हैं, ऐसी कोई नहीं।`,
  cost: (amount) => `जीएसटी सहित ${amount}`,
  people: (people) => `करीब ${people} लोग`,
  cpm: (amount) => `हज़ार इम्प्रेशन का खर्च ${amount}`,
  unmeasured: 'इसके दर्शकों को कोई नहीं मापता',
}
const MESSAGES: Record<Language, typeof en> = { en, hi }

/** The line of the plan that was asked for by rank or number, with its figures and the line that comes next. */
export function rankedLine({ question, plan, language }: Asked): Reply | null {
  const { line, query } = question
  const isElsewhere = query.cities.length > 0 && !query.cities.some((city) => plan?.brief.cities.includes(city))
  if (!plan || !line || isElsewhere) return null
  const says = MESSAGES[language]
  const ofMedia = plan.lineItems.filter(({ channel }) => query.channels.includes(channel))
  const pool = 'rank' in line && ofMedia.length > 0 ? ofMedia : plan.lineItems
  const found = lineAsked(question, { lineItems: pool })
  if (found === null || found === 'none') return saying([says.noLine(plan.lineItems.length)])
  const cards = [linesCard([found], language)]
  const figures = [
    says.cost(formatMoney(found.totalAmount)),
    ...(found.reach === null ? [says.unmeasured] : [says.people(NAMES[language].count(found.reach))]),
    ...(found.cpm === null ? [] : [says.cpm(formatMoney(found.cpm))]),
  ].join(', ')
  if (!('rank' in line)) return saying([says.numbered(found, figures)], { cards })
  const next = lineAsked(question, { lineItems: pool.filter(({ lineNo }) => lineNo !== found.lineNo) })
  const figure = next && next !== 'none' ? figureOf(next, line.rank, language) : null
  return saying(
    [
      says.ranked(says.ranks[line.rank], found, figures),
      next && next !== 'none' && figure !== null ? says.next(next, figure) : '',
    ],
    { cards, suggestions: isToGo(line.rank) && language === 'en' ? [`Drop line ${found.lineNo}`] : [] },
  )
}

/** Ranks that are asked for where a line is to go. */
const isToGo = (rank: Rank) => rank === 'worst_cpm' || rank === 'narrowest'

/** The figure by which lines are ranked; null where a line has none. */
function figureOf({ cpm, reach, totalAmount }: PlanLine, rank: Rank, language: Language): string | null {
  const says = MESSAGES[language]
  if (rank === 'dearest' || rank === 'cheapest') return says.cost(formatMoney(totalAmount))
  if (rank === 'best_cpm' || rank === 'worst_cpm') return cpm === null ? null : says.cpm(formatMoney(cpm))
  return reach === null ? null : says.people(NAMES[language].count(reach))
}
