import type { NamedAudience } from '../../../../catalogue/rules/registry/affinity/columns.ts'
import type { Brief } from '../brief.ts'
import { audienceIndex } from '../market/affinity/audience-index.ts'
import { noticedOnly } from '../market/exposures.ts'
import type { Offer } from '../market/offer.ts'
import { soloReach } from '../reach/solo-reach.ts'

/** Factor on the value of a listing in a locality that the brief names: it wins where the difference is small. */
const AREA_BONUS = 1.25

/**
 * Offers by value for money, best first: people who notice the best order on its own for a paisa before GST. Unmeasured
 * offers come last, equal ones by id.
 * @param areas localities whose listings are preferred
 * @param audience whose people count; null for all adults
 */
export function rankOffers(
  offers: readonly Offer[],
  areas: Brief['areas'],
  audience: NamedAudience | null = null,
): Offer[] {
  const named = new Set(areas.map(({ city, area }) => `${city}/${area}`))
  const value = new Map(
    offers.map((offer) => [offer, worthOf(offer) * (isIn(named, offer) ? AREA_BONUS : 1) * indexOf(offer, audience)]),
  )
  return [...offers].sort((a, b) => (value.get(b) ?? 0) - (value.get(a) ?? 0) || byId(a, b))
}

/** Order of offers by item id. */
export const byId = (a: Offer, b: Offer): number => (a.item.id < b.item.id ? -1 : 1)

const worthOf = ({ item, orders }: Offer): number =>
  orders.reduce(
    (best, { net, exposures }) =>
      Math.max(best, soloReach({ medium: item.channel, exposures: noticedOnly(item, exposures) }) / net),
    0,
  )

const isIn = (areas: ReadonlySet<string>, { item }: Offer): boolean => areas.has(`${item.city}/${item.area}`)

const indexOf = ({ item }: Offer, audience: NamedAudience | null): number =>
  audience === null ? 1 : audienceIndex(item, audience).value
