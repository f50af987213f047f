import { formatMoney } from '../../../../kernel/rules/money.ts'
import type { AnswerCard } from '../answer.ts'
import type { Language } from '../language.ts'
import { NAMES } from '../names.ts'
import type { PlanLine } from '../plan.ts'

const MESSAGES = {
  en: { title: 'Line of the plan', people: 'People', cpm: 'CPM', cost: 'With GST' },
  hi: { title: 'योजना की लाइन', people: 'लोग', cpm: 'CPM', cost: 'जीएसटी सहित' },
} as const

/** Lines of a plan with their figures, and links to their pages. */
export function linesCard(lines: readonly PlanLine[], language: Language): AnswerCard {
  const says = MESSAGES[language]
  return {
    kind: 'lines',
    title: says.title,
    rows: lines.map(({ title, path, reach, cpm, totalAmount }) => ({
      title,
      path,
      facts: [
        ...(reach === null ? [] : [`${says.people}: ${NAMES[language].count(reach)}`]),
        ...(cpm === null ? [] : [`${says.cpm}: ${formatMoney(cpm)}`]),
        `${says.cost}: ${formatMoney(totalAmount)}`,
      ],
    })),
  }
}
