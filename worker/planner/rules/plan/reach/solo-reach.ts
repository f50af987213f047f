import { PLAN_RULES } from '../../../../catalogue/rules/registry/tables.ts'
import type { Purchase } from './exposure.ts'
import { zeroTerm } from './negative-binomial.ts'

/**
 * People that one purchase meets at least once on its own, summed over its places. The caller limits `accessible` to
 * those that the medium can reach in a place, so no place is needed here.
 */
export function soloReach({ medium, exposures }: Purchase): number {
  const { k } = PLAN_RULES[medium].reach
  return exposures.reduce((sum, { accessible, impressions }) => {
    if (accessible <= 0) return sum
    return sum + accessible * (1 - zeroTerm(impressions / accessible, k))
  }, 0)
}
