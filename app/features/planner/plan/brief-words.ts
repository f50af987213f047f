import type { Brief } from '../../../../worker/planner/rules/plan/brief.ts'

/** Labels of objectives. */
export const OBJECTIVES: Readonly<Record<string, string>> = {
  awareness: 'Awareness',
  launch: 'Product launch',
  sales: 'Sales',
  leads: 'Leads',
  footfall: 'Footfall',
  event: 'Event',
  recruitment: 'Recruitment',
}

const objectiveLabel = (objective: string): string => OBJECTIVES[objective] ?? objective

/** Label of the objective; awareness for a brief without one. */
export const objectiveOf = ({ objective }: Pick<Brief, 'objective'>): string =>
  objective ? objectiveLabel(objective) : 'Awareness'

/** Matches abbreviations of the trade, which a brief has in small letters. */
const ABBREVIATIONS = /\b(?:u?hni|nri|nccs|sec|cxo|smb|msme|b2b)(?=s?\b)( [a-e]\b)?/gi

/** Audience in the advertiser's words, with a capital; everyone for a brief without one. */
export function audienceOf({ audience }: Pick<Brief, 'audience'>): string {
  if (!audience) return 'Everyone 15+'
  const words = audience.replace(ABBREVIATIONS, (short) => short.toUpperCase())
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
