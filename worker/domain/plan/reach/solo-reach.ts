import type { Purchase } from './exposure.ts'
import { MODEL } from './parameters.ts'

/**
 * People whom one purchase meets at least once on its own: N·a·(1 − g(0)) summed over its places, with the zero term of
 * the negative binomial distribution. The caller keeps `accessible` within what the medium can reach in a place.
 */
export function soloReach({ medium, exposures }: Purchase): number {
  const { k } = MODEL[medium]
  return exposures.reduce((sum, { accessible, impressions }) => {
    if (accessible <= 0) return sum
    return sum + accessible * (1 - (1 + impressions / accessible / k) ** -k)
  }, 0)
}
