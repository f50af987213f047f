import type { MediaType } from '../../../../catalogue/rules/registry/media.ts'

/** Exposure of the people of one place to one purchase. */
export interface Exposure {
  /** Index into the places of the plan. */
  place: number
  /** Largest possible audience in people, N·a. */
  accessible: number
  /** Times that it is seen or heard in the flight, I. */
  impressions: number
}

/** One purchase with its exposures, which are empty where the medium is unmeasured. */
export interface Purchase {
  medium: MediaType
  exposures: readonly Exposure[]
}
