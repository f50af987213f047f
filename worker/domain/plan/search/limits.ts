import type { MediaType } from '../../catalogue/registry/media.ts'
import type { Paise } from '../../money.ts'
import type { Brief } from '../brief.ts'

/** Share of the budget above which nothing is bought only to spend it. */
export const WELL_SPENT = 0.97

/** Maximum spend on each medium where the brief splits the budget; a medium without an entry has no limit. */
export function mediumCapsOf({ split }: Pick<Brief, 'split'>, budget: Paise): Partial<Record<MediaType, Paise>> {
  const caps = Object.entries(split).map(([medium, percent]) => [medium, Math.floor((budget * (percent ?? 0)) / 100)])
  return Object.fromEntries(caps)
}
