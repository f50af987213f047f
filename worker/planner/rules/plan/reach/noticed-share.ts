import type { ReachParameters } from '../../../../catalogue/rules/registry/plan-spec.ts'
import type { Exposure } from './exposure.ts'
import { zeroTerm } from './negative-binomial.ts'

/**
 * Share of the people within reach of a medium in a place that notice one purchase at least once, 0 to 1: a/A · (1 −
 * g(1 − q)), where a of the place's people can meet the purchase and A can meet the medium.
 * @param people adults of the place
 * @param q probability that one exposure is noticed; 1 counts everyone who is exposed
 */
export function noticedShare(
  { accessible, impressions }: Pick<Exposure, 'accessible' | 'impressions'>,
  people: number,
  { accessible: access, k }: Pick<ReachParameters, 'accessible' | 'k'>,
  q = 1,
): number {
  const reachable = people * access
  const met = Math.min(accessible, reachable)
  if (!(met > 0) || !(impressions > 0)) return 0
  return (met / reachable) * (1 - zeroTerm(impressions / met, k, q))
}
