import type { CompleteBrief } from '../complete-brief.ts'
import { isCounted } from '../formats.ts'
import type { Offer } from '../market/offer.ts'
import type { Limit } from './problem.ts'

/** Shares of all people that a missing line costs: more than any plan gains by leaving it out. */
const MISSING_PENALTY = 2

/** The numbers of different listings that a brief asks for. Of a counted listing one line is bought at most. */
export function countLimits({ counts }: Pick<CompleteBrief, 'counts'>, offers: readonly Offer[]): Limit[] {
  return counts.flatMap((wish) => {
    const own = offers.filter(({ item }) => isCounted(wish, item))
    const ids = new Set(own.map(({ item }) => item.id))
    const ofListing = new Map<string, Set<string>>()
    for (const { item } of own) {
      ofListing.set(item.listingId, (ofListing.get(item.listingId) ?? new Set()).add(item.id))
    }
    const shared = [...ofListing.values()].filter(({ size }) => size > 1)
    return [
      countOf(ids, wish.least ?? 0, wish.most ?? Number.POSITIVE_INFINITY),
      ...shared.map((listing) => countOf(listing, 0, 1)),
    ]
  })
}

const countOf = (ids: ReadonlySet<string>, least: number, most: number): Limit => ({
  least,
  most,
  isHard: true,
  isCount: true,
  penalty: MISSING_PENALTY,
  takes: ({ id }) => (ids.has(id) ? 1 : 0),
})
