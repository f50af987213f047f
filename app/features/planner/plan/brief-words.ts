import type { Brief } from '../../../../worker/planner/rules/plan/brief.ts'

/** Objectives of a brief in words for people. */
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

/** The objective in words; awareness where the brief has none. */
export const objectiveOf = ({ objective }: Pick<Brief, 'objective'>): string =>
  objective ? objectiveLabel(objective) : 'Awareness'

/** Abbreviations of the trade that a brief has in small letters. */
const ABBREVIATIONS = /\b(?:u?hni|nri|nccs|sec|cxo|smb|msme|b2b)(?=s?\b)( [a-e]\b)?/gi

/** The audience in the advertiser's words, with a capital; everyone where the brief has none. */
export function audienceOf({ audience }: Pick<Brief, 'audience'>): string {
  if (!audience) return 'Everyone 15+'
  const words = audience.replace(ABBREVIATIONS, (short) => short.toUpperCase())
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
