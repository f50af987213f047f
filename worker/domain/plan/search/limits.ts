import type { MediaType } from '../../catalogue/registry/media.ts'
import { type Paise, toPaise } from '../../money.ts'
import type { Brief } from '../brief.ts'

/** Share of the budget from which a plan counts as spent: nothing is bought for the money's sake above it. */
export const WELL_SPENT = 0.97

/** The most that each medium may cost where the brief splits the budget; no entry is no limit. */
export function mediumCapsOf({ split }: Pick<Brief, 'split'>, budget: Paise): Partial<Record<MediaType, Paise>> {
  const caps = Object.entries(split).map(([medium, percent]) => [medium, Math.floor((budget * (percent ?? 0)) / 100)])
  return Object.fromEntries(caps)
}

/** The most that each place may cost; null without a limit. */
export const placeCapOf = ({ perCityCap }: Pick<Brief, 'perCityCap'>): Paise | null =>
  perCityCap === null ? null : toPaise(perCityCap)
