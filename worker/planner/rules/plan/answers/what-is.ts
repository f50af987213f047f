import { isMediaType } from '../../../../catalogue/rules/registry/media.ts'
import { WORDS } from '../../../../catalogue/rules/registry/tables.ts'
import { formatMoney, formatNumber } from '../../../../kernel/rules/money.ts'
import type { Language } from '../language.ts'
import { NAMES } from '../names.ts'
import type { Plan } from '../plan.ts'
import type { Term } from '../question.ts'
import { type Asked, type Reply, saying } from './answer.ts'
import { GLOSSARY } from './glossary.ts'

const en = {
  here: (figure: string) => `In this plan: ${figure}.`,
  reach: (people: string) => `a reach of ${people} people`,
  impressions: (count: string) => `${count} impressions`,
  times: (times: string) => `a frequency of ${times}`,
  effective: (people: string, k: number) => `${people} people ${k} times or more`,
  of: (amount: string) => amount,
  grps: (grps: string) => `${grps} GRPs`,
  universe: (people: string) => `${people} adults`,
  unknown: 'I do not know that term of the trade; say it in other words, or ask for a planner.',
}
const hi: typeof en = {
  here: (figure) => `इस योजना में: ${figure}।`,
  reach: (people) => `${people} लोगों तक पहुँच`,
  impressions: (count) => `${count} इम्प्रेशन`,
  times: (times) => `औसतन ${times} बार`,
  effective: (people, k) => `${people} लोग ${k} बार या अधिक`,
  of: (amount) => amount,
  grps: (grps) => `${grps} GRP`,
  universe: (people) => `${people} वयस्क`,
  unknown: 'यह शब्द मुझे नहीं पता; दूसरे शब्दों में पूछें, या किसी प्लानर से बात करें।',
}
const MESSAGES: Record<Language, typeof en> = { en, hi }

/** The meaning of a term. */
export const definitionOf = (term: Term, language: Language): string =>
  isMediaType(term) ? (WORDS[term].term?.[language] ?? '') : GLOSSARY[language][term]

/** Explains the terms of a question, with their figures in the current plan. */
export function whatIs({ question: { terms }, plan, language }: Asked): Reply {
  const says = MESSAGES[language]
  if (terms.length === 0) return saying([says.unknown])
  const asked = terms.slice(0, 2)
  const figures = plan ? asked.flatMap((term) => figureOf(term, plan, language) ?? []) : []
  return saying([
    ...asked.map((term) => definitionOf(term, language)),
    figures.length > 0 ? says.here(NAMES[language].list(figures)) : '',
  ])
}

/** The figure of a term in a plan; null where the plan has none. */
function figureOf(term: Term, { delivery, totals, brief }: Plan, language: Language): string | null {
  const says = MESSAGES[language]
  const names = NAMES[language]
  const isMeasured = delivery.reach > 0
  const figures: Partial<Record<Term, string | null>> = {
    cpm: isMeasured ? says.of(`CPM ${formatMoney(delivery.cpm)}`) : null,
    cprp: isMeasured ? says.of(`CPRP ${formatMoney(delivery.cprp)}`) : null,
    grp: isMeasured ? says.grps(formatNumber(delivery.grps)) : null,
    ots: isMeasured ? says.times(delivery.frequency.toFixed(1)) : null,
    frequency: isMeasured ? says.times(delivery.frequency.toFixed(1)) : null,
    reach: isMeasured ? says.reach(names.count(delivery.reach)) : null,
    impressions: isMeasured ? says.impressions(names.count(delivery.impressions)) : null,
    effective_reach: isMeasured
      ? says.effective(names.count(delivery.effectiveReach.reach), delivery.effectiveReach.k)
      : null,
    universe: says.universe(names.count(delivery.universe)),
    flight: brief.startDate && brief.endDate ? names.days({ start: brief.startDate, end: brief.endDate }) : null,
    setup: formatMoney(totals.production),
    gst: formatMoney(totals.gst),
    utilisation: `${totals.utilisationPct}%`,
  }
  return figures[term] ?? null
}
