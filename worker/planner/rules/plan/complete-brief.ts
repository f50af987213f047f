import type { CivilDate } from '../../../kernel/rules/dates.ts'
import type { Brief } from './brief.ts'

/** A brief that can be planned: money, places and days are known. */
export interface CompleteBrief extends Brief {
  budget: NonNullable<Brief['budget']>
  startDate: CivilDate
  endDate: CivilDate
}

/** True when a brief has a positive budget, at least one place, and days in order. */
export const isPlannable = (brief: Brief): brief is CompleteBrief =>
  brief.budget !== null &&
  brief.budget.amount > 0 &&
  (brief.geoScope === 'pan_india' || brief.cities.length > 0) &&
  brief.startDate !== null &&
  brief.endDate !== null &&
  brief.startDate <= brief.endDate
