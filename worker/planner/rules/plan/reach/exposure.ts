import type { MediaType } from '../../../../catalogue/rules/registry/media.ts'

/** How one purchase meets the people of one place. */
export interface Exposure {
  /** Index into the places of the plan. */
  place: number
  /** People whom it can reach at all, N·a. */
  accessible: number
  /** Times that it is seen or heard in the flight, I. */
  impressions: number
}

/** One thing that is bought, and whom it meets. No exposures where nobody measures the medium. */
export interface Purchase {
  medium: MediaType
  exposures: readonly Exposure[]
}
