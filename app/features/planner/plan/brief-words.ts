import type { Brief } from '../../../../worker/domain/plan/brief.ts'

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

/** The audience in the advertiser's words, with a capital; everyone where the brief has none. */
export const audienceOf = ({ audience }: Pick<Brief, 'audience'>): string =>
  audience ? `${audience.charAt(0).toUpperCase()}${audience.slice(1)}` : 'Everyone 15+'
